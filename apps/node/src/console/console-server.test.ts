import { generateKeyPairSync } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually, tokenForTest } from '../servers/testing/servers.ts'
import { consoleForTest } from './testing/browser.ts'

test('console: the stored lines come at once, then new ones; a command is echoed and run', async () => {
  const { server, open } = await consoleForTest()
  const browser = open(tokenForTest({ server }))
  await eventually(() => expect(browser.texts).toEqual(['ready']))
  const began = performance.now()
  browser.say({ type: 'command', text: 'hello' })
  await eventually(() => expect(browser.texts).toEqual(['ready', '> hello', 'heard: hello']), { interval: 2 })
  expect(browser.seqs).toEqual([1, 2, 3])
  process.stdout.write(`a command's answer took ${Math.round(performance.now() - began)} ms\n`)
})

test('command: line breaks and control characters are removed for the server and in the log', async () => {
  const { server, open } = await consoleForTest()
  const browser = open(tokenForTest({ server }))
  await eventually(() => expect(browser.texts).toEqual(['ready']))
  browser.say({ type: 'command', text: 'one\n1800000000000 E forged\r\ncrash\u001b[2J' })
  const line = 'one1800000000000 E forgedcrash'
  await eventually(() => expect(browser.texts).toEqual(['ready', `> ${line}`, `heard: ${line}`]))
  // Lines that are read from the disk have the same numbers.
  browser.say({ type: 'search', id: 1, text: line })
  await eventually(() => expect(browser.got).toHaveLength(1))
  const [found] = browser.got
  expect(found?.type === 'searchResults' && found.lines.map(([seq]) => seq)).toEqual([2, 3])
})

test('reconnect: lines dropped meanwhile are reported as a gap; the rest comes once and in order', async () => {
  const { server, open, node } = await consoleForTest({ consoleBytes: 200_000 })
  const first = open(tokenForTest({ server }))
  await eventually(() => expect(first.texts).toEqual(['ready']))
  first.socket.terminate()
  await first.closed
  node.servers.command(server, 'flood 20000 1')
  await eventually(async () => expect((await node.servers.lines(server)).at(-1)?.[0]).toBe(20_002), {
    timeout: 20_000,
  })
  const back = open(tokenForTest({ server }), 1)
  await eventually(() => expect(back.seqs.at(-1)).toBe(20_002))
  const from = back.seqs[0] ?? 0
  expect(from).toBeGreaterThan(2)
  expect(back.got).toEqual([{ type: 'gap', from }])
  expect(back.seqs).toEqual(Array.from({ length: 20_003 - from }, (_, index) => from + index))
  expect(back.texts.at(-1)).toBe('flood line 20000')
})

test('backpressure: a browser that does not read its search results may not search again', async () => {
  const { server, open, node } = await consoleForTest()
  const browser = open(tokenForTest({ server }))
  await eventually(() => expect(browser.texts).toEqual(['ready']))
  node.servers.command(server, 'flood 5000 1')
  await eventually(() => expect(browser.texts).toHaveLength(5_002))
  for (const id of [1, 2, 3]) browser.say({ type: 'search', id, text: 'flood' })
  await eventually(() => expect(browser.got).toHaveLength(3))
  expect(browser.got.filter(({ type }) => type === 'refused')).toHaveLength(2)
})

/** Like `vi.waitFor`, for fake timers. */
async function until(holds: () => boolean): Promise<void> {
  for (let look = 0; look < 2_000 && !holds(); look++) await wait(5)
  expect(holds()).toBe(true)
}

const foreign = generateKeyPairSync('ed25519').privateKey
test('latency: a command’s echo and its output are sent at once, each by itself', async () => {
  const { server, open } = await consoleForTest()
  const browser = open(tokenForTest({ server }))
  await eventually(() => expect(browser.texts).toEqual(['ready']))
  // Fake timers stop any batching of lines.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  browser.say({ type: 'command', text: 'hello' })
  await until(() => browser.texts.length >= 3)
  expect(browser.texts).toEqual(['ready', '> hello', 'heard: hello'])
})

