import { createHash, randomBytes } from 'node:crypto'
import net from 'node:net'
import { networkInterfaces } from 'node:os'
import { realClock } from '@zubr/on-node/clock'
import { packet, varInt } from '@zubr/on-node/java-packets'
import { proxyHeader, readProxyHeader } from '@zubr/on-node/proxy-header'
import { expect, onTestFinished, test } from 'vitest'
import { forwardHeader } from './peers/forward-header.ts'
import {
  exchange,
  forest,
  handshake,
  logged,
  loginStart,
  startEchoServer,
  startServer,
  startTestEdge,
  statusRequest,
} from './testing/clients.ts'
import { forestId, knowledgeOf, local, route } from './testing/knowledge.ts'

test('proxy: both directions carry much data at the same time, then the ends', async () => {
  const at = await startEchoServer()
  const { port, takeCounts, connectionCount } = await startTestEdge(
    knowledgeOf({ routes: [route()], locals: [local({ state: 'running', target: at })] }),
  )
  const first = handshake(forest, 'login')
  const payload = randomBytes(3_000_000)
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const sent = Buffer.concat([first, loginStart('Steve'), payload])
  const socket = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  // In two pieces, the first one ends within the name.
  socket.write(sent.subarray(0, 9))
  await expect.poll(() => takeCounts().open.pending).toBe(1)
  socket.end(sent.subarray(9))
  const received: Buffer[] = []
  for await (const chunk of socket) received.push(chunk as Buffer)
  expect(digest(Buffer.concat(received))).toBe(digest(sent))
  await expect.poll(connectionCount).toBe(0)
  expect(takeCounts().open).toEqual({ players: 0, pending: 0 })
})

test("PROXY protocol: the server gets the player's address, and the join is counted", async () => {
  const received: Buffer[] = []
  const at = await startServer((socket) => socket.on('data', (bytes) => void received.push(bytes)))
  const knowledge = knowledgeOf({
    routes: [route()],
    locals: [local({ state: 'running', target: at, proxyProtocol: true })],
  })
  const { port, takeCounts } = await startTestEdge(knowledge)
  const socket = net.connect({ host: '127.0.0.1', port })
  onTestFinished(() => void socket.destroy())
  socket.write(handshake('Forest.ZUBR.example.\0FML2\0', 'login'))
  await expect.poll(() => received.length).toBeGreaterThan(0)
  const bytes = Buffer.concat(received)
  const header = readProxyHeader(bytes)
  if (typeof header === 'string') throw new Error(`expected a header, not ${header}`)
  expect(header.from).toEqual({
    source: { host: '127.0.0.1', port: socket.localPort },
    destination: { host: '127.0.0.1', port },
  })
  expect(bytes.subarray(header.length)).toEqual(handshake('Forest.ZUBR.example.\0FML2\0', 'login'))
  expect(takeCounts()).toMatchObject({ open: { players: 1, pending: 0 }, joins: 1 })
})

test('answer: a stopped server has a list entry with a pong, and a kick at joining', async () => {
  const { port, takeCounts } = await startTestEdge(knowledgeOf({ routes: [route()], locals: [local()] }))
  const ping = packet(varInt(1), Buffer.from('12345678'))
  const entry = await exchange(port, [handshake(forest, 'status'), statusRequest, ping])
  expect(entry.toString()).toContain('"protocol":767')
  expect(entry.toString()).toContain('forest.zubr.example')
  expect(entry.subarray(-ping.length)).toEqual(ping)
  const kick = await exchange(port, [handshake(forest, 'login'), loginStart('Steve')])
  expect(kick.toString()).toContain('The server is stopped.')
  // A ping of 1.5 sends no name.
  expect((await exchange(port, Buffer.from([0xfe, 1]))).toString('latin1')).toContain(
    'N\0o\0 \0s\0e\0r\0v\0e\0r',
  )
  expect(takeCounts()).toMatchObject({
    statusResponses: 3,
    joins: 0,
    refusals: [{ reason: 'unknown_name', count: 1 }],
  })
})

test('start: a listed player starts the server; other players and pings do not', async () => {
  const requests: string[] = []
  const locals = [local({ startMs: 40_000 })]
  const knowledge = knowledgeOf({ routes: [route({ starters: ['steve'] })], locals })
  const { port } = await startTestEdge(knowledge, {
    requestStart: async (id, player) => requests.push(`${id} ${player}`) === 1,
  })
  await exchange(port, [handshake(forest, 'status'), statusRequest], (received) => received.length > 0)
  const join = async (player: string) =>
    (await exchange(port, [handshake(forest, 'login'), loginStart(player)])).toString()
  expect(await join('Alex')).toContain('Its owner can start it')
  expect(requests).toEqual([])
  expect(await join('Steve')).toContain('takes longer than the game waits')
  expect(await join('Steve')).toContain('couldn’t be started just now')
  expect(requests).toEqual([`${forestId} Steve`, `${forestId} Steve`])
})

