import type { SkipReason } from '@zubr/contracts/files/file-constants'

const maxDepth = 200
const maxPathLength = 4_000
const maxNameBytes = 255

/**
 * Characters that no name needs: controls, and direction marks that disguise one name as another.
 */
const deceiving = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u
const allDeceiving = new RegExp(deceiving.source, 'gu')

export type CleanPath = { path: string } | { skip: SkipReason; shown: string }

/**
 * The path of an entry below the target folder. The top is empty. Absolute paths become relative,
 * as with unzip and bsdtar. A path that climbs, or with a name that no disk accepts, is skipped.
 */
export function cleanPath(text: string, hasBackslashes: boolean): CleanPath {
  // Windows writes backslashes, although a zip should have none. In a tar of Unix they may be part
  // of a name.
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
