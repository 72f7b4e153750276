import type { ServerReport, WantedServer } from '@zubr/contracts/node-servers'
import type { StateReason } from '@zubr/contracts/servers'
import type { Log } from '../agent.ts'
import { type ConsoleLog, openConsoleLog } from '../console/console-log.ts'
import { clean } from '../console/lines.ts'
import type { Catalogue } from '../cores/catalogue.ts'
import type { Core } from '../cores/core.ts'
import {
  deleteServerFolder,
  type HaltReason,
  makeServerFolder,
  readMemory,
  type ServerMemory,
  serverFolder,
  writeMemory,
} from './folder/server-folder.ts'
import { writeAtomically } from './folder/write-atomically.ts'
import { saysOfCrash, saysOfHalt, saysOfLateStart, saysOfMove } from './last-words.ts'
import { isPortFree, type Ports } from './ports.ts'
import { afterCrash, pauseMs, withCrash } from './restart-rule.ts'
import { CannotRunServers, type Running, type Runtime } from './runtime.ts'
import type { ServerClock } from './server-clock.ts'
import { type HalfLines, type Limits, type ServerRun, serverRun } from './server-run.ts'

export type ServerContext = {
  dataDir: string
  /** The address on which servers listen. */
  host: string
  runtime: Runtime
  catalogue: Catalogue
  ports: Ports
  clock: ServerClock
  limits: Limits
  log: Log
  /** Something that is reported has changed. */
  changed(): void
}

export type GameServer = {
  /** What it should be from now on. An older generation than the present one is not heard. */
  desired(next: WantedServer): void
  /** Undefined while it is not known yet whether a former agent left it running. */
  report(): ServerReport | undefined
  console(): ConsoleLog | undefined
  /** False if it is not running. */
  command(text: string): boolean
  /** Ends it, gently for `graceMs`, or leaves it running for the next agent; watches over it no more. */
  stop(graceMs: number | 'leave'): Promise<void>
}

/** So often, 7 s in all, a port is tried before its server moves: players know the address. */
const portTries = 3

/** What the next attempt waits for, by `clock.elapsed`, with its reason for the owner. */
type Delay = { until: number; reason: StateReason }

/**
 * Makes one server what it should be: one step at a time, each of which may be interrupted by SIGKILL and be taken again. What it
 * should be comes in by `desired state`; what it is stands in `memory`, on the disk, and in `run`, the process.
 */