test('regulars: a player who was there long enough is admitted beyond the rate', async () => {
  const at = await startEchoServer()
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running', target: at })] })
  let elapsed = 0
  const { port, connectionCount, exportClients } = await startTestEdge(knowledge, {
    clock: { ...realClock, elapsed: () => elapsed },
    limits: { server: { perSecond: 0, burst: 2, open: 10 } },
  })
  const sent = handshake(forest, 'login')
  const join = async () =>
    (await exchange(port, sent, (received) => received.length >= sent.length)).equals(sent)
  const regular = net.connect({ host: '127.0.0.1', port })
  regular.write(sent)
  await new Promise((resolve) => regular.once('data', resolve))
  elapsed = 60_000
  expect(exportClients().regulars).toEqual([[forestId, ['127.0.0.1']]])
  regular.destroy()
  await expect.poll(connectionCount).toBe(0)
  expect([await join(), await join(), await join()]).toEqual([true, true, false])
})

test("ports: players connect at a server's own port once no other process holds it", async () => {
  const at = await startEchoServer()
  const occupied = await startServer(() => undefined)
  const knowledge = knowledgeOf({ locals: [local({ state: 'running', target: at, port: occupied.port })] })
  logged.splice(0)
  await startTestEdge(knowledge)
  expect(logged.splice(0)).toEqual([expect.stringContaining(`port ${occupied.port}`)])
  occupied.close()
  const free = await startServer(() => undefined)
  free.close()
  const sent = handshake('localhost', 'login')
  for (const port of [free.port, occupied.port]) {
    knowledge.change({ locals: [local({ state: 'running', target: at, port })] })
    const reached = () => exchange(port, sent, (received) => received.length >= sent.length)
    await expect.poll(async () => (await reached()).equals(sent)).toBe(true)
  }
  // A port that is about to close may still accept a player, who reads that there is no server.
  await expect.poll(async () => (await exchange(free.port, sent)).equals(sent)).toBe(false)
})

test("forward: another node's edge gets the player's address, signed, and nobody can forge it", async () => {
  const received: Buffer[] = []
  const at = await startServer((socket) => socket.on('data', (bytes) => void received.push(bytes)))
  const key = 'the key from north to south, long enough'
  const south = await startTestEdge(
    knowledgeOf({
      node: 'south',
      routes: [route({ node: 'south' })],
      locals: [local({ state: 'running', target: at, proxyProtocol: true })],
      peers: [{ node: 'north', send: 'unused', accept: ['the next key, which is long enough too', key] }],
    }),
  )
  const edges = [{ node: 'south', host: '127.0.0.1', port: south.port }]
  const peers = [{ node: 'south', send: key, accept: ['the key of the other direction'] }]
  const common = { routes: [route({ node: 'south' })], edges, peers }
  const north = await startTestEdge(knowledgeOf(common))
  const socket = net.connect({ host: '127.0.0.1', port: north.port })
  onTestFinished(() => void socket.destroy())
  const first = handshake(forest, 'login')
  socket.write(first)
  await expect.poll(() => received.length).toBeGreaterThan(0)
  const header = readProxyHeader(Buffer.concat(received))
  expect(header).toMatchObject({ from: { source: { host: '127.0.0.1', port: socket.localPort } } })
  expect([north.takeCounts().joins, south.takeCounts().joins]).toEqual([0, 1])

  // Only an edge may name the player's address.
  const forged = proxyHeader({ source: { host: '203.0.113.7', port: 1 }, destination: at })
  expect((await exchange(south.port, [forged, first])).length).toBe(0)
  expect(south.takeCounts().refusals).toEqual([{ server: null, reason: 'malformed', count: 1 }])
  // An edge may not sign in the name of another node.
  const sent = {
    player: { host: '203.0.113.7', port: 1 },
    destination: at,
    server: forestId,
    key,
    now: Date.now(),
  }
  for (const node of ['south', 'west'])
    expect((await exchange(south.port, [forwardHeader({ ...sent, node }), first])).length).toBe(0)
  expect(south.takeCounts().refusals).toEqual([{ server: null, reason: 'malformed', count: 2 }])
  // Each of two edges takes the other one for the server's.
  const fromNorth = [{ node: 'north', send: 'unused', accept: [key] }]
  const other = await startTestEdge(
    knowledgeOf({ ...common, node: 'south', routes: [route({ node: 'north' })], peers: fromNorth }),
  )
  const lost = await startTestEdge(
    knowledgeOf({ ...common, edges: [{ node: 'south', host: '127.0.0.1', port: other.port }] }),
  )
  expect((await exchange(lost.port, [first, loginStart('Steve')])).toString()).toContain('isn’t responding')
})

