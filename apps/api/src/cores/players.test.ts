import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { customerForTest, hostingForTest } from '../servers/testing/servers.ts'
import { startFakeCoreSources } from './fake-sources/fake-sources.ts'
import { placesOf } from './official.ts'
import { openPlayers } from './players.ts'

async function world() {
  const fakeSources = await startFakeCoreSources()
  let time = Date.UTC(2026, 10, 23)
  const place = placesOf(fakeSources.mirrors).find(({ source }) => source === 'mojang')
  const find = openPlayers({ place, userAgent: 'test', now: () => time })
  const pass = (ms: number) => {
    time += ms
  }
  return { ...fakeSources, find, pass, [Symbol.asyncDispose]: fakeSources.close }
}

test('cache: a name is requested once an hour, in any spelling and for any number of users', async () => {
  await using context = await world()
  const [first] = await Promise.all([context.find('zubrenok'), context.find('Zubrenok')])
  expect(first).toEqual({ name: 'Zubrenok', uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/) })
  expect(await context.find('ZUBRENOK')).toEqual(first)
  expect(context.requests).toHaveLength(1)
  context.pass(3_600_001)
  context.switch('mojang', { away: true })
  // Known players are returned while the service is unavailable.
  expect(await context.find('Zubrenok')).toEqual(first)
  expect(context.requests).toHaveLength(2)
})

test('results: an unused name, an invalid response and an unavailable service are distinguished', async () => {
  await using context = await world()
  expect(await context.find('Nobody_1')).toBe('none')
  context.switch('mojang', { nonsense: true })
  expect(await context.find('Zubrenok')).toBe('away')
  context.pass(60_001)
  context.switch('mojang', { away: true })
  expect(await context.find('Zubrenok')).toBe('away')
})

test('endpoint: it needs a session and sends only the name; a disabled source is reported', async () => {
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
])('invalid response: %s of a player is no result, and no error of ours', async (_, profile) => {
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
  const { mirrors, close } = await startFakeCoreSources()
  onTestFinished(close)
  return mirrors
}
