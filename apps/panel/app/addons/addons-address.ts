import type { RequestedChange } from '@zubr/contracts/addons/changes'
import { type AddonSource, addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { paths } from '../paths.ts'

/** The page of the tab that an address shows. */
export type AddonsPage =
  | { name: 'installed' | 'catalogue' | 'history' | 'none' }
  | { name: 'project'; source: AddonSource; project: string }

export const addonsAddress = (server: string, page: 'catalogue' | 'history'): string =>
  `${paths.addons(server)}/${page}`

export const projectAddress = (server: string, { source, id }: { source: string; id: string }): string =>
  `${addonsAddress(server, 'catalogue')}/${source}/${encodeURIComponent(id)}`

export function pageIn(pathname: string, server: string): AddonsPage {
  const [name, source, project, ...rest] = pathname
    .slice(paths.addons(server).length)
    .split('/')
    .filter((part) => part !== '')
  if (name === undefined) return { name: 'installed' }
  if (name === 'history' && source === undefined) return { name }
  if (name !== 'catalogue') return { name: 'none' }
  if (source === undefined) return { name }
  const known = addonSources.find((one) => one === source)
  if (!known || project === undefined || rest.length > 0) return { name: 'none' }
  try {
    return { name: 'project', source: known, project: decodeURIComponent(project) }
  } catch {
    // A malformed percent escape names no project.
    return { name: 'none' }
  }
}

/**
 * The navigation state in which another page of the panel requests a change. `name` is for the
 * dialog's title.
 */
export type WishState = { name: string; want: RequestedChange }

export const wishIn = (state: unknown): WishState | undefined => (state as { wish?: WishState } | null)?.wish
