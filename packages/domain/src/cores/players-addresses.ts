import { compareVersions, parseVersion } from './versions.ts'

/**
 * Paper's first build with the PROXY protocol; earlier builds of the version ignore the setting.
 */
const first = { version: '1.18.2', build: 344 }
/** Purpur has its own build numbers. */
const firstOfAllBuilds = '1.19'

/** An unparsable version counts as the newest. */
function isSince(since: string, version: string): boolean {
  const numbers = parseVersion(version)?.numbers.join('.')
  return numbers === undefined || compareVersions(numbers, since) >= 0
}

/**
 * Whether a core gets players' own addresses from the edge by PROXY protocol; otherwise it sees the
 * edge's address.
 */
export function canSeePlayerAddresses(core: string, version: string, build?: string): boolean {
  switch (core) {
    case 'velocity':
      return true
    case 'paper':
      return isSince(firstOfAllBuilds, version) || (version === first.version && Number(build) >= first.build)
    case 'purpur':
      return isSince(firstOfAllBuilds, version)
    default:
      return false
  }
}
