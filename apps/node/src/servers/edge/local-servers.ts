import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { iconsFolder, type LocalServer, LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import type { Log } from '@zubr/on-node/log'
import type { Pong } from '../../ping/pong.ts'

/** What a server says of itself now; of the rest what was known last stays. */
export type EdgeServerReport = Omit<
  LocalServer,
  'startingSince' | 'startMs' | 'icon' | 'motd' | 'maxPlayers'
> & {
  /** How long the start of its present run took. */
  startMs: number | null
  /** Its list entry; null while it has said none. */
  entry: Pick<Pong, 'maxPlayers' | 'icon' | 'motd'> | null
}

/** Several changes are told as one. */
const pauseMs = 250

export type LocalServersFile = ReturnType<typeof localServers>

/**
 * Tells the edge beside this agent what there is of its servers: a file that is replaced, and icons beside it. `servers`: all that there
 * are; null of one that is gone, undefined of one of which nothing is known yet: of it stays what was told before, so that a new agent takes
 * nobody's way away.
 */
export function localServers({ folder, servers, told: hear, clock, log }: LocalServersOptions) {
  const file = join(folder, localServersFile)
  const iconOf = (id: string) => join(folder, iconsFolder, `${id}.png`)
  let known: Map<string, LocalServer> | undefined
  let told: string | undefined
  let isDue = false
  let working: Promise<void> | undefined
  let failed = false

  async function prepare(): Promise<Map<string, LocalServer>> {
    for (const path of [folder, join(folder, iconsFolder)]) {
      await mkdir(path, { recursive: true })
      await chmod(path, 0o755)
    }
    const kept = await readKept(file, LocalServers)
    told = kept && JSON.stringify(kept)
    known = new Map(kept?.servers.map((server) => [server.id, server]))
    return known
  }

  async function write(): Promise<void> {
    const before = known ?? (await prepare())
    const now = new Map<string, LocalServer>()
    for (const [id, said] of servers()) {
      const former = before.get(id)
      const server = said ? await withWhatIsKnown(said, former) : said === undefined && former
      if (server) now.set(id, server)
    }
    for (const id of before.keys()) if (!now.has(id)) await rm(iconOf(id), { force: true })
    known = now
    hear?.(now.values())
    const text = JSON.stringify({ servers: [...now.values()] })
    if (text === told) return
    await writeAtomically(file, text, 0o644)
    told = text
  }

  async function withWhatIsKnown(
    { startMs, entry, ...said }: EdgeServerReport,
    former: LocalServer | undefined,
  ): Promise<LocalServer> {
    const isStarting = said.state === 'starting' || said.state === 'creating'
    return {
      ...said,
      startingSince: isStarting ? (former?.startingSince ?? clock.now()) : null,
      startMs: startMs ?? former?.startMs ?? null,
      icon: entry ? await putIcon(said.id, entry.icon, former?.icon ?? null) : (former?.icon ?? null),
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
          if (!failed) log.warn(`the edge could not be told of servers: ${textOf(error)}; trying on`)
          failed = true
        },
      )
      if (stopped.signal.aborted) return
      await clock.wait(pauseMs, stopped.signal)
    }
  }
  const stopped = new AbortController()

  /** Something may have changed. */
  function look(): void {
    isDue = true
    working ??= work().finally(() => {
      working = undefined
      if (isDue && !stopped.signal.aborted) look()
    })
  }

  return {
    look,
    /** With what came of servers at last. */
    async stop(): Promise<void> {
      stopped.abort()
      await working
      look()
      await working
    },
  }
}

type LocalServersOptions = {
  folder: string
  servers(): Iterable<readonly [id: string, said: EdgeServerReport | null | undefined]>
  /** Hears of all that the edge is told of. */
  told?: ((servers: Iterable<LocalServer>) => void) | undefined
  clock: Clock
  log: Log
}
