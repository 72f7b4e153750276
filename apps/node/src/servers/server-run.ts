import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import type { ConsoleLog } from '../console/console-log.ts'
import type { CoreAdapter, ParsedLine } from '../cores/core.ts'
import { type PingKind, pings } from '../ping/ping.ts'
import type { PingedAt, Pong } from '../ping/pong.ts'
import type { Exit, Running, Usage } from '../runtime/runtime.ts'
import { type ExitCause, findExitCause } from './decision/exit-cause.ts'
import type { Excess, RunState } from './decision/server.ts'
import type { Limits } from './limits.ts'
import { PresentPlayers } from './run/present-players.ts'
import { type HalfLines, RunOutput } from './run/run-output.ts'
import { UsageMonitor } from './run/usage-monitor.ts'

const pingWithinMs = 3_000
const untilReadyMs = 100
/** Factor by which pings are rarer if the server answers and nobody has it open. */
const quietFactor = 3

export type ServerRunOptions = {
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
  plan: () => Pick<DesiredServer, 'memoryMb' | 'diskMb'>
  /** Whether somebody has it open in the panel. */
  isWatched: () => boolean
  changed: () => void
}

/**
 * A running server, from its start or adoption to its end. Monitors its output, its usage, and its
 * end.
 */
export class ServerRun implements Omit<RunState, 'outdated'> {
  readonly core: CoreAdapter
  /** Identity of the started core. Undefined if unknown. */
  readonly identity: string | undefined
  readonly running: Running
  readonly startedAt: number
  readonly startMs: number
  ready: boolean
  players: number | null = null
  names: readonly string[] = []
  /** When its console last named a player who joined or left, by `clock.elapsed`. */
  playerSeenAt: number | null = null
  /** Its entry in the server list, once it has sent one. */
  entry: Pick<Pong, 'maxPlayers' | 'icon' | 'motd'> | null = null
  usage: Usage | undefined
  diskMb: number | undefined
  ending: RunState['ending'] = null
  late = false
  exit: Exit | undefined
  cause: ExitCause | undefined
  silentSince: number | null = null
  killAt: number | null = null
  saidEnd = false
  readonly #options: ServerRunOptions
  readonly #graceMs: number
  readonly #ended = new AbortController()
  readonly #output: RunOutput
  readonly #present = new PresentPlayers()
  #isPinging = false

  constructor(options: ServerRunOptions) {
    const { core, running, clock, limits } = options
    this.#options = options
    this.core = core
    this.identity = options.identity
    this.running = running
    this.ready = options.ready
    this.startedAt = clock.elapsed()
    this.startMs = limits.startMs * core.timeoutFactor
    this.#graceMs = limits.graceMs * core.timeoutFactor
    this.#output = new RunOutput({ ...options, onLine: (line) => this.#handleLine(line) })
  }

