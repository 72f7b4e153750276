import type { Server, StateReason } from '@zubr/contracts/servers'

/** Of these no log tells: it was never started. */
const untold: readonly (StateReason | null)[] = ['core_unavailable', 'no_sandbox']

/** Whether a log may say why it is down. What its owner stopped is just off, and what waits for an agreement says so itself. */
export function asksWhy({
  contract,
  state,
  reason,
  awaitsEula,
  nodeSilent,
}: Pick<Server, 'contract' | 'state' | 'reason' | 'awaitsEula' | 'nodeSilent'>): boolean {
  if (contract !== 'active' || nodeSilent || awaitsEula || untold.includes(reason)) return false
  return state === 'crashed' || state === 'failed' || (state === 'stopped' && reason !== null)
}

/** Whether it had run before it fell, as far as its state tells. */
export const hadRun = ({ reason }: Pick<Server, 'reason'>): boolean =>
  reason === 'crash' ||
  reason === 'crash_loop' ||
  reason === 'out_of_memory' ||
  reason === 'too_many_processes'
