import { backupsText } from '../nodes/node-commands.ts'
import { confirmArg, defineCommand } from '../operators/command.ts'
import { printable } from '../operators/printable.ts'
import {
  type BackupCheck,
  backupKey,
  checkBackups,
  listBackups,
  makeServerBackup,
  rehearseRestore,
  restoreBackup,
} from './backup-service.ts'
import type { BackupRow } from './make-backup.ts'
import { type ErasureResult, pruneBackups } from './prune/prune-service.ts'

const serverArg = {
  type: 'positional',
  description: 'The id or subdomain of the server; the id of a deleted one.',
} as const

/** `npm run zubr -- backup <verb>`. */
export const backupCommands = {
  list: defineCommand({
    name: 'backup list',
    description: 'Lists the backups of a server, and shows its last restore.',
    args: { server: serverArg },
    run: listBackups,
    *text({ backups, lastRestore }) {
      if (backups.length === 0) {
        yield 'It has no backups.'
        return
      }
      yield* backups.map(lineOf)
      if (!lastRestore) return
      const { phase, failure, startedAt } = lastRestore
      yield `last restore: ${phase}${failure ? ` (${failure})` : ''}, begun ${startedAt.toISOString()}`
    },
  }),

  make: defineCommand({
    name: 'backup make',
    description: 'Makes a backup of a server, beside those that its plan keeps.',
    args: { server: serverArg },
    run: makeServerBackup,
    text: ({ serverId, backupId }) => [
      `Its node makes backup ${backupId} now: npm run zubr -- backup list ${serverId}`,
    ],
  }),

  key: defineCommand({
    name: 'backup key',
    description: 'Prints the password of the repository of a server, for restic. It opens all its backups.',
    args: { server: serverArg },
    run: backupKey,
    // Alone on its line, for RESTIC_PASSWORD.
    text: ({ key }) => [key],
  }),

  check: defineCommand({
    name: 'backup check',
    description:
      'Shows how each node stores backups, and its last trial restore. With a server, restores its ' +
      'newest backup on trial now.',
    args: {
      server: { type: 'positional', description: 'The id or subdomain of a server.', required: false },
    },
    run: async (operator, { server }) =>
      server === undefined ? checkBackups(operator) : rehearseRestore(operator, { server }),
    text: (result) =>
      'serverId' in result
        ? [
            'Its node restores the backup into a temporary folder, and compares it: npm run zubr -- backup check',
          ]
        : checkLines(result),
  }),

  prune: defineCommand({
    name: 'backup prune',
    description:
      'Shows the backups that are due for erasure from append-only storage; with --confirm erases ' +
      'them (docs/operate/server-backups.md).',
    args: { confirm: confirmArg },
    run: (operator, { confirm }, { progress }) =>
      pruneBackups(operator, {
        confirm,
        onErasure: (erasure) => progress(erasureText(erasure)),
      }),
    *text({ erasures, isDone }) {
      if (erasures.length === 0) yield 'Nothing is due.'
      else if (!isDone) {
        for (const erasure of erasures) yield erasureText(erasure)
        yield 'Nothing was erased. Erase them: npm run zubr -- backup prune --confirm'
      }
    },
    failure: ({ erasures }) => {
      const failed = erasures.filter(({ outcome }) => outcome === 'failed').length
      return failed > 0
        ? `the backups of ${failed} of ${erasures.length} servers could not be erased`
        : undefined
    },
  }),

  restore: defineCommand({
    name: 'backup restore',
    description:
      'Restores the newest backup of a server, or another one; on another node if its own is lost.',
    args: {
      server: serverArg,
      backup: { type: 'string', description: 'The id of the backup.', valueHint: 'id' },
      node: { type: 'string', description: 'The node to restore it on.', valueHint: 'name' },
    },
    run: restoreBackup,
    text: ({ server: { id, name }, backupAt, node }) => [
      `${printable(name)} (${id}) is restored to its state of ` +
        `${backupAt.toISOString()}${node === undefined ? '' : `, on node ${node}`}.`,
      `To follow the restore: npm run zubr -- backup list ${id}`,
    ],
  }),
}

function* checkLines({ nodes, failingServers }: BackupCheck): Generator<string> {
  for (const { name, backups, rehearsal } of nodes) {
    yield `${name}  ${backups ? backupsText(backups) : 'makes no backups'}`
    yield rehearsal
      ? `  tried ${rehearsal.startedAt.toISOString()}: ` +
        `${rehearsal.endedAt ? (rehearsal.failure ?? 'the restored files are the same') : 'under way'}`
      : '  not tried yet'
  }
  for (const { serverId, failingSince } of failingServers)
    yield `server ${serverId}: no backup has succeeded since ${failingSince.toISOString()}`
}

function erasureText({ serverId, isWhole, backupIds, outcome, failure }: ErasureResult): string {
  const count = backupIds.length
  const what = isWhole ? 'all backups' : `${count} backup${count === 1 ? '' : 's'}`
  const ends = { due: '', erased: ': erased', failed: `: not erased: ${failure ?? ''}` }
  return `server ${serverId}  ${what}${ends[outcome]}`
}

const lineOf = ({
  id,
  at,
  kind,
  cause,
  state,
  failure,
  locked,
  bytes,
  isRemote,
  eraseAfter,
}: BackupRow): string =>
  [
    id,
    at.toISOString(),
    cause ? `${kind} before ${cause}` : kind,
    failure ? `${state} (${failure})` : state,
    bytes === null ? '' : `${Math.round(bytes / 1_048_576)} MB`,
    locked ? 'locked' : '',
    eraseAfter ? `erased after ${eraseAfter.toISOString()}` : '',
    isRemote ? '' : "on its node's disk",
  ]
    .filter(Boolean)
    .join('  ')
