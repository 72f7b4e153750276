import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { packet, readVarInt, text, varInt } from '@zubr/on-node/java-packets'
import { expect, onTestFinished, test } from 'vitest'
import { reachedAt } from '../edge/testing/edge.ts'
import { eventually } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

// The fake of Paper handles the commands about players, so that the panel's actions can be tested.

const protocol1_8 = 47
const ids = { loginDisconnect: 0, loginSuccess: 2, playDisconnect: 0x40 }

/**
 * Joins as a client of 1.8. Resolves to the message of a kick, or to `in` and a promise of a later
 * kick.
 */
async function joins(at: { host: string; port: number }, name: string) {
  const client = connect(at)
  onTestFinished(() => void client.destroy())
  await once(client, 'connect')
  let bytes: Buffer = Buffer.alloc(0)
  let isIn = false
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>()
  const { promise: kicked, resolve: kick } = Promise.withResolvers<string>()
  client.on('data', (more: Buffer) => {
    bytes = Buffer.concat([bytes, more])
    for (;;) {
      const length = readVarInt(bytes, 0)
      if (typeof length === 'string' || bytes.length < length.next + length.value) return
      const body = bytes.subarray(length.next, length.next + length.value)
      bytes = bytes.subarray(length.next + length.value)
      const id = readVarInt(body, 0)
      if (typeof id === 'string') return
      const message = () => {
        const letters = readVarInt(body, id.next)
        return typeof letters === 'string' ? '' : JSON.parse(body.toString('utf8', letters.next)).text
      }
      if (!isIn && id.value === ids.loginDisconnect) answer(message())
      if (!isIn && id.value === ids.loginSuccess) {
        isIn = true
        answer('in')
      } else if (isIn && id.value === ids.playDisconnect) kick(message())
    }
  })
  const port = Buffer.from([at.port >> 8, at.port & 255])
  const hello = packet(varInt(0), varInt(protocol1_8), text(at.host), port, varInt(2))
  client.write(Buffer.concat([hello, packet(varInt(0), text(name))]))
  return { answer: await answered, kicked, end: () => client.destroy() }
}

test('player lists: the fake obeys op, ban and whitelist as the real server does', async () => {
  const { api, id, want, core, folder, command, lines, dataDir } = await jvmNodeForTest()
  want({ core: core('paper', 'paper') })
  await api.until(id, { state: 'running' })
  const at = await reachedAt(dataDir, id)
  const file = async (name: string) => JSON.parse(await readFile(join(folder.data, name), 'utf8'))
  /** Types a command and resolves once the console shows each answer. */
  const says = async (typed: string, ...answers: string[]) => {
    const before = (await lines()).length
    command(typed)
    await eventually(async () => {
      const since = (await lines()).slice(before)
      for (const answer of answers) expect(since).toContainEqual(expect.stringContaining(answer))
    })
  }

  const zubrenok = await joins(at, 'Zubrenok')
  expect(zubrenok.answer).toBe('in')
  await says('op zubrenok', 'Made Zubrenok a server operator')
  await says('op Zubrenok', 'Nothing changed. The player already is an operator')
  // The UUID that the fake of Mojang has for that name.
  const uuid = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(await file('ops.json')).toEqual([{ uuid, name: 'Zubrenok', level: 4, bypassesPlayerLimit: false }])
  await says('op Nobody_1', 'That player does not exist')
  await says('op', 'Unknown or incomplete command, see below for error', 'op<--[HERE]')

  await says('whitelist on', 'Whitelist is now turned on')
  expect((await joins(at, 'Lisichka')).answer).toBe('You are not white-listed on this server!')
  await says('whitelist add Lisichka', 'Added Lisichka to the whitelist')
  await says('whitelist list', 'There are 1 whitelisted players: Lisichka')
  expect(await file('whitelist.json')).toEqual([{ uuid, name: 'Lisichka' }])
  const lisichka = await joins(at, 'Lisichka')
  expect(lisichka.answer).toBe('in')
  await eventually(async () =>
    expect(await lines()).toContainEqual(expect.stringContaining('Lisichka joined the game')),
  )

  await says('ban Lisichka griefing the castle', 'Banned Lisichka: griefing the castle')
  expect(await lisichka.kicked).toBe('You are banned from this server')
  await says('list', 'There are 1 of a max of 100 players online: Zubrenok')
  expect((await joins(at, 'Lisichka')).answer).toBe(
    'You are banned from this server.\nReason: griefing the castle',
  )
  const created = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}$/)
  const ban = { created, source: 'Server', expires: 'forever', reason: 'griefing the castle' }
  expect(await file('banned-players.json')).toEqual([{ uuid, name: 'Lisichka', ...ban }])
  await says('pardon Lisichka', 'Unbanned Lisichka')
  const before = (await lines()).length
  expect((await joins(at, 'Lisichka')).answer).toBe('in')
  await eventually(async () =>
    expect((await lines()).slice(before)).toContainEqual(expect.stringContaining('Lisichka joined the game')),
  )
  await says('kick Lisichka', 'Kicked Lisichka: Kicked by an operator', 'Lisichka left the game')
  await says('ban-ip 300.0.0.1', 'Invalid IP address or unknown player')
  await says('ban-ip Zubrenok', 'Banned IP 127.0.0.1: Banned by an operator.', 'This ban affects 1 players')
  expect(await zubrenok.kicked).toBe('You have been IP banned from this server')
  expect((await joins(at, 'Lisichka')).answer).toContain('Your IP address is banned from this server.')
  await says('pardon-ip 127.0.0.1', 'Unbanned IP 127.0.0.1')
  expect((await file('usercache.json')).map(({ name }: { name: string }) => name)).toEqual([
    'Zubrenok',
    'Lisichka',
  ])

  // The lists are loaded again at the next start, and the setting is in server.properties.
  want({ desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  want({ desiredState: 'running' })
  await api.until(id, { state: 'running' })
  const again = await reachedAt(dataDir, id)
  expect((await joins(again, 'Stranger')).answer).toBe('You are not white-listed on this server!')
  expect((await joins(again, 'Zubrenok')).answer).toBe('in')
  await says('deop Zubrenok', 'Made Zubrenok no longer a server operator')
  await says('whitelist off', 'Whitelist is now turned off')
  expect((await joins(again, 'Stranger')).answer).toBe('in')
})
