import type { World } from '@zubr/all-in-one/start'
import {
  accountIdentities,
  accountSessions,
  accounts,
  secondFactors,
} from '@zubr/api/accounts/accounts-schema'
import { sendAllowedMail } from '@zubr/api/accounts/mail/jobs'
import { openAuth } from '@zubr/api/accounts/sessions/auth'
import { placeholderFor } from '@zubr/api/accounts/sessions/auth-database-hooks'
import { authSecretOf } from '@zubr/api/accounts/sessions/secret'
import { totp } from '@zubr/api/accounts/sessions/testing/totp'
import { accountCurrency, type entryKinds } from '@zubr/api/balance/balance-schema'
import { changeBalance } from '@zubr/api/balance/balance-service'
import { balanceOf, entriesOf, lockAccount, post } from '@zubr/api/balance/ledger'
import type { Db } from '@zubr/api/database/open'
import { openRateLimits } from '@zubr/api/http/rate-limits/rate-limits'
import { catalogue } from '@zubr/content/catalogue'
import type { Currency } from '@zubr/domain/plans'
import type { Locale } from '@zubr/i18n/locales'
import { eq } from 'drizzle-orm'

/** Password of every account of the demo world. */
export const examplePassword = 'quiet green meadow'

const dayMs = 86_400_000

type Example = {
  about: string
  locale: Locale
  /** Default true. */
  confirmed?: boolean
  blockReason?: string
  secondFactor?: true
  ledger?: {
    currency: Currency
    entries: [daysAgo: number, kind: (typeof entryKinds)[number], minor: number][]
  }
}

/** An account in each state. */
const examples = {
  bison: { about: 'confirmed, with a server in every state', locale: 'en' },
  newcomer: { about: 'has not confirmed the e-mail address', locale: 'de', confirmed: false },
  guarded: { about: 'asks for a second factor', locale: 'ru', secondFactor: true },
  banned: { about: 'blocked by the operator', locale: 'pl', blockReason: 'Sold accounts in the chat.' },
  merchant: {
    about: 'has money, and has moved some',
    locale: 'ru',
    ledger: {
      currency: 'RUB',
      entries: [
        [96, 'credit', 5_000_00],
        [95, 'purchase', -1_429_00],
        [64, 'extension', -1_429_00],
        [40, 'refund', 350_00],
        [39, 'debit', -50_00],
        [33, 'credit', 1_500_50],
        [33, 'extension', -1_429_00],
        [5, 'credit', 2_000_00],
        [3, 'extension', -1_429_00],
      ],
    },
  },
  empty: { about: 'confirmed, with nothing yet', locale: 'lv' },
} satisfies Record<string, Example>

export type ExampleLogin = keyof typeof examples
export const exampleLogins = Object.keys(examples) as ExampleLogin[] // its keys and no others

/** Data that a developer needs to log in. */
export type ShownAccount = {
  login: ExampleLogin
  about: string
  /** For an authenticator app; new at every start. */
  secondFactor?: { secret: string; recoveryCode: string }
}

/**
 * Creates the demo world's accounts and resets password, state and second factor of existing ones.
 * Everything else stays.
 */
export async function keepExampleAccounts({
  db,
  jobs,
  config,
}: Pick<World, 'db' | 'jobs' | 'config'>): Promise<{
  shown: ShownAccount[]
  ids: Record<ExampleLogin, string>
}> {
  const auth = openAuth({
    db,
    jobs,
    config,
    brand: catalogue.brand,
    rateLimits: openRateLimits(authSecretOf(config)),
    secret: authSecretOf(config),
    clock: () => new Date(),
    onError: (error) => {
      throw error
    },
  })
  const password = await (await auth.$context).password.hash(examplePassword)
  const shown: ShownAccount[] = []
  const ids: Partial<Record<ExampleLogin, string>> = {}
  for (const login of exampleLogins) {
    const example: Example = examples[login]
    const id = await keepAccount({ db, jobs }, login, example, password)
    ids[login] = id
    if (example.ledger) await keepLedger(db, id, example.ledger)
    const secondFactor = example.secondFactor && (await enrol(auth, db, id, login))
    shown.push({ login, about: example.about, ...(secondFactor && { secondFactor }) })
  }
  // Enough to extend the examples and to buy new servers.
  if ((await balanceOf(db, ids.bison ?? '')) < 50_00)
    await changeBalance(
      { kind: 'shell', db, config, catalogue, clock: () => new Date() },
      { kind: 'credit', login: 'bison', amountMinor: 100_00, currency: 'BYN', reason: 'for the demo' },
    )
  // The loop above has set an id for every login.
  return { shown, ids: ids as Record<ExampleLogin, string> }
}

