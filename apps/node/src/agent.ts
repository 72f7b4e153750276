import { type NodeReport, reportIntervalMs } from '@zubr/contracts/nodes'
import { highLoadSince, type NodeMeasurement, nodeProblem } from '@zubr/domain/nodes/problem'
import { type ApiAccess, call, keepTrying, textOf } from '@zubr/on-node/call'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { type CpuTimes, cpuTimes, measure as measureMachine } from './machine.ts'
import { type Mailbox, newestOnly } from './mailbox.ts'
import { type Probe, startProbe, type TlsFiles, tryToListen } from './probe.ts'
import type { ServersOptions } from './servers/servers-options.ts'
import { startServers } from './servers/start-servers.ts'

export type AgentOptions = ApiAccess & {
  /** For the ping probe; 0 takes a free one. */
  port: number
  host: string
  tls?: TlsFiles
  /** An existing folder on the disk whose space counts. */
  dataDir: string
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

/** The first measurement is short: an early report is worth more than an exact one. */
const firstMeasureMs = 250

/**
 * Starts the agent: it answers the ping probe and reports this machine's load, at once and then
 * every ten seconds. While the API is down it keeps only the newest report. Rejects if the probe's
 * port is taken.
 */
export async function startAgent(options: AgentOptions) {
  const stopped = new AbortController()
  const { name, token, apiUrl, dataDir, host, log } = options
  // If an agent already runs here, its servers must not be adopted, and then ended because the port
  // is taken.
  await tryToListen(options)
  const servers =
    options.servers &&
    (await startServers({
      ...{ name, token, apiUrl, dataDir, serverHost: host, nodePort: options.port, log },
      ...options.servers,
    }))
  const probe = await startProbe({
    ...options,
    ...(servers && { console: servers.console, files: servers.filesServer }),
  }).catch(async (error: unknown) => {
    await servers?.stop()
    throw error
  })
  const mailbox = newestOnly<NodeReport>()
  const running = [
    watchMachine(options, probe, mailbox, stopped.signal),
    deliver(options, mailbox, stopped.signal),
  ]
  return {
    /** The probe's port. */
    port: probe.port,
    /** Fetches cores in the background, so that the first server need not wait. Never fails. */
    warmCores: () => servers?.warmCores(),
    /**
     * Ends reports and probe at once, and game servers too unless they can be left to the next
     * agent.
     */
    async stop(how?: 'end' | 'leave'): Promise<void> {
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
      log.warn(`node ${name}: the load of this machine could not be measured: ${textOf(error)}`)
    }
    await probe.refreshCertificate().catch((error: unknown) => {
      log.warn(`node ${name}: the renewed certificate could not be read: ${textOf(error)}`)
    })
    await clock.wait(reportIntervalMs, signal, 'measure')
  }
}

function deliver(options: AgentOptions, mailbox: Mailbox<NodeReport>, signal: AbortSignal): Promise<void> {
  const { name, token, apiUrl, log, clock = realClock, random, requestTimeoutMs = 5_000 } = options
  return keepTrying(
    { clock, random },
    signal,
    async () => {
      const report = await mailbox.unsent(signal)
      if (!report) return { outcome: 'stored' }
      const link = { apiUrl, token, timeoutMs: requestTimeoutMs }
      const called = await call(link, 'POST /api/nodes/report', { body: report, signal })
      if (called.outcome === 'stored') mailbox.sent(report)
      return called
    },
    (outcome, _before, { status, text }) => {
      if (outcome === 'stored') log.info(`node ${name}: reporting to ${apiUrl} again`)
      else if (outcome === 'away')
        log.warn(`node ${name}: ${apiUrl} does not accept reports (${text}); retrying`)
      else if (status === 401)
        log.error(
          `node ${name}: ${apiUrl} does not know this token; give the agent a new one with npm run zubr -- node rotate-token ${name}`,
        )
      else
        log.error(
          `node ${name}: ${apiUrl} answers ${status} to a report; check that it is the API and has this version`,
        )
    },
  )
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
