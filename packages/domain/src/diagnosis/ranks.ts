import type { FindingCode } from './findings.ts'
import type { Match } from './scan.ts'

/** These end a server or keep it from working at any time, a start that follows proves nothing. */
const fatalCodes = new Set<FindingCode>([
  'memory',
  'memory_killed',
  'threads',
  'open_files',
  'disk_full',
  'watchdog',
  'jvm_crash',
])

/** These keep a server from starting: where it has started afterwards, they did not hold. */
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

/** What servers that run well write too, and what explains no crash. */
const sideCodes = new Set<FindingCode>(['datapack', 'wrong_loader', 'addon_port', 'session_servers'])

/**
 * 0: a cause. 1: a hint, an unknown crash among them. 2: a hint that explains no crash. 3: a fault of a start that
 * succeeded. Only matches of the lowest rank are shown.
 */
export type Rank = 0 | 1 | 2 | 3

/** What matches prove when the server has started at `startedAt` for the last time (-1: never). Some prove nothing. */
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
