import type { AddonSummary } from '@zubr/contracts/catalogue/projects'
import type { Server } from '@zubr/contracts/servers/server'
import { supportedAddons } from '@zubr/domain/cores/addons'
import { lookUp } from '@zubr/domain/tables/look-up'
import { ApiFailure, call } from '../api/request.ts'

/** Mod ids whose project has another name in the catalogues. */
const otherwise: Record<string, string> = { fabric: 'fabric-api', quilted_fabric_api: 'qsl' }

const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The catalogue's project for a name in a log; undefined if none or several match. */
export async function findProject(
  name: string,
  { kind, core }: { kind: 'plugin' | 'mod'; core: Server['core'] },
): Promise<Pick<AddonSummary, 'source' | 'id' | 'name'> | undefined> {
  const searchText = lookUp(otherwise, name) ?? name
  const supported = supportedAddons(core.id)
  const addonKind = supported.some((each) => each.kind === kind) ? kind : supported[0]?.kind
  if (addonKind === undefined) return undefined
  // A mod's id is usually its slug, which a text search may miss.
  for (const slug of new Set([searchText, searchText.replaceAll('_', '-')])) {
    const found = await bySlug(slug)
    if (found?.kind === addonKind) return found
  }
  const { id, gameVersion } = core
  const { hits } = await call('GET /api/catalogue', {
    query: { core: id, gameVersion, kind: addonKind, query: searchText, limit: 20 },
  })
  return matchingProject(searchText, hits)
}

async function bySlug(slug: string): Promise<AddonSummary | undefined> {
  if (!/^[\w-]{3,64}$/.test(slug)) return undefined
  try {
    return await call('GET /api/catalogue/:source/:id', {
      params: { source: 'modrinth', id: slug.toLowerCase() },
    })
  } catch (error) {
    if (error instanceof ApiFailure && ['not_found', 'unavailable'].includes(error.code)) return undefined
    throw error
  }
}

/** The hit with that slug, or with that name if no other has it. */
export function matchingProject(searchText: string, hits: readonly AddonSummary[]): AddonSummary | undefined {
  const wanted = bare(searchText)
  const bySlug = hits.find(({ slug }) => bare(slug) === wanted)
  if (bySlug) return bySlug
  const named = hits.filter(({ name }) => bare(name) === wanted)
  return named.length === 1 ? named[0] : undefined
}
