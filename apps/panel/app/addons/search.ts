import {
  type AddonSort,
  type AddonSource,
  addonSorts,
  addonSources,
} from '@zubr/contracts/catalogue/catalogue-constants'
import { addonCategories } from '@zubr/contracts/catalogue/categories'
import { type AddonKind, supportedAddons } from '@zubr/domain/cores/addons'
import type { AddonsMessages } from '@zubr/i18n/addons/en'

/** A catalogue search, as in the page's address. */
export type Search = {
  words: string
  kind: AddonKind
  category: string
  sort: AddonSort
  source: AddonSource | ''
  all: boolean
}

/** The kinds that a core supports, and modpacks if it supports mods. */
export function kindsOf(core: string): AddonKind[] {
  const kinds: AddonKind[] = supportedAddons(core).map(({ kind }) => kind)
  return kinds.includes('mod') ? [...kinds.slice(0, 1), 'modpack', ...kinds.slice(1)] : kinds
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value)

/** Parses a search from an address; invalid parameters are ignored. */
export function searchIn(params: URLSearchParams, core: string): Search {
  const kinds = kindsOf(core)
  const words = (params.get('q') ?? '').slice(0, 100)
  return {
    words,
    kind: oneOf(kinds, params.get('kind')) ?? kinds[0] ?? 'plugin',
    category: (params.get('category') ?? '').slice(0, 60),
    sort: oneOf(addonSorts, params.get('sort')) ?? (words === '' ? 'downloads' : 'relevance'),
    source: oneOf(addonSources, params.get('source')) ?? '',
    all: params.get('all') === 'true',
  }
}

/** The address of a search, without its defaults. */
export function paramsOf(
  { words, kind, category, sort, source, all }: Search,
  core: string,
): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) params.set(name, value)
  }
  put('q', words, '')
  put('kind', kind, kindsOf(core)[0] ?? 'plugin')
  put('category', category, '')
  put('sort', sort, words === '' ? 'downloads' : 'relevance')
  put('source', source, '')
  put('all', String(all), 'false')
  return params
}

export const sourceNames: Record<AddonSource, string> = {
  modrinth: 'Modrinth',
  hangar: 'Hangar',
  curseforge: 'CurseForge',
}

/** The translation of a category, or a readable form of `game-mechanics` and `gameMechanics`. */
export function categoryName(translations: AddonsMessages['categories'], name: string): string {
  const known = addonCategories.find((category) => category === name)
  if (known) return translations[known]
  const readable = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return readable.charAt(0).toUpperCase() + readable.slice(1)
}
