import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bestRuntimeForTests } from '../servers/testing/runtimes.ts'
import { eventually, nodeForTest } from '../servers/testing/servers.ts'
import { bedrockClient } from '../testing/bedrock-client/bedrock-client.ts'
import { npmOfThisMachine } from './find-npm.ts'
import { flyingSquid } from './flying-squid.ts'
import { serenityJs } from './serenityjs.ts'

test('SerenityJS from npm: a client joins and chats, the console works, and the world is saved', {
  timeout: 300_000,
}, async () => {
  const coresDir = join(await mkdtemp(join(tmpdir(), 'zubr-cores-')), 'cores')
  await chmod(dirname(coresDir), 0o711)
  onTestFinished(() => rm(dirname(coresDir), { recursive: true, force: true }))
  const npm = npmOfThisMachine()
  const core = serenityJs({ coresDir, npm })
  // Its client reads the game's data from there.
  const data = flyingSquid({ coresDir, npm }).install({
    signal: new AbortController().signal,
    progress: () => undefined,
  })
  const { api, id, command, lines, folder, node } = await nodeForTest({
    runtime: bestRuntimeForTests,
    cores: [core],
    limits: {},
  })
  // A semicolon separates the fields of the ping's answer.
  const settings = { viewDistance: 3, maxPlayers: 7, motd: 'Зубр; the gate', onlineMode: false }
  api.want(id, { core: { id: 'serenityjs', version: core.published.version }, settings })
  await eventually(() => expect(api.reportOf(id)?.state).toBe('running'), { timeout: 120_000 })
  api.change({ watched: [id] })
  await eventually(() => expect(api.reportOf(id)?.stats?.players).toBe(0))
  const world = JSON.parse(await readFile(join(folder.data, 'worlds/default/properties.json'), 'utf8'))
  expect(world.dimensions[0]).toMatchObject({ viewDistance: 3 })
  await data
  const clients = await bedrockClient(join(dirname(coresDir), 'clients'), dirname(coresDir))
  const { port } = api.reportOf(id) ?? {}
  const player = await clients.join('127.0.0.1', port ?? 0, 'Zubrik', '1.26.20')
  onTestFinished(() => player.end())
  await eventually(() => expect(api.reportOf(id)?.stats).toMatchObject({ players: 1, names: ['Zubrik'] }))
  const messages: string[] = []
  player.onChat((text) => messages.push(text))
  player.chat('hello from the forest')
  await eventually(async () => expect((await lines()).join('\n')).toContain('Chat: hello from the forest'))
  command('say hello, player')
  await eventually(() => expect(messages.join()).toContain('hello, player'))
  command('list')
  await eventually(async () => expect(await lines()).toContain('There are 1/7 players online: Zubrik'))
  command('nonsense')
  await eventually(async () => expect((await lines()).join('\n')).toContain('nonsense'))
  expect((await lines()).join('\n')).not.toContain(dirname(coresDir))
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
  await expect.poll(lines).toContain('The world is saved')
  expect(node.logged.filter((line) => line.startsWith('error'))).toEqual([])
})
