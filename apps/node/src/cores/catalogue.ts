import type { Core } from './core.ts'

export type Catalogue = {
  cores: readonly Core[]
  find(wanted: { id: string; version: string }): Core | undefined
  /** The core's folder, as soon as it is there. All servers that want it at once share one installation. */
  install(core: Core): Promise<string>
  stop(): Promise<void>
}

export function catalogue(cores: readonly Core[]): Catalogue {
  const running = new Map<Core, Promise<string>>()
  const stopped = new AbortController()
  return {
    cores,
    find: ({ id, version }) =>
      cores.find(({ published }) => published.id === id && published.version === version),
    install(core) {
      const present = running.get(core)
      if (present) return present
      const installing = core.install(stopped.signal).finally(() => running.delete(core))
      running.set(core, installing)
      return installing
    },
    async stop() {
      stopped.abort()
      await Promise.allSettled(running.values())
    },
  }
}
