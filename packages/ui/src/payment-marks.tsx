import { siMastercard, siVisa } from 'simple-icons'

/** Logos of payment systems from simple-icons, or letters where no free drawing exists. */
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
