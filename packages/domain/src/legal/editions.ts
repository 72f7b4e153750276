/**
 * One edition of a legal document; both are days in the service's time zone, such as `2026-12-15`.
 */
export type LegalEdition = {
  /** When it was published on the site. */
  published: string
  /** First day in force. Its texts are in the folder of this name. */
  inForce: string
}

/** The editions of every document, oldest first. Days sort as text. */
export type LegalEditions<Document extends string = string> = Readonly<
  Record<Document, readonly LegalEdition[]>
>

/** Days between publication and the first day in force. Source: the offer, "Amendment". */
export const editionNoticeDays = 14

/** The edition in force on `day`; before the first one, the first one. */
export function editionInForce(editions: readonly LegalEdition[], day: string): LegalEdition {
  const found = editions.findLast(({ inForce }) => inForce <= day) ?? editions[0]
  if (!found) throw new Error('a legal document without an edition')
  return found
}

/** Published editions that are not in force on `day` yet, the next one first. */
export function comingEditions(editions: readonly LegalEdition[], day: string): readonly LegalEdition[] {
  const current = editionInForce(editions, day)
  return editions.filter(({ inForce }) => inForce > day && inForce > current.inForce)
}

/** Editions in force before that of `day`, the newest first. */
export function formerEditions(editions: readonly LegalEdition[], day: string): readonly LegalEdition[] {
  const current = editionInForce(editions, day)
  return editions.filter(({ inForce }) => inForce < current.inForce).toReversed()
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000)
}

/**
 * Whether an edition was published early enough. The first one replaces nothing and needs no
 * notice.
 */
export function isAnnouncedInTime(editions: readonly LegalEdition[], edition: LegalEdition): boolean {
  return edition === editions[0] || daysBetween(edition.published, edition.inForce) >= editionNoticeDays
}
