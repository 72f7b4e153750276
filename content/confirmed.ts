/**
 * Claims and samples that the operator has checked. `npm run preflight` lists each until its line
 * is here, word for word; a line contains the value, so a changed figure or text must be confirmed
 * again. Example: 'brand.since = 2022'.
 */
export const confirmed: readonly string[] = []

/** A lawyer's confirmation of the binding Russian text, or of a translation, under one law. */
export type LawyerConfirmation = {
  document: string
  /** The day on which the edition comes into force, as in content/legal/editions.ts. */
  edition: string
  language: string
  /** The law of the review: of Belarus, or of Russia for customers who pay in Russian roubles. */
  law: 'BY' | 'RU'
  /** The day of the confirmation. */
  confirmed: string
  /** The first 12 hex digits of the text's SHA-256: a changed text must be confirmed again. */
  hash: string
}

/** `npm run preflight` prints each missing line with its hash. */
export const lawyerConfirmations: readonly LawyerConfirmation[] = []