async function keepAccount(
  { db, jobs }: Pick<World, 'db' | 'jobs'>,
  login: ExampleLogin,
  { locale, confirmed = true, blockReason }: Example,
  password: string,
): Promise<string> {
  const address = `${login}@players.example`
  const state = {
    email: confirmed ? address : placeholderFor(login),
    emailVerified: confirmed,
    pendingEmail: confirmed ? null : address,
    blockedAt: blockReason ? new Date() : null,
    blockReason: blockReason ?? null,
    twoFactorEnabled: false,
  }
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, login))
    const [account] = await tx
      .insert(accounts)
      .values({ username: login, name: login, locale, ...state })
      .onConflictDoUpdate({ target: accounts.username, set: state })
      .returning({ id: accounts.id })
    if (!account) throw new Error(`the account ${login} was not written`)
    const { id } = account
    await tx
      .insert(accountIdentities)
      .values({ userId: id, providerId: 'credential', accountId: id, password })
      .onConflictDoUpdate({
        target: [accountIdentities.providerId, accountIdentities.accountId],
        set: { password },
      })
    await tx.delete(secondFactors).where(eq(secondFactors.userId, id))
    if (!before && !confirmed) await sendAllowedMail(jobs, tx, { kind: 'confirm', accountId: id })
    return id
  })
}

async function keepLedger(db: Db, accountId: string, ledger: NonNullable<Example['ledger']>): Promise<void> {
  if ((await entriesOf(db, accountId, 1)).length > 0) return
  const { currency, entries } = ledger
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    await tx.update(accountCurrency).set({ currency }).where(eq(accountCurrency.accountId, accountId))
    for (const [daysAgo, kind, minor] of entries)
      await post(tx, {
        accountId,
        at: new Date(Date.now() - daysAgo * dayMs),
        kind,
        money: { currency, minor },
        reason: kind === 'purchase' || kind === 'extension' ? 'java-32' : 'demo',
        idempotencyKey: `demo:${daysAgo}:${kind}`,
      })
  })
}

/** Enables the second factor as its owner would, in a session that ends afterwards. */
async function enrol(
  auth: ReturnType<typeof openAuth>,
  db: Db,
  accountId: string,
  username: string,
): Promise<NonNullable<ShownAccount['secondFactor']>> {
  const before = await db
    .select({ id: accountSessions.id })
    .from(accountSessions)
    .where(eq(accountSessions.userId, accountId))
  const { headers } = await auth.api.signInUsername({
    body: { username, password: examplePassword },
    returnHeaders: true,
  })
  const asOwner = (cookies: string[]) =>
    new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ') })
  const session = asOwner(headers.getSetCookie())
  const enrolled = await auth.api.enableTwoFactor({
    body: { password: examplePassword },
    headers: session,
  })
  if (enrolled.method !== 'totp') throw new Error('the second factor is not one of an authenticator app')
  const { totpURI, backupCodes } = enrolled
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  // Each code is valid once, so the current one is left to the developer. The previous one may
  // expire meanwhile, hence the second attempt.
  const verify = () =>
    auth.api.verifyTOTP({ body: { code: totp(secret, Date.now() - 30_000) }, headers: session })
  await verify().catch(verify)
  const known = new Set(before.map(({ id }) => id))
  for (const { id } of await db.select().from(accountSessions).where(eq(accountSessions.userId, accountId)))
    if (!known.has(id)) await db.delete(accountSessions).where(eq(accountSessions.id, id))
  return { secret, recoveryCode: backupCodes[0] ?? '' }
}
