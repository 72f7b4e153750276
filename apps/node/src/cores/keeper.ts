import type { DesiredState } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import { folderSize } from '../runtime/folder-size.ts'
import type { Catalogue } from './catalogue.ts'
import { sweepCores } from './catalogue-cores.ts'
import type { Javas } from './java/javas.ts'
import type { Store } from './store/store.ts'

const hourMs = 3_600_000
/**
 * A core that no server has used for this time is deleted, or earlier if all of them exceed
 * `maxBytes`.
 */
const keptMs = 7 * 24 * hourMs
const maxBytes = 40 * 2 ** 30
/** The time before the next attempt. A server that needs the core tries by itself. */
const againMs = 10 * 60_000

type Ahead = NonNullable<DesiredState['prefetchCores']>

/** Fetches cores before a server needs them, one at a time, and deletes unused ones. */
export function coreKeeper(options: {
  coresDir: string
  catalogue: Catalogue
  javas: Javas
  store: Store
  clock: Clock
  log: Log
  name: string
  /** Identities of cores that servers run or want. */
  inUse: () => Set<string>
}) {
  const { coresDir, catalogue, javas, store, clock, log, name, inUse } = options
  let ahead: Ahead = []
  let wake = new AbortController()

  async function fetchAll(signal: AbortSignal): Promise<boolean> {
    let all = true
    for (const wanted of ahead) {
      const core = catalogue.find(wanted)
      if (!core || signal.aborted) continue
      await catalogue.install(core).catch((error: unknown) => {
        all = false
        if (signal.aborted) return
        const why = error instanceof Error ? error.message : String(error)
        log.warn(`node ${name}: ${wanted.id} ${wanted.version} could not be fetched ahead: ${why}`)
      })
    }
    return all
  }

  async function sweep(): Promise<void> {
    const used = inUse()
    for (const wanted of ahead) {
      const core = catalogue.find(wanted)
      if (core) used.add(core.identity)
    }
    const sizeOf = async (folder: string) => (await folderSize(folder)) ?? 0
    const now = Date.now()
    const deleted = await sweepCores(coresDir, { inUse: used, now, keptMs, maxBytes, sizeOf })
    for (const folder of deleted)
      log.info(`node ${name}: core ${folder} is thrown away: no server has used it lately`)
    await javas.sweep(now - keptMs)
    await store.sweep(now)
  }

  return {
    /** Sets the cores to fetch. */
    prefetchCores(wanted: Ahead): void {
      if (JSON.stringify(wanted) === JSON.stringify(ahead)) return
      ahead = wanted
      wake.abort()
    },
    /** Runs until `signal` aborts. Never rejects. */
    async work(signal: AbortSignal): Promise<void> {
      let sweptAt = clock.elapsed()
      while (!signal.aborted) {
        wake = new AbortController()
        const all = await fetchAll(signal)
        if (clock.elapsed() - sweptAt >= hourMs) {
          sweptAt = clock.elapsed()
          await sweep().catch((error: Error) => log.warn(`node ${name}: old cores stay: ${error.message}`))
        }
        await clock.wait(all ? hourMs : againMs, AbortSignal.any([signal, wake.signal]))
      }
    },
  }
}
