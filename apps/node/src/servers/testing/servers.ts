import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { ConsoleClaims, ConsoleLine } from '@zubr/contracts/console'
import {
  type DesiredServer,
  type DesiredState,
  NodeServersReport,
  type ServerReport,
} from '@zubr/contracts/node-servers'
import type { EndpointKey } from '@zubr/contracts/request'
import type { EmptyStopOutcome } from '@zubr/contracts/servers/empty-stop'
import { onTestFinished, vi } from 'vitest'
import { ConsoleReader } from '../../console/console-reader.ts'
import { startProbe } from '../../probe.ts'
import { serverFolder } from '../folder/server-folder.ts'
import { processes, readHome } from '../process/process-table.ts'
import { removeWithLeftOvers } from '../sandbox/testing/left-overs.ts'
import type { ServersOptions } from '../servers-options.ts'
import { startServers } from '../start-servers.ts'
import { coreForTest } from './core.ts'

const run = promisify(execFile)

/** Waits with a long timeout, as a busy machine is slow. */
export const eventually: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: 30_000, ...(typeof options === 'object' && options) })

/** A data folder that servers' users can search. Its name has special characters. */
export async function dataDirForTest(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "zubr's вузел-"))
  await chmod(dir, 0o711)
  onTestFinished(() => removeWithLeftOvers(dir).then(() => undefined))
  return dir
}

/**
 * A data folder on a disk of this size, and functions that fill it. Undefined without the
 * permission to mount (root).
 */
export async function smallDiskForTest(megabytes: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-disk-'))
  const mounted = await run('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=711`,
    'test',
    dataDir,
  ]).then(
    () => true,
    () => false,
  )
  onTestFinished(async () => {
    if (mounted) await run('umount', ['--lazy', dataDir])
    await rm(dataDir, { recursive: true, force: true })
  })
  if (!mounted) return undefined
  const filler = join(dataDir, 'filler')
  return {
    dataDir,
    async fill(): Promise<void> {
      for (const piece of [2 ** 20, 4_096]) {
        const full = (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error
          return 'full'
        }
        while ((await appendFile(filler, Buffer.alloc(piece, 1)).catch(full)) !== 'full');
      }
    },
    freeUp: () => rm(filler),
  }
}

const keys = generateKeyPairSync('ed25519')

