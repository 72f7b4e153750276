import { type CoreId, isCoreId } from '@zubr/domain/cores/kinds'
import type { BundledCore, Core, CoreAdapter, CoreName, Installed, InstallOptions } from './core.ts'

export type Catalogue = ReturnType<typeof catalogue>
type Progress = InstallOptions['progress']

/** Creates cores of the API's catalogue from their packages. */
export type CoreFactory = {
  create(
    name: Required<Pick<CoreName, 'id' | 'version'>> & {
      id: CoreId
      package: NonNullable<CoreName['package']>
    },
  ): Core | undefined
  /** The adapter for servers of a kind and version, even if their package is no longer known. */
  adapter(id: CoreId, version: string): CoreAdapter | undefined
}

/**
 * All cores that this node can run: those shipped with the agent, and those of the API's catalogue.
 */
export function catalogue(cores: readonly BundledCore[], maker?: CoreFactory) {
  const versions = (id: string) => cores.filter(({ published }) => published.id === id)
  /** The core for servers of this kind and version. */
  const find = ({ id, version, package: wanted }: CoreName): Core | undefined => {
    if (wanted) return isCoreId(id) ? maker?.create({ id, version, package: wanted }) : undefined
    return (
      versions(id).find(({ published }) => published.version === version) ??
      versions(id).find(({ replaces }) => replaces.includes(version))
    )
  }
  const running = new Map<
    string,
    { installing: Promise<Installed>; listeners: Set<Progress>; last?: Parameters<Progress> }
  >()
  const stopped = new AbortController()
  return {
    cores,
    find,
    /** The adapter for a running server. If its version is no longer known, the one of its kind. */
    adapterFor: ({ id, version }: CoreName): CoreAdapter | undefined =>
      find({ id, version }) ??
      versions(id).at(-1) ??
      (isCoreId(id) ? maker?.adapter(id, version) : undefined),
    /**
     * Servers that install the same core at the same time share one installation and its progress.
     */
    async install(core: Core, progress: Progress = () => undefined): Promise<Installed> {
      const present = running.get(core.identity)
      if (present) {
        present.listeners.add(progress)
        if (present.last) progress(...present.last)
        return present.installing
      }
      const listeners = new Set([progress])
      const installing = core
        .install({
          signal: stopped.signal,
          progress: (...news) => {
            const now = running.get(core.identity)
            if (now) now.last = news
            for (const listener of listeners) listener(...news)
          },
        })
        .finally(() => running.delete(core.identity))
      running.set(core.identity, { installing, listeners })
      return installing
    },
    async stop(): Promise<void> {
      stopped.abort()
      await Promise.allSettled([...running.values()].map(({ installing }) => installing))
    },
  }
}
