import { formerNameDays } from '@zubr/contracts/edge/limits'
import { eq, ilike, or } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry, listAuditEntries } from '../operators/operator-log.ts'
import { recordSessionsEnded } from './account-lock.ts'
import { accountIdentities, accountSessions, accounts, secondFactors } from './accounts-schema.ts'
import { releaseDeletedName } from './deleted-names.ts'

type Account = typeof accounts.$inferSelect

/** `npm run zubr -- account <verb>`. Each change is logged with its time. */
export const accountCommands = {
  find: async ({ db, print }, args) => {
    const [text] = wordsOf(args, 'account find <part of a login or e-mail>')
    const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const found = await db
      .select()
      .from(accounts)
      .where(
        or(ilike(accounts.username, like), ilike(accounts.email, like), ilike(accounts.pendingEmail, like)),
      )
      .orderBy(accounts.username)
      .limit(51)
    if (found.length === 0) return print('No account matches.')
    for (const account of found.slice(0, 50)) print(lineOf(account))
    if (found.length > 50) print('… and more: ask for a longer part.')
  },

  show: async ({ db, print }, args) => {
    const account = await accountFrom(db, args, 'show')
    const [identities, sessions, acts] = await Promise.all([
      db.select().from(accountIdentities).where(eq(accountIdentities.userId, account.id)),
      db.select().from(accountSessions).where(eq(accountSessions.userId, account.id)),
      listAuditEntries(db, subjectOf(account)),
    ])
    print(lineOf(account))
    print(
      `id ${account.id}, created ${account.createdAt.toISOString()}, country ${account.country ?? 'unknown'}, language ${account.locale}`,
    )
    if (account.emailVerified && account.pendingEmail) print(`wants to change to ${account.pendingEmail}`)
    print(
      `logs in by ${identities.map(({ providerId }) => (providerId === 'credential' ? 'password' : providerId)).join(', ')}`,
    )
    print(`second factor ${account.twoFactorEnabled ? 'on' : 'off'}, sessions ${sessions.length}`)
    if (account.blockReason) print(`blocked: ${account.blockReason}`)
    for (const act of acts) print(act)
  },

  'reset-second-factor': async ({ db, print, clock }, args) => {
    const account = await accountFrom(db, args, 'reset-second-factor')
    if (!account.twoFactorEnabled) throw new OperatorError(`${account.username} has no second factor`)
    await inTransaction(db, async (tx) => {
      await tx.update(accounts).set({ twoFactorEnabled: false }).where(eq(accounts.id, account.id))
      await tx.delete(secondFactors).where(eq(secondFactors.userId, account.id))
      await tx.delete(accountSessions).where(eq(accountSessions.userId, account.id))
      await recordSessionsEnded(tx, account.id)
      await insertAuditEntry(tx, clock(), subjectOf(account), 'second factor reset')
    })
    print(`${account.username} logs in by password alone; all sessions have ended.`)
  },

  release: async ({ db, config, print, clock }, args) => {
    const [login] = wordsOf(args, 'account release <login>')
    await inTransaction(db, async (tx) => {
      const name = { kind: 'login' as const, name: login.toLowerCase() }
      if (!(await releaseDeletedName(tx, name, config)))
        throw new OperatorError(
          `no account of the login ${login} was deleted in the last ${formerNameDays} days`,
        )
      // The login itself is not stored, and not logged either.
      await insertAuditEntry(tx, clock(), 'account (deleted)', 'login released')
    })
    print(`The login ${login} can be registered again.`)
  },
} satisfies Record<string, Command>

/** The line of each verb in the command line's help. */
export const accountHelp: Record<keyof typeof accountCommands, string> = {
  find: 'account find <part>                    lists accounts by a part of login or e-mail',
  show: 'account show <login>                   what is kept of an account, and what operators did',
  'reset-second-factor':
    'account reset-second-factor <login>    for an owner who has lost phone and recovery codes',
  release:
    'account release <login>                lets a login of a deleted account be registered again at once',
}

function lineOf({ username, email, emailVerified, pendingEmail, blockedAt }: Account): string {
  const address = emailVerified ? email : pendingEmail ? `${pendingEmail} (not confirmed)` : 'no address'
  return `${username}  ${address}${blockedAt ? '  BLOCKED' : ''}`
}

const subjectOf = ({ username }: Pick<Account, 'username'>) => `account ${username}`

/** The account named by the only argument. Throws OperatorError without one. */
async function accountFrom(db: Db, args: string[], verb: string): Promise<Account> {
  return accountNamed(db, ...wordsOf(args, `account ${verb} <login>`))
}

/** The account with this login, in any case. Throws OperatorError. */
export async function accountNamed(db: Db, login: string): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.username, login.toLowerCase()))
  if (!account) throw new OperatorError(`there is no account ${login}; try: account find <part>`)
  return account
}
