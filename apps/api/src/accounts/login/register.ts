import { randomUUID } from 'node:crypto'
import { type AccountFault, type AccountField, loginPattern } from '@zubr/contracts/accounts'
import type { Locale } from '@zubr/i18n/locales'
import { and, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../../database/transaction.ts'
import { emailFrom, isReservedLogin, passwordFault } from '../account-rules.ts'
import type { Accounts } from '../accounts.ts'
import { accountIdentities, accounts } from '../accounts-schema.ts'
import { isDeletedName } from '../deleted-names.ts'
import { sendConfirmationMail } from '../mail/jobs.ts'
import { placeholderFor } from '../sessions/auth-database-hooks.ts'

/** The response to a form can be lost, so that the form is sent again. */
const repeated = sql`${accounts.createdAt} > now() - interval '10 minutes'`

type Registration = { login: string; email: string; password: string; repeat: string }
type Faults = Partial<Record<AccountField, AccountFault>>

export function accountFaults({ login, email, password, repeat }: Registration): Faults {
  const faults: Faults = {}
  const name = login.trim().toLowerCase()
  if (!loginPattern.test(name)) faults.login = 'login_shape'
  else if (isReservedLogin(name)) faults.login = 'login_taken'
  if (!emailFrom(email)) faults.email = 'email_shape'
  const fault = passwordFault(password, { login: login.trim(), email: email.trim() })
  if (fault) faults.password = fault
  if (repeat !== password) faults.repeat = 'repeat_differs'
  return faults
}

/**
 * Creates an account, or returns the wrong fields. An address that another account confirmed is no
 * fault: this account is created, never gets it confirmed, and the owner is notified by mail.
 */
export async function register(
  { db, jobs, rateLimits, auth, passwordQueue, config, clock }: Accounts,
  form: Registration & { locale: Locale; country: string | null; address: string },
): Promise<Faults> {
  const faults = accountFaults(form)
  if (Object.keys(faults).length > 0) return faults
  const username = form.login.trim().toLowerCase()
  const pendingEmail = emailFrom(form.email) ?? ''
  const { password: passwords } = await auth.$context
  const password = await passwordQueue.inTurn(form.address, () =>
    passwordQueue.run({ isKnown: false }, () => passwords.hash(form.password)),
  )
  const id = randomUUID()
  return await inTransaction(db, async (tx) => {
    const { rowCount } = await tx
      .insert(accounts)
      .values({
        id,
        username,
        name: username,
        email: placeholderFor(username),
        pendingEmail,
        locale: form.locale,
        country: form.country,
      })
      .onConflictDoNothing()
    if (rowCount === 0) return { login: 'login_taken' }
    // The insert may have waited for the deletion of the login's former account.
    if (await isDeletedName(tx, { kind: 'login', name: username }, { secrets: config, now: clock() })) {
      await tx.delete(accounts).where(eq(accounts.id, id))
      return { login: 'login_taken' }
    }
    await tx
      .insert(accountIdentities)
      .values({ userId: id, providerId: 'credential', accountId: id, password })
    await sendConfirmationMail({ jobs, rateLimits }, tx, { accountId: id, email: pendingEmail })
    return {}
  })
}

/**
 * Whether the same registration was sent a moment ago. Then its password logs in, as if the first
 * response had arrived.
 */
export async function isRepeatedForm(
  { db }: Accounts,
  form: Pick<Registration, 'login' | 'email'>,
): Promise<boolean> {
  const found = await db.$count(
    accounts,
    and(
      eq(accounts.username, form.login.trim().toLowerCase()),
      eq(accounts.pendingEmail, emailFrom(form.email) ?? ''),
      repeated,
    ),
  )
  return found > 0
}
