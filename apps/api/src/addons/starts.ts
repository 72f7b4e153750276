import type { ServerReport } from '@zubr/contracts/node-servers'
import type { ServerState } from '@zubr/contracts/servers'
import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { StateChangeHandler } from '../servers/agent/reports.ts'
import { serverChanges } from './addons-schema.ts'

type StartReport = Pick<ServerReport, 'state' | 'reason'>

const isStarting = (state: ServerState) => state === 'starting' || state === 'creating'

/**
 * What a change of a server's state says of its starts: one has begun, or has ended. A server that was starting when its files were changed has not started
 * with them: `begun` is asked for where another start is known to have begun since.
 */
export function startIn(
  before: ServerState,
  { state, reason }: StartReport,
): 'begun' | 'failed' | 'done' | null {
  // Its node tries on, and has not got it so far.
  if (reason === 'core_unavailable') return 'failed'
  if (isStarting(state)) return isStarting(before) ? null : 'begun'
  if (state === 'running') return before === 'running' ? null : 'done'
  const isDown = state === 'failed' || state === 'crashed' || (state === 'stopped' && reason !== null)
  return isDown && before !== 'running' && before !== 'stopping' ? 'failed' : null
}

/** Keeps of a server's changes how it started with them first: it needs no going back once it has started well. */
export const noteStarts: StateChangeHandler = async (tx, { server, report: said }) => {
  const start = startIn(server.state, said)
  if (!start) return
  const own = and(
    eq(serverChanges.serverId, server.id),
    inArray(serverChanges.phase, ['done', 'undone']),
    // That a core can't be had is no fault of what was changed beside it.
    said.reason === 'core_unavailable' ? isNotNull(serverChanges.core) : undefined,
    // What was starting already when it was changed is known by nothing having begun since.
    start === 'begun' || !isStarting(server.state)
      ? or(isNull(serverChanges.start), ne(serverChanges.start, 'done'))
      : inArray(serverChanges.start, ['begun', 'failed']),
  )
  // A try after a failed one makes it no better before it has ended.
  const which = start === 'begun' ? and(own, isNull(serverChanges.start)) : own
  await tx.update(serverChanges).set({ start }).where(which)
}
