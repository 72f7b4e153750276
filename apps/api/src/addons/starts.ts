import type { ServerReport } from '@zubr/contracts/node-servers'
import type { ServerState } from '@zubr/contracts/servers/server'
import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { StateChangeHandler } from '../servers/agent/reports.ts'
import { serverChanges } from './addons-schema.ts'

type StartReport = Pick<ServerReport, 'state' | 'reason'>

const isStarting = (state: ServerState) => state === 'starting' || state === 'creating'

/**
 * The start event in a change of a server's state: begun, failed or done. A server that was already
 * starting when its files changed did not start with them. Only a `begun` afterwards counts for it.
 */
export function startEvent(
  before: ServerState,
  { state, reason }: StartReport,
): 'begun' | 'failed' | 'done' | null {
  // The node retries, and has not got the core so far.
  if (reason === 'core_unavailable') return 'failed'
  if (isStarting(state)) return isStarting(before) ? null : 'begun'
  if (state === 'running') return before === 'running' ? null : 'done'
  const isDown = state === 'failed' || state === 'crashed' || (state === 'stopped' && reason !== null)
  return isDown && before !== 'running' && before !== 'stopping' ? 'failed' : null
}

/** Records the result of the first start after a change: after a good start no undo is offered. */
export const recordStarts: StateChangeHandler = async (tx, { server, report: said }) => {
  const start = startEvent(server.state, said)
  if (!start) return
  const affected = and(
    eq(serverChanges.serverId, server.id),
    inArray(serverChanges.phase, ['done', 'undone']),
    // An unavailable core is not caused by a change of addons.
    said.reason === 'core_unavailable' ? isNotNull(serverChanges.core) : undefined,
    // A start that was in progress at the change is recognised by the missing `begun`.
    start === 'begun' || !isStarting(server.state)
      ? or(isNull(serverChanges.start), ne(serverChanges.start, 'done'))
      : inArray(serverChanges.start, ['begun', 'failed']),
  )
  // A retry after a failure improves nothing until it ends.
  const which = start === 'begun' ? and(affected, isNull(serverChanges.start)) : affected
  await tx.update(serverChanges).set({ start }).where(which)
}
