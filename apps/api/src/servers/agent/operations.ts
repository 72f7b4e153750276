import type { ServerReport } from '@zubr/contracts/node-servers'
import type { OperationOutcome } from '@zubr/contracts/servers/activity'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { ServerRow } from '../server-view.ts'
import { serverActivity } from '../servers-schema.ts'

/** A requested action without an outcome yet: `start`, `stop`, `restart` or `kill`. */
export type Operation = { id: string; action: string }

const underWay = and(isNotNull(serverActivity.operationId), isNull(serverActivity.outcome))

/** By server, whose rows the transaction has locked. */
export async function operationsUnderWay(tx: Tx, serverIds: string[]): Promise<Map<string, Operation>> {
  const rows = await tx
    .select({
      serverId: serverActivity.serverId,
      id: serverActivity.operationId,
      action: serverActivity.event,
    })
    .from(serverActivity)
    .where(and(inArray(serverActivity.serverId, serverIds), underWay))
  return new Map(rows.flatMap(({ serverId, id, action }) => (id ? [[serverId, { id, action }]] : [])))
}

/** Records the outcome of the open operation of a locked server, if there is one. */
export async function endOperation(tx: Tx, serverId: string, outcome: OperationOutcome): Promise<void> {
  await tx
    .update(serverActivity)
    .set({ outcome })
    .where(and(eq(serverActivity.serverId, serverId), underWay))
}

/**
 * The outcome of an operation according to the agent's report; undefined while it is in progress.
 */
export function outcomeOf(
  { id, action }: Operation,
  { generation }: Pick<ServerRow, 'generation'>,
  report: ServerReport,
): Exclude<OperationOutcome, 'superseded'> | undefined {
  // Agents report one-time operations by id, and the others as a state.
  if (action === 'restart' || action === 'kill')
    return report.operation?.id === id ? report.operation.outcome : undefined
  if (report.generation !== generation) return undefined
  if (action === 'stop') return report.state === 'stopped' ? 'done' : undefined
  switch (report.state) {
    case 'running':
      return 'done'
    case 'stopped':
      // Without a reason somebody has stopped it in the game after its start.
      return report.reason === null ? 'done' : 'failed'
    case 'failed':
      return 'failed'
    case 'crashed':
      // Only a crash is retried.
      return report.reason === 'crash' ? undefined : 'failed'
    default:
      return undefined
  }
}
