import type { PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonCatalogue, Recognised, Target } from '../../catalogue/addon-catalogue.ts'

/** A file of the server and its recognised project; null: no catalogue knows it. */
export type Present = PresentAddon & { known: Recognised | null }

type Ask =
  | { what: 'project'; source: AddonSource; id: string }
  | { what: 'newest'; source: AddonSource; project: string }
  | { what: 'version'; source: AddonSource; project: string; id: string }

/**
 * The catalogue data that a plan depends on. Undefined: not requested yet, and recorded as missing.
 * Null: it does not exist.
 */
export class Facts {
  readonly present: readonly Present[]
  readonly #known = new Map<string, AddonSummary | AddonVersion | null>()
  #missing = new Map<string, Ask>()

  constructor(present: readonly Present[]) {
    this.present = present
    for (const { known } of present) if (known) this.add(known)
  }

  add({ project, version }: Partial<Recognised>): void {
    if (project) this.#known.set(keyOf({ what: 'project', source: project.source, id: project.id }), project)
    if (!version) return
    const { source, project: of, id } = version
    this.#known.set(keyOf({ what: 'version', source, project: of, id }), version)
  }

  project = (source: AddonSource, id: string) =>
    this.#get({ what: 'project', source, id }) as AddonSummary | null | undefined
  newest = (source: AddonSource, project: string) =>
    this.#get({ what: 'newest', source, project }) as AddonVersion | null | undefined
  version = (source: AddonSource, project: string, id: string) =>
    this.#get({ what: 'version', source, project, id }) as AddonVersion | null | undefined

  #get(ask: Ask) {
    const key = keyOf(ask)
    if (!this.#known.has(key)) this.#missing.set(key, ask)
    return this.#known.get(key)
  }

  /** Requests the missing data from the catalogues. Resolves to false if nothing was missing. */
  async loadMissing(catalogue: AddonCatalogue, target: Target): Promise<boolean> {
    const requests = [...this.#missing]
    this.#missing = new Map()
    const projects = Map.groupBy(
      requests.flatMap(([, ask]) => (ask.what === 'project' ? [ask] : [])),
      ({ source }) => source,
    )
    await Promise.all([
      ...[...projects].map(async ([source, asks]) => {
        const found = await catalogue.projects(
          source,
          asks.map(({ id }) => id),
        )
        for (const ask of asks) this.#known.set(keyOf(ask), found.get(ask.id) ?? null)
      }),
      ...requests.map(async ([key, ask]) => {
        if (ask.what === 'newest')
          this.#known.set(key, await catalogue.newest(ask.source, ask.project, target))
        if (ask.what === 'version')
          this.#known.set(key, await catalogue.version(ask.source, ask.project, ask.id))
      }),
    ])
    return requests.length > 0
  }
}

const keyOf = (ask: Ask) => JSON.stringify(ask)
