import { removeNode } from '../../nodes/node-service.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { hasName } from '../../nodes/store.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { withServer } from '../../servers/server-service.ts'
import { servers } from '../../servers/servers-schema.ts'
import { backupContext } from '../backup-service.ts'
import { type ArchiveRefusal, archivedOnlyOn, archiveNodes, beginArchive } from './archive.ts'
import { requestRestore } from './restore.ts'

const refusals: Record<ArchiveRefusal, string> = {
  not_free: 'it is paid for: only free servers are archived',
  not_active: 'it is not active',
  busy: 'it is being moved, backed up, restored or changed: try again when that has ended',
  node_silent: 'its node does not report',
  no_backups: 'its node makes no backups',
}

/** A server by name, with its own id: it may have been found by its subdomain. */
type NamedServer = { id: string; name: string }

/** Archives a free server; without `confirm` it only finds it. Rejects with OperatorError. */
export async function archiveServer(
  operator: Operator,
  { id, confirm }: { id: string; confirm: boolean },
): Promise<{ server: NamedServer; isDone: boolean }> {
  return withServer(operator, id, async (tx, row) => {
    const server = { id: row.id, name: row.name }
    if (!confirm) return { server, isDone: false }
    const now = operator.clock()
    const node = row.nodeId === null ? undefined : (await archiveNodes(tx, row.nodeId)).get(row.nodeId)
    const refusal = await beginArchive(tx, row, { actor: 'operator', node, now })
    if (refusal) throw new OperatorError(`server ${id} cannot be archived: ${refusals[refusal]}`)
    await insertAuditEntry(tx, operator, `server ${row.id}`, 'archived')
    return { server, isDone: true }
  })
}

/** Restores an archived server, as its owner can. Rejects with OperatorError. */
export async function unarchiveServer(
  operator: Operator,
  { id }: { id: string },
): Promise<{ server: NamedServer; state: 'active' | 'restoring' | 'waiting' }> {
  return withServer(operator, id, async (tx, row) => {
    const now = operator.clock()
    const state = await requestRestore(tx, backupContext(operator), row, { actor: 'operator', now })
    if (state === 'not_archived') throw new OperatorError(`server ${id} is not archived`)
    await insertAuditEntry(tx, operator, `server ${row.id}`, 'restored from its archive')
    return { server: { id: row.id, name: row.name }, state }
  })
}

/**
 * Removes a node, unless its disk has the only copies of archived servers. Rejects with
 * OperatorError.
 */
export async function removeNodeWithoutArchives(
  operator: Operator,
  input: { name: string; confirm: boolean },
): Promise<{ name: string }> {
  const { db } = operator
  const [node] = await db.select().from(nodes).where(hasName(input.name))
  const count = node ? await db.$count(servers, archivedOnlyOn(db, node.id)) : 0
  if (count > 0)
    throw new OperatorError(
      `node ${node?.name} has the archives of ${count} servers on its own disk. If the machine is ` +
        `gone for good: npm run zubr -- node lost ${node?.name}`,
    )
  return removeNode(operator, input)
}
