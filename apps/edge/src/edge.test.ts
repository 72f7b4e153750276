import { createHash, randomBytes } from 'node:crypto'
import net from 'node:net'
import { networkInterfaces } from 'node:os'
import { realClock } from '@zubr/on-node/clock'
import { packet, varInt } from '@zubr/on-node/java-packets'
import { proxyHeader, readProxyHeader } from '@zubr/on-node/proxy-header'
import { expect, onTestFinished, test } from 'vitest'
import { passOnHeader } from './peers/forward-header.ts'
import {
  echo,
  edge,
  forest,
  handshake,
  logged,
  loginStart,
  server,
  statusRequest,
  talk,
} from './testing/clients.ts'
import { forestId, knowledgeOf, local, route } from './testing/knowledge.ts'

test('carries what both sides say, much of it and at the same time, and then their ends', async () => {
  const at = await echo()
  const { port, tally, players } = await edge(
    knowledgeOf({ routes: [route()], locals: [local({ state: 'running', at })] }),
  )
  const first = handshake(forest, 'login')
  const much = randomBytes(3_000_000)
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const said = Buffer.concat([first, loginStart('Steve'), much])
  const socket = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  // In pieces, the name cut in the middle.
  socket.write(said.subarray(0, 9))
  await expect.poll(() => tally.take().open.unnamed).toBe(1)
  socket.end(said.subarray(9))
  const heard: Buffer[] = []
  for await (const chunk of socket) heard.push(chunk as Buffer)
  expect(digest(Buffer.concat(heard))).toBe(digest(said))
  await expect.poll(players).toBe(0)
  expect(tally.take().open).toEqual({ players: 0, unnamed: 0 })
})

test("tells a server that wants it the player's own address, and counts who joins", async () => {
  const heard: Buffer[] = []
  const at = await server((socket) => socket.on('data', (bytes) => void heard.push(bytes)))
  const knowledge = knowledgeOf({
    routes: [route()],
    locals: [local({ state: 'running', at, proxyProtocol: true })],
  })
  const { port, tally } = await edge(knowledge)
  const socket = net.connect({ host: '127.0.0.1', port })
  onTestFinished(() => void socket.destroy())
  socket.write(handshake('Forest.ZUBR.example.\0FML2\0', 'login'))
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  const bytes = Buffer.concat(heard)
  const header = readProxyHeader(bytes)
  if (typeof header === 'string') throw new Error(`expected a header, not ${header}`)
  expect(header.from).toEqual({
    source: { host: '127.0.0.1', port: socket.localPort },
    destination: { host: '127.0.0.1', port },
  })
  expect(bytes.subarray(header.length)).toEqual(handshake('Forest.ZUBR.example.\0FML2\0', 'login'))
  expect(tally.take()).toMatchObject({ open: { players: 1, unnamed: 0 }, joins: 1 })
})

test('answers for a stopped server: its entry in the list with a pong, and words at joining', async () => {
  const { port, tally } = await edge(knowledgeOf({ routes: [route()], locals: [local()] }))
  const pinged = packet(varInt(1), Buffer.from('12345678'))
  const entry = await talk(port, [handshake(forest, 'status'), statusRequest, pinged])
  expect(entry.toString()).toContain('"protocol":767')
  expect(entry.toString()).toContain('forest.zubr.example')
  expect(entry.subarray(-pinged.length)).toEqual(pinged)
  const words = await talk(port, [handshake(forest, 'login'), loginStart('Steve')])
  expect(words.toString()).toContain('The server is stopped.')
  // A ping of 1.5 sends no name.
  expect((await talk(port, Buffer.from([0xfe, 1]))).toString('latin1')).toContain('N\0o\0 \0s\0e\0r\0v\0e\0r')
  expect(tally.take()).toMatchObject({
    answered: 3,
    joins: 0,
    refused: [{ reason: 'unknown_name', count: 1 }],
  })
})

test('starts a stopped server for a player who may, and for no other, nor by a ping', async () => {
  const asked: string[] = []
  const locals = [local({ startMs: 40_000 })]
  const knowledge = knowledgeOf({ routes: [route({ starters: ['steve'] })], locals })
  const { port } = await edge(knowledge, {
    starts: async (id, player) => asked.push(`${id} ${player}`) === 1,
  })
  await talk(port, [handshake(forest, 'status'), statusRequest], (heard) => heard.length > 0)
  const join = async (player: string) =>
    (await talk(port, [handshake(forest, 'login'), loginStart(player)])).toString()
  expect(await join('Alex')).toContain('Its owner can start it')
  expect(asked).toEqual([])
  expect(await join('Steve')).toContain('takes longer than the game waits')
  expect(await join('Steve')).toContain('couldn’t be started just now')
  expect(asked).toEqual([`${forestId} Steve`, `${forestId} Steve`])
})

