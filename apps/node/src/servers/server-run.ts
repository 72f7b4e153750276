import type { ConsoleLine } from '@zubr/contracts/console'
import type { WantedServer } from '@zubr/contracts/node-servers'
import { withoutDataFolder } from '@zubr/domain/servers/host-paths'
import type { Clock } from '@zubr/on-node/clock'
import type { ConsoleLog } from '../console/console-log.ts'
import { type HalfLine, lineCutter, type Piece } from '../console/lines.ts'
import type { CoreAdapter, ParsedLine } from '../cores/core.ts'
import { type PingKind, pings } from '../ping/ping.ts'
import { maxNames, type PingedAt, type Pong } from '../ping/pong.ts'
import { folderSize } from '../runtime/folder-size.ts'
import { type Output, type Running, slack, type Usage } from '../runtime/runtime.ts'
import { causeOf } from './decision/cause.ts'
import type { Excess, RunState } from './decision/server.ts'
import type { Limits } from './limits.ts'

/** A server that runs, from its start or adoption to its end. */
export type ServerRun = Omit<RunState, 'outdated'> & {
  core: CoreAdapter
  /** Of the core that was started; undefined if that is not known. */
  identity: string | undefined
  running: Running
  players: number | null
  names: readonly string[]
  /** When its console named a player who came or left last, by `clock.elapsed`. */
  playerSeenAt: number | null
  /** Its entry in the list of servers, once it has shown one. */
  entry: Pick<Pong, 'maxPlayers' | 'icon' | 'motd'> | null
  usage: Usage | undefined
  diskMb: number | undefined
  end(excess: Excess | null, how: 'stop' | 'kill'): void
  /** It did not get ready in time. */
  killLate(): void
  /** Ends it gently, or by force after `graceMs`; resolves when it has ended. */
  endWithin(graceMs: number): Promise<void>
  /** Hears its output from now on, until the returned function is called: lines, of which one that is too long goes on in further pieces. */
  listen(take: (text: string, continues: boolean) => void): () => void
  /** Lets it run on without this agent. Returns the lines that are not complete yet. */
  leave(): HalfLines
}

/** Of so many lines the agent tells why a server has ended. */
const linesKept = 80
const maxLineLength = 1_000
const pingWithinMs = 3_000
const untilReadyMs = 100
/** How often a server is measured that the kernel holds to its limits and nobody looks at: no report tells of it more often. */
const idleMs = 30_000
/** So much rarer is one asked that answers and that nobody looks at. */
const quietFactor = 3

export type HalfLines = Record<Output, HalfLine>

