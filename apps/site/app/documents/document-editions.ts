import {
  comingEditions,
  editionInForce,
  formerEditions,
  type LegalEdition,
} from '@zubr/domain/legal/editions'

/** The shown edition of a document on a day, and its other editions. */
export type EditionView = {
  shown: LegalEdition
  state: 'in_force' | 'coming' | 'former'
  /** For a former edition: the first day of its successor. */
  until?: string
  /** The next edition, on the page of the one in force. */
  next?: LegalEdition
  /** Every edition, the newest first. */
  all: readonly LegalEdition[]
}

/** The edition that a page shows on `day`; without `inForce` the edition valid on that day. */
export function editionViewOf(
  editions: readonly LegalEdition[],
  day: string,
  inForce: string | undefined,
): EditionView {
  const current = editionInForce(editions, day)
  const shown = editions.find((edition) => edition.inForce === inForce) ?? current
  const coming = comingEditions(editions, day)
  const all = editions.toReversed()
  if (coming.includes(shown)) return { shown, state: 'coming', all }
  if (!formerEditions(editions, day).includes(shown)) {
    const [next] = coming
    return { shown, state: 'in_force', all, ...(next && { next }) }
  }
  const until = editions[editions.indexOf(shown) + 1]?.inForce
  return { shown, state: 'former', all, ...(until !== undefined && { until }) }
}
