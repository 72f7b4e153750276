/**
 * Claims and samples that whoever runs this service has checked and stands by. `npm run preflight` lists each until its
 * line stands here, word for word; since a line holds the value itself, a changed figure or text must be confirmed again.
 * For example: 'brand.since = 2022'.
 */
export const confirmed: readonly string[] = []

/** A lawyer has read the Russian text, which is binding, or a translation, and stands by it under one law. */
export type LawyerConfirmation = {
  document: string
  /** The day on which the edition comes into force, as in content/legal/editions.ts. */
  edition: string
  language: string
  /** The law by which it was read: of Belarus, or of Russia for customers who pay in Russian roubles. */
  law: 'BY' | 'RU'
  /** The day of the confirmation. */
  confirmed: string
  /** The first 12 hex digits of the text's SHA-256: a changed text must be confirmed again. */
  hash: string
}

/** `npm run preflight` names each line that is missing here, with its hash. */
export const lawyerConfirmations: readonly LawyerConfirmation[] = []
