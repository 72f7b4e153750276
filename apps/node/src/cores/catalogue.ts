import type { Core } from './core.ts'

export type Catalogue = {
  cores: readonly Core[]
  /** What runs a server of that core and version. */
  find(wanted: CoreName): Core | undefined
  /** The one that `find` gives; else any version of it, which understands what one of another version says. */
  alike(running: CoreName): Core | undefined
  /** The core's folder, as soon as it is there. All servers that want it at once share one installation. */
  install(core: Core): Promise<string>
  stop(): Promise<void>
}

/** A server keeps the version that it was created with. */
type CoreName = { id: string; version: string }

export function catalogue(cores: readonly Core[]): Catalogue {
  const versions = (id: string) => cores.filter(({ published }) => published.id === id)
  const find = ({ id, version }: CoreName) =>
    versions(id).find(({ published }) => published.version === version) ??
    versions(id).find(({ replaces }) => replaces.includes(version))
  const running = new Map<Core, Promise<string>>()
  const stopped = new AbortController()
  return {
    cores,
    find,
    alike: (running) => find(running) ?? versions(running.id).at(-1),
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
