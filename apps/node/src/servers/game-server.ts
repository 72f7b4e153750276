import { once } from 'node:events'
import type { ServerReport, WantedServer } from '@zubr/contracts/node-servers'
import { refusesIpBan } from '@zubr/domain/players/ip-bans'
import { textOf } from '@zubr/on-node/call'
import type { ConsoleLog } from '../console/console-log.ts'
import { stripControls } from '../console/lines.ts'
import type { CoreAdapter, InstallOptions } from '../cores/core.ts'
import type { Running } from '../runtime/runtime.ts'
import { afterAttempt, afterError, afterUndo, type Outcome } from './decision/after-run.ts'
import { decide, isSameRun } from './decision/decide.ts'
import { firstTries, type Now, reportOf, type Server, type Step } from './decision/server.ts'
import { statsOf } from './decision/stats.ts'
import { edgePayload } from './edge/edge-payload.ts'
import { EmptyStop } from './empty/empty-stop.ts'
import { processFacts } from './facts/process-facts.ts'
import { removeServer } from './folder/remove-server.ts'
import { serverFolder, writeMemory } from './folder/server-folder.ts'
import { jobsOfServer } from './jobs-of-server.ts'
import { extraPorts } from './ports/extra-ports.ts'
import type { ServerContext } from './server-context.ts'
import { type HalfLines, type ServerRun, serverRun } from './server-run.ts'
import { liveSettings } from './starting/live-settings.ts'
import type { StartSlot } from './starting/start-queue.ts'
import { startServer } from './starting/start-server.ts'
import { serverEndpointOf } from './starting/start-spec.ts'
import { startState } from './starting/start-state.ts'
import { takeOver } from './starting/take-over.ts'

export type GameServer = ReturnType<typeof gameServer>

/**
 * Moves one server towards its desired state by the steps of decision/decide.ts. If the agent is
 * killed, the next one decides again from the memory on disk and the running processes.
 */
