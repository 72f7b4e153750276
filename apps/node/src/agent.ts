import { type NodeReport, reportIntervalMs } from '@zubr/contracts/nodes'
import { highLoadSince, type NodeMeasurement, nodeProblem } from '@zubr/domain/nodes/problem'
import { call } from './call.ts'
import { type Clock, realClock } from './clock.ts'
import type { Log } from './log.ts'
import { type CpuTimes, cpuTimes, measure as measureMachine } from './machine.ts'
import { type Mailbox, newestOnly } from './mailbox.ts'
import { type Probe, startProbe, type TlsFiles } from './probe.ts'
import { type Outcome, retryDelay } from './retry-delay.ts'
import { type ServersOptions, startServers } from './servers/start-servers.ts'

export type AgentOptions = {
  name: string
  /** From `zubr node add`. Never logged. */
  token: string
  /** Where the API is, without a path. */
  apiUrl: string
  /** For the ping probe; 0 takes a free one. */
  port: number
  host: string
  tls?: TlsFiles
  /** An existing folder on the disk whose space counts. */
  dataDir: string
  log: Log
  /** Runs game servers too, and serves their consoles on the probe's port. */
  servers?: Pick<ServersOptions, 'panelOrigin' | 'serverPorts'> & Partial<ServersOptions>
  clock?: Clock
  /** How long one report may take. */
  requestTimeoutMs?: number
  /** Instead of the real measurement, for tests. */
  measure?: (dataDir: string, before: CpuTimes) => Promise<{ measurement: NodeMeasurement; cpu: CpuTimes }>
  /** 0 to 1, for the jitter of retries. */
  random?: () => number
}

export type Agent = {
  /** The probe's port. */
  port: number
  /** Fetches cores in the background, so that the first server need not wait. Never fails. */
  warmCores(): void
  /** Ends reports and probe at once, and game servers too unless they can be left to the next agent. */
  stop(servers?: 'end' | 'leave'): Promise<void>
}

/** The first measurement is short: an early report is worth more than an exact one. */
const firstMeasureMs = 250

/**
 * Starts the agent: it answers the ping probe and reports this machine's load, at once and then every ten seconds. While the API is
 * away it keeps the newest report only. Rejects if the probe's port is taken.
 */
export async function startAgent(options: AgentOptions): Promise<Agent> {
  const stopped = new AbortController()
  const { name, token, apiUrl, dataDir, host, log } = options
  const servers =
    options.servers &&
    (await startServers({ name, token, apiUrl, dataDir, serverHost: host, log, ...options.servers }))
  const probe = await startProbe({ ...options, ...(servers && { console: servers.console }) }).catch(
    async (error: unknown) => {
      await servers?.stop()
      throw error
    },
  )
  const mailbox = newestOnly<NodeReport>()
  const running = [
    watchMachine(options, probe, mailbox, stopped.signal),
    deliver(options, mailbox, stopped.signal),
  ]
  return {
    port: probe.port,
    warmCores: () => servers?.warmCores(),
    async stop(how) {
      stopped.abort()
      await Promise.all([servers?.stop(how), probe.stop(), ...running])
    },
  }
}

async function watchMachine(
  { name, dataDir, log, clock = realClock, measure = measureMachine }: AgentOptions,
  probe: Probe,
  mailbox: Mailbox<NodeReport>,
  signal: AbortSignal,
): Promise<void> {
  let cpu = cpuTimes()
  let highSince: number | null = null
  await clock.wait(firstMeasureMs, signal, 'measure')
  while (!signal.aborted) {
    try {
      const measured = await measure(dataDir, cpu)
      const at = clock.elapsed()
      cpu = measured.cpu
      highSince = highLoadSince(highSince, measured.measurement.load, at)
      mailbox.put(reportOf(measured.measurement, highSince === null ? null : at - highSince))
    } catch (error) {
      log.warn(`node ${name}: this machine could not be measured: ${textOf(error)}`)
    }
    await probe.refreshCertificate().catch((error: unknown) => {
      log.warn(`node ${name}: the renewed certificate could not be read: ${textOf(error)}`)
    })
    await clock.wait(reportIntervalMs, signal, 'measure')
  }
}

async function deliver(
  options: AgentOptions,
  mailbox: Mailbox<NodeReport>,
  signal: AbortSignal,
): Promise<void> {
  const { name, apiUrl, log, clock = realClock, random = Math.random } = options
  let failures = 0
  let lastOutcome: Outcome = 'stored'
  while (!signal.aborted) {
    const report = await mailbox.unsent(signal)
    if (!report) return
    const { outcome, why } = await post(options, report, signal)
    if (signal.aborted) return
    if (outcome === 'stored') {
      mailbox.sent(report)
      if (failures > 0) log.info(`node ${name}: reporting to ${apiUrl} again`)
      failures = 0
    } else {
      failures += 1
      // Once until it changes, not once an attempt.
      if (outcome === 'refused' && lastOutcome !== outcome) log.error(`node ${name}: ${why}`)
      if (outcome === 'away' && lastOutcome !== outcome)
        log.warn(`node ${name}: ${apiUrl} does not take reports (${why}); trying on`)
      await clock.wait(retryDelay(outcome, failures, random()), signal, 'retry')
    }
    lastOutcome = outcome
  }
}

/** Sends one report. Never rejects. */
async function post(
  { name, token, apiUrl, requestTimeoutMs = 5_000 }: AgentOptions,
  report: NodeReport,
  signal: AbortSignal,
): Promise<{ outcome: Outcome; why: string }> {
  try {
    const options = { apiUrl, token, timeoutMs: requestTimeoutMs }
    const called = await call(options, 'POST /api/nodes/report', { body: report, signal })
    if (called.outcome === 'stored') return { outcome: 'stored', why: '' }
    const { outcome, status } = called
    if (outcome === 'away') return { outcome, why: `status ${status}` }
    const why =
      status === 401
        ? `${apiUrl} does not know this token; give the agent a new one: npm run zubr -- node rotate-token ${name}`
        : `${apiUrl} answers ${status} to a report; is it the API, of this version?`
    return { outcome, why }
  } catch (error) {
    return { outcome: 'away', why: textOf(error) }
  }
}

function reportOf(now: NodeMeasurement, highLoadForMs: number | null): NodeReport {
  return {
    load: now.load,
    memoryUsedBytes: Math.max(0, now.memoryTotalBytes - now.memoryAvailableBytes),
    memoryTotalBytes: now.memoryTotalBytes,
    diskFreeBytes: now.diskFreeBytes,
    diskTotalBytes: now.diskTotalBytes,
    problem: nodeProblem(now, highLoadForMs),
  }
}

/** An error in one line; `fetch` hides what happened in `cause`. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  return ('code' in cause && typeof cause.code === 'string' && cause.code) || cause.message
}