/** Watches over a server that runs: what it says, what it takes, and how it ends. */
export function serverRun(options: {
  running: Running
  core: CoreAdapter
  identity: string | undefined
  /** Where it answers the game's ping. */
  at: PingedAt
  /** It takes players already. */
  ready: boolean
  /** Incomplete lines that the agent before was left with. */
  halfLines?: HalfLines | undefined
  console: ConsoleLog
  data: string
  /** The node's, which holds `data` and the server software. */
  dataFolder: string
  limits: Limits
  clock: Clock
  /** The present plan, which may change while the server runs. */
  plan: () => Pick<WantedServer, 'memoryMb' | 'diskMb'>
  /** Somebody looks at what it takes. */
  isWatched: () => boolean
  changed: () => void
}): ServerRun {
  const { running, core, console, data, dataFolder, limits, clock, plan, isWatched, changed } = options
  const graceMs = limits.graceMs * core.patience
  const ended = new AbortController()
  const lastLines: string[] = []
  const listeners = new Set<(text: string, continues: boolean) => void>()
  /** Who plays by what it says, the newest last. */
  const present = new Set<string>()
  let asking = false
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
    stdout: lineCutter(options.halfLines?.stdout),
    stderr: lineCutter(options.halfLines?.stderr),
  }
  /** The level of the line that comes in pieces now; null if it is not for the console. */
  const levels: Record<Output, ConsoleLine[2] | null> = { stdout: 'normal', stderr: 'error' }
  // A player may write so much that a line is cut where they like: a later piece is never taken for the core's own words.
  const heard = (from: Output, { text, continues }: Piece): ParsedLine => {
    const level = levels[from]
    for (const take of listeners) take(text, continues)
    if (continues) return { line: level && { level, text } }
    const said = core.hear(from, text)
    levels[from] = said.line?.level ?? null
    return said
  }
  const hear = (from: Output, pieces: Piece[]) => {
    let room: Promise<void> | undefined
    for (const piece of pieces) {
      const { text } = piece
      const { line, ready, players, joined, left, ended: end } = heard(from, piece)
      if (line) room = console.append(line.level, withoutDataFolder(line.text, { dataFolder, data })) ?? room
      lastLines.push(text.slice(0, maxLineLength))
      if (lastLines.length > linesKept) lastLines.shift()
      if (end) run.saidEnd = true
      if (players !== undefined) run.players = players
      if (joined !== undefined) comes(joined)
      if (left !== undefined) present.delete(left)
      if (joined !== undefined || left !== undefined) run.playerSeenAt = clock.elapsed()
      if (ready) saysReady()
    }
    return room
  }
  /** Its own word that it takes players; the game's ping must bear it out. */
  function saysReady(): void {
    if (run.ready || asking) return
    if (core.ping) void askOn(core.ping)
    else becomeReady()
  }
  function becomeReady(): void {
    if (run.ready) return
    run.ready = true
    // Of one that is asked only the answer counts: nobody knows who plays where it gives none.
    if (!core.ping) run.players ??= 0
    changed()
  }
  /** Asks it by the game's ping for as long as it runs. */
  async function askOn(game: PingKind): Promise<void> {
    asking = true
    let answeredAt = clock.elapsed()
    while (!ended.signal.aborted) {
      const asked: Pong | undefined = await pings[game](options.at, pingWithinMs).catch(() => undefined)
      if (ended.signal.aborted) return
      const silentMs = clock.elapsed() - answeredAt
      if (asked) {
        answeredAt = clock.elapsed()
        run.players = asked.players
        run.names = asked.names.length > 0 ? asked.names : namesOf(asked.players)
        shows(asked)
        note(null)
        becomeReady()
      } else if (silentMs >= limits.silentMs) {
        // It may not be willing to answer: a player may still come in.
        run.players = null
        becomeReady()
        note(clock.now() - silentMs)
      }
      const factor = asked !== undefined && !isWatched() ? quietFactor : 1
      await clock.wait(run.ready ? limits.pingEveryMs * factor : untilReadyMs, ended.signal)
    }
  }
  function shows(pong: Pong): void {
    const had = run.entry
    const { maxPlayers } = pong
    // A plugin may show others at each ping: the first of a run count.
    const [icon, motd] = [had?.icon ?? pong.icon, had?.motd ?? pong.motd]
    if (had && had.maxPlayers === maxPlayers && had.icon === icon && had.motd === motd) return
    run.entry = { maxPlayers, icon, motd }
    if (run.ready) changed()
  }
  /** As the newest. However much a server tells of, a handful is kept. */
  function comes(name: string): void {
    present.delete(name)
    const [oldest] = present
    if (oldest !== undefined && present.size >= maxNames) present.delete(oldest)
    present.add(name)
  }
  /** Of whom it said that they came: one whose end was missed is an old one. */
  const namesOf = (players: number | null) =>
    players === 0 ? [] : [...present].slice(-(players ?? maxNames))
  function note(silentSince: number | null): void {
    // Since when does not change as long as it is silent, however clocks do.
    if ((run.silentSince === null) === (silentSince === null)) return
    run.silentSince = silentSince
    changed()
  }
  const flush = () => {
    hear('stdout', cutters.stdout.end())
    hear('stderr', cutters.stderr.end())
  }
  running.onOutput((from, text) => hear(from, cutters[from].cut(text)))
  void running.exited.then((exit) => {
    flush()
    run.exit = exit
    run.cause = causeOf(lastLines, exit, run.ready)
    ended.abort()
    changed()
  })

  /** Ends a server that broke a limit: gently, or by force if it is far over. */
  function over(excess: Excess, by: number): void {
    if (by > slack) run.end(excess, 'kill')
    else if (!run.ending) run.end(excess, 'stop')
  }
  /** Longer for one that is held by others and that nobody looks at, until somebody does: fifty servers are not to keep a core busy. */
  async function pause(ms: number, isHeld = running.isHeld): Promise<void> {
    const until = clock.elapsed() + idleMs
    do await clock.wait(isHeld ? 2 * ms : ms, ended.signal)
    while (isHeld && !isWatched() && !ended.signal.aborted && clock.elapsed() < until)
  }
  async function watchUsage(): Promise<void> {
    while (!ended.signal.aborted) {
      const usage = await running.stats().catch(() => undefined)
      if (usage) {
        run.usage = usage
        if (usage.memoryMb > plan().memoryMb) over('out_of_memory', usage.memoryMb / plan().memoryMb)
        if (usage.processes > core.processes) over('too_many_processes', Number.POSITIVE_INFINITY)
      }
      await pause(limits.watchMs)
    }
  }
  async function walkedMb(): Promise<number | undefined> {
    const enoughBytes = plan().diskMb * 2 ** 20 * slack
    const bytes = await folderSize(data, { enoughBytes, signal: ended.signal }).catch(() => undefined)
    return bytes && bytes / 2 ** 20
  }
  async function watchDisk(): Promise<void> {
    while (!ended.signal.aborted) {
      // Without a look at each file where the runtime knows.
      const known = await running.diskMb?.().catch(() => undefined)
      const used = known ?? (await walkedMb())
      if (used !== undefined) {
        run.diskMb = Math.ceil(used)
        if (used > plan().diskMb) over('disk_full', used / plan().diskMb)
      }
      // A server in the sandbox that has no disk of its own is held by this alone.
      await pause(limits.diskEveryMs, running.isHeld && known !== undefined)
    }
  }
  void watchUsage()
  void watchDisk()
  if (core.ping && run.ready) void askOn(core.ping)
  return run
}