test('lets who has played on a server back in while strangers have used up its connections', async () => {
  const at = await echo()
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running', at })] })
  let elapsed = 0
  const { port, players, known } = await edge(knowledge, {
    clock: { ...realClock, elapsed: () => elapsed },
    limits: { server: { perSecond: 0, burst: 2, open: 10 } },
  })
  const said = handshake(forest, 'login')
  const join = async () => (await talk(port, said, (heard) => heard.length >= said.length)).equals(said)
  const regular = net.connect({ host: '127.0.0.1', port })
  regular.write(said)
  await new Promise((resolve) => regular.once('data', resolve))
  elapsed = 60_000
  expect(known().regulars).toEqual([[forestId, ['127.0.0.1']]])
  regular.destroy()
  await expect.poll(players).toBe(0)
  expect([await join(), await join(), await join()]).toEqual([true, true, false])
})

test("takes players at a server's own port, as soon as it has one and nobody else does", async () => {
  const at = await echo()
  const taken = await server(() => undefined)
  const knowledge = knowledgeOf({ locals: [local({ state: 'running', at, port: taken.port })] })
  logged.splice(0)
  await edge(knowledge)
  expect(logged.splice(0)).toEqual([expect.stringContaining(`port ${taken.port}`)])
  taken.close()
  const free = await server(() => undefined)
  free.close()
  const said = handshake('localhost', 'login')
  for (const port of [free.port, taken.port]) {
    knowledge.change({ locals: [local({ state: 'running', at, port })] })
    const reached = () => talk(port, said, (heard) => heard.length >= said.length)
    await expect.poll(async () => (await reached()).equals(said)).toBe(true)
  }
  // A port that is closed a moment later may still take a player: they read that there is no server.
  await expect.poll(async () => (await talk(free.port, said)).equals(said)).toBe(false)
})

test("passes players on to another node's edge, which tells its server who they are", async () => {
  const heard: Buffer[] = []
  const at = await server((socket) => socket.on('data', (bytes) => void heard.push(bytes)))
  const key = 'the key from north to south, long enough'
  const south = await edge(
    knowledgeOf({
      node: 'south',
      routes: [route({ node: 'south' })],
      locals: [local({ state: 'running', at, proxyProtocol: true })],
      peers: [{ node: 'north', send: 'unused', accept: ['the next key, which is long enough too', key] }],
    }),
  )
  const edges = [{ node: 'south', host: '127.0.0.1', port: south.port }]
  const peers = [{ node: 'south', send: key, accept: ['the key of the other direction'] }]
  const known = { routes: [route({ node: 'south' })], edges, peers }
  const north = await edge(knowledgeOf(known))
  const socket = net.connect({ host: '127.0.0.1', port: north.port })
  onTestFinished(() => void socket.destroy())
  const first = handshake(forest, 'login')
  socket.write(first)
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  const header = readProxyHeader(Buffer.concat(heard))
  expect(header).toMatchObject({ from: { source: { host: '127.0.0.1', port: socket.localPort } } })
  expect([north.tally.take().joins, south.tally.take().joins]).toEqual([0, 1])

  // Nobody else may say who they are.
  const forged = proxyHeader({ source: { host: '203.0.113.7', port: 1 }, destination: at })
  expect((await talk(south.port, [forged, first])).length).toBe(0)
  expect(south.tally.take().refused).toEqual([{ server: null, reason: 'malformed', count: 1 }])
  // Not even an edge may say who somebody else's players are.
  const said = {
    player: { host: '203.0.113.7', port: 1 },
    destination: at,
    server: forestId,
    key,
    now: Date.now(),
  }
  for (const node of ['south', 'west'])
    expect((await talk(south.port, [passOnHeader({ ...said, node }), first])).length).toBe(0)
  expect(south.tally.take().refused).toEqual([{ server: null, reason: 'malformed', count: 2 }])
  // Two that believe each other to have the server.
  const fromNorth = [{ node: 'north', send: 'unused', accept: [key] }]
  const other = await edge(
    knowledgeOf({ ...known, node: 'south', routes: [route({ node: 'north' })], peers: fromNorth }),
  )
  const lost = await edge(
    knowledgeOf({ ...known, edges: [{ node: 'south', host: '127.0.0.1', port: other.port }] }),
  )
  expect((await talk(lost.port, [first, loginStart('Steve')])).toString()).toContain('isn’t responding')
})

