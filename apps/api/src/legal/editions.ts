import type { Catalogue } from '@zubr/domain/catalogue'
import { editionInForce } from '@zubr/domain/legal/editions'
import { serviceDay } from '@zubr/domain/service-time'
import type { Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { and, asc, eq, isNull, notExists } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { type LimitedMail, notifyOwner } from '../accounts/mail/jobs.ts'
import type { MailFollower } from '../accounts/mail/send.ts'
import { authSecretOf } from '../accounts/sessions/secret.ts'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { openRateLimits } from '../http/rate-limits/rate-limits.ts'
import type { WorkContext, Worker } from '../jobs/jobs.ts'
import { acceptedEditions, editionNotices } from './legal-schema.ts'

/** Accounts that one pass serves, so that notices do not block other mails. */
export const maxAccountsPerPass = 200

export type EditionsDeps = LimitedMail & {
  db: Db
  legal: Catalogue['legal']
  siteUrl: string
  onError: (error: unknown) => void
}

/**
 * Records the editions that new accounts accepted and queues one notice of published editions to
 * every account. Runs every minute, in any number of processes.
 */
export async function processDueEditions(deps: EditionsDeps, now: Date): Promise<void> {
  await recordAcceptances(deps)
  for (const inForce of announcedDays(deps.legal, serviceDay(now))) await queueNotices(deps, inForce, now)
}

/** Registration accepts the documents in force on its day, however the account was created. */
async function recordAcceptances({ db, legal, onError }: EditionsDeps): Promise<void> {
  const recorded = db
    .select({ accountId: acceptedEditions.accountId })
    .from(acceptedEditions)
    .where(eq(acceptedEditions.accountId, accounts.id))
  const missing = await db
    .select({ id: accounts.id, createdAt: accounts.createdAt })
    .from(accounts)
    .where(notExists(recorded))
    .orderBy(asc(accounts.createdAt))
    .limit(maxAccountsPerPass)
  for (const { id, createdAt } of missing) {
    const rows = Object.entries(legal.editions).map(([document, editions]) => ({
      accountId: id,
      document,
      edition: editionInForce(editions, serviceDay(createdAt)).inForce,
      acceptedAt: createdAt,
    }))
    await forAccount(db, id, onError, async (tx) => {
      await tx.insert(acceptedEditions).values(rows).onConflictDoNothing()
    })
  }
}

/**
 * Days on which published editions come into force. First editions are not announced: they replace
 * nothing.
 */
function announcedDays({ editions }: Catalogue['legal'], today: string): string[] {
  const coming = Object.values(editions).flatMap((each) =>
    each.slice(1).filter(({ published, inForce }) => published <= today && inForce > today),
  )
  return [...new Set(coming.map(({ inForce }) => inForce))].sort()
}

async function queueNotices(deps: EditionsDeps, inForce: string, now: Date): Promise<void> {
  const { db, legal, siteUrl, onError } = deps
  const notified = db
    .select({ accountId: editionNotices.accountId })
    .from(editionNotices)
    .where(and(eq(editionNotices.accountId, accounts.id), eq(editionNotices.inForce, inForce)))
  const waiting = await db
    .select({ id: accounts.id, locale: accounts.locale })
    .from(accounts)
    .where(notExists(notified))
    .orderBy(asc(accounts.createdAt))
    .limit(maxAccountsPerPass)
  for (const { id, locale } of waiting)
    await forAccount(db, id, onError, async (tx) => {
      const added = await tx
        .insert(editionNotices)
        .values({ accountId: id, inForce, queuedAt: now })
        .onConflictDoNothing()
      if (added.rowCount === 0) return
      await notifyOwner(deps, tx, {
        kind: 'documents_change',
        accountId: id,
        values: {
          day: inForce,
          documents: namesOf(legal, inForce, locale).join(', '),
          link: `${siteUrl}${localizedPath(locale, '/legacy')}`,
        },
      })
    })
}

function namesOf({ editions, names }: Catalogue['legal'], inForce: string, locale: Locale): string[] {
  return Object.entries(editions).flatMap(([document, each]) =>
    each.some((edition) => edition.inForce === inForce) ? [names[locale]?.[document] ?? document] : [],
  )
}

/** Runs `act` for one account in its own transaction; skips an account deleted meanwhile. */
async function forAccount(
  db: Db,
  accountId: string,
  onError: (error: unknown) => void,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('key share')
    if (found.length > 0) await change(tx)
  }).catch((error: unknown) => onError(rootOf(error)))
}

/** Delivery hooks of a notice: they store when a mail server accepted it. */
export function editionNotice({
  db,
  clock = () => new Date(),
}: Pick<WorkContext, 'db' | 'clock'>): MailFollower {
  return {
    async asOf({ values = {} }) {
      return values
    },
    async delivered({ accountId, values }) {
      if (!values?.day) return
      const own = and(eq(editionNotices.accountId, accountId), eq(editionNotices.inForce, values.day))
      await db
        .update(editionNotices)
        .set({ deliveredAt: clock() })
        .where(and(own, isNull(editionNotices.deliveredAt)))
    },
  }
}

export function editionsWorker({
  db,
  jobs,
  config,
  catalogue: { legal },
  log,
  clock = () => new Date(),
}: WorkContext): Worker<never> {
  const deps: EditionsDeps = {
    ...{ db, jobs, legal, siteUrl: config.siteUrl, rateLimits: openRateLimits(authSecretOf(config)) },
    onError: (err) => log.error({ err }, 'an account could not be notified of a new edition of a document'),
  }
  return { queue: 'pass-editions', handle: () => processDueEditions(deps, clock()) }
}
