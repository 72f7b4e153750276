import type { FindingCode } from './findings.ts'
import type { Match } from './scan.ts'

/** Faults that end a server at any time, so a later start does not refute them. */
const fatalCodes = new Set<FindingCode>([
  'memory',
  'memory_killed',
  'threads',
  'open_files',
  'disk_full',
  'watchdog',
  'jvm_crash',
])

/** Faults that prevent a start: a later start refutes them. */
const startCodes = new Set<FindingCode>([
  'eula',
  'bad_flags',
  'core_missing',
  'awaits_confirm',
  'port_taken',
  'session_lock',
  'world_newer',
  'world_older',
  'world_mods',
  'world_level',
  'download_failed',
  'missing_mod',
  'mod_version',
  'loader_version',
  'mod_conflict',
  'client_only',
  'mixin',
  'datapack',
])

/** Faults that healthy servers log too, and that explain no crash. */
const sideCodes = new Set<FindingCode>(['datapack', 'wrong_loader', 'addon_port', 'session_servers'])

/**
 * 0: a cause. 1: a hint, including an unknown crash. 2: a hint that explains no crash. 3: a fault
 * of a successful start. Only matches of the lowest rank are shown.
 */
export type Rank = 0 | 1 | 2 | 3

/** Ranks matches by the last start of the server at `startedAt` (-1: never). Some are dropped. */
export function rankMatches<M extends Match>(
  matches: readonly M[],
  startedAt: number,
): (M & { rank: Rank })[] {
  return matches.flatMap((match): (M & { rank: Rank })[] => {
    const { code, at, isHint, isSurvived, facts } = match
    if (isSurvived && startedAt >= 0) return []
    if (at >= startedAt || fatalCodes.has(code))
      return [{ ...match, rank: !isHint ? 0 : sideCodes.has(code) ? 2 : 1 }]
    const isOver = startCodes.has(code) || (code === 'wrong_java' && facts.addon === undefined)
    return isOver ? [] : [{ ...match, rank: 3 }]
  })
}
