import type { ConsoleLine } from '@zubr/contracts/console'
import type { WantedServer } from '@zubr/contracts/node-servers'
import { withoutDataFolder } from '@zubr/domain/servers/host-paths'
import type { Clock } from '@zubr/on-node/clock'
import type { ConsoleLog } from '../console/console-log.ts'
import { type HalfLine, lineSplitter, type Piece } from '../console/lines.ts'
import type { CoreAdapter, ParsedLine } from '../cores/core.ts'
import { type PingKind, pings } from '../ping/ping.ts'
import { maxNames, type PingedAt, type Pong } from '../ping/pong.ts'
import { folderSize } from '../runtime/folder-size.ts'
import { type Output, type Running, slack, type Usage } from '../runtime/runtime.ts'
import { findExitCause } from './decision/exit-cause.ts'
import type { Excess, RunState } from './decision/server.ts'
import type { Limits } from './limits.ts'

/** A running server, from its start or adoption to its end. */
export type ServerRun = Omit<RunState, 'outdated'> & {
  core: CoreAdapter
  /** Identity of the started core. Undefined if unknown. */
  identity: string | undefined
  running: Running
  players: number | null
  names: readonly string[]
  /** When its console last named a player who joined or left, by `clock.elapsed`. */
  playerSeenAt: number | null
  /** Its entry in the server list, once it has sent one. */
  entry: Pick<Pong, 'maxPlayers' | 'icon' | 'motd'> | null
  usage: Usage | undefined
  diskMb: number | undefined
  end(excess: Excess | null, how: 'stop' | 'kill'): void
  /** Kills it because it was not ready in time. */
  killLate(): void
  /** Stops it, or kills it after `graceMs`. Resolves when it has ended. */
  endWithin(graceMs: number): Promise<void>
  /**
   * Subscribes to its output until the returned function is called. A line that is too long comes
   * in pieces.
   */
  listen(take: (text: string, continues: boolean) => void): () => void
  /** Detaches from it without ending it. Returns the incomplete lines. */
  leave(): HalfLines
}

/** Number of last lines in which the agent looks for the reason of the end. */
const maxLastLines = 80
const maxLineLength = 1_000
const pingWithinMs = 3_000
const untilReadyMs = 100
/**
 * Interval of measurements if the kernel enforces the limits and nobody has the server open.
 * Reports are not more frequent either.
 */
const idleMs = 30_000
/** Factor by which pings are rarer if the server answers and nobody has it open. */
const quietFactor = 3

export type HalfLines = Record<Output, HalfLine>

