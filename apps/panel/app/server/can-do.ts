import type { Server, ServerAction } from '@zubr/contracts/servers/server'

type State = Pick<Server, 'contract' | 'state' | 'desiredState' | 'awaitsEula' | 'maintenance'>

/** Whether the server can be joined, now or after a start. */
export const canJoin = ({ contract }: Pick<Server, 'contract'>): boolean => contract === 'active'

/** The server does not start by itself. */
export const isDown = ({ state }: Pick<Server, 'state'>): boolean => state === 'stopped' || state === 'failed'

/** Whether an action is possible now. The API decides; this only disables useless buttons. */
export function canDo(action: ServerAction, server: State): boolean {
  const { contract, state, desiredState, maintenance } = server
  if (contract !== 'active' || desiredState === 'absent' || state === 'absent') return false
  // During a restore or a move the server stays stopped.
  if (maintenance && (action === 'start' || action === 'restart')) return false
  const down = isDown(server)
  switch (action) {
    case 'start':
      // A crashed server waits for its next automatic start; a manual one is immediate.
      // Without consent to the EULA it would stop again: the consent has its own button.
      return !server.awaitsEula && (down || (state === 'crashed' && desiredState === 'running'))
    case 'stop':
      return !down && state !== 'stopping'
    case 'restart':
      return state === 'running' || state === 'starting'
    case 'kill':
      // Mainly for a stop that takes too long.
      return !down && state !== 'creating'
  }
}
