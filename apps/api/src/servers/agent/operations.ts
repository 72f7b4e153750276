import type { ServerReport } from '@zubr/contracts/node-servers'
import type { OperationOutcome } from '@zubr/contracts/servers/activity'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { ServerRow } from '../server-view.ts'
import { serverActivity } from '../servers-schema.ts'

/** What was asked of a server by a button and has not reached its end: `start`, `stop`, `restart` or `kill`. */
export type Operation = { id: string; action: string }

const underWay = and(isNotNull(serverActivity.operationId), isNull(serverActivity.outcome))

/** By their servers, whose rows the transaction has locked. */
export async function operationsUnderWay(tx: Tx, serverIds: string[]): Promise<Map<string, Operation>> {
  const rows = await tx
    .select({
      serverId: serverActivity.serverId,
      id: serverActivity.operationId,
      action: serverActivity.what,
    })
    .from(serverActivity)
    .where(and(inArray(serverActivity.serverId, serverIds), underWay))
  return new Map(rows.flatMap(({ serverId, id, action }) => (id ? [[serverId, { id, action }]] : [])))
}

/** Notes how the operation of a locked server ended that is under way, if one is. */
export async function endOperation(tx: Tx, serverId: string, outcome: OperationOutcome): Promise<void> {
  await tx
    .update(serverActivity)
    .set({ outcome })
    .where(and(eq(serverActivity.serverId, serverId), underWay))
}

/** How an operation has ended by what the agent says; undefined while it goes on. */
export function outcomeOf(
  { id, action }: Operation,
  { generation }: Pick<ServerRow, 'generation'>,
  said: ServerReport,
): Exclude<OperationOutcome, 'superseded'> | undefined {
  // Agents know those that happen once by their ids, and the others as a state that is wanted.
  if (action === 'restart' || action === 'kill')
    return said.operation?.id === id ? said.operation.outcome : undefined
  if (said.generation !== generation) return undefined
  if (action === 'stop') return said.state === 'stopped' ? 'done' : undefined
  switch (said.state) {
    case 'running':
      return 'done'
    case 'stopped':
      // Without a reason someone has stopped it from within, after its start.
      return said.reason === null ? 'done' : 'failed'
    case 'failed':
      return 'failed'
    case 'crashed':
      // After a crash alone it is tried again.
      return said.reason === 'crash' ? undefined : 'failed'
    default:
      return undefined
  }
}