test.each([
  ['expired', (server: string) => tokenForTest({ server, exp: Math.floor(Date.now() / 1000) - 1 }), 'token'],
  ['signed by another', (server: string) => tokenForTest({ server }, foreign), 'token'],
  ["another node's", (server: string) => tokenForTest({ server, node: 'warsaw-1' }), 'token'],
  ["an unknown server's", () => tokenForTest({}), 'server'],
  ['cut short', (server: string) => tokenForTest({ server }).slice(0, -4), 'token'],
  ['no token', () => 'nonsense', 'token'],
])('token: one that is %s opens neither the socket nor a download', async (_, make, why) => {
  const { server, open, url } = await consoleForTest()
  const token = make(server)
  const browser = open(token)
  expect(await browser.closed).toBe(4003)
  expect([browser.got, browser.texts]).toEqual([[{ type: 'refused', reason: why }], []])
  const answer = await fetch(`${url}/console/download`, { headers: { authorization: `Bearer ${token}` } })
  expect([answer.status, await answer.text()]).toEqual([why === 'server' ? 404 : 401, ''])
})

test('token: its expiry is checked against the clock of the API, which signed it', async () => {
  const { api, server, open } = await consoleForTest()
  const endsIn = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
  api.setAhead(3_600_000)
  api.want(server)
  await api.until(server, { generation: 2 })
  const late = open(tokenForTest({ server, exp: endsIn(300) }))
  expect(await late.closed).toBe(4003)
  api.setAhead(-3_600_000)
  api.want(server)
  await api.until(server, { generation: 3 })
  const early = open(tokenForTest({ server, exp: endsIn(-3_300) }))
  await eventually(() => expect(early.texts).toEqual(['ready']))
})

test('permissions: read access sends no commands; rate limit: write access cannot flood the server', async () => {
  const { server, open } = await consoleForTest()
  const reader = open(tokenForTest({ server, right: 'read' }))
  await eventually(() => expect(reader.texts).toEqual(['ready']))
  reader.say({ type: 'command', text: 'leave' })
  await eventually(() => expect(reader.got).toEqual([{ type: 'refused', reason: 'right' }]))
  const writer = open(tokenForTest({ server }))
  await eventually(() => expect(writer.texts).toEqual(['ready']))
  for (let i = 0; i < 30; i++) writer.say({ type: 'command', text: `number ${i}` })
  await eventually(() => expect(writer.got).toContainEqual({ type: 'refused', reason: 'too_many' }))
})

test('session: a console closes when its session or token ends, and stays open when it is renewed', async () => {
  const { api, server, open } = await consoleForTest()
  const soon = () => Math.floor(Date.now() / 1000) + 2
  const [revoked, expiring, renewed] = [
    open(tokenForTest({ server, session: 'gone' })),
    open(tokenForTest({ server, exp: soon() })),
    open(tokenForTest({ server, exp: soon() })),
  ]
  for (const browser of [revoked, expiring, renewed])
    await eventually(() => expect(browser.texts).toEqual(['ready']))
  renewed.say({ type: 'renew', token: tokenForTest({ server }) })
  api.change({ revokedSessions: ['gone'] })
  expect(await revoked.closed).toBe(4003)
  expect(await expiring.closed).toBe(4001)
  renewed.say({ type: 'command', text: 'still here' })
  await eventually(() => expect(renewed.texts).toContain('heard: still here'))
})

test('heartbeat: a quiet console sends a beat every 5 s and closes when its browser is gone', async () => {
  const { server, open } = await consoleForTest()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [here, vanished] = [open(tokenForTest({ server })), open(tokenForTest({ server, session: 'gone' }))]
  for (const browser of [here, vanished])
    await until(() => browser.alive.length === 1 && browser.texts.length === 1)
  // Like a browser whose network is gone: the connection stays open and nothing arrives.
  vanished.socket.pause()
  for (const signs of [4, 7, 10, 13]) {
    const answered = new Promise((resolve) => here.socket.once('ping', resolve))
    vi.advanceTimersByTime(15_000)
    await answered
    await until(() => here.alive.length === signs)
    // The answer reaches the node before the next ping.
    here.say({ type: 'search', id: signs, text: 'ready' })
    await until(() => here.got.some((one) => one.type === 'searchResults' && one.id === signs))
  }
  vanished.socket.resume()
  expect(await vanished.closed).toBe(1006)
  expect(here.socket.readyState).toBe(here.socket.OPEN)
})

