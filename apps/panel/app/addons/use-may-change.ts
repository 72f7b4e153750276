import { useServer } from '../server/context.ts'
import { isUnderWay } from './changes/change-phase.ts'
import { useAddons } from './context.ts'

/**
 * Whether a change may start now: the node has the server and answers, the server is paid, and no
 * other change is running.
 */
export function useMayChange(): boolean {
  const { server } = useServer()
  const { isMade, changes } = useAddons()
  return isMade && !server.nodeSilent && server.contract === 'active' && !changes.data?.some(isUnderWay)
}
