import type { Server } from '@zubr/contracts/servers'
import type { PanelMessages } from '@zubr/i18n/panel'

/** Colours of the status dot. `wait` is its default: orange and pulsing. Source: specification, section 4. */
export type Tone = 'wait' | 'well' | 'bad' | 'off' | 'held'

const tones: Record<Server['state'], Tone> = {
  creating: 'wait',
  starting: 'wait',
  stopping: 'wait',
  absent: 'wait',
  running: 'well',
  stopped: 'off',
  crashed: 'bad',
  failed: 'bad',
}

/** How a server stands, for the dot and the words beside it. The contract comes first: a suspended server is not just stopped. */
export function lookOf(
  { contract, state, reason, nodeSilent }: Pick<Server, 'contract' | 'state' | 'reason' | 'nodeSilent'>,
  words: PanelMessages,
): { tone: Tone; text: string; note: string } {
  if (contract === 'suspended' || contract === 'blocked')
    return { tone: contract === 'blocked' ? 'bad' : 'held', text: words.contracts[contract], note: '' }
  if (contract === 'active' && nodeSilent) return { tone: 'held', ...words.nodeSilent }
  // A server that was stopped for a reason is not just off.
  const tone = state === 'stopped' && reason ? 'bad' : tones[state]
  return {
    tone: contract === 'deleted' ? 'wait' : tone,
    text: contract === 'deleted' ? words.states.absent : words.states[state],
    note: reason ? words.reasons[reason] : words.stateNotes[contract === 'deleted' ? 'absent' : state],
  }
}

/** Something is about to change by itself, so it is worth looking more often. */
export function isOnItsWay({
  contract,
  state,
  wanted,
  nodeSilent,
}: Pick<Server, 'contract' | 'state' | 'wanted' | 'nodeSilent'>): boolean {
  if (contract === 'blocked' || nodeSilent) return false
  return (
    tones[state] === 'wait' ||
    (wanted === 'running' && state === 'stopped') ||
    (wanted === 'stopped' && state === 'running')
  )
}
