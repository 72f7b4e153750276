import type { ConsoleLine } from '@zubr/contracts/console'
import type { WantedServer } from '@zubr/contracts/node-servers'
import { type ConsoleLog, usualConsoleBytes } from '../console/console-log.ts'
import { type HalfLine, lineCutter, type Piece } from '../console/lines.ts'
import type { Core, Heard } from '../cores/core.ts'
import { folderSize } from './folder/folder-size.ts'
import type { Exit, Output, Running, Usage } from './runtime.ts'
import type { ServerClock } from './server-clock.ts'

export type Limits = {
  /** A stop that takes longer becomes a kill. */
  graceMs: number
  /** A start that takes longer has failed. */
  startMs: number
  watchMs: number
  diskEveryMs: number
  /** How much of its console is kept. */
  consoleBytes: number
}

export const usualLimits: Limits = {
  graceMs: 10_000,
  startMs: 60_000,
  watchMs: 1_000,
  diskEveryMs: 5_000,
  consoleBytes: usualConsoleBytes,
}

export type Excess = 'out_of_memory' | 'too_many_processes' | 'disk_full'

/** One run of a server, from its start to its end. */
export type ServerRun = {
  core: Core
  /** By `clock.elapsed`. */
  startedAt: number
  ready: boolean
  players: number | null
  usage: Usage | undefined
  diskMb: number | undefined
  /** Set once it was told to end; `excess` if for leaving its plan. */
  ending: { excess: Excess | null } | null
  /** It was ended since it did not get ready. */
  late: boolean
  exit: Exit | undefined
  /** The last words of a process that V8 ended for want of memory. */
  outOfHeap: boolean
  /** It said that it ends since someone asked it to. */
  saidEnd: boolean
  running: Running
  end(excess: Excess | null, how: 'stop' | 'kill'): void
  /** Lets it run on without us. Returns the lines that it was in the middle of. */
  leave(): HalfLines
}

export type HalfLines = Record<Output, HalfLine>

const slack = 1.25

/** Watches over a server that runs: what it says, what it takes, and how it ends. */
export function serverRun(options: {
  running: Running
  core: Core
  /** It takes players already. */
  ready: boolean
  /** What the agent before had of lines that go on now. */
  halfLines?: HalfLines | undefined
  console: ConsoleLog
  data: string
  limits: Limits
  clock: ServerClock
  /** The plan as it is now; it may change while the server runs. */
  plan: () => Pick<WantedServer, 'memoryMb' | 'diskMb'>
  changed: () => void
}): ServerRun {
  const { running, core, console, data, limits, clock, plan, changed } = options
  const ended = new AbortController()
  let told: 'stop' | 'kill' | undefined
  const run: ServerRun = {
    core,
    startedAt: clock.elapsed(),
    ready: options.ready,
    players: null,
    usage: undefined,
    diskMb: undefined,
    ending: null,
    late: false,
    exit: undefined,
    outOfHeap: false,
    saidEnd: false,
    running,
    end(excess, how) {
      // Said again it is no news: whoever is told of news asks again.
      if (told === 'kill' || told === how) return
      told = how
      run.ending ??= { excess }
      if (how === 'kill') running.kill()
      else running.stop(core.stopCommand, limits.graceMs)
      changed()
    },
    leave() {
      running.leave()
      ended.abort()
      return { stdout: cutters.stdout.half(), stderr: cutters.stderr.half() }
    },
  }

  const cutters = {
    stdout: lineCutter(options.halfLines?.stdout),
    stderr: lineCutter(options.halfLines?.stderr),
  }
  /** Of the line that comes in pieces now; null if it is none for the console. */
  const levels: Record<Output, ConsoleLine[2] | null> = { stdout: 'normal', stderr: 'error' }
  // A player may write as much as it takes to have a line cut where it suits them: what goes on is never read as the core's own word.
  const heard = (from: Output, { text, continues }: Piece): Heard => {
    const level = levels[from]
    if (continues) return { line: level && { level, text } }
    const said = core.hear(from, text)
    levels[from] = said.line?.level ?? null
    return said
  }
  const hear = (from: Output, pieces: Piece[]) => {
    let room: Promise<void> | undefined
    for (const piece of pieces) {
      const { text } = piece
      const { line, ready, players, ended: end } = heard(from, piece)
      if (line) room = console.append(line.level, line.text) ?? room
      if (from === 'stderr' && text.includes('heap out of memory')) run.outOfHeap = true
      if (end) run.saidEnd = true
      if (players !== undefined) run.players = players
      if (ready && !run.ready) {
        run.ready = true
        run.players ??= 0
        changed()
      }
    }
    return room
  }
  const flush = () => {
    hear('stdout', cutters.stdout.end())
    hear('stderr', cutters.stderr.end())
  }
  running.onOutput((from, text) => hear(from, cutters[from].cut(text)))
  void running.exited.then((exit) => {
    flush()
    run.exit = exit
    ended.abort()
    changed()
  })

  /** Gently at first; at once if it has gone far over, or goes on while it ends. */
  function over(excess: Excess, by: number): void {
    if (by > slack) run.end(excess, 'kill')
    else if (!run.ending) run.end(excess, 'stop')
  }
  async function watchUsage(): Promise<void> {
    while (!ended.signal.aborted) {
      const usage = await running.stats().catch(() => undefined)
      if (usage) {
        run.usage = usage
        if (usage.memoryMb > plan().memoryMb) over('out_of_memory', usage.memoryMb / plan().memoryMb)
        if (usage.processes > core.processes) over('too_many_processes', Number.POSITIVE_INFINITY)
      }
      await clock.wait(limits.watchMs, ended.signal)
    }
  }
  async function watchDisk(): Promise<void> {
    while (!ended.signal.aborted) {
      const enoughBytes = plan().diskMb * 2 ** 20 * slack
      const bytes = await folderSize(data, { enoughBytes, signal: ended.signal }).catch(() => undefined)
      if (bytes !== undefined) {
        run.diskMb = Math.ceil(bytes / 2 ** 20)
        if (bytes > plan().diskMb * 2 ** 20) over('disk_full', bytes / (plan().diskMb * 2 ** 20))
      }
      await clock.wait(limits.diskEveryMs, ended.signal)
    }
  }
  void watchUsage()
  void watchDisk()
  return run
}
