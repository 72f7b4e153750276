import type { Server, StateReason } from '@zubr/contracts/servers'
import { compareVersions, parseVersion } from '@zubr/domain/cores/versions'
import type { Finding, FindingCode } from '@zubr/domain/diagnosis/findings'

/** Of these no log tells: it was never started. */
const untold: readonly (StateReason | null)[] = ['core_unavailable', 'no_sandbox']

/** Whether a log may say why it is down. What its owner stopped is just off, and what waits for an agreement says so itself. */
export function asksWhy({
  contract,
  state,
  reason,
  awaitsEula,
  nodeSilent,
  maintenance,
}: Pick<Server, 'contract' | 'state' | 'reason' | 'awaitsEula' | 'nodeSilent' | 'maintenance'>): boolean {
  if (maintenance !== null) return false
  if (contract !== 'active' || nodeSilent || awaitsEula || untold.includes(reason)) return false
  return state === 'crashed' || state === 'failed' || (state === 'stopped' && reason !== null)
}

/** Loaders that may ask at their console before they drop what missing mods have left in a world. */
export function mayAwaitConfirm({ core, state }: Pick<Server, 'core' | 'state'>): boolean {
  return (
    state === 'starting' &&
    core.id === 'forge' &&
    parseVersion(core.gameVersion) !== undefined &&
    compareVersions(core.gameVersion, '1.13') < 0
  )
}

/** Whether it had run before it fell, as far as its state tells. */
export const hadRun = ({ reason }: Pick<Server, 'reason'>): boolean =>
  reason === 'crash' ||
  reason === 'crash_loop' ||
  reason === 'out_of_memory' ||
  reason === 'too_many_processes'

/** What the node itself has seen. A server that is killed for its memory writes nothing of it. */
const seen: Partial<Record<StateReason, { as: FindingCode; or?: FindingCode }>> = {
  out_of_memory: { as: 'memory_killed', or: 'memory' },
  disk_full: { as: 'disk_full' },
  too_many_processes: { as: 'threads' },
  port_taken: { as: 'port_taken', or: 'bad_file' },
}

/** The findings with that of the node, where no line says the same. */
export function withReason(findings: Finding[], { reason }: Pick<Server, 'reason'>): Finding[] {
  const own = reason === null ? undefined : seen[reason]
  if (!own || findings.some(({ code }) => code === own.as || code === own.or)) return findings
  return [{ code: own.as, facts: {}, lines: [] }, ...findings]
}
