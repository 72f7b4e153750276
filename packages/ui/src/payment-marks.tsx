import { siMastercard, siVisa } from 'simple-icons'

/** Payment systems by their marks: as simple-icons draws them, in letters where there is no free drawing. */
export const paymentMarks: Record<
  'visa' | 'mastercard' | 'mir' | 'belkart' | 'erip',
  { name: string; path?: string }
> = {
  visa: { name: 'Visa', path: siVisa.path },
  mastercard: { name: 'Mastercard', path: siMastercard.path },
  mir: { name: 'МИР' },
  belkart: { name: 'БЕЛКАРТ' },
  erip: { name: 'ЕРИП' },
}
