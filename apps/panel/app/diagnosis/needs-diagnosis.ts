import type { Server, StateReason } from '@zubr/contracts/servers/server'
import { compareVersions, parseVersion } from '@zubr/domain/cores/versions'
import type { Finding, FindingCode } from '@zubr/domain/diagnosis/findings'

/** Without a log: the server was never started. */
const reasonsWithoutLog: readonly (StateReason | null)[] = ['core_unavailable', 'no_sandbox']

/**
 * Whether a log may explain why the server is down. Not for a server that its owner stopped, or
 * that waits for consent.
 */
export function needsDiagnosis({
  contract,
  state,
  reason,
  awaitsEula,
  nodeSilent,
  maintenance,
}: Pick<Server, 'contract' | 'state' | 'reason' | 'awaitsEula' | 'nodeSilent' | 'maintenance'>): boolean {
  if (maintenance !== null) return false
  if (contract !== 'active' || nodeSilent || awaitsEula || reasonsWithoutLog.includes(reason)) return false
  return state === 'crashed' || state === 'failed' || (state === 'stopped' && reason !== null)
}

/**
 * Whether the loader may ask for confirmation before it removes content of missing mods from a
 * world.
 */
export function mayAwaitConfirm({ core, state }: Pick<Server, 'core' | 'state'>): boolean {
  return (
    state === 'starting' &&
    core.id === 'forge' &&
    parseVersion(core.gameVersion) !== undefined &&
    compareVersions(core.gameVersion, '1.13') < 0
  )
}

/** Whether it had started before it crashed, according to its state. */
export const hasRun = ({ reason }: Pick<Server, 'reason'>): boolean =>
  reason === 'crash' ||
  reason === 'crash_loop' ||
  reason === 'out_of_memory' ||
  reason === 'too_many_processes'

/** What the node itself knows. A server that is killed for its memory writes no log line. */
const seen: Partial<Record<StateReason, { as: FindingCode; or?: FindingCode }>> = {
  out_of_memory: { as: 'memory_killed', or: 'memory' },
  disk_full: { as: 'disk_full' },
  too_many_processes: { as: 'threads' },
  port_taken: { as: 'port_taken', or: 'bad_file' },
}

/** Adds the node's reason, unless a log line says the same. */
export function withReason(findings: Finding[], { reason }: Pick<Server, 'reason'>): Finding[] {
  const finding = reason === null ? undefined : seen[reason]
  if (!finding || findings.some(({ code }) => code === finding.as || code === finding.or)) return findings
  return [{ code: finding.as, facts: {}, lines: [] }, ...findings]
}
