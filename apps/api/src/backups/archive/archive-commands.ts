import { nodes } from '../../nodes/nodes-schema.ts'
import { hasName } from '../../nodes/store.ts'
import { wordsOf } from '../../operators/arguments.ts'
import { type Command, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { withServer } from '../../servers/server-commands.ts'
import { servers } from '../../servers/servers-schema.ts'
import { contextOf } from '../backup-commands.ts'
import { type ArchiveRefusal, archivedOnlyOn, archiveNodes, beginArchive } from './archive.ts'
import { requestRestore } from './restore.ts'

const refusals: Record<ArchiveRefusal, string> = {
  not_free: 'it is paid for: only free servers are archived',
  not_active: 'it is not active',
  busy: 'it is being moved, backed up, restored or changed: try again when that has ended',
  node_silent: 'its node does not report',
  no_backups: 'its node makes no backups',
}

/** Verbs of `server`. They are in this folder because archives are backups. */
export const archiveCommands = {
  archive: async ({ db, print, clock }, args) => {
    const isConfirmed = args.includes('--confirm')
    const [id] = wordsOf(
      args.filter((word) => word !== '--confirm'),
      'server archive <id>',
    )
    await withServer(db, id, async (tx, row) => {
      const now = clock()
      if (!isConfirmed) {
        print(
          `${printable(row.name)} (${row.id}) would stop, its last backup would be made, and its node would delete its files. Nothing has changed yet: add --confirm.`,
        )
        return
      }
      const node = row.nodeId === null ? undefined : (await archiveNodes(tx, row.nodeId)).get(row.nodeId)
      const refusal = await beginArchive(tx, row, { actor: 'operator', node, now })
      if (refusal) throw new OperatorError(`server ${id} cannot be archived: ${refusals[refusal]}`)
      await insertAuditEntry(tx, now, `server ${row.id}`, 'archived')
      print(`${printable(row.name)} (${row.id}) stops and is archived. Its owner is notified by e-mail.`)
    })
  },

  unarchive: async ({ db, config, catalogue, print, clock }, args) => {
    const [id] = wordsOf(args, 'server unarchive <id>')
    await withServer(db, id, async (tx, row) => {
      const now = clock()
      const context = contextOf(config, catalogue)
      const outcome = await requestRestore(tx, context, row, { actor: 'operator', now })
      if (outcome === 'not_archived') throw new OperatorError(`server ${id} is not archived`)
      await insertAuditEntry(tx, now, `server ${row.id}`, 'restored from its archive')
      const how = {
        active: 'was not saved yet, and goes on where it is.',
        restoring: 'is being restored from its archive.',
        waiting: 'waits for a node with room; it is restored as soon as there is one.',
      }[outcome]
      print(`${printable(row.name)} (${row.id}) ${how}`)
    })
  },
} satisfies Record<string, Command>

export const archiveHelp: Record<keyof typeof archiveCommands, string> = {
  archive:
    'server archive <id>             backs up a free server and frees its node, without the notices; takes --confirm',
  unarchive: 'server unarchive <id>           restores an archived server, as its owner can in the panel',
}

/** `node remove`, which refuses a node whose disk holds the only copies of archived servers. */
export const withArchives =
  (remove: Command): Command =>
  async (context, args) => {
    const { db } = context
    const [name] = args.filter((word) => !word.startsWith('--'))
    const [node] = name === undefined ? [] : await db.select().from(nodes).where(hasName(name))
    const count = node ? await db.$count(servers, archivedOnlyOn(db, node.id)) : 0
    if (count > 0)
      throw new OperatorError(
        `node ${node?.name} has the archives of ${count} servers on its own disk. If the machine is gone for good: npm run zubr -- node lost ${node?.name}`,
      )
    await remove(context, args)
  }
