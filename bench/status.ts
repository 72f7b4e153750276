/**
 * A thousand nodes that report every 10 s, then the maximum rate: the cost of the status history.
 * It is full, with 48 h of minutes and 90 days of hours and days.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { brotliDecompressSync } from 'node:zlib'
import { openDatabase } from '@zubr/api/database/open'
import { rollUp } from '@zubr/api/status/roll-up'
import pg from 'pg'
import { median, table, writeReport } from './report.ts'
import { spawnProduct } from './spawned/product.ts'

const nodes = 1_000
const perSecond = nodes / 10
const steadySeconds = 20
const burstSeconds = 8
const burstConnections = 32
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

const report = JSON.stringify({
  load: 41.5,
  memoryUsedBytes: 24e9,
  memoryTotalBytes: 64e9,
  diskFreeBytes: 4e11,
  diskTotalBytes: 1e12,
  problem: null,
})

/** Fills the history tables directly, because agents would need a season. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of [
    // Skips the check of five million foreign keys.
    'set session_replication_role = replica',
    `insert into nodes (name, token_hash, created_at)
      select 'farm-' || n, sha256(('token-of-node-number-' || n)::bytea), now() - interval '1 year' from generate_series(1, ${nodes}) n`,
    `insert into node_hours select id, 60 - id % 3 - id % 2, id % 2, id % 3, 40 + id % 17, 90, hour
      from generate_series(date_trunc('hour', now(), 'UTC') - interval '89 days', now(), interval '1 hour') hour, nodes
      on conflict do nothing`,
    `insert into node_days select id, 1440 - (id * 31 + age * 17) % 97, (id * 13 + age) % 50, (id + age * 7) % 47, (id * 3 + age * 5) % 100, 99,
        (now() at time zone 'UTC')::date - age
      from generate_series(0, 400) age, nodes
      on conflict do nothing`,
    `insert into node_minutes select id, minute, case when hashint4(id) % 7 = 0 then 'degraded' else 'up' end, 6, 240, 55
      from generate_series(date_trunc('minute', now()) - interval '48 hours', now() - interval '1 minute', interval '1 minute') minute, nodes
      on conflict do nothing`,
    `insert into observed_minutes select minute, 63
      from generate_series(date_trunc('minute', now()) - interval '48 hours', now() - interval '1 minute', interval '1 minute') minute
      on conflict do nothing`,
    'vacuum analyze',
  ])
    await client.query(statement).catch(async (error) => {
      await client.end()
      throw error
    })
  await client.end()
}

/**
 * CPU seconds of a process and its ended children. Source: proc(5), /proc/pid/stat, fields 14 to
 * 17.
 */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
  } catch {
    return 0
  }
}

/** PostgreSQL's processes: the parent of the connection's, and its children. */
async function postgresPids(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').replace(/^.*\) /, '')
  const server = Number(stat.split(' ')[1])
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' })
  return [server, ...children.trim().split(/\s+/).map(Number)]
}

/** CPU seconds of all PostgreSQL processes, including ended connections. */
async function postgresCpu(pool: pg.Pool): Promise<number> {
  return (await postgresPids(pool)).reduce((sum, pid) => sum + cpuOf(pid), 0)
}

function send(agent: Agent, url: URL, node: number): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer token-of-node-number-${node}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(report),
    }
    request(new URL('/api/nodes/report', url), { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 204) resolve(performance.now() - began)
        else reject(new Error(`a report was answered by ${answer.statusCode}`))
      })
    })
      .on('error', reject)
      .end(report)
  })
}

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

/** Every node once in 10 s, evenly: response times in ms. */
async function steady(url: URL): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const sent: Promise<number>[] = []
  const began = performance.now()
  while (performance.now() - began < steadySeconds * 1_000) {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1_000)
    while (sent.length <= due) sent.push(send(agent, url, (sent.length % nodes) + 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const times = await Promise.all(sent)
  agent.destroy()
  return times.sort((a, b) => a - b)
}

/** Reports per second over a few connections without a pause. */
async function burst(url: URL): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: burstConnections })
  const end = performance.now() + burstSeconds * 1_000
  let count = 0
  await Promise.all(
    Array.from({ length: burstConnections }, async (_, worker) => {
      for (
        let node = worker + 1;
        performance.now() < end;
        node = ((node + burstConnections - 1) % nodes) + 1
      ) {
        await send(agent, url, node)
        count += 1
      }
    }),
  )
  agent.destroy()
  return count / burstSeconds
}

export async function run(): Promise<void> {
  const product = await spawnProduct()
  const database = openDatabase(product.databaseUrl)
  try {
    await fill(product.databaseUrl)
    await rollUp(database.db)
    const url = new URL(product.panelUrl)
    const pool = database.db.$client
    const before = { api: cpuOf(product.pid), postgres: await postgresCpu(pool) }
    const times = await steady(url)
    const share = (seconds: number) => `${((seconds / steadySeconds) * 100).toFixed(1)} %`
    const api = cpuOf(product.pid) - before.api
    const postgres = (await postgresCpu(pool)) - before.postgres
    const rate = await burst(url)
    const timed = async (work: () => Promise<unknown>) => {
      const began = performance.now()
      await work()
      return performance.now() - began
    }
    const rolls: number[] = []
    for (let i = 0; i < 5; i++) rolls.push(await timed(() => rollUp(database.db)))
    const fetchStatus = () =>
      new Promise<Buffer>((resolve, reject) => {
        request(new URL('/api/status', url), { headers: { 'accept-encoding': 'br' } }, async (answer) =>
          resolve(Buffer.concat(await answer.toArray())),
        )
          .on('error', reject)
          .end()
      })
    const loads: number[] = []
    let body: Buffer = Buffer.alloc(0)
    for (let i = 0; i < 3; i++) {
      // The cache has expired.
      await new Promise((resolve) => setTimeout(resolve, 5_100))
      loads.push(
        await timed(async () => {
          body = await fetchStatus()
        }),
      )
    }
    const kept: number[] = []
    for (let i = 0; i < 5; i++) kept.push(await timed(fetchStatus))
    writeReport(
      'status',
      "What the status' memory costs",
      `${nodes} nodes, 48 h of minutes (${((nodes * 2_880) / 1e6).toFixed(1)} million rows), 90 days of hours, 400 days of days, on the embedded PostgreSQL. Reports through HTTP: ${steadySeconds} s of one each 10 s from every node, then ${burstSeconds} s of as many as ${burstConnections} connections get answered; the clients share the same cores.

${table(
  ['figure', 'measured'],
  [
    [`API process at ${perSecond} reports/s, of one core`, share(api)],
    [`PostgreSQL at ${perSecond} reports/s, of one core`, share(postgres)],
    ['a report, p50', `${quantile(times, 0.5).toFixed(1)} ms`],
    ['a report, p99', `${quantile(times, 0.99).toFixed(1)} ms`],
    [
      'largest rate',
      `${Math.round(rate)} reports/s, ${(rate / perSecond).toFixed(0)} times what ${nodes} nodes send`,
    ],
    ['a run of the roll-up, each minute', `${median(rolls).toFixed(0)} ms`],
    ['GET /api/status, brotli', `${body.length} bytes (${brotliDecompressSync(body).length} before)`],
    ['GET /api/status, read anew', `${median(loads).toFixed(0)} ms`],
    ['GET /api/status, kept', `${median(kept).toFixed(1)} ms`],
  ],
)}

Aim: 1,000 nodes take less than a tenth of what this machine can do.`,
    )
  } finally {
    await database.close()
    await product.stop()
  }
}
