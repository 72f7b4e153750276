import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { median, table, writeReport } from '../report.ts'
import { type Cost, joins, leave, players, startServer, streamBytes, streams, trip } from './players.ts'
import { type Between, haproxy, nodeProxy } from './proxies.ts'

const rounds = 5
const joinsEach = 3_000
const connected = 500
const tripsEach = 4_000

type Figures = {
  streams: Cost[]
  joins: Cost[]
  p50: number[]
  p99: number[]
  tick50: number[]
  tick99: number[]
}

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
const sorted = (figures: number[]) => figures.toSorted((a, b) => a - b)
const loads = () =>
  os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')

const server = await startServer()
const direct: Between = { name: 'nothing between', port: server.port, pid: 0, stop: async () => undefined }
const edge = await nodeProxy('the edge', 'edge-main.ts', server.port)
const pipe = await nodeProxy('`pipe` of Node', 'pipe-main.ts', server.port)
const peer = await haproxy(server.port)
if (!peer) console.log('There is no HAProxy, nor a package of it: the edge is measured beside nothing.')
const proxies = [direct, edge, pipe, ...(peer ? [peer] : [])]
const figures = new Map<Between, Figures>(
  proxies.map((proxy) => [proxy, { streams: [], joins: [], p50: [], p99: [], tick50: [], tick99: [] }]),
)
const kb = new Map<Between, number>()
const loadBefore = loads()

try {
  // A warm-up, since a program's initial memory does not belong to players.
  for (const proxy of proxies) await joins(proxy, 6_000)
  for (const proxy of proxies) {
    const { sockets, kbEach } = await players(proxy, 1_500)
    kb.set(proxy, kbEach)
    await leave(sockets)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [proxy, figure] of figures) {
      figure.streams.push(await streams(proxy))
      figure.joins.push(await joins(proxy, joinsEach))
      await wait(200)
    }
    await latency()
    console.log(`round ${round + 1} of ${rounds}, load average ${loads()}`)
  }
  report()
} finally {
  for (const proxy of proxies) await proxy.stop()
  server.close()
}

/**
 * All hold their players at the same time and are measured in turn, so that other load affects all
 * equally.
 */
async function latency(): Promise<void> {
  const there = new Map<Between, Awaited<ReturnType<typeof players>>['sockets']>()
  for (const proxy of proxies) there.set(proxy, (await players(proxy, connected)).sockets)
  const single = new Map(proxies.map((proxy) => [proxy, [] as number[]]))
  for (let i = 0; i < tripsEach; i += 1)
    for (const [proxy, sockets] of there) {
      const socket = sockets[i % connected]
      if (socket) single.get(proxy)?.push(await trip(socket))
    }
  const ticks = new Map(proxies.map((proxy) => [proxy, [] as number[]]))
  for (let i = 0; i < 20; i += 1)
    for (const [proxy, sockets] of there) ticks.get(proxy)?.push(...(await Promise.all(sockets.map(trip))))
  for (const [proxy, figure] of figures) {
    const [one, all] = [sorted(single.get(proxy) ?? []), sorted(ticks.get(proxy) ?? [])]
    figure.p50.push(quantile(one, 0.5))
    figure.p99.push(quantile(one, 0.99))
    figure.tick50.push(quantile(all, 0.5))
    figure.tick99.push(quantile(all, 0.99))
  }
  for (const sockets of there.values()) await leave(sockets)
}

