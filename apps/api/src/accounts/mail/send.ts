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
import { createLink, linkHours } from '../login/links.ts'
import { authSecretOf } from '../sessions/secret.ts'
import { type Deliver, MailRefused, openDelivery } from './deliver.ts'
import type { MailJob } from './jobs.ts'

/** The link of each mail. `pending` mails go to the address that is being confirmed. */
const kinds: Partial<Record<MailJob['kind'], { link: 'confirm' | 'reset'; pending?: true }>> = {
  confirm: { link: 'confirm', pending: true },
  reset: { link: 'reset' },
}

/** A subject that tracks the delivery of a mail that it queued. */
export type MailFollower = {
  /** The mail's values at the time of sending; undefined if it is no longer due. */
  asOf(job: MailJob): Promise<Record<string, string> | undefined>
  /** Called after a mail server accepted the mail. If this fails, the mail is sent again. */
  delivered(job: MailJob): Promise<void>
}
export type MailFollowers = Partial<Record<MailJob['kind'], MailFollower>>

/**
 * This many mail servers may be slow at once. Providers accept about five connections from one
 * sender.
 */
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
 * Makes and sends one mail, unless its subject is over by now. `id` is the same at each attempt,
 * and so are its Message-ID and its code, so that a recipient can drop the second copy. Throws
 * MailRefused.
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
  const followerValues = follower ? await follower.asOf(job) : (job.values ?? {})
  if (!followerValues) return
  const locale = isLocale(to.locale) ? to.locale : 'ru'
  const messages = allMessages[locale].mails
  const values = {
    ...basicValues({ config, brand, locale, page: job.page }),
    login: to.login,
    ...followerValues,
    ...formattedValues(followerValues, { planNames, locale }),
    ...moneyValues(job, locale),
  }
  if (link) {
    const linkValues = await valuesOfLink({ db, config }, job, { link, to, id })
    if (!linkValues) return
    Object.assign(values, linkValues)
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

type Values = Record<string, string>

/** Values that every mail may use. */
function basicValues({
  config,
  brand,
  locale,
  page = '/',
}: Pick<Context, 'config' | 'brand'> & { locale: Locale; page?: string | undefined }): Values {
  const panel = allPanelMessages[locale].account
  return {
    brand: brand.name,
    until: '…',
    // A job queued by a version that stored no reason of a block.
    reason: '…',
    // A job queued by a version that stored no server for a paid order.
    server: '…',
    // Labels of the panel's buttons.
    changePassword: panel.changePassword,
    restore: allPanelMessages[locale].server.archive.restore,
    logOutOthers: panel.logOutOthers,
    codesNew: panel.codesNew,
    link: `${config.panelUrl}${page}?lang=${locale}`,
  }
}

/** Plans, dates and devices as their reader knows them. */
function formattedValues(
  { plan, month, until, day, at, browser, network }: Values,
  { planNames, locale }: Pick<Context, 'planNames'> & { locale: Locale },
): Values {
  const values: Values = {}
  if (plan) values.plan = planNames[locale]?.[plan] ?? plan
  if (month) values.month = formatMonth(locale, month)
  if (until) values.until = dayAndTime(until, locale)
  if (day) values.day = dayOnly(day, locale)
  if (at) {
    values.at = dayAndTime(at, locale)
    const device = browser ?? allPanelMessages[locale].account.unknownBrowser
    values.device = [device, network].filter(Boolean).join(' · ')
  }
  return values
}

const moneyValues = ({ money = {} }: MailJob, locale: Locale): Values =>
  Object.fromEntries(Object.entries(money).map(([name, sum]) => [name, formatMoney(locale, sum)]))

/** Creates the link of a mail; undefined if it is no longer due. */
async function valuesOfLink(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { accountId }: MailJob,
  { link, to, id }: { link: 'confirm' | 'reset'; to: { email: string; locale: string }; id: string },
): Promise<Values | undefined> {
  const secret = authSecretOf(config)
  const code = await createLink(db, { accountId, kind: link, email: to.email, mailId: id, secret })
  if (code === undefined) return undefined
  const page = `${config.panelUrl}/${link}?lang=${to.locale}`
  return { code, page, link: `${page}#${code}`, hours: String(linkHours[link]) }
}

/** Makes the account page report that mails do not arrive. */
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

/**
 * In these languages the short month is the whole name, in a case that does not fit the sentence.
 */
const monthInFigures: readonly Locale[] = ['pl', 'lv', 'et']

const ofDay = (locale: Locale): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  // Short, because a full month name would need inflection within the sentence.
  ...(monthInFigures.includes(locale)
    ? { month: '2-digit', day: '2-digit' }
    : { month: 'short', day: 'numeric' }),
})

/** Formats a day such as `2027-05-11`, independent of the time zone. */
const dayOnly = (day: string, locale: Locale) =>
  dateFormat(locale, { timeZone: 'UTC', ...ofDay(locale) }).format(new Date(`${day}T00:00Z`))

/** Formats a time in the service's time zone, which it names, because the user's own is unknown. */
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
  // An account without a confirmed address gets its mails at the pending one.
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
          'a mail was rejected permanently and is not retried',
        )
      }
    },
  }
}
