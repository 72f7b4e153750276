import os from 'node:os'
import { findPgbench, insertRate } from './pgbench.ts'
import { median, table, writeReport } from './report.ts'
import { type SpawnedApi, withApi } from './spawned/api.ts'
import { type Answered, asked, type VisitKind, visit } from './visitors/visitors.ts'

const rounds = 5
const seconds = 5
const few = 32
const parallel = 200
const latencyRounds = 3
const nodes = 100
const mixed = Object.keys(asked) as VisitKind[]
const warmRequests = 20_000
const requests = 100_000

type Rates = { clients: number; own: number; others: number; relayed: number }

/** Rates of the API and of PostgreSQL, in turn, and the webhook's rate meanwhile. */
async function rates(api: SpawnedApi): Promise<Rates[]> {
  await visit(api.url, { what: ['application'], connections: few, seconds: 3 })
  const found: Rates[] = []
  for (const clients of [few, parallel]) {
    const [own, others, relayed]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      // So that no round writes the dirty pages of another.
      await api.database.query('checkpoint')
      const [before, relayedBefore] = [await storedIn(api), api.relayed()]
      const answered = await visit(api.url, { what: ['application'], connections: clients, seconds })
      relayed.push((api.relayed() - relayedBefore) / seconds)
      const stored = (await storedIn(api)) - before
      if (stored < answered.requests)
        throw new Error(`${answered.requests} applications were accepted, ${stored} are stored`)
      own.push(answered.perSecond)
      await api.database.query('checkpoint')
      others.push(await insertRate(api.databaseUrl, { connections: clients, seconds }))
    }
    found.push({ clients, own: median(own), others: median(others), relayed: median(relayed) })
  }
  return found
}

async function storedIn(api: SpawnedApi): Promise<number> {
  const { rows } = await api.database.query<{ count: number }>(
    'select count(*)::int as count from partner_applications',
  )
  return rows[0]?.count ?? Number.NaN
}

/** With 200 clients that repeat at once, so that the concurrency is constant. */
async function latencies(api: SpawnedApi): Promise<(string | number)[][]> {
  const found = new Map<VisitKind, Answered[]>(mixed.map((what) => [what, []]))
  for (let round = 0; round < latencyRounds; round++)
    for (const [what, answers] of found)
      answers.push(await visit(api.url, { what: [what], connections: parallel, seconds }))
  return [...found].map(([what, answers]) => [
    what,
    ...[median(answers.map(({ p50Ms }) => p50Ms)), median(answers.map(({ p99Ms }) => p99Ms))].map((ms) =>
      ms.toFixed(1),
    ),
    Math.round(median(answers.map(({ perSecond }) => perSecond))),
  ])
}

type Memory = { samples: { requests: number; mib: number }[]; alive: { requests: number; mib: number }[] }

/** Memory of the process after many requests of every kind, in turn. */
async function memory(api: SpawnedApi): Promise<Memory> {
  const alive: Memory['alive'] = []
  const samples = [{ requests: 0, mib: api.residentMib() }]
  for (let sent = 0; sent < requests; ) {
    sent += (await visit(api.url, { what: mixed, connections: few, seconds: 2 })).requests
    samples.push({ requests: sent, mib: api.residentMib() })
    if (sent >= requests || (sent >= warmRequests && alive.length === 0))
      alive.push({ requests: sent, mib: await api.aliveMib() })
  }
  return { samples, alive }
}

/** Nodes that may report. */
async function addNodes(api: SpawnedApi): Promise<void> {
  await api.database.query(
    `insert into nodes (name, token_hash) select 'farm-' || n, sha256(('token-of-node-number-' || n)::bytea) from generate_series(1, ${nodes}) n`,
  )
}

/**
 * Measures durably stored applications against PostgreSQL's own rate, latency under load, and
 * memory.
 */
export async function run(): Promise<void> {
  const load = () => (os.loadavg()[0] ?? 0).toFixed(1)
  const loadBefore = load()
  const relaying = await withApi({ webhook: true }, rates)
  const keeping = await withApi({ webhook: false }, rates)
  const times = await withApi({ webhook: true }, async (api) => {
    await addNodes(api)
    return latencies(api)
  })
  const { samples, alive } = await withApi({ webhook: true }, async (api) => {
    await addNodes(api)
    return memory(api)
  })
  const warm = samples.filter((sample) => sample.requests >= warmRequests).map(({ mib }) => mib)
  const peer = findPgbench() ? 'pgbench' : 'a bare `pg` client in place of pgbench, which is not here'
  const rateRows = (webhook: string, found: Rates[]) =>
    found.map(({ clients, own, others, relayed }) => [
      ...[
        webhook,
        clients,
        Math.round(own),
        Math.round(others),
        (own / others).toFixed(2),
        relayed.toFixed(1),
      ],
    ])
  writeReport(
    'applications',
    'Partnership applications under load',
    `Load average of the machine before and after: ${loadBefore} and ${load()}. The API is a process of its own on the embedded PostgreSQL with fsync; clients, API and PostgreSQL share the cores.

## Accepted durably

wrk, each application from an address of its own and in words of its own; ${peer} with as many connections inserts rows of the same size into the same table, one to a transaction, as prepared statements. ${rounds} interleaved rounds of ${seconds} s, medians. The API also stores a job for each, and after each round its rows are counted: none that was accepted is missing.

${table(['webhook', 'connections', 'API, applications/s', 'PostgreSQL, inserts/s', 'ratio', 'relayed/s meanwhile'], [...rateRows('accepts everything', relaying), ...rateRows('none', keeping)])}

Aim: half of PostgreSQL's own rate or better.

## ${parallel} parallel clients

wrk with ${parallel} connections that ask again as soon as they are answered, ${latencyRounds} interleaved rounds of ${seconds} s, medians; ${nodes} nodes.

${table(['asked for', 'p50, ms', 'p99, ms', 'answers/s'], times)}

## Memory

Resident memory of the API's process while ${few} connections ask for all of these in turn.

${table(
  ['requests', 'MiB'],
  samples.map(({ requests, mib }) => [requests, mib.toFixed(0)]),
)}

Between ${warmRequests} requests and the end it moved between ${Math.min(...warm).toFixed(0)} and ${Math.max(...warm).toFixed(0)} MiB. Alive on the heap, after a full collection: ${alive.map(({ requests, mib }) => `${mib.toFixed(1)} MiB after ${requests} requests`).join(', ')}. Aim: flat.`,
  )
}
