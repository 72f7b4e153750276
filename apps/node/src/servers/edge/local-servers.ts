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

export type LocalServersFile = ReturnType<typeof localServers>

/**
 * Writes the file and the icons by which this agent informs the edge beside it. `servers` has null
 * for a deleted server, and undefined for one whose state is not known yet. Its former record
 * stays, so that a new agent disconnects nobody.
 */
export function localServers({ folder, servers, onServers, clock, log }: LocalServersOptions) {
  const file = join(folder, localServersFile)
  const iconOf = (id: string) => join(folder, iconsFolder, `${id}.png`)
  let known: Map<string, LocalServer> | undefined
  let lastWritten: string | undefined
  let isDue = false
  let working: Promise<void> | undefined
  let failed = false

  async function prepare(): Promise<Map<string, LocalServer>> {
    for (const path of [folder, join(folder, iconsFolder)]) {
      await mkdir(path, { recursive: true })
      await chmod(path, 0o755)
    }
    const stored = await readJsonFile(file, LocalServers)
    lastWritten = stored && JSON.stringify(stored)
    known = new Map(stored?.servers.map((server) => [server.id, server]))
    return known
  }

  async function write(): Promise<void> {
    const before = known ?? (await prepare())
    const now = new Map<string, LocalServer>()
    for (const [id, report] of servers()) {
      const former = before.get(id)
      const server = report ? await mergeKnown(report, former) : report === undefined && former
      if (server) now.set(id, server)
    }
    for (const id of before.keys()) if (!now.has(id)) await rm(iconOf(id), { force: true })
    known = now
    onServers?.(now.values())
    const text = JSON.stringify({ servers: [...now.values()] })
    if (text === lastWritten) return
    await writeAtomically(file, text, 0o644)
    lastWritten = text
  }

  async function mergeKnown(
    { startMs, entry, ...report }: EdgeServerReport,
    former: LocalServer | undefined,
  ): Promise<LocalServer> {
    const isStarting = report.state === 'starting' || report.state === 'creating'
    return {
      ...report,
      startingSince: isStarting ? (former?.startingSince ?? clock.now()) : null,
      startMs: startMs ?? former?.startMs ?? null,
      icon: entry ? await putIcon(report.id, entry.icon, former?.icon ?? null) : (former?.icon ?? null),
      maxPlayers: entry ? entry.maxPlayers : (former?.maxPlayers ?? null),
      motd: entry ? entry.motd : (former?.motd ?? null),
    }
  }

  async function putIcon(id: string, icon: Buffer | null, former: string | null): Promise<string | null> {
    const name = icon && createHash('sha256').update(icon).digest('hex').slice(0, 16)
    if (name === former) return name
    if (icon) await writeAtomically(iconOf(id), icon, 0o644)
    else await rm(iconOf(id), { force: true })
    return name
  }

  async function work(): Promise<void> {
    while (isDue) {
      isDue = false
      await write().then(
        () => {
          failed = false
        },
        (error: unknown) => {
          isDue = true
          if (!failed) log.warn(`the edge could not be notified of servers: ${textOf(error)}; retrying`)
          failed = true
        },
      )
      if (stopped.signal.aborted) return
      await clock.wait(pauseMs, stopped.signal)
    }
  }
  const stopped = new AbortController()

  /** Call this when something may have changed. */
  function sync(): void {
    isDue = true
    working ??= work().finally(() => {
      working = undefined
      if (isDue && !stopped.signal.aborted) sync()
    })
  }

  return {
    sync,
    /** Writes the final state of the servers. */
    async stop(): Promise<void> {
      stopped.abort()
      await working
      sync()
      await working
    },
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