/** A console token as the API signs it. */
export function tokenForTest(claims: Partial<ConsoleClaims>, key = keys.privateKey): string {
  const all: ConsoleClaims = {
    server: randomUUID(),
    right: 'write',
    session: 'session-1',
    node: 'minsk-1',
    exp: Math.floor(Date.now() / 1000) + 300,
    ...claims,
  }
  const payload = Buffer.from(JSON.stringify(all)).toString('base64url')
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`
}

/** Endpoints that are accepted and ignored. */
const elsewhere: readonly string[] = [
  'POST /api/nodes/report',
  'POST /api/node/files/activity',
] satisfies EndpointKey[]

/**
 * A real HTTP server in place of the API. Sends the desired state of the test, and records the
 * agent's reports.
 */
export async function nodeApiForTest() {
  let desired: DesiredState = {
    revision: 1,
    servers: [],
    consoleKey: keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    revokedSessions: [],
    watched: [],
  }
  let waiting: (() => void)[] = []
  const reports: NodeServersReport[] = []
  const emptyStops: unknown[] = []
  let emptyStopOutcome: EmptyStopOutcome = 'stops'
  let away = false
  let turnedAway = 0
  let aheadMs = 0
  const dated = (response: ServerResponse) =>
    response.setHeader('date', new Date(Date.now() + aheadMs).toUTCString())
  const server = createServer(async (request, response) => {
    if (away) {
      turnedAway += 1
      response.writeHead(503).end()
      return
    }
    const url = new URL(request.url ?? '/', 'http://api')
    if (elsewhere.includes(`${request.method} ${url.pathname}`)) {
      response.writeHead(204).end()
      return
    }
    if (url.pathname === '/api/node/empty-stops') {
      emptyStops.push(await json(request))
      const answer = JSON.stringify({ outcome: emptyStopOutcome })
      dated(response).writeHead(200, { 'content-type': 'application/json' }).end(answer)
      return
    }
    if (request.method === 'POST') {
      reports.push(NodeServersReport.parse(await json(request)))
      dated(response).writeHead(204).end()
      return
    }
    const answer = () =>
      dated(response).writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(desired))
    if (Number(url.searchParams.get('after')) < desired.revision) answer()
    else waiting.push(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  const setDesired = (next: Partial<DesiredState>) => {
    desired = { ...desired, ...next, revision: desired.revision + 1 }
    const now = waiting
    waiting = []
    for (const answer of now) answer()
  }
  const reportOf = (id: string): ServerReport | undefined =>
    reports.at(-1)?.servers.find((one) => one.id === id)
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    reports,
    /** Requests to stop an empty server, and the answer to the next ones. */
    emptyStops,
    answerEmptyStops(outcome: EmptyStopOutcome) {
      emptyStopOutcome = outcome
    },
    change: setDesired,
    wanted: () => desired.servers,
    /** Answers every request with 503, or serves again. */
    setAway(next: boolean) {
      away = next
      if (away) server.closeAllConnections()
      waiting = []
    },
    /** Sets its clock relative to this machine's. */
    setAhead(ms: number) {
      aheadMs = ms
    },
    /** Number of requests that were answered with 503. */
    turnedAway: () => turnedAway,
    /** Changes one server's desired state, with a new generation unless `change` has one. */
    want(id: string, change: Partial<DesiredServer> = {}) {
      const former = desired.servers.find((one) => one.id === id)
      const wanted: DesiredServer = {
        id,
        desiredState: 'running',
        core: { id: 'fake', version: '1' },
        settings: {},
        memoryMb: 1_000,
        diskMb: 1_000,
        operation: null,
        ...former,
        generation: (former?.generation ?? 0) + 1,
        ...change,
      }
      setDesired({ servers: [...desired.servers.filter((one) => one.id !== id), wanted] })
      return wanted
    },
    reportOf,
    /** Waits until the last report matches. */
    until: (id: string, expected: Partial<ServerReport>) =>
      vi.waitFor(
        () => {
          const report = reportOf(id)
          for (const [key, value] of Object.entries(expected))
            if (JSON.stringify(report?.[key as keyof ServerReport]) !== JSON.stringify(value))
              throw new Error(`expected ${JSON.stringify(expected)}, but it is ${JSON.stringify(report)}`)
          return report as ServerReport // It matched, so it exists.
        },
        { timeout: 40_000, interval: 10 },
      ),
  }
}

let nextPorts = 10_000 + (process.pid % 70) * 300

/** Ten ports that no other test uses. */
export function portsForTest() {
  const first = nextPorts
  nextPorts += 10
  return { first, last: first + 9 }
}

/** The part of an agent that runs servers, with its web server, until the test ends or stops it. */
export async function serversForTest(options: Partial<ServersOptions> & { apiUrl: string; dataDir: string }) {
  const logged: string[] = []
  const logAt = (level: string) => (message: string) => logged.push(`${level}: ${message}`)
  const servers = await startServers({
    name: 'minsk-1',
    token: 't'.repeat(43),
    panelOrigin: 'https://panel.zubr.example',
    serverHost: '127.0.0.1',
    serverPorts: portsForTest(),
    log: { info: logAt('info'), warn: logAt('warn'), error: logAt('error') },
    cores: [coreForTest],
    limits: { watchMs: 50, diskEveryMs: 50 },
    runtime: 'processes',
    ...options,
  })
  const probe = await startProbe({
    port: 0,
    host: '127.0.0.1',
    console: servers.console,
    files: servers.filesServer,
  })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= Promise.all([servers.stop(), probe.stop()]).then(() => undefined)
    return stopping
  }
  onTestFinished(stop)
  const { log, command } = servers.consoles
  /** The newest lines of a server's console. */
  const lines = async (id: string): Promise<readonly ConsoleLine[]> => {
    const present = log(id)
    return present
      ? (await new ConsoleReader(present, Math.max(1, present.last() - 499)).read(500)).lines
      : []
  }
  const { console, consoles, files, filesServer, activity } = servers
  const used = {
    ...{ console, consoles, files, filesServer, activity, command, lines },
    warmCores: () => servers.warmCores(),
    stop: (how?: 'end' | 'leave') => servers.stop(how),
  }
  return { servers: used, port: probe.port, logged, stop }
}

/** A fake API, a node that uses it, and helpers for its server `id`. */
export async function nodeForTest(options: Partial<Parameters<typeof serversForTest>[0]> = {}) {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), options.dataDir ?? dataDirForTest()])
  const node = await serversForTest({ apiUrl: api.url, ...options, dataDir })
  const id = randomUUID()
  const folder = serverFolder(dataDir, id)
  const command = (text: string) => {
    if (!node.servers.command(id, text)) throw new Error('it takes no command')
  }
  const lines = async () => (await node.servers.lines(id)).map(([, , , text]) => text)
  const starts = async () => (await readFile(join(folder.data, 'starts.txt'), 'utf8')).trim().split('\n')
  return { api, dataDir, node, id, folder, command, lines, starts }
}

/** The processes that were started with this HOME. */
export const livingIn = async (data: string) =>
  (await processes()).filter(({ pid }) => readHome(pid) === data)
