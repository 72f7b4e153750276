import type { Locale } from '../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import type { InvoiceMessages } from './invoice-messages.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { ua } from './ua.ts'

/** Every language at once: for servers and tests. A page is made with its own alone. */
export const invoiceMessages: { [L in Locale]: InvoiceMessages<L> } = {
  ru,
  en,
  pl,
  ua,
  lv,
  lt,
  et,
  fi,
  de,
}
