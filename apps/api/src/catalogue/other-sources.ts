import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonSummary } from '@zubr/contracts/catalogue/projects'
import type { Db } from '../database/open.ts'
import { type AddonCatalogue, SourceUnavailable } from './addon-catalogue.ts'
import type { Answers } from './answers.ts'
import type { CompareProjects } from './merge.ts'
import { storedProjects, storeProjects, summaryOf } from './projects.ts'
import type { Sources } from './search.ts'
import type { AddonCatalogueSource, FoundProject } from './sources/source.ts'

const freshMs = 24 * 60 * 60_000

type Deps = {
  db: Db
  answers: Answers
  sources: Sources
  isSame: CompareProjects
  readProject: AddonCatalogue['project']
}

/**
 * The same project at the other catalogues; null if this project does not exist. An unavailable
 * catalogue is skipped.
 */
export async function findOtherSources(
  { db, answers, sources, isSame, readProject }: Deps,
  { source, id }: { source: AddonSource; id: string },
): Promise<AddonSummary[] | null> {
  let [known] = await storedProjects(db, source, [id])
  if (!known?.project.author) {
    // Reading its page stores the author.
    if (!(await readProject(source, id))) return null
    ;[known] = await storedProjects(db, source, [id])
  }
  if (!known) return null
  const { project } = known
  const elsewhere = [...sources].filter(([name]) => name !== source)
  const found = await Promise.all(
    elsewhere.map(async ([name, catalogue]) => {
      try {
        const { value } = await answers.readThrough(name, `same as ${source} ${id}`, freshMs, async () => {
          const hits = await searchByName(catalogue, project)
          await storeProjects(db, hits)
          for (const hit of hits) if (await isSame(project, hit)) return hit
          return null
        })
        return value ? [summaryOf(value)] : []
      } catch (error) {
        if (!(error instanceof SourceUnavailable)) throw error
        return []
      }
    }),
  )
  return found.flat()
}

async function searchByName(
  catalogue: AddonCatalogueSource,
  { name, kinds }: FoundProject,
): Promise<FoundProject[]> {
  const narrow = { categories: undefined, loaders: undefined, gameVersion: undefined }
  const nameWords = name.toLowerCase()
  const pages = kinds.map((kind) =>
    catalogue.search({ ...narrow, kind, words: nameWords, sort: 'relevance' }, 0),
  )
  return (await Promise.all(pages)).flatMap(({ projects }) => projects)
}
