import { compareVersions, parseVersion } from './versions.ts'

/** Mojang's Log4j configuration files against CVE-2021-44228. */
export type Log4jConfig = 'log4j2_17-111.xml' | 'log4j2_112-116.xml'
export type Log4ShellMitigation = { config: Log4jConfig | null; flags: readonly string[] }

/** Disables lookups in Log4j 2.10 and later; older versions do not know it. */
const noLookups = '-Dlog4j2.formatMsgNoLookups=true'
const none: Log4ShellMitigation = { config: null, flags: [] }

/** The snapshots at which a range starts, as `year.week`. */
const weeks = { first: 13.36, config112: 17.06, flag: 20.45, fixed: 21.5 }

/**
 * Mojang's mitigation per version: none before 1.7, a configuration file up to 1.16.5, a flag for
 * 1.17 and 1.18. Source: minecraft.net, "Important Message: Security vulnerability in Java Edition"
 * (December 2021).
 */
export function log4ShellMitigation(core: string, version: string): Log4ShellMitigation {
  if (core === 'velocity')
    return compareVersions(version, '3.1.1') < 0 ? { config: null, flags: [noLookups] } : none
  const [, year, week] = /^(\d{2})w(\d{2})/.exec(version) ?? []
  const numbers = parseVersion(version)?.numbers.join('.')
  const isBefore = (release: string, snapshot: number) =>
    week === undefined
      ? numbers !== undefined && compareVersions(numbers, release) < 0
      : Number(`${year}.${week}`) < snapshot
  if (isBefore('1.7', weeks.first)) return none
  if (isBefore('1.12', weeks.config112)) return { config: 'log4j2_17-111.xml', flags: [noLookups] }
  if (isBefore('1.17', weeks.flag)) return { config: 'log4j2_112-116.xml', flags: [noLookups] }
  // Candidates of 1.18.1 count as 1.18.1; the fix came with the third one.
  const isFixed = version !== '1.18.1-pre1' && version !== '1.18.1-rc1' && version !== '1.18.1-rc2'
  return !isFixed || isBefore('1.18.1', weeks.fixed) ? { config: null, flags: [noLookups] } : none
}
