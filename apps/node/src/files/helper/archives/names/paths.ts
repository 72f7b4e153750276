import type { SkipReason } from '@zubr/contracts/files/file-constants'

const maxDepth = 200
const maxPathLength = 4_000
const maxNameBytes = 255

/** Signs that no name needs: controls, and those that turn the direction of writing to show one name as another. */
const deceiving = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u
const allDeceiving = new RegExp(deceiving.source, 'gu')

export type CleanPath = { path: string } | { skip: SkipReason; shown: string }

/**
 * The path of an entry beneath where it is unpacked; the top itself is empty. What makes a path absolute is taken off, as unzip and bsdtar do.
 * One that climbs, or has a name that no disk takes, is not cleaned but skipped.
 */
export function cleanPath(text: string, hasBackslashes: boolean): CleanPath {
  // Windows writes backslashes, also where a zip should have none; a tar of Unix may mean them.
  const slashes = hasBackslashes ? text.replaceAll('\\', '/') : text
  const relative = slashes.replace(/^(?:\/\/\?\/)?(?:[A-Za-z]:(?=\/|$))?\/*/, '')
  const names = relative.split('/').filter((name) => name !== '' && name !== '.')
  const path = names.join('/')
  const shown = text.slice(0, maxPathLength).replace(allDeceiving, '\ufffd')
  if (names.includes('..')) return { skip: 'climbs', shown }
  const isBad =
    deceiving.test(relative) ||
    path.length > maxPathLength ||
    names.length > maxDepth ||
    names.some((name) => Buffer.byteLength(name) > maxNameBytes)
  return isBad ? { skip: 'bad_name', shown } : { path }
}
