import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, readConfig } from '@zubr/config'
import { edgeReportEveryMs } from '@zubr/contracts/edge/endpoints'
import { writeAtomically } from '@zubr/on-node/atomic-file'
import { textOf } from '@zubr/on-node/call'
import { jsonLog } from '@zubr/on-node/json-log'
import type { Log } from '@zubr/on-node/log'
import { waitForFreePort } from '@zubr/process/wait-for-free-port'
import { edgeOptionsFrom } from './edge-options.ts'
import { type EdgeService, startEdgeService } from './edge-service.ts'
import { handOver, type Successor, SuccessorEnded } from './successor/hand-over.ts'
import { readPid, waitForOtherProcess } from './successor/pid-file.ts'
import { Predecessor } from './successor/predecessor.ts'
import { successorArgument } from './successor/successor-messages.ts'

/** Names the process that accepts players: deploy/zubr-edge.service follows it. */
const pidFileName = 'edge.pid'
/** Another edge of this node may take so long to leave the port. */
const maxPortWaitMs = 10_000
/** The process ends after this time even if something hangs. */
const maxEndMs = 2_000

/** The edge as a program of its own, configured by the environment. */
export function runEdge(): Promise<void> {
  return run().catch((error: unknown) => {
    process.stderr.write(`The edge could not start: ${textOf(error)}\n`)
    process.exit(1)
  })
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.nodeToken)
    throw new ConfigError('NODE_TOKEN: expected the token that `npm run zubr -- node add` printed')
  const log = jsonLog(config.logLevel)
  const options = edgeOptionsFrom(config, config.nodeToken)
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const predecessor = process.argv.includes(successorArgument) ? new Predecessor() : undefined
  await predecessor?.receiveListeners()
  const pidFile = join(options.dataDir, pidFileName)
  if (!predecessor) await waitForFreePort(options, maxPortWaitMs, () => writePid(pidFile))
  const started = startEdgeService({
    ...options,
    log,
    ...(predecessor && { inheritedHandles: predecessor.handles }),
  })
  const service = await started.catch(async (error: unknown) => {
    await removePid(pidFile)
    throw error
  })
  endOnSignals(service, pidFile, predecessor)
  if (process.platform !== 'win32') new Upgrade(service, { name: options.name, log, pidFile }).onSignal()
  // A reader of the file may send signals from now on.
  await writePid(pidFile)
  predecessor?.listen({
    onCounts: (counts) => service.addPredecessorCounts(counts),
    onClients: (clients) => service.importClients(clients),
  })
  void predecessor?.sendReady()
  log.info(`edge of ${options.name}: accepting players on port ${service.port}`)
}

function endOnSignals(service: EdgeService, pidFile: string, predecessor: Predecessor | undefined): void {
  const end = () => {
    const steps = [predecessor?.sendEnding(), removePid(pidFile), service.stop()]
    void Promise.allSettled(steps).then(() => process.exit(0))
    setTimeout(() => process.exit(1), maxEndMs).unref()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  // A parent with a channel that is no predecessor has ended.
  if (!predecessor) process.once('disconnect', end)
  // Closing the terminal does not end it.
  process.on('SIGHUP', () => undefined)
}

type UpgradeOptions = { name: string; log: Log; pidFile: string }

/** Hands the ports over to a new process of the installed version, at SIGUSR2. */
class Upgrade {
  private readonly service: EdgeService
  private readonly options: UpgradeOptions
  private isRunning = false

  constructor(service: EdgeService, options: UpgradeOptions) {
    this.service = service
    this.options = options
  }

  onSignal(): void {
    process.on('SIGUSR2', () => void this.run())
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    try {
      await this.upgrade()
    } catch (error) {
      await this.goOn(error)
    }
  }

  private async upgrade(): Promise<void> {
    const { name, log } = this.options
    const successor = await handOver(this.service.handOver())
    const remaining = this.service.connectionCount()
    log.info(
      `edge of ${name}: process ${successor.pid} accepts new players, ${remaining} players remain here`,
    )
    // During the trial both accept players, so that the port is never closed.
    successor.sendClients(this.service.exportClients())
    await successor.waitForTrial()
    await drainTo(successor, this.service)
    process.exit(0)
  }

  private async goOn(error: unknown): Promise<void> {
    const { name, log, pidFile } = this.options
    this.isRunning = false
    this.service.resumePorts()
    // A full disk does not end the edge; the file still names the successor then.
    await writePid(pidFile).catch(() => undefined)
    log.error(`edge of ${name}: no other process takes over, this one continues (${textOf(error)})`)
    if (!(error instanceof SuccessorEnded)) return
    if (!(await waitForOtherProcess(pidFile, () => this.isRunning))) return
    await this.service.drain()
    process.exit(0)
  }
}

/** Carries the last players, and sends what it counts to the successor, which reports it. */
async function drainTo(successor: Successor, service: EdgeService): Promise<void> {
  const sendCounts = () => successor.sendCounts(service.takeCounts())
  const drained = service.drain()
  // Clients may have come during the trial.
  successor.sendClients(service.exportClients())
  sendCounts()
  const timer = setInterval(sendCounts, edgeReportEveryMs)
  await drained
  clearInterval(timer)
  sendCounts()
}

const writePid = (file: string): Promise<void> => writeAtomically(file, `${process.pid}\n`, 0o644)

/** Keeps the file if it names another process. */
async function removePid(file: string): Promise<void> {
  if ((await readPid(file)) === process.pid) await rm(file)
}
