import type { Core } from './core.ts'

export type Catalogue = ReturnType<typeof catalogue>
type CoreName = { id: string; version: string }

export function catalogue(cores: readonly Core[]) {
  const versions = (id: string) => cores.filter(({ published }) => published.id === id)
  /** The core that runs servers of this core and version. */
  const find = ({ id, version }: CoreName) =>
    versions(id).find(({ published }) => published.version === version) ??
    versions(id).find(({ replaces }) => replaces.includes(version))
  const running = new Map<Core, Promise<string>>()
  const stopped = new AbortController()
  return {
    cores,
    find,
    /** As `find`, else any version: it understands at least the output of a server that runs already. */
    alike: (running: CoreName) => find(running) ?? versions(running.id).at(-1),
    /** Resolves to the core's folder. Servers that want it at the same time share one installation. */
    install(core: Core): Promise<string> {
      const present = running.get(core)
      if (present) return present
      const installing = core.install(stopped.signal).finally(() => running.delete(core))
      running.set(core, installing)
      return installing
    },
    async stop(): Promise<void> {
      stopped.abort()
      await Promise.allSettled(running.values())
    },
  }
}