/** Limits do not apply to loopback addresses. */
const localAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.runIf(localAddress)(
  'proxy: one of another node has a share beside the other servers of that node',
  async () => {
    const host = localAddress ?? ''
    const at = await startEchoServer()
    const free = await startServer(() => undefined)
    free.close()
    const common = {
      locals: [local({ state: 'running', target: at, port: free.port })],
      edges: [{ node: 'south', host, port: 25_565 }],
    }
    const knowledge = knowledgeOf({ ...common, routes: [route()] })
    const { takeCounts } = await startTestEdge(knowledge, {
      host,
      limits: { gameServer: { perSecond: 100, burst: 100, open: 1 } },
    })
    const sent = handshake('typed.example.org', 'login')
    const joins = async () => {
      const socket = net.connect({ host, port: free.port })
      onTestFinished(() => void socket.destroy())
      socket.write(sent)
      return new Promise<boolean>((resolve) => {
        socket.once('data', () => resolve(true)).once('error', () => resolve(false))
        socket.once('close', () => resolve(false))
      })
    }
    // Without a proxy of the account all servers of the node share one limit.
    expect([await joins(), await joins()]).toEqual([true, false])
    expect(takeCounts().refusals).toMatchObject([{ reason: 'address_open', count: 1 }])
    knowledge.change({ routes: [route({ proxyNodes: ['east', 'south'] })] })
    expect([await joins(), await joins(), await joins()]).toEqual([true, true, true])
    knowledge.change({ routes: [route({ proxyNodes: ['east'] })] })
    expect(await joins()).toBe(false)
  },
)

test('connect: the player is told if no attempt succeeds in time', async () => {
  const gone = await startServer(() => undefined)
  gone.close()
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running', target: gone })] })
  const { port } = await startTestEdge(knowledge, { limits: { connectMs: 300 } })
  const kick = await exchange(port, [handshake(forest, 'login'), loginStart('Steve')])
  expect(kick.toString()).toContain('running but not answering')
})

test('handshake: silent clients are refused in time, and the oldest if there are too many', async () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [local()] })
  const { port, takeCounts } = await startTestEdge(knowledge, {
    limits: { firstPacketMs: 150, all: { open: 5, regulars: 0, pending: 2 } },
  })
  const silent = [1, 2, 3].map(() => exchange(port, Buffer.from([16])))
  await Promise.all(silent)
  expect((await exchange(port, Buffer.from('GET / HTTP/1.1\r\n\r\n'))).length).toBe(0)
  const counts = Object.fromEntries(takeCounts().refusals.map(({ reason, count }) => [reason, count]))
  expect(counts).toEqual({ edge_full: 1, late: 2, malformed: 1 })
})

test('handshake: clients without a first packet are limited over all ports together', async () => {
  const servers = await Promise.all(Array.from({ length: 5 }, () => startServer(() => undefined)))
  for (const { close } of servers) close()
  const locals = servers.map(({ port }, i) => local({ id: forestId.replace(/1$/, String(i)), port }))
  const knowledge = knowledgeOf({ locals })
  const {
    port: main,
    connectionCount,
    takeCounts,
  } = await startTestEdge(knowledge, {
    limits: { all: { open: 1_000, regulars: 0, pending: 20 }, firstPacketMs: 60_000 },
  })
  const ports = [main, ...locals.map(({ port }) => port ?? 0)]
  let ended = 0
  for (let i = 0; i < 300; i += 1)
    void exchange(ports[i % ports.length] ?? 0, Buffer.from([16])).then(() => (ended += 1))
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(280)
  expect(connectionCount()).toBe(20)
  expect(takeCounts().refusals).toEqual([{ server: null, reason: 'edge_full', count: 280 }])
})

test('drain: no new player is accepted, and those who play stay', async () => {
  const at = await startEchoServer()
  const { port, drain, connectionCount } = await startTestEdge(
    knowledgeOf({ routes: [route()], locals: [local({ state: 'running', target: at })] }),
  )
  const first = handshake(forest, 'login')
  const socket = net.connect({ host: '127.0.0.1', port })
  socket.write(first)
  const next = () => new Promise<Buffer>((resolve) => socket.once('data', resolve))
  expect(await next()).toEqual(first)
  let isOver = false
  const drained = drain().then(() => (isOver = true))
  expect((await exchange(port, first)).length).toBe(0)
  socket.write('still here')
  expect((await next()).toString()).toBe('still here')
  expect([isOver, connectionCount()]).toEqual([false, 1])
  socket.destroy()
  await drained
})
