import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { customerForTest, hostingForTest } from '../servers/testing/servers.ts'
import { placesOf } from './official.ts'
import { openPlayers } from './players.ts'
import { openStandIn } from './stand-in/stand-in.ts'

async function world() {
  const standIn = await openStandIn()
  let time = Date.UTC(2026, 10, 23)
  const place = placesOf(standIn.mirrors).find(({ source }) => source === 'mojang')
  const find = openPlayers({ place, userAgent: 'test', now: () => time })
  const pass = (ms: number) => {
    time += ms
  }
  return { ...standIn, find, pass, [Symbol.asyncDispose]: standIn.close }
}

test('a name is asked for once an hour, however it is spelled and however many ask', async () => {
  await using own = await world()
  const [first] = await Promise.all([own.find('zubrenok'), own.find('Zubrenok')])
  expect(first).toEqual({ name: 'Zubrenok', uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/) })
  expect(await own.find('ZUBRENOK')).toEqual(first)
  expect(own.asked).toHaveLength(1)
  own.pass(3_600_001)
  own.switch('mojang', { away: true })
  // What was known is told on while the service is away.
  expect(await own.find('Zubrenok')).toEqual(first)
  expect(own.asked).toHaveLength(2)
})

test('nobody’s name, nonsense and a service that is away are told apart', async () => {
  await using own = await world()
  expect(await own.find('Nobody_1')).toBe('none')
  own.switch('mojang', { nonsense: true })
  expect(await own.find('Zubrenok')).toBe('away')
  own.pass(60_001)
  own.switch('mojang', { away: true })
  expect(await own.find('Zubrenok')).toBe('away')
})

test('who has an account asks by a name alone, and is told where nobody is asked', async () => {
  const hosting = await hostingForTest()
  const anna = await customerForTest(hosting, 'anna')
  const answer = await anna.call('GET', '/api/players/Zubrenok')
  expect(await answer.json()).toEqual({ player: null })
  expect((await anna.call('GET', '/api/players/a%20b')).status).toBe(400)
  expect((await fetch(`${hosting.url}/api/players/Zubrenok`)).status).toBe(401)
})

test.each([
  ['an id that is no UUID', { id: '12345678123412341234123412341234', name: 'Zubrenok' }],
  ['a name that is none', { id: '123456781234423482341234123412ab', name: 'a b' }],
  ['a list', []],
])('%s of a player is no answer, and no fault of ours', async (_, profile) => {
  const server = createServer((_request, response) => response.end(JSON.stringify(profile)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const mojang = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const coreSources = { ...(await openMirrors()), mojang }
  const hosting = await hostingForTest({ config: { coreSources } })
  const anna = await customerForTest(hosting, 'anna')
  const answer = await anna.call('GET', '/api/players/abc')
  expect([answer.status, await answer.json()]).toEqual([200, { player: null }])
})

async function openMirrors() {
  const { mirrors, close } = await openStandIn()
  onTestFinished(close)
  return mirrors
}
