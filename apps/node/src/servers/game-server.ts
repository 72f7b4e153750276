import { once } from 'node:events'
import type { ServerReport, WantedServer } from '@zubr/contracts/node-servers'
import { refusesIpBan } from '@zubr/domain/players/ip-bans'
import { textOf } from '@zubr/on-node/call'
import type { ConsoleLog } from '../console/console-log.ts'
import { clean } from '../console/lines.ts'
import type { CoreAdapter, InstallOptions } from '../cores/core.ts'
import type { Running } from '../runtime/runtime.ts'
import { afterAttempt, afterError, afterUndo, type Outcome } from './decision/after.ts'
import { decide, runsAlike } from './decision/decide.ts'
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
import { serverEndpointOf } from './starting/starting.ts'
import { starts } from './starting/starts.ts'
import { takeOver } from './starting/taking-over.ts'

export type GameServer = ReturnType<typeof gameServer>

/**
 * Makes one server what it should be: carries out what decision/decide.ts decides, one step at a time. The agent may be killed
 * within any step; its successor decides again from the memory on disk and from what it finds running.
 */
export function gameServer(id: string, first: WantedServer, context: ServerContext) {
  const { dataDir, catalogue, ports, turns, clock, limits, log, backups } = context
  const folder = serverFolder(dataDir, id)
  const place = { id, folder: folder.path, data: folder.data }
  let desired = first
  let known: Omit<Server, 'run' | 'held'> = { memory: null, tries: firstTries, gone: false }
  let run: ServerRun | undefined
  let consoleLog: ConsoleLog | undefined
  let stopped = false
  const starting = starts()
  let wake = new AbortController()
  let told = ''
  let progress: ServerReport['progress'] = null
  let turn: StartSlot | undefined
  let startMs: number | null = null
  const refuses = (text: string) => refusesIpBan(desired.core, text)
  const now = (): Now => ({ time: clock.now(), elapsed: clock.elapsed() })
  const shared = { wanted: () => desired, run: () => run, command }
  const facts = processFacts({ memory: () => known.memory, ...shared, note, tell }, clock)
  const onChanged = () => facts.filesChanged([], ['addons'])
  const onUndone = async () => known.memory && note(afterUndo(known.memory))
  const ofJobs = { ...place, ...shared, isStarting: starting.isNow, refuses, onChanged, onUndone }
  const jobs = jobsOfServer(ofJobs, folder.jobsFile, context, { tell, free: () => wake.abort() })
  const its = { place, memory: () => known.memory, ...shared, note }
  const [extra, live] = [extraPorts(its, context), liveSettings(its, context)]
  const emptyStop = new EmptyStop({ ...its, hasJobs: () => jobs.areOpen() }, context)
  jobs.follow(first.jobs)
  const work = workOn()

  /** Reports news, not steps. */
  function tell(): void {
    const text = JSON.stringify({ ...report(), stats: null })
    if (text !== told) context.changed()
    told = text
    context.tellEdge()
    void live.look()
  }

  function changed(): void {
    if (run?.ready || run?.exit) {
      const tookMs = endTurn()
      if (run.ready) startMs = tookMs ?? startMs
    }
    wake.abort()
    tell()
  }

  function endTurn(): number | null | undefined {
    const tookMs = turn?.end()
    turn = undefined
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
        await note(step)
      }
      tell()
      if (step.act !== 'wait' || signal.aborted || stopped) continue
      await (step.waitMs === undefined ? once(signal, 'abort') : clock.wait(step.waitMs, signal))
    }
  }

  async function takeStep(interrupted: AbortSignal): Promise<Step> {
    let step = decide(desired, server(), now())
    for (;;) {
      if (step.act === 'forget_run') run = undefined
      await note(step)
      const outcome = await act(step.act, interrupted)
      if (!outcome || !known.memory) return step
      step = afterAttempt(known.memory, known.tries, outcome, now())
    }
  }

  function server(): Server {
    // A core that can't be had is no reason to end what players play on.
    const core = catalogue.find(desired.core)
    return {
      ...known,
      held: jobs.holdsStart(),
      run: run ? { ...run, outdated: core !== undefined && core.identity !== run.identity } : null,
    }
  }

  async function note({ memory, tries, say = [], warn }: Omit<Step, 'act'>): Promise<void> {
    known = { ...known, tries: { ...known.tries, ...tries } }
    facts.retries(tries ?? {})
    if (warn) log.warn(`server ${id}: ${warn}`)
    for (const line of say) consoleLog?.append('error', line)
    if (!memory || !known.memory) return
    known.memory = { ...known.memory, ...memory }
    // A full disk must keep nobody from stopping or deleting: then only this agent remembers.
    await writeMemory(folder, known.memory).catch((error: NodeJS.ErrnoException) =>
      log.warn(`server ${id}: its state could not be written: ${error.code}`),
    )
  }

  async function act(action: Step['act'], interrupted: AbortSignal): Promise<Outcome | undefined> {
    switch (action) {
      case 'prepare':
        return prepare()
      case 'start':
        starting.begin()
        return start(interrupted).finally(() => {
          starting.end()
          if (!run) endTurn()
        })
      case 'move':
        return { is: 'moved', port: await ports.another(id) }
      case 'give_ports':
        return extra.give()
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
    if (!adopted) await backups.recover(ofJobs)
    known = { memory, tries: { ...known.tries, mayBeLeft, asked: isNew }, gone: false }
    if (adopted) {
      const { running, core, identity, run } = adopted
      watch(running, core, identity, consoleLog, run.ready, memory.run?.halfLines)
      if (!run.ready) turn = turns.goesOn()
      await note({ memory: { run } })
      await extra.publish()
    }
    await backups.takeOver(ofJobs)
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
    // The plan may have changed while it was being started, or while no agent ran.
    facts.limit(run)
  }

  function start(interrupted: AbortSignal): Promise<Outcome | undefined> {
    const show: InstallOptions['progress'] = (step, percent) => {
      progress = { step, percent }
      tell()
    }
    return startServer(
      {
        ...{ place, folder, desired, extra, note, show },
        memory: () => known.memory,
        console: consoleLog,
        asked: known.tries.asked,
        isOver: () => interrupted.aborted || stopped,
        prepared(given) {
          turn = given
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
    known = { ...known, memory: null, gone: true }
    await jobs.isGone()
  }

  /** Undefined while it is not known yet whether a former agent left it running. */
  function report(): ServerReport | undefined {
    const starts = run && !run.ready && !run.ending ? ({ step: 'start', percent: null } as const) : null
    return reportOf(desired, server(), {
      stats: run ? statsOf(run) : null,
      progress: progress ?? starts,
      ...{ startMs, jobs: jobs.report(), ...facts.report(starting.isNow()) },
    })
  }

  function forEdge() {
    const said = report()
    const at = known.memory?.run ? serverEndpointOf(context, known.memory) : null
    return said && edgePayload(said, desired, run?.core ?? catalogue.alike(desired.core), run, at)
  }

  function command(text: string): boolean {
    if (!run || run.ending || run.exit) return false
    const line = clean(text)
    consoleLog?.append('normal', `> ${line}`)
    return run.running.write(line)
  }

  return {
    /** What it should be from now on. Ignored if its generation is older than the present one. */
    want(next: WantedServer): void {
      if (next.generation < desired.generation || JSON.stringify(next) === JSON.stringify(desired)) return
      const isLimitedAnew = next.memoryMb !== desired.memoryMb || next.diskMb !== desired.diskMb
      const isTheSame = runsAlike(next, desired)
      const wasHeld = jobs.holdsStart()
      desired = next
      jobs.follow(next.jobs)
      if (isLimitedAnew) facts.planChanged()
      // A line to be typed is no reason to begin the fetching of a core again.
      if (isTheSame && wasHeld === jobs.holdsStart()) tell()
      else changed()
    },
    report,
    forEdge,
    /** The identity of the core that runs. */
    uses: () => run?.identity,
    console: () => consoleLog,
    core: () => ({ core: desired.core.id, gameVersion: desired.core.version }),
    /** While it neither runs nor starts: aborts as soon as it starts. */
    whileStopped: () => (known.memory && (!run || run.exit) ? starting.next() : undefined),
    /** `command`: false if it is not running. `filesChanged`: by its owner, through this agent. */
    ...{ refuses, command, filesChanged: facts.filesChanged },
    /** Ends it, gently for `graceMs`, or leaves it running for the next agent; then watches it no more. */
    async stop(graceMs: number | 'leave'): Promise<void> {
      stopped = true
      wake.abort()
      await Promise.all([work, emptyStop.stop()])
      await jobs.stop()
      endTurn()
      if (graceMs === 'leave') {
        const halfLines = run?.leave()
        if (known.memory?.run && halfLines)
          await note({ memory: { run: { ...known.memory.run, halfLines } } })
      } else if (run && !run.exit) {
        await run.endWithin(graceMs)
        await note({ memory: { run: null } })
      }
      await consoleLog?.close()
    },
  }
}