function report(): void {
  const of = (proxy: Between) => figures.get(proxy) as Figures
  const middle = (proxy: Between, what: (figure: Figures) => number[]) => median(what(of(proxy)))
  /** Compared round by round, so that other load affects both. */
  const ratio = (a: number[], b: number[]) => median(a.map((figure, i) => figure / (b[i] ?? Number.NaN)))
  const added = (proxy: Between, what: (figure: Figures) => number[]) =>
    median(what(of(proxy)).map((figure, i) => figure - (what(of(direct))[i] ?? Number.NaN)))
  const mb = (2 * streamBytes) / 1e6
  const perCore = ({ cpu }: Cost) => mb / cpu
  const joinsPerCore = ({ cpu }: Cost) => joinsEach / cpu
  const cell = (proxy: Between, figure: number, digits = 0) =>
    proxy.pid === 0 ? '–' : figure.toFixed(digits)
  const row = (name: string, what: (proxy: Between) => string) => [name, ...proxies.map(what)]
  const ratios = !peer
    ? 'HAProxy could not be had here, so nothing stands beside these figures.'
    : table(
        ['the edge beside HAProxy, middle of the rounds’ ratios', 'ratio', 'aim'],
        [
          [
            'bytes of a second of a core',
            ratio(of(edge).streams.map(perCore), of(peer).streams.map(perCore)).toFixed(2),
            '≥ 0.7',
          ],
          [
            'bytes of a second by the clock',
            ratio(
              of(peer).streams.map((one) => one.wall),
              of(edge).streams.map((one) => one.wall),
            ).toFixed(2),
            '≥ 0.7',
          ],
          [
            'joins of a second of a core',
            ratio(of(edge).joins.map(joinsPerCore), of(peer).joins.map(joinsPerCore)).toFixed(2),
            '≥ 0.5',
          ],
          [
            'joins of a second by the clock',
            ratio(
              of(peer).joins.map((one) => one.wall),
              of(edge).joins.map((one) => one.wall),
            ).toFixed(2),
            '≥ 0.5',
          ],
        ],
      )
  writeReport(
    'edge',
    'The edge beside HAProxy',
    `${peer ? `${peer.version}, TCP mode, one thread.` : 'No HAProxy.'} What stands between has core 0 to itself, players and server share core 1 as one process of Node. Rounds: ${rounds}, in
each of which all take their turn; figures are the middle of the rounds. Load average ${loadBefore} before, ${loads()} at the end: more than 2 means that
others had the cores too, and then the ratios tell more than the figures.

${table(
  ['', ...proxies.map((proxy) => proxy.name)],
  [
    row(`two streams of ${streamBytes / 1e6} MB, MB/s by the clock`, (proxy) =>
      (mb / middle(proxy, (one) => one.streams.map(({ wall }) => wall))).toFixed(0),
    ),
    row('the same, MB for a second of a core', (proxy) =>
      cell(proxy, median(of(proxy).streams.map(perCore))),
    ),
    row('joins with a handshake and an answer, each second by the clock', (proxy) =>
      (joinsEach / middle(proxy, (one) => one.joins.map(({ wall }) => wall))).toFixed(0),
    ),
    row('the same, for a second of a core', (proxy) =>
      cell(proxy, median(of(proxy).joins.map(joinsPerCore))),
    ),
    row(`round trip of 64 B beside ${connected} connections of each, median, µs`, (proxy) =>
      (1_000 * middle(proxy, (one) => one.p50)).toFixed(0),
    ),
    row('99 of 100, µs', (proxy) => (1_000 * middle(proxy, (one) => one.p99)).toFixed(0)),
    row('added at the median, µs (aim: ≤ 200)', (proxy) =>
      cell(proxy, 1_000 * added(proxy, (one) => one.p50)),
    ),
    row('added at 99 of 100, µs (aim: ≤ 1000)', (proxy) =>
      cell(proxy, 1_000 * added(proxy, (one) => one.p99)),
    ),
    row(`all ${connected} send at once: median, ms`, (proxy) =>
      middle(proxy, (one) => one.tick50).toFixed(1),
    ),
    row('99 of 100, ms', (proxy) => middle(proxy, (one) => one.tick99).toFixed(1)),
    row('memory of a connected player, KB (aim: ≤ 40)', (proxy) =>
      cell(proxy, kb.get(proxy) ?? Number.NaN, 1),
    ),
  ],
)}

${ratios}

A process of Node and HAProxy do not keep the clock’s pace alike where players and server, on the other core, are the slower part; what a second of
a core is worth does not depend on them. Memory is what the process grew by with 1,500 players, who had come after 6,000 joins; the kernel’s own
buffers are not in it, and are the same for all.
`,
  )
}
