import { editions } from '@zubr/domain/plans'
import { count } from 'drizzle-orm'
import { withJobs } from '../jobs/jobs.ts'
import { wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { queueAnnouncement } from './announce.ts'
import { interests } from './interests-schema.ts'

const usage = {
  list: 'interest list',
  announce: 'interest announce <edition>',
} as const

/** `npm run zubr -- interest <verb>`. Addresses are never shown: consent covers one mail only. */
export const interestCommands = {
  list: async ({ db, catalogue, print }, args) => {
    wordsOf(args, usage.list)
    const { edition, locale } = interests
    const found = await db
      .select({ edition, locale, count: count() })
      .from(interests)
      .groupBy(edition, locale)
      .orderBy(edition, locale)
    for (const each of editions) {
      const counts = found.filter((row) => row.edition === each)
      const all = counts.reduce((sum, row) => sum + row.count, 0)
      const isComing = catalogue.comingEditions.includes(each)
      if (all === 0 && !isComing) continue
      const languages = counts.map((row) => `${row.locale} ${row.count}`).join(', ')
      print(`${each}: ${all}${all > 0 ? ` (${languages})` : ''}${isComing ? '' : ', and it has come'}`)
    }
    if (found.length === 0) print('Nobody waits.')
  },

  announce: async ({ db, catalogue, clock, print }, args) => {
    const [editionName] = wordsOf(args, usage.announce)
    const edition = editions.find((each) => each === editionName)
    if (!edition) throw new OperatorError(`expected an edition: ${editions.join(', ')}`)
    if (catalogue.comingEditions.includes(edition))
      throw new OperatorError(
        `${edition} is still to come: content/features.ts says 'soon'. Offer it there, start site and API with that, then announce it.`,
      )
    const queued = await withJobs(db, (jobs) => queueAnnouncement(db, jobs, edition))
    if (queued === 0) return print(`Nobody waits for ${edition}, or everybody's mail is on its way.`)
    await insertAuditEntry(db, clock(), `edition ${edition}`, `announced to ${queued}`)
    print(
      `${queued === 1 ? '1 mail is' : `${queued} mails are`} on the way, about one a second for each process of the API. Each address is deleted with its mail.`,
    )
  },
} satisfies Record<string, Command>

/** Help texts by verb. */
export const interestHelp: Record<keyof typeof interestCommands, string> = {
  list: `${usage.list}                 how many wait for what, by language`,
  announce: `${usage.announce}   mails everybody who waits for one that content/features.ts now offers, once`,
}
