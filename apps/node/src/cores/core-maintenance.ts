import type { DesiredState } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import { folderSize } from '../runtime/folder-size.ts'
import type { Catalogue } from './catalogue.ts'
import type { JavaInstallations } from './java/java-installations.ts'
import type { CoreFileStore } from './store/core-file-store.ts'
import { sweepCores } from './sweep-cores.ts'

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

export type CoreMaintenanceOptions = {
  coresDir: string
  catalogue: Catalogue
  javas: JavaInstallations
  store: CoreFileStore
  clock: Clock
  log: Log
  name: string
  /** Identities of cores that servers run or want. */
  inUse: () => Set<string>
}

/** Fetches cores before a server needs them, one at a time, and deletes unused ones. */
export class CoreMaintenance {
  readonly #options: CoreMaintenanceOptions
  #ahead: Ahead = []
  #wake = new AbortController()

  constructor(options: CoreMaintenanceOptions) {
    this.#options = options
  }

  /** Sets the cores to fetch. */
  prefetch(wanted: Ahead): void {
    if (JSON.stringify(wanted) === JSON.stringify(this.#ahead)) return
    this.#ahead = wanted
    this.#wake.abort()
  }

  /** Runs until `signal` aborts. Never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    let sweptAt = this.#options.clock.elapsed()
    while (!signal.aborted) {
      this.#wake = new AbortController()
      const all = await this.#fetchAll(signal)
      if (this.#options.clock.elapsed() - sweptAt >= hourMs) {
        sweptAt = this.#options.clock.elapsed()
        await this.#sweep().catch((error: Error) =>
          this.#options.log.warn(
            `node ${this.#options.name}: old cores could not be deleted: ${error.message}`,
          ),
        )
      }
      await this.#options.clock.wait(all ? hourMs : againMs, AbortSignal.any([signal, this.#wake.signal]))
    }
  }

  async #fetchAll(signal: AbortSignal): Promise<boolean> {
    let all = true
    for (const wanted of this.#ahead) {
      const core = this.#options.catalogue.find(wanted)
      if (!core || signal.aborted) continue
      await this.#options.catalogue.install(core).catch((error: unknown) => {
        all = false
        if (signal.aborted) return
        const why = error instanceof Error ? error.message : String(error)
        this.#options.log.warn(
          `node ${this.#options.name}: ${wanted.id} ${wanted.version} could not be prefetched: ${why}`,
        )
      })
    }
    return all
  }

  async #sweep(): Promise<void> {
    const used = this.#options.inUse()
    for (const wanted of this.#ahead) {
      const core = this.#options.catalogue.find(wanted)
      if (core) used.add(core.identity)
    }
    const sizeOf = async (folder: string) => (await folderSize(folder)) ?? 0
    const now = Date.now()
    const deleted = await sweepCores(this.#options.coresDir, { inUse: used, now, keptMs, maxBytes, sizeOf })
    for (const folder of deleted)
      this.#options.log.info(
        `node ${this.#options.name}: core ${folder} is deleted: no server has used it lately`,
      )
    await this.#options.javas.sweep(now - keptMs)
    await this.#options.store.sweep(now)
  }
}
