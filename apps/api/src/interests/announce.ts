import { createHash } from 'node:crypto'
import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { type Edition, editionOf } from '@zubr/domain/plans'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Deliver, type Mail, MailRefused, openDelivery } from '../accounts/mail/deliver.ts'
import { lockKey } from '../database/locks.ts'
import type { Db } from '../database/open.ts'
import type { Jobs, WorkContext, Worker } from '../jobs/jobs.ts'
import { interests } from './interests-schema.ts'

/** A mail to send. The job holds no address. */
export type AnnounceJob = { edition: Edition; mailbox: string }

/** Jobs per statement. */
const batchSize = 500

/**
 * Queues a mail to everybody who waits for an edition and has no job for it yet; repeating it is
 * safe. Resolves to the number of jobs added.
 */
export async function queueAnnouncement(
  db: Db,
  jobs: Pick<Jobs, 'sendEach'>,
  edition: Edition,
): Promise<number> {
  return db.transaction(async (tx) => {
    // Two concurrent commands would queue every mail twice.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(`announce ${edition}`)})`)
    const { rows } = await tx.execute(sql`
      select edition, mailbox from ${interests} waiting where edition = ${edition} and not exists (
        select from jobs.job where name = 'announce-edition' and state < 'completed'
          and data ->> 'edition' = waiting.edition and data ->> 'mailbox' = waiting.mailbox
      ) order by consented_at`)
    const added = z.array(z.object({ edition: z.literal(edition), mailbox: z.string() })).parse(rows)
    for (let at = 0; at < added.length; at += batchSize)
      await jobs.sendEach(tx, 'announce-edition', added.slice(at, at + batchSize) satisfies AnnounceJob[])
    return added.length
  })
}

type Context = {
  db: Db
  config: Pick<Config, 'siteUrl' | 'panelUrl'>
  catalogue: Pick<Catalogue, 'brand' | 'plans'>
  deliver: Deliver
}

/**
 * Sends one mail, then deletes the address. Holds no lock meanwhile: a mail server may take longer
 * than PostgreSQL allows, and a visitor may delete the address.
 */
export async function announceTo(context: Context, { edition, mailbox }: AnnounceJob): Promise<void> {
  const { db, deliver } = context
  const own = and(eq(interests.edition, edition), eq(interests.mailbox, mailbox))
  const [waiting] = await db.select().from(interests).where(own)
  if (!waiting) return
  try {
    await deliver(mailFor(context, waiting))
  } catch (error) {
    // A refused mail is not retried, and an undeliverable address is deleted.
    if (!(error instanceof MailRefused)) throw error
  }
  await db.delete(interests).where(own)
}

function mailFor(
  { config, catalogue }: Context,
  { edition, mailbox, email, locale }: typeof interests.$inferSelect,
): Mail {
  const { interest, mails } = allMessages[locale as Locale]
  const plan = catalogue.plans.find((each) => editionOf(each) === edition)
  const values = {
    brand: catalogue.brand.name,
    what: interest.what[edition],
    link: `${config.panelUrl}/create?${new URLSearchParams({ ...(plan && { plan: plan.id }), lang: locale })}`,
    // Browsers do not send the part after the # to a server.
    forget: `${config.siteUrl}${localizedPath(locale, '/notify/forget')}#${mailbox}`,
  }
  return {
    // A digest of the mail, not of the address: headers are visible to others.
    id: createHash('sha256').update(`${edition} ${mailbox}`).digest('hex').slice(0, 32),
    to: email,
    lang: localeFacts[locale as Locale].tag,
    subject: fill(interest.mail.subject, values),
    text: `${fill(interest.mail.text, values)}\n\n${fill(mails.footer, values)}\n`,
  }
}

export function announceWorker({ db, config, catalogue, log }: WorkContext): Worker<AnnounceJob> {
  const deliver = openDelivery({ ...config, brand: catalogue.brand }, (fields, line) =>
    log.warn(fields, line),
  )
  return {
    queue: 'announce-edition',
    handle: (job) => announceTo({ db, config, catalogue, deliver }, job),
  }
}
