import type { Locale } from '@zubr/i18n/locales'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { et } from './words/et.ts'
import { fi } from './words/fi.ts'
import { lt } from './words/lt.ts'
import { lv } from './words/lv.ts'
import { pl } from './words/pl.ts'
import { ru } from './words/ru.ts'
import { ua } from './words/ua.ts'

/** What the trial processor's pages say. `{places}` are filled in. */
export type Words = {
  /** Of each page, and its heading. */
  title: string
  /** On every page. */
  noMoney: string
  noMoneyMore: string
  purpose: string
  sum: string
  bill: string
  ways: { card: string; erip: string; sbp: string }
  /** What somebody can do who is to pay. */
  pay: string
  decline: string
  declineBecause: string
  declines: { funds: string; card_expired: string; authentication: string; limit: string; bank: string }
  leave: string
  /** A card that is closed later takes no refund. */
  cardClosed: string
  /** Of ERIP: how a bill is found there, by `{number}`. */
  eripHow: string
  payNow: string
  payLater: string
  /** `{time}` is when. */
  paysAt: string
  otherSum: string
  /** How it stands. */
  states: { waiting: string; paid: string; declined: string; expired: string }
  back: string
  chargeBack: string
  givenBack: string
  all: string
  none: string
  unknown: string
  refundRefused: string
}

export const words: Record<Locale, Words> = { ru, en, pl, ua, lv, lt, et, fi, de }
