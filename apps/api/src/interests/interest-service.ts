import { type Edition, editions } from '@zubr/domain/plans'
import { count } from 'drizzle-orm'
import { withJobs } from '../jobs/jobs.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { queueAnnouncement } from './announce.ts'
import { interests } from './interests-schema.ts'

/** How many people wait for an edition. Addresses are never shown: consent covers one mail only. */
export type InterestCount = {
  edition: Edition
  /** Whether the edition is still to come. */
  isComing: boolean
  total: number
  locales: { locale: string; count: number }[]
}

/** The editions that are to come, or that somebody waits for. */
export async function interestCounts({ db, catalogue }: Operator): Promise<InterestCount[]> {
  const { edition, locale } = interests
  const found = await db
    .select({ edition, locale, count: count() })
    .from(interests)
    .groupBy(edition, locale)
    .orderBy(edition, locale)
  return editions
    .map((each) => {
      const locales = found.filter((row) => row.edition === each)
      return {
        edition: each,
        isComing: catalogue.comingEditions.includes(each),
        total: locales.reduce((sum, row) => sum + row.count, 0),
        locales: locales.map((row) => ({ locale: row.locale, count: row.count })),
      }
    })
    .filter(({ total, isComing }) => total > 0 || isComing)
}

/** Queues one mail for everyone who waits for an available edition. Rejects with OperatorError. */
export async function announceEdition(
  operator: Operator,
  input: { edition: string },
): Promise<{ edition: Edition; queuedMails: number }> {
  const { db, catalogue } = operator
  const edition = editions.find((each) => each === input.edition)
  if (!edition) throw new OperatorError(`expected an edition: ${editions.join(', ')}`)
  if (catalogue.comingEditions.includes(edition))
    throw new OperatorError(
      `${edition} is still to come: content/features.ts says 'soon'. Offer it there, restart the ` +
        'site and the API, then announce it.',
    )
  const queuedMails = await withJobs(db, (jobs) => queueAnnouncement(db, jobs, edition))
  if (queuedMails > 0)
    await insertAuditEntry(db, operator, `edition ${edition}`, `announced to ${queuedMails}`)
  return { edition, queuedMails }
}
