import type { DesiredServer } from '@zubr/contracts/node-servers'
import { textOf } from '@zubr/on-node/call'
import type { ReloadableSettings } from '../../cores/core.ts'
import type { FilesOfServer } from '../../files/server-files.ts'
import type { Place } from '../../runtime/runtime.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'
import type { ServerRun } from '../server-run.ts'
import { listenOptionsOf } from './start-spec.ts'

type LiveSettingsOptions = {
  place: Place
  memory(): ServerMemory | null
  run(): ServerRun | undefined
  wanted(): DesiredServer
  record(step: { memory: Pick<ServerMemory, 'run'> }): Promise<void>
  /** Returns false if it is not running. */
  command(text: string): boolean
}

type PendingSettings = {
  live: ReloadableSettings
  /** Identifies the settings to apply. */
  key: string
  started: NonNullable<ServerMemory['run']>
  options: Parameters<ReloadableSettings['text']>[1]
  /** Whether it is recorded what was applied before. */
  isKnown: boolean
}

const maxBytes = 2 ** 20

/** Applies settings to a running server, as far as its core can reload them without a restart. */
export class LiveSettings {
  readonly #options: LiveSettingsOptions
  readonly #context: ServerContext
  #isSyncing = false
  #failed: string | undefined

  constructor(options: LiveSettingsOptions, context: ServerContext) {
    this.#options = options
    this.#context = context
  }

  /** May be called after any change. It does nothing if the settings are the same. */
  async sync(): Promise<void> {
    if (this.#isSyncing) return
    this.#isSyncing = true
    try {
      for (let pending = this.#pendingSettings(); pending; pending = this.#pendingSettings()) {
        await this.#apply(pending).catch((error) => {
          this.#failed = pending?.key
          this.#context.log.warn(
            `server ${this.#options.place.id}: its settings take effect at its next start: ${textOf(error)}`,
          )
        })
      }
    } finally {
      this.#isSyncing = false
    }
  }

  /** The settings to apply. Undefined if they are applied already or cannot be now. */
  #pendingSettings(): PendingSettings | undefined {
    const [known, now, { core, settings }] = [
      this.#options.memory(),
      this.#options.run(),
      this.#options.wanted(),
    ]
    if (!known?.run?.ready || !known.port || !now || now.ending || now.exit) return undefined
    const { live, identity } = this.#context.catalogue.find(core) ?? {}
    if (!live || identity !== now.identity) return undefined
    const key = live.settingsKey(settings)
    if (key === known.run.live || key === this.#failed) return undefined
    const at = listenOptionsOf(this.#context, known.port, known.run.edge)
    // An older agent started it and did not record what was applied.
    return {
      live,
      key,
      started: known.run,
      options: { settings, ...at },
      isKnown: known.run.live !== undefined,
    }
  }

  async #apply({ live, key, started, options, isKnown }: PendingSettings): Promise<void> {
    if (isKnown) {
      const serverFiles = this.#context.files.of(this.#options.place.id)
      const present = await textIn(serverFiles, live.path)
      const text = live.text(present, options)
      if (text !== present) {
        await serverFiles.call('write', { path: live.path }, { content: Buffer.from(text) })
        if (!this.#options.command(live.command)) return
      }
    }
    if (this.#options.memory()?.run === started)
      await this.#options.record({ memory: { run: { ...started, live: key } } })
  }
}

async function textIn(files: FilesOfServer, path: string): Promise<string> {
  const { pieces } = await files.content('read', { path, length: maxBytes })
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(Buffer.from(piece))
  return Buffer.concat(all).toString('utf8')
}