  /** Starts to monitor it. Call it once. */
  monitor(): void {
    this.running.onOutput((from, text) => this.#output.handle(from, text))
    void this.running.exited.then((exit) => this.#handleExit(exit))
    new UsageMonitor(this, this.#options, this.#ended.signal).begin()
    if (this.core.ping && this.ready) void this.#pingLoop(this.core.ping)
  }

  end(excess: Excess | null, how: 'stop' | 'kill'): void {
    if (this.ending && (this.ending.how === 'kill' || how === 'stop')) return
    this.ending = { how, excess: this.ending ? this.ending.excess : excess }
    if (how === 'kill') this.running.kill()
    else {
      this.killAt ??= this.#options.clock.now() + this.#graceMs
      this.running.stop(this.core.stopCommand, this.#graceMs)
    }
    this.#options.changed()
  }

  /** Kills it because it was not ready in time. */
  killLate(): void {
    this.late = true
    this.running.kill()
  }

  /** Stops it, or kills it after `graceMs`. Resolves when it has ended. */
  async endWithin(graceMs: number): Promise<void> {
    this.ending ??= { how: 'stop', excess: null }
    this.running.stop(this.core.stopCommand, graceMs)
    const timer = setTimeout(() => this.running.kill(), graceMs)
    await this.running.exited.finally(() => clearTimeout(timer))
  }

  /**
   * Subscribes to its output until the returned function is called. A line that is too long comes
   * in pieces.
   */
  listen(take: (text: string, continues: boolean) => void): () => void {
    return this.#output.listen(take)
  }

  /** Detaches from it without ending it. Returns the incomplete lines. */
  leave(): HalfLines {
    this.running.leave()
    this.#ended.abort()
    return this.#output.halfLines()
  }

  #handleLine({ ready, players, joined, left, ended }: ParsedLine): void {
    if (ended) this.saidEnd = true
    if (players !== undefined) this.players = players
    if (joined !== undefined) this.#present.add(joined)
    if (left !== undefined) this.#present.remove(left)
    if (joined !== undefined || left !== undefined) this.playerSeenAt = this.#options.clock.elapsed()
    if (ready) this.#handleReady()
  }

  #handleExit(exit: Exit): void {
    this.#output.flush()
    this.exit = exit
    this.cause = findExitCause(this.#output.lastLines, exit, this.ready)
    this.#ended.abort()
    this.#options.changed()
  }

  /** The core printed that it is ready. The game's ping has to confirm it. */
  #handleReady(): void {
    if (this.ready || this.#isPinging) return
    if (this.core.ping) void this.#pingLoop(this.core.ping)
    else this.#becomeReady()
  }

  #becomeReady(): void {
    if (this.ready) return
    this.ready = true
    // Without a ping the count comes from the console. With a ping only its answer counts.
    if (!this.core.ping) this.players ??= 0
    this.#options.changed()
  }

  /** Pings it for as long as it runs. */
  async #pingLoop(game: PingKind): Promise<void> {
    const { at, clock, limits, isWatched } = this.#options
    const { signal } = this.#ended
    this.#isPinging = true
    let answeredAt = clock.elapsed()
    while (!signal.aborted) {
      // A failed ping counts as silence, whose duration is checked below.
      const pong: Pong | undefined = await pings[game](at, pingWithinMs).catch(() => undefined)
      if (signal.aborted) return
      const silentMs = clock.elapsed() - answeredAt
      if (pong) {
        answeredAt = clock.elapsed()
        this.#handlePong(pong)
      } else if (silentMs >= limits.silentMs) this.#handleSilence(silentMs)
      const factor = pong !== undefined && !isWatched() ? quietFactor : 1
      await clock.wait(this.ready ? limits.pingEveryMs * factor : untilReadyMs, signal)
    }
  }

  #handlePong(pong: Pong): void {
    this.players = pong.players
    this.names = pong.names.length > 0 ? pong.names : this.#present.newest(pong.players)
    this.#updateEntry(pong)
    this.#setSilentSince(null)
    this.#becomeReady()
  }

  /** It may have the ping disabled, and players may still join. */
  #handleSilence(silentMs: number): void {
    this.players = null
    this.#becomeReady()
    this.#setSilentSince(this.#options.clock.now() - silentMs)
  }

  #updateEntry(pong: Pong): void {
    const had = this.entry
    const { maxPlayers } = pong
    // A plugin may change them at each ping, so the first ones of a run are kept.
    const [icon, motd] = [had?.icon ?? pong.icon, had?.motd ?? pong.motd]
    if (had && had.maxPlayers === maxPlayers && had.icon === icon && had.motd === motd) return
    this.entry = { maxPlayers, icon, motd }
    if (this.ready) this.#options.changed()
  }

  #setSilentSince(silentSince: number | null): void {
    // The time stays the same as long as it is silent.
    if ((this.silentSince === null) === (silentSince === null)) return
    this.silentSince = silentSince
    this.#options.changed()
  }
}
