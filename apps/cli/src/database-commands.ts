import { Time } from '@zubr/api/operators/arguments'
import { confirmArg, defineHostCommand, OperatorError } from '@zubr/api/operators/command'
import {
  backUpDatabase,
  type HostContext,
  keptBackups,
  listDatabaseBackups,
  restoreDatabase,
} from './database-service.ts'

export type { HostContext }

const defineCommand = defineHostCommand<HostContext>()

/** `npm run zubr -- database <verb>`: only for the embedded PostgreSQL. */
export const databaseCommands = {
  backup: defineCommand({
    name: 'database backup',
    description: 'Copies the embedded PostgreSQL into DATABASE_BACKUP_DIR while it runs.',
    run: backUpDatabase,
    *text({ endedAt, path, bytes, removedCount }) {
      yield `Backed up at ${endedAt.toISOString()} into ${path}, ${megabytes(bytes)}.`
      if (removedCount > 0)
        yield `Removed ${removedCount} backups older than the newest ${keptBackups}, with the log that ` +
          'only they needed.'
      yield 'Keep a copy of that folder on another machine, encrypted, and one of DATA_DIR/auth-secret.'
    },
  }),

  list: defineCommand({
    name: 'database list',
    description: 'Lists the backups of the embedded PostgreSQL.',
    run: listDatabaseBackups,
    text: (backups) => backups.map(({ endedAt, path }) => `${endedAt.toISOString()}  ${path}`),
  }),

  restore: defineCommand({
    name: 'database restore',
    description:
      'Restores the newest backup to its newest state or to a time, while the service is stopped; needs --confirm.',
    args: {
      at: { type: 'string', description: 'A time such as 2026-12-31T21:00Z.', valueHint: 'time' },
      confirm: confirmArg,
    },
    usage: 'database restore [--at <time>] --confirm',
    run: async (host, { at, confirm }, { progress }) => {
      if (at !== undefined && !Time.safeParse(at).success)
        throw new OperatorError(`--at ${at}: expected a time like 2026-12-31T21:00Z`)
      const time = at === undefined ? undefined : new Date(at)
      const state = time?.toISOString() ?? 'the newest state that its log holds'
      return restoreDatabase(host, {
        at: time,
        confirm,
        onPlan: ({ endedAt }) =>
          progress(
            `The backup of ${endedAt.toISOString()} ${confirm ? 'is being' : 'would be'} restored, and brought to ${state}.`,
          ),
      })
    },
    *text({ isDone, formerDir, backupError }, { at }) {
      if (!isDone) {
        yield 'Nothing has changed yet. To restore it: npm run zubr -- database ' +
          `restore${at === undefined ? '' : ` --at ${at}`} --confirm`
        return
      }
      yield 'Restored. Start the service: systemctl start zubr, or npm start.'
      if (backupError !== null)
        yield `The restored database could not be backed up (${backupError}). When the service runs: npm ` +
          'run zubr -- database backup'
      if (formerDir !== null)
        yield `The replaced database is kept in ${formerDir}: remove it when all is well.`
    },
  }),
}

export const databaseNoun = {
  description: 'backups of the embedded PostgreSQL',
  verbs: async () => databaseCommands,
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`