export function gameServer(id: string, first: WantedServer, context: ServerContext): GameServer {
  const { dataDir, runtime, catalogue, ports, clock, limits, log } = context
  const folder = serverFolder(dataDir, id)
  const place = { id, folder: folder.path, data: folder.data }
  let wanted = first
  let memory: ServerMemory | undefined
  let console: ConsoleLog | undefined
  let run: ServerRun | undefined
  let delay: Delay | undefined
  let failures = 0
  let timesTaken = 0
  let troubled: StateReason | null = null
  let gone = false
  /** Of a run whose end nobody saw nothing is found: a former agent may have left it where this one can't see it. */
  let mayBeLeft = false
  const over = new AbortController()
  let wake = new AbortController()
  let told = ''
  /** Reports are sent for what is news, not for each step. */
  const tell = () => {
    const text = JSON.stringify({ ...report(), stats: null })
    if (text !== told) context.changed()
    told = text
  }
  const changed = () => {
    wake.abort()
    tell()
  }
  const living = live()

  async function live(): Promise<void> {
    while (!over.signal.aborted) {
      wake = new AbortController()
      const { signal } = wake
      let rest: number | undefined
      try {
        rest = await step(signal)
      } catch (error) {
        failures += 1
        rest = pauseMs(failures)
        troubled = 'internal'
        log.error(`server ${id}: ${error instanceof Error ? error.message : String(error)}; trying again`)
      }
      tell()
      if (rest !== 0 && !signal.aborted && !over.signal.aborted)
        await (rest === undefined
          ? new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
          : clock.wait(rest, signal))
    }
  }

  /** One step. Resolves to 0 if there is another, to how long to wait for it, or to undefined if nothing is left to do. */
  async function step(interrupted: AbortSignal): Promise<number | undefined> {
    if (run?.exit) return settleExit(run)
    if (wanted.wanted === 'absent') return remove()
    if (!memory) return prepare()
    if (wanted.generation > memory.generation) {
      failures = 0
      timesTaken = 0
      delay = undefined
      troubled = null
      return remember({ generation: wanted.generation, halted: null, crashes: [] })
    }
    const operated = await operate(memory)
    if (operated !== 'go on') return operated
    if (wanted.wanted === 'stopped') {
      delay = undefined
      if (run && !run.ending) run.end(null, 'stop')
      return undefined
    }
    if (run) return watchStart(run)
    if (memory.halted) return undefined
    const left = (delay?.until ?? 0) - clock.elapsed()
    return left > 0 ? left : begin(memory, interrupted)
  }

  async function prepare(): Promise<0> {
    const kept = await readMemory(folder)
    if (kept && kept.port !== null) ports.keep(id, kept.port)
    const port = await ports.take(id)
    await makeServerFolder(folder)
    await runtime.create(place)
    console ??= await openConsoleLog(folder.console, { keepBytes: limits.consoleBytes })
    const known: ServerMemory = {
      id,
      generation: wanted.generation,
      operations: [],
      restarting: null,
      run: null,
      crashes: [],
      halted: null,
      ...kept,
      port,
    }
    if (!kept) await writeMemory(folder, known)
    // From here on nothing may fail: what has been taken up must not be started a second time.
    const left = await runtime.attach(place)
    const core = known.run && catalogue.alike(known.run.core)
    const ready =
      known.run?.ready || (left !== undefined && port !== null && !(await isPortFree(context.host, port)))
    mayBeLeft = left === undefined && known.run !== null
    // Nobody knows what it is, or it was to be replaced.
    if (left && !core) await end(left)
    memory = known
    gone = false
    if (!left || !core || !known.run) return 0
    watch(left, core, console, ready, known.run.halfLines)
    return remember({ run: { core: known.run.core, ready } })
  }

  function watch(
    running: Running,
    core: Core,
    log: ConsoleLog,
    ready: boolean,
    halfLines: HalfLines | undefined,
  ): void {
    const options = {
      running,
      core,
      ready,
      halfLines,
      console: log,
      data: folder.data,
      limits,
      clock,
      changed,
    }
    run = serverRun({ ...options, plan: () => wanted })
  }

  /** Of what a former agent left running. */
  async function end(left: Running): Promise<void> {
    left.onOutput(() => undefined)
    left.stop(null, limits.graceMs)
    await left.exited
  }

  /** A full disk must not keep anybody from stopping or deleting: then it is remembered for as long as the agent lives. */
  async function remember(news: Partial<ServerMemory>): Promise<0> {
    if (!memory) return 0
    memory = { ...memory, ...news }
    await writeMemory(folder, memory).catch((error: NodeJS.ErrnoException) =>
      log.warn(`server ${id}: its state could not be written: ${error.code}`),
    )
    return 0
  }

  function finish(operation: string, outcome: 'done' | 'failed'): Promise<0> {
    const former = memory?.operations ?? []
    return remember({ operations: [...former, { id: operation, outcome }].slice(-20), restarting: null })
  }

  async function operate(known: ServerMemory): Promise<number | undefined | 'go on'> {
    const { operation } = wanted
    if (known.restarting !== null && known.restarting !== operation?.id)
      return finish(known.restarting, 'failed')
    if (!operation || known.operations.some((one) => one.id === operation.id)) return 'go on'
    if (operation.action === 'kill') {
      if (!run) return finish(operation.id, 'done')
      run.end(null, 'kill')
      return undefined
    }
    if (wanted.wanted !== 'running') return finish(operation.id, 'failed')
    if (known.restarting !== operation.id) {
      run?.end(null, 'stop')
      delay = undefined
      return remember({ restarting: operation.id, run: null, halted: null, crashes: [] })
    }
    if (known.halted) return finish(operation.id, 'failed')
    if (run?.ready && !run.ending) return finish(operation.id, 'done')
    return 'go on'
  }

  async function watchStart(present: ServerRun): Promise<number | undefined> {
    if (present.ending) return undefined
    // One that can't be had is no reason to end what players play on.
    const core = catalogue.find(wanted.core)
    if (core && core !== present.core) {
      present.end(null, 'stop')
      return undefined
    }
    if (present.ready) {
      failures = 0
      troubled = null
      return memory?.run && !memory.run.ready ? remember({ run: { ...memory.run, ready: true } }) : undefined
    }
    const left = present.startedAt + limits.startMs - clock.elapsed()
    if (left > 0) return left
    if (!present.late) {
      present.late = true
      present.running.kill()
    }
    return undefined
  }

  async function begin(known: ServerMemory, interrupted: AbortSignal): Promise<number | undefined> {
    const core = catalogue.find(wanted.core)
    if (!core)
      return retry('core_unavailable', `there is no core ${wanted.core.id} ${wanted.core.version} here`)
    let coreFolder: string | null
    try {
      const stop = new Promise<null>((resolve) => interrupted.addEventListener('abort', () => resolve(null)))
      coreFolder = await Promise.race([catalogue.install(core), stop])
    } catch (error) {
      return retry(
        'core_unavailable',
        `its core could not be had: ${error instanceof Error ? error.message : error}`,
      )
    }
    // Another desired state came meanwhile; the installation goes on.
    if (coreFolder === null || interrupted.aborted || over.signal.aborted || !console) return 0
    const { port } = known
    if (port === null || !(await isPortFree(context.host, port))) return changePort(known)
    timesTaken = 0
    mayBeLeft = false
    await runtime.create(place)
    const { settings, memoryMb } = wanted
    const { settingsFile } = folder
    const options = { settings, host: context.host, port, memoryMb, settingsFile }
    await writeAtomically(settingsFile, core.settingsText(options), 0o644)
    if (over.signal.aborted) return 0
    const spec = {
      command: core.command(coreFolder, options),
      reads: coreFolder,
      port,
      memoryMb,
      processes: core.processes,
    }
    await remember({ run: { core: wanted.core, ready: false } })
    let running: Running
    try {
      running = await runtime.start(place, spec)
    } catch (error) {
      if (error instanceof CannotRunServers) return retry('internal', error.message)
      throw error
    }
    delay = undefined
    watch(running, core, console, false, undefined)
    return 0
  }

  /** Another program listens on its port, or there was none for it. */
  async function changePort({ port }: ServerMemory): Promise<number> {
    // A second one in the same folder would ruin the world.
    if (mayBeLeft)
      return retry('port_taken', `port ${port} is taken, perhaps by what a former agent left of it`)
    if (port !== null && timesTaken < portTries) {
      timesTaken += 1
      const pause = pauseMs(timesTaken)
      delay = { until: clock.elapsed() + pause, reason: 'port_taken' }
      return pause
    }
    timesTaken = 0
    delay = undefined
    const next = await ports.another(id)
    if (next === null) {
      log.warn(`server ${id}: no port of this node's range is free`)
      return halt('stopped', 'port_taken')
    }
    if (port !== null) {
      log.warn(`server ${id}: port ${port} is taken; it moves to ${next}`)
      console?.append('error', saysOfMove(port, next))
    }
    return remember({ port: next })
  }

  function retry(reason: StateReason, why: string): number {
    // Once a row of failures, not once an attempt.
    if (delay?.reason !== reason) log.warn(`server ${id}: ${why}; trying on`)
    failures += 1
    const pause = pauseMs(failures)
    delay = { until: clock.elapsed() + pause, reason }
    troubled = reason
    return pause
  }

  /** It stays down until its owner wants something new. */
  function halt(state: 'stopped' | 'failed', reason: HaltReason): Promise<0> {
    console?.append('error', saysOfHalt(reason))
    return remember({ halted: { generation: memory?.generation ?? 0, state, reason } })
  }

  async function settleExit(ended: ServerRun): Promise<0> {
    run = undefined
    const { exit, ending, late, ready } = ended
    if (!memory || !exit) return 0
    const { generation } = memory
    await remember({ run: null })
    if (ending) {
      return ending.excess === null ? 0 : halt('stopped', ending.excess)
    }
    // Someone stopped it from within, by its console or as a player with that right: not a crash.
    const peaceful = exit.code === 0 || (exit.code === null && exit.signal === null && ended.saidEnd)
    if (peaceful && ready) return remember({ halted: { generation, state: 'stopped', reason: null } })
    if (ended.outOfHeap || exit.reason === 'out_of_memory') return halt('stopped', 'out_of_memory')
    const reason = late ? 'start_timeout' : 'crash'
    console?.append('error', late ? saysOfLateStart(limits.startMs) : saysOfCrash(exit))
    const crashes = withCrash(memory.crashes, clock.now())
    const next = afterCrash(crashes)
    if (next === 'give_up') {
      await remember({ crashes })
      return halt('failed', late ? 'start_timeout' : 'crash_loop')
    }
    delay = { until: clock.elapsed() + next, reason }
    troubled = reason
    return remember({ crashes })
  }

  async function remove(): Promise<undefined> {
    if (run) {
      run.end(null, 'kill')
      return undefined
    }
    if (gone) return undefined
    if (!memory) {
      const left = await runtime.attach(place)
      left?.kill()
      await left?.exited
    }
    await console?.close()
    console = undefined
    await deleteServerFolder(dataDir, id)
    await runtime.remove(place)
    memory = undefined
    ports.free(id)
    gone = true
    return undefined
  }

  function stateNow(): Pick<ServerReport, 'state' | 'reason'> {
    if (wanted.wanted === 'absent') return { state: gone ? 'absent' : 'stopping', reason: null }
    if (run?.ending) return { state: 'stopping', reason: run.ending.excess }
    if (run) return { state: run.ready ? 'running' : 'starting', reason: run.ready ? null : troubled }
    if (memory?.halted) return { state: memory.halted.state, reason: memory.halted.reason }
    if (wanted.wanted === 'stopped' && memory) return { state: 'stopped', reason: null }
    if (!memory || troubled === 'core_unavailable') return { state: 'creating', reason: troubled }
    const crashed = troubled === 'crash' || troubled === 'start_timeout'
    return { state: crashed ? 'crashed' : 'starting', reason: troubled }
  }

  function report(): ServerReport | undefined {
    if (!memory && wanted.wanted !== 'absent' && troubled === null) return undefined
    return {
      id,
      generation: wanted.wanted === 'absent' ? wanted.generation : (memory?.generation ?? 0),
      ...stateNow(),
      port: memory?.port ?? null,
      operation: memory?.operations.at(-1) ?? null,
      stats: run?.usage
        ? {
            cpuPercent: run.usage.cpuPercent,
            memoryMb: run.usage.memoryMb,
            diskMb: run.diskMb ?? 0,
            players: run.players,
          }
        : null,
    }
  }

  return {
    desired(next) {
      if (next.generation < wanted.generation) return
      if (JSON.stringify(next) === JSON.stringify(wanted)) return
      wanted = next
      changed()
    },
    report,
    console: () => console,
    command(text) {
      if (!run || run.ending || run.exit) return false
      const line = clean(text)
      console?.append('normal', `> ${line}`)
      return run.running.write(line)
    },
    async stop(graceMs) {
      over.abort()
      wake.abort()
      await living
      if (graceMs === 'leave') {
        const halfLines = run?.leave()
        if (memory?.run && halfLines) await remember({ run: { ...memory.run, halfLines } })
      } else if (run && !run.exit) {
        run.ending ??= { excess: null }
        run.running.stop(run.core.stopCommand, graceMs)
        const timer = setTimeout(() => run?.running.kill(), graceMs)
        await run.running.exited.finally(() => clearTimeout(timer))
        await remember({ run: null })
      }
      await console?.close()
    },
  }
}