export function gameServer(id: string, first: WantedServer, context: ServerContext) {
  const { dataDir, catalogue, ports, startQueue, clock, limits, log, backups } = context
  const folder = serverFolder(dataDir, id)
  const place = { id, folder: folder.path, data: folder.data }
  let desired = first
  let known: Omit<Server, 'run' | 'held'> = { memory: null, tries: firstTries, isDeleted: false }
  let run: ServerRun | undefined
  let consoleLog: ConsoleLog | undefined
  let stopped = false
  const starting = startState()
  let wake = new AbortController()
  let lastSent = ''
  let progress: ServerReport['progress'] = null
  let startSlot: StartSlot | undefined
  let startMs: number | null = null
  const refuses = (text: string) => refusesIpBan(desired.core, text)
  const now = (): Now => ({ time: clock.now(), elapsed: clock.elapsed() })
  const shared = { wanted: () => desired, run: () => run, command }
  const facts = processFacts({ memory: () => known.memory, ...shared, record, notify }, clock)
  const onChanged = () => facts.filesChanged([], ['addons'])
  const onUndone = async () => known.memory && record(afterUndo(known.memory))
  const jobServer = { ...place, ...shared, isStarting: starting.isNow, refuses, onChanged, onUndone }
  const jobs = jobsOfServer(jobServer, folder.jobsFile, context, { notify, onReleased: () => wake.abort() })
  const serverDeps = { place, memory: () => known.memory, ...shared, record }
  const [extra, live] = [extraPorts(serverDeps, context), liveSettings(serverDeps, context)]
  const emptyStop = new EmptyStop({ ...serverDeps, hasJobs: () => jobs.hasOpen() }, context)
  jobs.follow(first.jobs)
  const work = workOn()

  /** Reports a change of the state, but not of the statistics. */
  function notify(): void {
    const text = JSON.stringify({ ...report(), stats: null })
    if (text !== lastSent) context.changed()
    lastSent = text
    context.notifyEdge()
    void live.sync()
  }

  function changed(): void {
    if (run?.ready || run?.exit) {
      const tookMs = endStartSlot()
      if (run.ready) startMs = tookMs ?? startMs
    }
    wake.abort()
    notify()
  }

  function endStartSlot(): number | null | undefined {
    const tookMs = startSlot?.end()
    startSlot = undefined
    return tookMs
  }

  async function workOn(): Promise<void> {
    while (!stopped) {
      wake = new AbortController()
      const { signal } = wake
      let step: Step
      try {
        step = await takeStep(signal)
      } catch (error) {
        log.error(`server ${id}: ${textOf(error)}; trying again`)
        step = afterError(known.tries)
        await record(step)
      }
      notify()
      if (step.action !== 'wait' || signal.aborted || stopped) continue
      await (step.waitMs === undefined ? once(signal, 'abort') : clock.wait(step.waitMs, signal))
    }
  }

  async function takeStep(interrupted: AbortSignal): Promise<Step> {
    let step = decide(desired, server(), now())
    for (;;) {
      if (step.action === 'forget_run') run = undefined
      await record(step)
      const outcome = await perform(step.action, interrupted)
      if (!outcome || !known.memory) return step
      step = afterAttempt(known.memory, known.tries, outcome, now())
    }
  }

  function server(): Server {
    // A core that is not available does not end a process that players use.
    const core = catalogue.find(desired.core)
    return {
      ...known,
      held: jobs.holdsStart(),
      run: run ? { ...run, outdated: core !== undefined && core.identity !== run.identity } : null,
    }
  }

  async function record({ memory, tries, say = [], warn }: Omit<Step, 'action'>): Promise<void> {
    known = { ...known, tries: { ...known.tries, ...tries } }
    facts.retries(tries ?? {})
    if (warn) log.warn(`server ${id}: ${warn}`)
    for (const line of say) consoleLog?.append('error', line)
    if (!memory || !known.memory) return
    known.memory = { ...known.memory, ...memory }
    // Stopping and deleting must work on a full disk. Then only this agent has the state.
    await writeMemory(folder, known.memory).catch((error: NodeJS.ErrnoException) =>
      log.warn(`server ${id}: its state could not be written: ${error.code}`),
    )
  }

  async function perform(action: Step['action'], interrupted: AbortSignal): Promise<Outcome | undefined> {
    switch (action) {
      case 'prepare':
        return prepare()
      case 'start':
        starting.begin()
        return start(interrupted).finally(() => {
          starting.end()
          if (!run) endStartSlot()
        })
      case 'move':
        return { kind: 'moved', port: await ports.assignAnother(id) }
      case 'give_ports':
        return extra.assignWanted()
      case 'stop':
      case 'kill':
        run?.end(null, action)
        break
      case 'kill_late':
        run?.killLate()
        break
      case 'remove':
        return remove()
      case 'forget_run':
      case 'go_on':
      case 'wait':
    }
    return undefined
  }

  async function prepare(): Promise<undefined> {
    const found = await takeOver(place, folder, desired.generation, consoleLog, context)
    const { memory, mayBeLeft, isNew, adopted } = found
    consoleLog = found.console
    if (!adopted) await backups.recover(jobServer)
    known = { memory, tries: { ...known.tries, mayBeLeft, isRequested: isNew }, isDeleted: false }
    if (adopted) {
      const { running, core, identity, run } = adopted
      watch(running, core, identity, consoleLog, run.ready, memory.run?.halfLines)
      if (!run.ready) startSlot = startQueue.adopt()
      await record({ memory: { run } })
      await extra.publish()
    }
    await backups.takeOver(jobServer)
    await jobs.begin()
  }

  function watch(
    running: Running,
    core: CoreAdapter,
    identity: string | undefined,
    console: ConsoleLog,
    ready: boolean,
    halfLines?: HalfLines,
  ): void {
    const at = serverEndpointOf(context, known.memory ?? { id, port: null, run: null })
    const options = { running, core, identity, at, console, ready, halfLines, data: folder.data }
    const node = { dataFolder: dataDir, limits, clock, isWatched: () => context.isWatched(id) }
    run = serverRun({ ...options, ...node, changed, plan: facts.limits })
    // The plan may have changed during the start, or while no agent ran.
    facts.limit(run)
  }

  function start(interrupted: AbortSignal): Promise<Outcome | undefined> {
    const show: InstallOptions['progress'] = (step, percent) => {
      progress = { step, percent }
      notify()
    }
    return startServer(
      {
        ...{ place, folder, desired, extra, record, show },
        memory: () => known.memory,
        console: consoleLog,
        isRequested: known.tries.isRequested,
        isOver: () => interrupted.aborted || stopped,
        prepared(slot) {
          startSlot = slot
          progress = null
        },
        watch: (running, core) => consoleLog && watch(running, core, core.identity, consoleLog, false),
      },
      context,
      interrupted,
    )
  }

  async function remove(): Promise<undefined> {
    await jobs.stop()
    await consoleLog?.close()
    consoleLog = undefined
    await removeServer(place, !known.memory, context)
    known = { ...known, memory: null, isDeleted: true }
    await jobs.handleDeletion()
  }

  /** Undefined until it is known whether a former agent left it running. */
  function report(): ServerReport | undefined {
    const starts = run && !run.ready && !run.ending ? ({ step: 'start', percent: null } as const) : null
    return reportOf(desired, server(), {
      stats: run ? statsOf(run) : null,
      progress: progress ?? starts,
      ...{ startMs, jobs: jobs.report(), ...facts.report(starting.isNow()) },
    })
  }

  function forEdge() {
    const current = report()
    const at = known.memory?.run ? serverEndpointOf(context, known.memory) : null
    return current && edgePayload(current, desired, run?.core ?? catalogue.alike(desired.core), run, at)
  }

  function command(text: string): boolean {
    if (!run || run.ending || run.exit) return false
    const line = stripControls(text)
    consoleLog?.append('normal', `> ${line}`)
    return run.running.write(line)
  }

  return {
    /** Sets the desired state. Ignored if its generation is older than the current one. */
    want(next: WantedServer): void {
      if (next.generation < desired.generation || JSON.stringify(next) === JSON.stringify(desired)) return
      const isLimitedAnew = next.memoryMb !== desired.memoryMb || next.diskMb !== desired.diskMb
      const isTheSame = isSameRun(next, desired)
      const wasHeld = jobs.holdsStart()
      desired = next
      jobs.follow(next.jobs)
      if (isLimitedAnew) facts.planChanged()
      // A new console command must not restart the download of a core.
      if (isTheSame && wasHeld === jobs.holdsStart()) notify()
      else changed()
    },
    report,
    forEdge,
    /** Identity of the running core. */
    uses: () => run?.identity,
    console: () => consoleLog,
    core: () => ({ core: desired.core.id, gameVersion: desired.core.version }),
    /** A signal that aborts when the server starts. Undefined while it runs or starts. */
    whileStopped: () => (known.memory && (!run || run.exit) ? starting.next() : undefined),
    /** `command` returns false if it is not running. `filesChanged`: the owner changed files. */
    ...{ refuses, command, filesChanged: facts.filesChanged },
    /** Ends it within `graceMs`, or leaves it running for the next agent. Stops monitoring it. */
    async stop(graceMs: number | 'leave'): Promise<void> {
      stopped = true
      wake.abort()
      await Promise.all([work, emptyStop.stop()])
      await jobs.stop()
      endStartSlot()
      if (graceMs === 'leave') {
        const halfLines = run?.leave()
        if (known.memory?.run && halfLines)
          await record({ memory: { run: { ...known.memory.run, halfLines } } })
      } else if (run && !run.exit) {
        await run.endWithin(graceMs)
        await record({ memory: { run: null } })
      }
      await consoleLog?.close()
    },
  }
}
