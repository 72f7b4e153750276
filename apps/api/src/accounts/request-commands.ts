import { and, eq, ne, sql } from 'drizzle-orm'
import { constraintOf } from '../database/failure.ts'
import { inTransaction } from '../database/transaction.ts'
import { openRateLimits } from '../http/rate-limits/rate-limits.ts'
import { withJobs } from '../jobs/jobs.ts'
import { wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { accountNamed } from './account-commands.ts'
import { deleteAccount, exportAccount } from './account-data.ts'
import { holdAccount } from './account-lock.ts'
import { emailFrom } from './account-rules.ts'
import { accounts } from './accounts-schema.ts'
import type { DataHolder } from './data-holder.ts'
import { sendConfirmationMail, sendMailJob } from './mail/jobs.ts'
import { authSecretOf } from './sessions/secret.ts'

/**
 * Verbs of `account` for an owner's requests by letter. `dataHolders` are the data of all subjects.
 */
export function accountRequestCommands(dataHolders: readonly DataHolder[]) {
  return {
    export: async ({ db, print, clock }, args) => {
      const [login] = wordsOf(args, 'account export <login>')
      const account = await accountNamed(db, login)
      const data = await exportAccount({ db, dataHolders }, account.id)
      if (!data) throw new OperatorError(`there is no account ${login}`)
      await insertAuditEntry(db, clock(), `account ${account.username}`, 'data exported')
      print(JSON.stringify(data, null, 2))
    },

    delete: async ({ db, config, print, clock }, args) => {
      const isConfirmed = args.includes('--confirm')
      const [login] = wordsOf(
        args.filter((word) => word !== '--confirm'),
        'account delete <login>',
      )
      const account = await accountNamed(db, login)
      if (!isConfirmed) {
        const data = await exportAccount({ db, dataHolders }, account.id)
        for (const [name, part] of Object.entries(data ?? {})) print(`${name}: ${sizeOf(part)}`)
        print(
          `All of this would be deleted at once, with every server and its backups; money on the balance lapses.`,
        )
        print(
          `Look at the balance first: npm run zubr -- balance show ${account.username}, refund list. If it is meant: npm run zubr -- account delete ${account.username} --confirm`,
        )
        return
      }
      await withJobs(db, async (jobs) => {
        await insertAuditEntry(db, clock(), `account ${account.username}`, 'deleted by an operator')
        await deleteAccount({ db, jobs, config, clock, dataHolders }, account.id)
      })
      print(`The account is deleted; its owner is told by e-mail. Movements of money stay in the books.`)
    },

    'confirm-email': async ({ db, print, clock }, args) => {
      const account = await accountNamed(db, ...wordsOf(args, 'account confirm-email <login>'))
      const email = account.pendingEmail
      if (!email)
        throw new OperatorError(`${account.username} has no address that waits for its confirmation`)
      await withJobs(db, (jobs) =>
        inTransaction(db, async (tx) => {
          const before = await holdAccount(tx, account.id, 'update')
          if (before.pendingEmail !== email)
            throw new OperatorError(`${account.username} has just changed its address: look again`)
          await tx
            .update(accounts)
            .set({ email, emailVerified: true, pendingEmail: null, updatedAt: sql`now()` })
            .where(eq(accounts.id, account.id))
          if (before.emailVerified) {
            const to = { email: before.email, login: before.username, locale: before.locale }
            await sendMailJob(jobs, tx, { kind: 'moved', accountId: account.id, to })
          }
          await insertAuditEntry(
            tx,
            clock(),
            `account ${account.username}`,
            'e-mail address confirmed by an operator',
          )
        }),
      ).catch((error: unknown) => {
        if (constraintOf(error) === 'accounts_email_key')
          throw new OperatorError(`another account has confirmed ${email} already`)
        throw error
      })
      print(`${email} is the confirmed address of ${account.username}.`)
    },

    'change-email': async ({ db, config, print, clock }, args) => {
      const [login, text] = wordsOf(args, 'account change-email <login> <address>')
      const account = await accountNamed(db, login)
      const email = emailFrom(text)
      if (!email) throw new OperatorError(`${JSON.stringify(text)} is no e-mail address`)
      if (account.emailVerified && account.email === email)
        throw new OperatorError(`${email} is the confirmed address of ${account.username} already`)
      const taken = and(
        eq(accounts.email, email),
        eq(accounts.emailVerified, true),
        ne(accounts.id, account.id),
      )
      if ((await db.$count(accounts, taken)) > 0)
        throw new OperatorError(`another account has confirmed ${email} already`)
      const rateLimits = openRateLimits(authSecretOf({ authSecret: config.authSecret }))
      await withJobs(db, (jobs) =>
        inTransaction(db, async (tx) => {
          await holdAccount(tx, account.id, 'update')
          await tx
            .update(accounts)
            .set({ pendingEmail: email, updatedAt: sql`now()` })
            .where(eq(accounts.id, account.id))
          await sendConfirmationMail({ jobs, rateLimits }, tx, { accountId: account.id, email })
          await insertAuditEntry(
            tx,
            clock(),
            `account ${account.username}`,
            'another e-mail address asked for by an operator',
          )
        }),
      )
      print(
        `A mail with a link goes to ${email}. It becomes the address of ${account.username} once its owner opens that.`,
      )
      print(
        `If you are sure whose it is and no mail arrives: npm run zubr -- account confirm-email ${account.username}`,
      )
    },
  } satisfies Record<string, Command>
}

export const accountRequestHelp: Record<keyof ReturnType<typeof accountRequestCommands>, string> = {
  export:
    'account export <login>                 prints all that is kept of it as JSON: npm -s run zubr -- … > file',
  delete:
    'account delete <login>                 shows what would go; with --confirm deletes it at once, for good',
  'confirm-email':
    'account confirm-email <login>          takes the address that waits for its confirmation as confirmed',
  'change-email':
    'account change-email <login> <address> has another address confirmed by mail; until then the old one holds',
}

const sizeOf = (data: unknown): string =>
  Array.isArray(data)
    ? `${data.length} entries`
    : data !== null && typeof data === 'object'
      ? Object.entries(data)
          .map(([name, value]) => (Array.isArray(value) ? `${value.length} ${name}` : name))
          .join(', ')
      : String(data)
