import type { AddonKind } from './addons.ts'

/** A catalogue's data that identify the same project in another catalogue. */
export type ComparedProject = {
  source: string
  id: string
  name: string
  author: string
  kinds: readonly AddonKind[]
}

/** A name without case, spaces and punctuation, which differ between catalogues. */
export const bareName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether projects of two catalogues may be the same. The author or the repository has to confirm
 * it.
 */
export const mayBeSameProject = (one: ComparedProject, other: ComparedProject): boolean =>
  one.source !== other.source &&
  bareName(one.name) !== '' &&
  bareName(one.name) === bareName(other.name) &&
  one.kinds.some((kind) => other.kinds.includes(kind))

/** Whether two projects have the same author; both catalogues must name one. */
export const hasSameAuthor = (
  one: Pick<ComparedProject, 'author'>,
  other: Pick<ComparedProject, 'author'>,
): boolean => bareName(one.author) !== '' && bareName(one.author) === bareName(other.author)

/** Code hosts on which `owner/name` identifies a repository. */
const repositoryHosts = new Set(['github.com', 'gitlab.com', 'codeberg.org', 'bitbucket.org'])

/** The repository of a link as `host/owner/name`; null if it is none. */
export function repositoryOf(link: string | null | undefined): string | null {
  const url = link ? URL.parse(link) : null
  if (!url) return null
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  const [owner, name] = url.pathname.split('/').filter((part) => part !== '')
  if (!repositoryHosts.has(host) || !owner || !name) return null
  return `${host}/${owner}/${name.replace(/\.git$/i, '')}`.toLowerCase()
}
