import { useServer } from '../server/context.ts'
import { isUnderWay } from './changes/under-way.ts'
import { useAddons } from './context.ts'

/** Whether something of what the server runs can be begun to change now: its node has it and answers, it is paid, and no other change is under way. */
export function useMayChange(): boolean {
  const { server } = useServer()
  const { isMade, changes } = useAddons()
  return isMade && !server.nodeSilent && server.contract === 'active' && !changes.data?.some(isUnderWay)
}
