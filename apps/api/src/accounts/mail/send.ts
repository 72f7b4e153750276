import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { serviceTimeZone } from '@zubr/domain/service-time'
import { allMessages } from '@zubr/i18n/all'
import { dateFormat, fill, formatMoney, formatMonth } from '@zubr/i18n/format'
import { isLocale, type Locale, localeFacts } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { WorkContext, Worker } from '../../jobs/jobs.ts'
import { accounts } from '../accounts-schema.ts'
import { linkHours, makeLink } from '../login/links.ts'
import { authSecretOf } from '../sessions/secret.ts'
import { type Deliver, MailRefused, openDelivery } from './deliver.ts'
import type { MailJob } from './jobs.ts'

/** What a mail's link does; `pending` mails go to the address that is to be confirmed. */
const kinds: Partial<Record<MailJob['kind'], { link: 'confirm' | 'reset'; pending?: true }>> = {
  confirm: { link: 'confirm', pending: true },
  reset: { link: 'reset' },
}

/** A subject that has to know what became of a mail that it asked for. */
export type MailFollower = {
  /** The mail's values as they are when it is sent; undefined if it is no longer due. */
  asOf(job: MailJob): Promise<Record<string, string> | undefined>
  /** A mail server took it. If this fails, it is sent once more. */
  delivered(job: MailJob): Promise<void>
}
export type MailFollowers = Partial<Record<MailJob['kind'], MailFollower>>

/** As many servers of mails may be slow at once: providers take some five connections of one sender. */
const concurrency = 5

type Context = {
  db: Db
  config: Pick<Config, 'panelUrl' | 'authSecret'>
  brand: Pick<Catalogue['brand'], 'name'>
  planNames: Catalogue['planNames']
  deliver: Deliver
  followers?: MailFollowers
}

/**
 * Makes and sends one mail. What it is about may be over by now: then nothing is sent. `id` is the same at every try, and
 * so are its Message-ID and its code: a receiver can drop the second copy. Throws MailRefused.
 */
export async function sendMail(
  { db, config, brand, planNames, deliver, followers = {} }: Context,
  job: MailJob,
  id: string,
): Promise<void> {
  const { link, pending = false } = kinds[job.kind] ?? {}
  const [account] = job.to ? [] : await db.select().from(accounts).where(eq(accounts.id, job.accountId))
  const to = job.to ?? (account && recipient(account, pending))
  if (!to) return
  const follower = followers[job.kind]
  const own = follower ? await follower.asOf(job) : (job.values ?? {})
  if (!own) return
  const locale = isLocale(to.locale) ? to.locale : 'ru'
  const messages = allMessages[locale].mails
  const panel = allPanelMessages[locale].account
  const values: Record<string, string> = {
    brand: brand.name,
    login: to.login,
    until: '…',
    // A block that was mailed by a version that told none.
    reason: '…',
    // A payment for an order that was mailed by a version that named none.
    server: '…',
    // Buttons, as the panel calls them.
    changePassword: panel.changePassword,
    restore: allPanelMessages[locale].server.archive.restore,
    logOutOthers: panel.logOutOthers,
    codesNew: panel.codesNew,
    link: `${config.panelUrl}${job.page ?? '/'}?lang=${locale}`,
    ...own,
  }
  if (own.plan) values.plan = planNames[locale]?.[own.plan] ?? own.plan
  if (own.month) values.month = formatMonth(locale, own.month)
  if (own.until) values.until = dayAndTime(own.until, locale)
  if (own.day) values.day = dayOnly(own.day, locale)
  if (own.at) {
    values.at = dayAndTime(own.at, locale)
    values.device = [own.browser ?? panel.unknownBrowser, own.network].filter(Boolean).join(' · ')
  }
  for (const [name, money] of Object.entries(job.money ?? {})) values[name] = formatMoney(locale, money)
  if (link) {
    const secret = authSecretOf(config)
    const code = await makeLink(db, {
      accountId: job.accountId,
      kind: link,
      email: to.email,
      mailId: id,
      secret,
    })
    if (code === undefined) return
    values.code = code
    values.page = `${config.panelUrl}/${link}?lang=${to.locale}`
    values.link = `${values.page}#${values.code}`
    values.hours = String(linkHours[link])
  }
  const { subject, text } = messages[job.kind]
  const mail = {
    id,
    to: to.email,
    lang: localeFacts[locale].tag,
    subject: fill(subject, values),
    text: `${fill(text, values)}\n\n${fill(messages.footer, values)}\n`,
  }
  try {
    await deliver(mail)
  } catch (error) {
    if (error instanceof MailRefused && account) await recordRefusal(db, account.id, to.email)
    throw error
  }
  if (account?.refusedEmail === to.email) await clearRefusal(db, account.id, to.email)
  await follower?.delivered(job)
}

/** Has the account page say that mails do not arrive. */
async function recordRefusal(db: Db, accountId: string, email: string): Promise<void> {
  await db
    .update(accounts)
    .set({ refusedEmail: email, emailRefusedAt: sql`now()` })
    .where(eq(accounts.id, accountId))
}

async function clearRefusal(db: Db, accountId: string, email: string): Promise<void> {
  await db
    .update(accounts)
    .set({ refusedEmail: null, emailRefusedAt: null })
    .where(and(eq(accounts.id, accountId), eq(accounts.refusedEmail, email)))
}

/** Their short month is the whole name, in a case that the sentence around it does not want. */
const monthInFigures: readonly Locale[] = ['pl', 'lv', 'et']

const ofDay = (locale: Locale): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  // Short, because full names would have to be inflected within the sentence.
  ...(monthInFigures.includes(locale)
    ? { month: '2-digit', day: '2-digit' }
    : { month: 'short', day: 'numeric' }),
})

/** A day like `2027-05-11`, which is the same everywhere. */
const dayOnly = (day: string, locale: Locale) =>
  dateFormat(locale, { timeZone: 'UTC', ...ofDay(locale) }).format(new Date(`${day}T00:00Z`))

/** In the service's own time zone, which is named, since nobody's own is known. */
function dayAndTime(iso: string, locale: Locale): string {
  return dateFormat(locale, {
    timeZone: serviceTimeZone,
    ...ofDay(locale),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(iso))
}

function recipient(
  account: typeof accounts.$inferSelect,
  pending: boolean,
): { email: string; login: string; locale: string } | undefined {
  const { username: login, locale, pendingEmail, emailVerified } = account
  // An account without a confirmed address is written to at the one that was typed.
  const email = pending || !emailVerified ? pendingEmail : account.email
  return email === null ? undefined : { email, login, locale }
}

export function mailWorker(
  { db, config, catalogue: { brand, planNames }, log }: WorkContext,
  followers: MailFollowers = {},
): Worker<MailJob> {
  const deliver = openDelivery({ ...config, brand }, (fields, line) => log.warn(fields, line))
  return {
    queue: 'send-mail',
    concurrency,
    atOnce: true,
    async handle(job, _signal, jobId) {
      try {
        await sendMail({ db, config, brand, planNames, deliver, followers }, job, jobId)
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error
        log.warn(
          { kind: job.kind, reason: error.message },
          'a mail was refused for good and is not tried again',
        )
      }
    },
  }
}
