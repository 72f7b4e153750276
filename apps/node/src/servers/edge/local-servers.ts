import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { iconsFolder, type LocalServer, LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import type { Pong } from '../../ping/pong.ts'

/** The current facts of a server. For the others the last known values stay. */
export type EdgeServerReport = Omit<
  LocalServer,
  'startingSince' | 'startMs' | 'icon' | 'motd' | 'maxPlayers'
> & {
  /** Milliseconds that the start of its current run took. */
  startMs: number | null
  /** Its list entry. Null until the server has sent one. */
  entry: Pick<Pong, 'maxPlayers' | 'icon' | 'motd'> | null
}

/** Changes within this time are written together. */
const pauseMs = 250

/**
 * Writes the file and the icons by which this agent informs the edge beside it. `servers` has null
 * for a deleted server, and undefined for one whose state is not known yet. Its former record
 * stays, so that a new agent disconnects nobody.
 */
export class LocalServersFile {
  readonly #folder: string
  readonly #servers: () => Iterable<readonly [id: string, report: EdgeServerReport | null | undefined]>
  readonly #onServers: ((servers: Iterable<LocalServer>) => void) | undefined
  readonly #clock: Clock
  readonly #log: Log
  readonly #file: string
  #known: Map<string, LocalServer> | undefined
  #lastWritten: string | undefined
  #isDue = false
  #working: Promise<void> | undefined
  #failed = false
  readonly #stopped = new AbortController()

  constructor({ folder, servers, onServers, clock, log }: LocalServersOptions) {
    this.#folder = folder
    this.#servers = servers
    this.#onServers = onServers
    this.#clock = clock
    this.#log = log
    this.#file = join(folder, localServersFile)
  }

  /** Call this when something may have changed. */
  sync(): void {
    this.#isDue = true
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
      if (this.#isDue && !this.#stopped.signal.aborted) this.sync()
    })
  }

  /** Writes the final state of the servers. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#working
    this.sync()
    await this.#working
  }

  #iconOf(id: string) {
    return join(this.#folder, iconsFolder, `${id}.png`)
  }

  async #prepare(): Promise<Map<string, LocalServer>> {
    for (const path of [this.#folder, join(this.#folder, iconsFolder)]) {
      await mkdir(path, { recursive: true })
      await chmod(path, 0o755)
    }
    const stored = await readJsonFile(this.#file, LocalServers)
    this.#lastWritten = stored && JSON.stringify(stored)
    this.#known = new Map(stored?.servers.map((server) => [server.id, server]))
    return this.#known
  }

  async #write(): Promise<void> {
    const before = this.#known ?? (await this.#prepare())
    const now = new Map<string, LocalServer>()
    for (const [id, report] of this.#servers()) {
      const former = before.get(id)
      const server = report ? await this.#mergeKnown(report, former) : report === undefined && former
      if (server) now.set(id, server)
    }
    for (const id of before.keys()) if (!now.has(id)) await rm(this.#iconOf(id), { force: true })
    this.#known = now
    this.#onServers?.(now.values())
    const text = JSON.stringify({ servers: [...now.values()] })
    if (text === this.#lastWritten) return
    await writeAtomically(this.#file, text, 0o644)
    this.#lastWritten = text
  }

  async #mergeKnown(
    { startMs, entry, ...report }: EdgeServerReport,
    former: LocalServer | undefined,
  ): Promise<LocalServer> {
    const isStarting = report.state === 'starting' || report.state === 'creating'
    return {
      ...report,
      startingSince: isStarting ? (former?.startingSince ?? this.#clock.now()) : null,
      startMs: startMs ?? former?.startMs ?? null,
      icon: entry ? await this.#putIcon(report.id, entry.icon, former?.icon ?? null) : (former?.icon ?? null),
      maxPlayers: entry ? entry.maxPlayers : (former?.maxPlayers ?? null),
      motd: entry ? entry.motd : (former?.motd ?? null),
    }
  }

  async #putIcon(id: string, icon: Buffer | null, former: string | null): Promise<string | null> {
    const name = icon && createHash('sha256').update(icon).digest('hex').slice(0, 16)
    if (name === former) return name
    if (icon) await writeAtomically(this.#iconOf(id), icon, 0o644)
    else await rm(this.#iconOf(id), { force: true })
    return name
  }

  async #work(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false
      await this.#write().then(
        () => {
          this.#failed = false
        },
        (error: unknown) => {
          this.#isDue = true
          if (!this.#failed)
            this.#log.warn(`the edge could not be notified of servers: ${textOf(error)}; retrying`)
          this.#failed = true
        },
      )
      if (this.#stopped.signal.aborted) return
      await this.#clock.wait(pauseMs, this.#stopped.signal)
    }
  }
}

type LocalServersOptions = {
  folder: string
  servers(): Iterable<readonly [id: string, report: EdgeServerReport | null | undefined]>
  /** Receives all records that the edge gets. */
  onServers?: ((servers: Iterable<LocalServer>) => void) | undefined
  clock: Clock
  log: Log
}
