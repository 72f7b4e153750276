import type { Server, ServerAction } from '@zubr/contracts/servers'

type State = Pick<Server, 'contract' | 'state' | 'wanted' | 'awaitsEula' | 'maintenance'>

/** Whether its address leads anywhere, now or once it has started. */
export const canJoin = ({ contract }: Pick<Server, 'contract'>): boolean => contract === 'active'

/** It will not get up by itself. */
export const isDown = ({ state }: Pick<Server, 'state'>): boolean => state === 'stopped' || state === 'failed'

/** Which buttons make sense now. The API decides; this only keeps dead buttons away. */
export function canDo(action: ServerAction, server: State): boolean {
  const { contract, state, wanted, maintenance } = server
  if (contract !== 'active' || wanted === 'absent' || state === 'absent') return false
  // A restore or a move keeps the server off until its end.
  if (maintenance && (action === 'start' || action === 'restart')) return false
  const down = isDown(server)
  switch (action) {
    case 'start':
      // A server that crashed waits for its next try; starting it does not wait.
      // Without its owner's consent it would only stop again: the button stands beside what they agree to.
      return !server.awaitsEula && (down || (state === 'crashed' && wanted === 'running'))
    case 'stop':
      return !down && state !== 'stopping'
    case 'restart':
      return state === 'running' || state === 'starting'
    case 'kill':
      // Above all when stopping takes too long.
      return !down && state !== 'creating'
  }
}
