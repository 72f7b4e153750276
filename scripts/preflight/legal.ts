import { daysBetween, editionNoticeDays, isAnnouncedInTime } from '@zubr/domain/legal/editions'
import type { Content } from '../../apps/site/server/content/check-content.ts'
import { lineOf } from '../../apps/site/server/content/line-of.ts'
import { hashOf } from './hash-of.ts'
import type { Claim, ToDo } from './to-do.ts'

type Inputs = Content & { /** ISO 8601, such as 2026-12-01. */ today: string }

const lawNames = { BY: 'of Belarus', RU: 'of Russia, as roubles are sold' } as const
/** Documents with a section about customers or citizens of Russia, or with a link to it. */
const withRussianLaw = ['oferta', 'user-agreement', 'privacy', 'pay']
/** The privacy policy states it as a fact, and only the operator can ensure it. */
export const localisation = 'personal data of Russian citizens = collected in a database in Russia'

/** Open points of the legal documents: dates of editions, and confirmations by a lawyer. */
export function legalToDo({ files, modules, today }: Inputs, claim: Claim): ToDo[] {
  const { legalEditions } = modules[
    'content/legal/editions.ts'
  ] as typeof import('@zubr/content/legal/editions')
  const { lawyerConfirmations } = modules['content/confirmed.ts'] as typeof import('@zubr/content/confirmed')
  const { plans } = modules['content/plans.ts'] as typeof import('@zubr/content/plans')
  const sellsRoubles = plans.some(({ price }) => 'RUB' in price)
  const found: ToDo[] = []

  for (const [document, editions] of Object.entries(legalEditions))
    for (const [index, edition] of editions.entries()) {
      const { published, inForce } = edition
      const say = (what: string) =>
        found.push({
          file: 'content/legal/editions.ts',
          line: lineOf(files['content/legal/editions.ts'] ?? '', ['legalEditions', document, index]),
          what: `${document}: ${what}`,
        })
      if (!isAnnouncedInTime(editions, edition))
        say(
          `in force ${daysBetween(published, inForce)} days after it was published, ` +
            `${editionNoticeDays} are promised: a later day in force`,
        )
      if (published > today)
        say(`published on ${published}: the ${editionNoticeDays} days begin when it is on the site`)
      if (index === 0 && inForce > today)
        say(`in force from ${inForce} only: until then people would accept a document that has no effect`)
      // A former edition stays unchanged.
      if ((editions[index + 1]?.inForce ?? '9999-12-31') > today) confirmations(document, inForce)
    }
  const policy = `content/legal/privacy/${legalEditions.privacy?.at(-1)?.inForce}/ru.md`
  if (sellsRoubles) claim(localisation, (what) => found.push({ file: policy, line: 1, what }))
  return found

  /** The Russian text is binding; a lawyer confirms it under each law that it names. */
  function confirmations(document: string, inForce: string) {
    const file = `content/legal/${document}/${inForce}/ru.md`
    const hash = hashOf(files[file] ?? '')
    for (const law of ['BY', 'RU'] as const) {
      if (law === 'RU' && !(sellsRoubles && withRussianLaw.includes(document))) continue
      const isConfirmed = lawyerConfirmations.some(
        (each) =>
          each.document === document &&
          each.edition === inForce &&
          each.language === 'ru' &&
          each.law === law &&
          each.hash === hash &&
          each.confirmed <= today,
      )
      if (isConfirmed) continue
      const line =
        `{ document: '${document}', edition: '${inForce}', language: 'ru', law: '${law}', confirmed: ` +
        `'<day>', hash: '${hash}' }`
      found.push({
        file,
        line: 1,
        what:
          `a lawyer must read this by the law ${lawNames[law]}: then add ${line} to ` +
          'lawyerConfirmations in content/confirmed.ts',
      })
    }
  }
}
