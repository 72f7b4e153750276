import { finalStates, type IncidentState } from '@zubr/contracts/status'

export type StoredUpdate = { at: Date; state: IncidentState; texts: Record<string, string> }

export function isFinal(state: IncidentState): boolean {
  return finalStates.some((final) => final === state)
}

/**
 * What was said of an announcement by `now`, newest first, with what the clock says of planned work: that it began and that it
 * ended, unless the operator ended it before. The first one's state is the announcement's. `updates` are oldest first; at least one.
 */
export function saidBy(
  now: Date,
  { kind, startsAt, endsAt }: { kind: 'incident' | 'maintenance'; startsAt: Date; endsAt: Date | null },
  updates: readonly StoredUpdate[],
): StoredUpdate[] {
  const said = [...updates]
  const [first, last] = [updates[0], updates.at(-1)]
  if (kind === 'maintenance' && first && last) {
    const ended = isFinal(last.state)
    // Work that is announced when it has begun already begins after its announcement, not before.
    const tell = (due: Date, state: IncidentState) => {
      const at = new Date(Math.max(due.getTime(), first.at.getTime()))
      if (at <= now && !(ended && at >= last.at)) said.push({ at, state, texts: {} })
    }
    if (!updates.some(({ at, state }) => state === 'in_progress' && at <= startsAt))
      tell(startsAt, 'in_progress')
    if (endsAt && !ended) tell(endsAt, 'completed')
  }
  return said
    .map((update, order) => ({ update, order }))
    .sort((a, b) => b.update.at.getTime() - a.update.at.getTime() || b.order - a.order)
    .map(({ update }) => update)
}