/** An address of this machine that is not the loopback, which no limit counts. */
const ownAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.runIf(ownAddress)(
  'proxy: one of another node is led to its servers beside what else comes from there',
  async () => {
    const host = ownAddress ?? ''
    const at = await echo()
    const free = await server(() => undefined)
    free.close()
    const known = {
      locals: [local({ state: 'running', at, port: free.port })],
      edges: [{ node: 'south', host, port: 25_565 }],
    }
    const knowledge = knowledgeOf({ ...known, routes: [route()] })
    const { tally } = await edge(knowledge, {
      host,
      limits: { near: { perSecond: 100, burst: 100, open: 1 } },
    })
    const said = handshake('typed.example.org', 'login')
    const joins = async () => {
      const socket = net.connect({ host, port: free.port })
      onTestFinished(() => void socket.destroy())
      socket.write(said)
      return new Promise<boolean>((resolve) => {
        socket.once('data', () => resolve(true)).once('error', () => resolve(false))
        socket.once('close', () => resolve(false))
      })
    }
    // No proxy of the account is there: all of the node is one server.
    expect([await joins(), await joins()]).toEqual([true, false])
    expect(tally.take().refused).toMatchObject([{ reason: 'address_open', count: 1 }])
    knowledge.change({ routes: [route({ proxyNodes: ['east', 'south'] })] })
    expect([await joins(), await joins(), await joins()]).toEqual([true, true, true])
    knowledge.change({ routes: [route({ proxyNodes: ['east'] })] })
    expect(await joins()).toBe(false)
  },
)

test('says that a server takes no connection, after it has tried for a while', async () => {
  const gone = await server(() => undefined)
  gone.close()
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running', at: gone })] })
  const { port } = await edge(knowledge, { limits: { connectMs: 300 } })
  const words = await talk(port, [handshake(forest, 'login'), loginStart('Steve')])
  expect(words.toString()).toContain('running but not answering')
})

test('lets nobody wait without a word, and of those who say none the one who has waited longest goes', async () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [local()] })
  const { port, tally } = await edge(knowledge, {
    limits: { firstPacketMs: 150, all: { open: 5, regulars: 0, unnamed: 2 } },
  })
  const silent = [1, 2, 3].map(() => talk(port, Buffer.from([16])))
  await Promise.all(silent)
  expect((await talk(port, Buffer.from('GET / HTTP/1.1\r\n\r\n'))).length).toBe(0)
  const counts = Object.fromEntries(tally.take().refused.map(({ reason, count }) => [reason, count]))
  expect(counts).toEqual({ edge_full: 1, late: 2, malformed: 1 })
})

test('holds as few without a name as it may, by however many ports they come', async () => {
  const taken = await Promise.all(Array.from({ length: 5 }, () => server(() => undefined)))
  for (const { close } of taken) close()
  const locals = taken.map(({ port }, i) => local({ id: forestId.replace(/1$/, String(i)), port }))
  const knowledge = knowledgeOf({ locals })
  const {
    port: main,
    players,
    tally,
  } = await edge(knowledge, {
    limits: { all: { open: 1_000, regulars: 0, unnamed: 20 }, firstPacketMs: 60_000 },
  })
  const ports = [main, ...locals.map(({ port }) => port ?? 0)]
  let ended = 0
  for (let i = 0; i < 300; i += 1)
    void talk(ports[i % ports.length] ?? 0, Buffer.from([16])).then(() => (ended += 1))
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(280)
  expect(players()).toBe(20)
  expect(tally.take().refused).toEqual([{ server: null, reason: 'edge_full', count: 280 }])
})

test('takes nobody new while it ends, and keeps those who play until they leave', async () => {
  const at = await echo()
  const { port, drain, players } = await edge(
    knowledgeOf({ routes: [route()], locals: [local({ state: 'running', at })] }),
  )
  const first = handshake(forest, 'login')
  const socket = net.connect({ host: '127.0.0.1', port })
  socket.write(first)
  const next = () => new Promise<Buffer>((resolve) => socket.once('data', resolve))
  expect(await next()).toEqual(first)
  let isOver = false
  const drained = drain().then(() => (isOver = true))
  expect((await talk(port, first)).length).toBe(0)
  socket.write('still here')
  expect((await next()).toString()).toBe('still here')
  expect([isOver, players()]).toEqual([false, 1])
  socket.destroy()
  await drained
})