/** Monitors a running server: its output, its usage, and its end. */
export function serverRun(options: {
  running: Running
  core: CoreAdapter
  identity: string | undefined
  /** Where it answers the game's ping. */
  at: PingedAt
  /** It is ready already. */
  ready: boolean
  /** Incomplete lines at the end of the former agent. */
  halfLines?: HalfLines | undefined
  console: ConsoleLog
  data: string
  /** The node's data folder, which contains `data` and the cores. */
  dataFolder: string
  limits: Limits
  clock: Clock
  /** The current plan, which may change while the server runs. */
  plan: () => Pick<WantedServer, 'memoryMb' | 'diskMb'>
  /** Whether somebody has it open in the panel. */
  isWatched: () => boolean
  changed: () => void
}): ServerRun {
  const { running, core, console, data, dataFolder, limits, clock, plan, isWatched, changed } = options
  const graceMs = limits.graceMs * core.patience
  const ended = new AbortController()
  const lastLines: string[] = []
  const listeners = new Set<(text: string, continues: boolean) => void>()
  /** Players according to its output, newest last. */
  const present = new Set<string>()
  let isPinging = false
  const run: ServerRun = {
    core,
    identity: options.identity,
    startedAt: clock.elapsed(),
    startMs: limits.startMs * core.patience,
    ready: options.ready,
    players: null,
    names: [],
    playerSeenAt: null,
    entry: null,
    usage: undefined,
    diskMb: undefined,
    ending: null,
    late: false,
    exit: undefined,
    cause: undefined,
    silentSince: null,
    killAt: null,
    saidEnd: false,
    running,
    end(excess, how) {
      if (run.ending && (run.ending.how === 'kill' || how === 'stop')) return
      run.ending = { how, excess: run.ending ? run.ending.excess : excess }
      if (how === 'kill') running.kill()
      else {
        run.killAt ??= clock.now() + graceMs
        running.stop(core.stopCommand, graceMs)
      }
      changed()
    },
    killLate() {
      run.late = true
      running.kill()
    },
    async endWithin(graceMs) {
      run.ending ??= { how: 'stop', excess: null }
      running.stop(core.stopCommand, graceMs)
      const timer = setTimeout(() => running.kill(), graceMs)
      await running.exited.finally(() => clearTimeout(timer))
    },
    listen(take) {
      listeners.add(take)
      return () => listeners.delete(take)
    },
    leave() {
      running.leave()
      ended.abort()
      return { stdout: cutters.stdout.half(), stderr: cutters.stderr.half() }
    },
  }

  const cutters = {
    stdout: lineSplitter(options.halfLines?.stdout),
    stderr: lineSplitter(options.halfLines?.stderr),
  }
  /** Level of the line that arrives in pieces. Null if it is hidden from the console. */
  const levels: Record<Output, ConsoleLine[2] | null> = { stdout: 'normal', stderr: 'error' }
  // A player can choose where a long line is split, so later pieces are not parsed as output of the
  // core.
  const parsePiece = (from: Output, { text, continues }: Piece): ParsedLine => {
    const level = levels[from]
    for (const take of listeners) take(text, continues)
    if (continues) return { line: level && { level, text } }
    const parsed = core.parseLine(from, text)
    levels[from] = parsed.line?.level ?? null
    return parsed
  }
  const handleOutput = (from: Output, pieces: Piece[]) => {
    let full: Promise<void> | undefined
    for (const piece of pieces) {
      const { text } = piece
      const { line, ready, players, joined, left, ended: end } = parsePiece(from, piece)
      if (line) full = console.append(line.level, withoutDataFolder(line.text, { dataFolder, data })) ?? full
      lastLines.push(text.slice(0, maxLineLength))
      if (lastLines.length > maxLastLines) lastLines.shift()
      if (end) run.saidEnd = true
      if (players !== undefined) run.players = players
      if (joined !== undefined) addPlayer(joined)
      if (left !== undefined) present.delete(left)
      if (joined !== undefined || left !== undefined) run.playerSeenAt = clock.elapsed()
      if (ready) handleReady()
    }
    return full
  }
  /** The core printed that it is ready. The game's ping has to confirm it. */
  function handleReady(): void {
    if (run.ready || isPinging) return
    if (core.ping) void pingLoop(core.ping)
    else becomeReady()
  }
  function becomeReady(): void {
    if (run.ready) return
    run.ready = true
    // Without a ping the count comes from the console. With a ping only its answer counts.
    if (!core.ping) run.players ??= 0
    changed()
  }
  /** Pings it for as long as it runs. */
  async function pingLoop(game: PingKind): Promise<void> {
    isPinging = true
    let answeredAt = clock.elapsed()
    while (!ended.signal.aborted) {
      // A failed ping counts as silence, whose duration is checked below.
      const pong: Pong | undefined = await pings[game](options.at, pingWithinMs).catch(() => undefined)
      if (ended.signal.aborted) return
      const silentMs = clock.elapsed() - answeredAt
      if (pong) {
        answeredAt = clock.elapsed()
        run.players = pong.players
        run.names = pong.names.length > 0 ? pong.names : namesOf(pong.players)
        updateEntry(pong)
        setSilentSince(null)
        becomeReady()
      } else if (silentMs >= limits.silentMs) {
        // It may have the ping disabled, and players may still join.
        run.players = null
        becomeReady()
        setSilentSince(clock.now() - silentMs)
      }
      const factor = pong !== undefined && !isWatched() ? quietFactor : 1
      await clock.wait(run.ready ? limits.pingEveryMs * factor : untilReadyMs, ended.signal)
    }
  }
  function updateEntry(pong: Pong): void {
    const had = run.entry
    const { maxPlayers } = pong
    // A plugin may change them at each ping, so the first ones of a run are kept.
    const [icon, motd] = [had?.icon ?? pong.icon, had?.motd ?? pong.motd]
    if (had && had.maxPlayers === maxPlayers && had.icon === icon && had.motd === motd) return
    run.entry = { maxPlayers, icon, motd }
    if (run.ready) changed()
  }
  /** Adds a name as the newest. Keeps a bounded number of them. */
  function addPlayer(name: string): void {
    present.delete(name)
    const [oldest] = present
    if (oldest !== undefined && present.size >= maxNames) present.delete(oldest)
    present.add(name)
  }
  /** The newest names, at most one per online player. Older ones may have left unnoticed. */
  const namesOf = (players: number | null) =>
    players === 0 ? [] : [...present].slice(-(players ?? maxNames))
  function setSilentSince(silentSince: number | null): void {
    // The time stays the same as long as it is silent.
    if ((run.silentSince === null) === (silentSince === null)) return
    run.silentSince = silentSince
    changed()
  }
  const flush = () => {
    handleOutput('stdout', cutters.stdout.end())
    handleOutput('stderr', cutters.stderr.end())
  }
  running.onOutput((from, text) => handleOutput(from, cutters[from].split(text)))
  void running.exited.then((exit) => {
    flush()
    run.exit = exit
    run.cause = findExitCause(lastLines, exit, run.ready)
    ended.abort()
    changed()
  })

  /** Stops a server above a limit, or kills it if it is far above. */
  function enforce(excess: Excess, by: number): void {
    if (by > slack) run.end(excess, 'kill')
    else if (!run.ending) run.end(excess, 'stop')
  }
  /**
   * A longer pause if the kernel enforces the limits and nobody has the server open, until somebody
   * does. It keeps fifty servers from using a whole core.
   */
  async function pause(ms: number, isHeld = running.isHeld): Promise<void> {
    const until = clock.elapsed() + idleMs
    do await clock.wait(isHeld ? 2 * ms : ms, ended.signal)
    while (isHeld && !isWatched() && !ended.signal.aborted && clock.elapsed() < until)
  }
  async function monitorUsage(): Promise<void> {
    while (!ended.signal.aborted) {
      // The process may have just ended; otherwise the next round measures again.
      const usage = await running.stats().catch(() => undefined)
      if (usage) {
        run.usage = usage
        if (usage.memoryMb > plan().memoryMb) enforce('out_of_memory', usage.memoryMb / plan().memoryMb)
        if (usage.processes > core.processes) enforce('too_many_processes', Number.POSITIVE_INFINITY)
      }
      await pause(limits.watchMs)
    }
  }
  async function measureDiskMb(): Promise<number | undefined> {
    const enoughBytes = plan().diskMb * 2 ** 20 * slack
    // The server may delete files while they are counted; the next round counts again.
    const bytes = await folderSize(data, { enoughBytes, signal: ended.signal }).catch(() => undefined)
    return bytes && bytes / 2 ** 20
  }
  async function monitorDisk(): Promise<void> {
    while (!ended.signal.aborted) {
      // Without a walk through the files, if the runtime knows it.
      const known = await running.diskMb?.().catch(() => undefined)
      const used = known ?? (await measureDiskMb())
      if (used !== undefined) {
        run.diskMb = Math.ceil(used)
        if (used > plan().diskMb) enforce('disk_full', used / plan().diskMb)
      }
      // This check alone limits a server in the sandbox without its own disk.
      await pause(limits.diskEveryMs, running.isHeld && known !== undefined)
    }
  }
  void monitorUsage()
  void monitorDisk()
  if (core.ping && run.ready) void pingLoop(core.ping)
  return run
}