test('session: after its end, messages are ignored even if the connection is held open', async () => {
  const { api, server, open, node } = await consoleForTest()
  const [deaf, polite] = [
    open(tokenForTest({ server, session: 'gone' })),
    open(tokenForTest({ server, session: 'gone' })),
  ]
  for (const browser of [deaf, polite]) await eventually(() => expect(browser.texts).toEqual(['ready']))
  // It does not read, and so does not answer the close frame.
  deaf.socket.pause()
  api.change({ revokedSessions: ['gone'] })
  expect(await polite.closed).toBe(4003)
  await new Promise<void>((resolve) =>
    deaf.socket.send(JSON.stringify({ type: 'command', text: 'too late' }), () => resolve()),
  )
  const other = open(tokenForTest({ server, session: 'another' }))
  await eventually(() => expect(other.texts).toEqual(['ready']))
  other.say({ type: 'command', text: 'in time' })
  await eventually(() => expect(other.texts).toContain('heard: in time'))
  expect((await node.servers.lines(server)).map(([, , , text]) => text)).not.toContain('> too late')
})

test('origin: only the panel’s pages and programs may connect; a too long or invalid message closes it', async () => {
  const { server, open, url } = await consoleForTest()
  const token = tokenForTest({ server })
  const headers = { authorization: `Bearer ${token}` }
  const elsewhere = { origin: 'https://evil.example' }
  const orphan = open(token, null, elsewhere)
  await orphan.closed
  expect(orphan.texts).toEqual([])
  expect((await fetch(`${url}/console/download`, { headers: { ...headers, ...elsewhere } })).status).toBe(403)
  const panel = open(token, null, { origin: 'https://panel.zubr.example' })
  await eventually(() => expect(panel.texts).toEqual(['ready']))
  panel.say({ type: 'command', text: 'x'.repeat(5_000) })
  expect(await panel.closed).toBe(1009)
  const other = open(token)
  await eventually(() => expect(other.texts).toEqual(['ready']))
  other.socket.send('nonsense')
  expect(await other.closed).toBe(1007)
})

test('search: it ignores case; download: it has the whole log', async () => {
  const { server, open, url, node } = await consoleForTest()
  for (const text of ['Blue sheep', 'green pig', 'BLUE cow']) node.servers.command(server, text)
  const browser = open(tokenForTest({ server }))
  await eventually(() => expect(browser.texts).toContain('heard: BLUE cow'))
  browser.say({ type: 'search', id: 7, text: 'heard: blue' })
  await eventually(() => expect(browser.got).toHaveLength(1))
  const [found] = browser.got
  expect(found).toMatchObject({ type: 'searchResults', id: 7, more: false })
  expect(found?.type === 'searchResults' && found.lines.map(([, , , text]) => text)).toEqual([
    'heard: Blue sheep',
    'heard: BLUE cow',
  ])
  const answer = await fetch(`${url}/console/download`, {
    headers: {
      authorization: `Bearer ${tokenForTest({ server, right: 'read' })}`,
      origin: 'https://panel.zubr.example',
    },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://panel.zubr.example')
  const lines = (await answer.text()).trim().split('\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z normal ready$/)
})

test('load: 10,000 lines a second arrive once each over a reconnect, and memory stays flat', async () => {
  const { server, open, node } = await consoleForTest()
  const seconds = 5
  const before = process.memoryUsage().rss
  let most = before
  const meter = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  onTestFinished(() => clearInterval(meter))
  const first = open(tokenForTest({ server }))
  await eventually(() => expect(first.texts).toEqual(['ready']))
  node.servers.command(server, `flood 10000 ${seconds}`)
  await eventually(() => expect(first.seqs.length).toBeGreaterThan(5_000))
  first.socket.terminate()
  await first.closed
  const seen = [...first.seqs]
  const last = open(tokenForTest({ server, session: 'again' }), seen.at(-1) ?? 0)
  const total = 10_000 * seconds + 2
  await eventually(() => expect(seen.length + last.seqs.length).toBeGreaterThanOrEqual(total), {
    timeout: 50_000,
  })
  const all = [...seen, ...last.seqs]
  expect(all).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(last.texts.at(-1)).toBe(`flood line ${10_000 * seconds}`)
  // The test's own browser keeps its lines. The agent's memory must not grow with them.
  process.stdout.write(
    `memory grew by ${Math.round((most - before) / 2 ** 20)} MB, the browser's own lines included\n`,
  )
  expect(most - before).toBeLessThan(250 * 2 ** 20)
})
