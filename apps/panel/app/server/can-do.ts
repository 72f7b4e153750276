import type { Server, ServerAction } from '@zubr/contracts/servers'

type State = Pick<Server, 'contract' | 'state' | 'wanted'>

/** Whether its address leads anywhere, now or once it has started. */
export const canJoin = ({ contract }: Pick<Server, 'contract'>): boolean => contract === 'active'

/** Which buttons make sense now. The API decides; this only keeps dead buttons away. */
export function canDo(action: ServerAction, { contract, state, wanted }: State): boolean {
  if (contract !== 'active' || wanted === 'absent' || state === 'absent') return false
  const isDown = state === 'stopped' || state === 'failed'
  switch (action) {
    case 'start':
      // A server that crashed waits for its next try; starting it does not wait.
      return isDown || (state === 'crashed' && wanted === 'running')
    case 'stop':
      return !isDown && state !== 'stopping'
    case 'restart':
      return state === 'running' || state === 'starting'
    case 'kill':
      // Above all when stopping takes too long.
      return !isDown && state !== 'creating'
  }
}
