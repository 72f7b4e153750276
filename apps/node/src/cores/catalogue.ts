import type { Core } from './core.ts'

export type Catalogue = {
  cores: readonly Core[]
  /** The core that runs servers of this core and version. */
  find(wanted: CoreName): Core | undefined
  /** As `find`, else any version: it understands at least the output of a server that runs already. */
  alike(running: CoreName): Core | undefined
  /** Resolves to the core's folder. Servers that want it at the same time share one installation. */
  install(core: Core): Promise<string>
  stop(): Promise<void>
}

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
