import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FileClaims } from '@zubr/contracts/files/tokens'
import type { JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import { type DesiredState, type NodeRuntime, NodeServersReport } from '@zubr/contracts/node-servers'
import type { EndpointKey } from '@zubr/contracts/request'

const program = fileURLToPath(new URL('../../../servers/testing/agent.ts', import.meta.url))
const name = 'minsk-1'
/** Far longer than anything takes, even on a busy machine. */
const maxMs = 15 * 60_000

export type Victim = 'agent' | 'helper' | 'restic'
/** `Omit` for each member of the union. */
export type JobToDo = ServerJob extends infer J ? (J extends ServerJob ? Omit<J, 'id'> : never) : never

export const until = async <T>(what: string, look: () => Promise<T> | T): Promise<NonNullable<T>> => {
  for (const end = performance.now() + maxMs; performance.now() < end; await wait(20)) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`in vain: ${what}`)
}

/**
 * A stopped server on a node whose agent is a process of its own, with a minimal API. Benchmarks
 * use it too, so it imports no test framework.
 */
export async function nodeToKill(dataDir: string, runtime: NodeRuntime['kind'] | undefined, diskMb = 1_000) {
  const keys = generateKeyPairSync('ed25519')
  const [id, key] = [randomUUID(), 'a key of this server alone']
  let waiting: (() => void)[] = []
  let report: NodeServersReport | undefined
  let desired: DesiredState = {
    ...{ revision: 1, servers: [], revokedSessions: [], watched: [] },
    consoleKey: keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
  const api = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://api')
    if (request.method === 'POST') {
      const body = await json(request).catch(() => undefined)
      const isOfMachine = `POST ${url.pathname}` === ('POST /api/nodes/report' satisfies EndpointKey)
      const read = isOfMachine ? undefined : NodeServersReport.safeParse(body).data
      if (read) report = read
      response.writeHead(204).end()
      return
    }
    const answer = () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(desired))
    if (Number(url.searchParams.get('after')) < desired.revision) answer()
    else waiting.push(answer)
  })
  await once(api.listen(0, '127.0.0.1'), 'listening')
  let port = 0

  function want(jobs: ServerJob[]): void {
    const revision = desired.revision + 1
    const server = {
      ...{ id, desiredState: 'stopped' as const, generation: revision, core: { id: 'fake', version: '1' } },
      ...{ settings: {}, memoryMb: 1_000, diskMb, operation: null, backupKey: key, jobs },
    }
    desired = { ...desired, revision, servers: [server] }
    const now = waiting
    waiting = []
    for (const answer of now) answer()
  }

  const options = {
    ...{ name, token: 't'.repeat(43), apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    ...{ panelOrigin: 'https://panel.zubr.example', dataDir, serverHost: '127.0.0.1', runtime },
    ...{ serverPorts: { first: 28_700, last: 28_709 }, keepServers: true, serves: true },
    limits: { watchMs: 50, diskEveryMs: 50 },
  }
  let agent: ChildProcess | undefined
  const warnings: string[] = []
  const isRunning = () => agent && agent.exitCode === null && agent.signalCode === null

  /** Does nothing if the kill came too late and the agent still runs. */
  async function start(): Promise<void> {
    if (isRunning()) return
    report = undefined
    const started = spawn(process.execPath, [program, JSON.stringify(options)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    agent = started
    const listening = new Promise<number>((resolve) =>
      started.on('message', (message: { port?: number; said?: string }) => {
        if (message.said !== undefined) warnings.push(message.said)
        if (message.port !== undefined) resolve(message.port)
      }),
    )
    await until('the agent tells of the server', () => {
      if (started.exitCode !== null) throw new Error(`the agent ended with ${started.exitCode}`)
      return report?.servers.some((one) => one.id === id && one.state === 'stopped')
    })
    port = await listening
  }
  async function end(): Promise<void> {
    const running = agent
    if (!running || !isRunning()) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  const reportOf = (job: string): JobReport | undefined =>
    report?.servers.find((one) => one.id === id)?.jobs?.find((one) => one.id === job)
  want([])
  await start()
  return {
    ...{ id, key, start },
    /** Warnings of its agents, the newest last. */
    warnings,
    /** The ids of the victim's present processes. */
    async pids(victim: Victim): Promise<number[]> {
      if (victim === 'agent') return agent?.pid && isRunning() ? [agent.pid] : []
      return victim === 'restic' ? beneath(agent?.pid ?? 0, 'restic') : helpersOf(id)
    },
    /** The next agent does not run before `start`. */
    end,
    /** Runs only this job. */
    begin(job: JobToDo): { id: string; ended: Promise<JobReport> } {
      const jobId = randomUUID()
      want([{ ...job, id: jobId }])
      const ended = until(`the end of ${job.kind}`, () => {
        const found = reportOf(jobId)
        return found && found.state !== 'working' ? found : undefined
      })
      ended.catch(() => undefined)
      return { id: jobId, ended }
    },
    callOff: () => want([]),
    /** Sends a request for its files as a browser does. */
    ask(method: string, path: string, headers: Record<string, string>, body?: BodyInit): Promise<Response> {
      const claims: FileClaims = {
        ...{ purpose: 'files', right: 'write', server: id, session: 'session-1', account: 'account-1' },
        ...{ node: name, exp: Math.floor(Date.now() / 1_000) + 300 },
      }
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
      const signature = sign(null, Buffer.from(payload), keys.privateKey).toString('base64url')
      return fetch(new URL(path, `http://127.0.0.1:${port}/files/`), {
        method,
        headers: { authorization: `Bearer ${payload}.${signature}`, ...headers },
        ...(body !== undefined && { body, duplex: 'half' }),
      } as RequestInit)
    },
    async close(): Promise<void> {
      await end()
      api.closeAllConnections()
      await new Promise((resolve) => api.close(resolve))
    },
  }
}
export type NodeToKill = Awaited<ReturnType<typeof nodeToKill>>

const textIn = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
const allPids = async () => (await readdir('/proc')).map(Number).filter((pid) => pid > 0)

/** Programs of this name that descend from a process. */
async function beneath(top: number, program: string): Promise<number[]> {
  const parents = new Map<number, number>()
  const found: number[] = []
  for (const pid of await allPids()) {
    const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/s.exec(await textIn(pid, 'stat')) ?? []
    parents.set(pid, Number(parent))
    if (name === program) found.push(pid)
  }
  return found.filter((pid) => {
    for (let at = parents.get(pid); at; at = parents.get(at)) if (at === top) return true
    return false
  })
}

/** In a sandbox its command line names no server, but its control group does. */
async function helpersOf(id: string): Promise<number[]> {
  const found: number[] = []
  for (const pid of await allPids()) {
    const command = await textIn(pid, 'cmdline')
    if (!/files\/helper\/main\.ts\0|\bhelper\b.*main\.ts/.test(command) || /conmon|runc/.test(command))
      continue
    if (command.includes(id) || (await textIn(pid, 'cgroup')).includes(id)) found.push(pid)
  }
  return found
}
