import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { bareName, hasSameAuthor, mayBeSameProject } from '@zubr/domain/cores/same-project'
import { SourceUnavailable } from './addon-catalogue.ts'
import type { Answers } from './answers.ts'
import type { AddonCatalogueSource, FoundProject, SearchQuery } from './sources/source.ts'

const repositoryFreshMs = 7 * 24 * 60 * 60_000

/** Whether two projects of different catalogues are the same. */
export type CompareProjects = (one: FoundProject, other: FoundProject) => Promise<boolean>

/**
 * Compares by kind, name and author, or by the repository if the authors differ. A wrong match
 * hides a project, so an unconfirmed match counts as another project.
 */
export function projectComparison({
  answers,
  sources,
}: {
  answers: Answers
  sources: ReadonlyMap<AddonSource, AddonCatalogueSource>
}): CompareProjects {
  /** Lists of some catalogues omit the repository, so the project itself is read. */
  async function repository({ source, id, repository: known }: FoundProject): Promise<string | null> {
    if (known !== undefined) return known
    try {
      const { value } = await answers.readThrough(source, `repository ${id}`, repositoryFreshMs, async () => {
        const [found] = (await sources.get(source)?.projects([id])) ?? []
        return found?.repository ?? null
      })
      return value
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      return null
    }
  }

  return async (one, other) => {
    if (!mayBeSameProject(one, other)) return false
    if (hasSameAuthor(one, other)) return true
    const [first, second] = await Promise.all([repository(one), repository(other)])
    return first !== null && first === second
  }
}

/** A project, with the same project at other catalogues. */
export type MergedProject = { project: FoundProject; others: FoundProject[] }

/** Collects projects in order. A duplicate is added to its existing entry. */
class MergedList {
  readonly entries: MergedProject[] = []
  readonly #byName = new Map<string, MergedProject[]>()
  readonly #isSame: CompareProjects

  constructor(isSame: CompareProjects) {
    this.#isSame = isSame
  }

  async add(project: FoundProject): Promise<void> {
    const name = bareName(project.name)
    const alike = this.#byName.get(name) ?? []
    for (const entry of alike) {
      const isTaken = [entry.project, ...entry.others].some(({ source }) => source === project.source)
      if (!isTaken && (await this.#isSame(entry.project, project))) {
        entry.others.push(project)
        return
      }
    }
    const entry = { project, others: [] }
    this.entries.push(entry)
    this.#byName.set(name, [...alike, entry])
  }
}

/** The hits of one catalogue in its order. `loaded` are those read so far. */
export type HitStream = {
  hit(at: number): Promise<FoundProject | undefined>
  loaded: readonly FoundProject[]
}

const isBefore = {
  downloads: (a: FoundProject, b: FoundProject) => a.downloads > b.downloads,
  updated: (a: FoundProject, b: FoundProject) => a.updatedAt > b.updatedAt,
}

/**
 * The first `max` projects of all catalogues in one order: by the sort, or alternating if each
 * catalogue has its own order. `duplicates` counts the read hits that belong to another entry.
 */
export async function mergeHits(
  streams: readonly HitStream[],
  { sort, max, isSame }: { sort: SearchQuery['sort']; max: number; isSame: CompareProjects },
): Promise<{ merged: MergedProject[]; duplicates: number }> {
  const list = new MergedList(isSame)
  const read = streams.map(() => 0)
  const compare = sort === 'downloads' || sort === 'updated' ? isBefore[sort] : undefined
  while (list.entries.length < max) {
    let best: { at: number; project: FoundProject } | undefined
    for (const [at, stream] of streams.entries()) {
      const project = await stream.hit(read[at] ?? 0)
      if (!project) continue
      const isBetter =
        !best || (compare ? compare(project, best.project) : (read[at] ?? 0) < (read[best.at] ?? 0))
      if (isBetter) best = { at, project }
    }
    if (!best) break
    read[best.at] = (read[best.at] ?? 0) + 1
    await list.add(best.project)
  }
  const merged = list.entries.slice()
  // Hits beyond the page add duplicates to its entries and correct the total.
  for (const [at, { loaded }] of streams.entries())
    for (const project of loaded.slice(read[at])) await list.add(project)
  return { merged, duplicates: list.entries.reduce((sum, { others }) => sum + others.length, 0) }
}
