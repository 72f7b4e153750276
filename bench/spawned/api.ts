import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@zubr/postgres/embedded'
import { freePort } from '@zubr/process/free-port'
import pg from 'pg'

export type SpawnedApi = {
  url: string
  databaseUrl: string
  /** A client of this database, as its owner. */
  database: pg.Client
  /** Messages received by the webhook; always 0 without one. */
  relayed(): number
  /** Resident memory of the API's process, in MiB. Source: proc(5), /proc/pid/status. */
  residentMib(): number
  /** Live heap in MiB, after a full collection. */
  aliveMib(): Promise<number>
}

/**
 * Runs `work` with the deployed API in its own process and a durable PostgreSQL; optionally with a
 * webhook that accepts everything at once, and with addon catalogues in the format of
 * `CATALOGUE_SOURCES`.
 */
export async function withApi<T>(
  { webhook, catalogues = 'off' }: { webhook: boolean; catalogues?: string },
  work: (api: SpawnedApi) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'zubr-bench-'))
  const undo: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })]
  try {
    // One connection per client of pgbench.
    const postgres = await startPostgres({
      dir: path.join(dir, 'postgres'),
      settings: { max_connections: '300' },
    })
    undo.unshift(() => postgres.stop())

    let received = 0
    const receiver = createServer((request, response) => {
      request.resume().once('end', () => {
        received++
        response.writeHead(204).end()
      })
    })
    const receiverPort = await portOf(receiver)
    undo.unshift(() => receiver.closeAllConnections())

    const port = await freePort()
    const main = fileURLToPath(import.meta.resolve('@zubr/api/main'))
    const child = spawn(
      process.execPath,
      [`--diagnostic-dir=${dir}`, '--heapsnapshot-signal=SIGUSR2', main],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          AUTH_SECRET: 'a secret of this measurement alone',
          DATABASE_URL: postgres.url,
          PANEL_PORT: String(port),
          LOG_LEVEL: 'error',
          CORE_SOURCES: 'off',
          CATALOGUE_SOURCES: catalogues,
          ...(webhook && { PARTNER_WEBHOOK_URL: `http://127.0.0.1:${receiverPort}/hook` }),
        },
      },
    )
    const ended = once(child, 'exit')
    undo.unshift(async () => {
      child.kill('SIGTERM')
      await ended
    })

    const url = `http://127.0.0.1:${port}`
    await untilReady(url)
    const database = new pg.Client({ connectionString: postgres.url })
    await database.connect()
    undo.unshift(() => database.end())
    return await work({
      url,
      databaseUrl: postgres.url,
      database,
      relayed: () => received,
      residentMib: () =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
      aliveMib: async () => {
        child.kill('SIGUSR2')
        return sizeOf(await snapshotIn(dir))
      },
    })
  } finally {
    for (const step of undo) await step()
  }
}

type Snapshot = { snapshot: { meta: { node_fields: string[] } }; nodes: number[] }

/** Waits for the heap snapshot in a folder, reads and removes it. */
async function snapshotIn(dir: string): Promise<Snapshot> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const name = readdirSync(dir).find((name) => name.endsWith('.heapsnapshot'))
    if (!name) continue
    try {
      // V8's format, which is valid JSON only once the last byte is written.
      const snapshot = JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as Snapshot
      rmSync(path.join(dir, name))
      return snapshot
    } catch {}
  }
}

/** Size of all objects in MiB. `nodes` is one flat list of the fields of each. */
function sizeOf({ snapshot: { meta }, nodes }: Snapshot): number {
  const [fields, size] = [meta.node_fields.length, meta.node_fields.indexOf('self_size')]
  let bytes = 0
  for (let at = size; at < nodes.length; at += fields) bytes += nodes[at] ?? 0
  return bytes / 2 ** 20
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      if ((await fetch(`${url}/readyz`)).ok) return
    } catch (error) {
      if (tries > 1_200) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The server listens on TCP.
  return (server.address() as AddressInfo).port
}
