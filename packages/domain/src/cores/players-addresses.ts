import { compareVersions, parseVersion } from './versions.ts'

/** Paper's first build that knows the PROXY protocol; its version before that does not read the setting. */
const first = { version: '1.18.2', build: 344 }
/** Purpur counts its builds otherwise. */
const firstOfAllBuilds = '1.19'

/** What is no number of a version is taken for one of today. */
function isSince(since: string, version: string): boolean {
  const numbers = parseVersion(version)?.numbers.join('.')
  return numbers === undefined || compareVersions(numbers, since) >= 0
}

/** Whether a core is told players' own addresses by the edge before it, by the PROXY protocol; what is not sees the edge's. */
export function isToldAddresses(core: string, version: string, build?: string): boolean {
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
