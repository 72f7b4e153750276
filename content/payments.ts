import type { PaymentMethod, ReceiptRules } from '@zubr/domain/payments/methods'
import type { Currency } from '@zubr/domain/plans'
import type { Translated } from '@zubr/i18n/locales'
import type { PaymentId } from './brand.ts'

/** A payment method as visitors see it. */
type OfferedMethod = PaymentMethod & { name: Translated; logos: readonly PaymentId[] }

const card: Translated = {
  ru: 'Банковская карта',
  en: 'Bank card',
  pl: 'Karta płatnicza',
  ua: 'Банківська картка',
  lv: 'Bankas karte',
  lt: 'Banko kortelė',
  et: 'Pangakaart',
  fi: 'Pankkikortti',
  de: 'Bankkarte',
}

/**
 * Payment methods in display order; offered if their processor has keys (BEPAID_…, YOOKASSA_… in
 * docs/configuration.md). Sums are in kopecks. A method's id is stored with its payments, so id and
 * currency are permanent.
 */
export const paymentMethods: readonly OfferedMethod[] = [
  {
    id: 'card-byn',
    processor: 'bepaid',
    way: 'credit_card',
    currency: 'BYN',
    name: card,
    logos: ['visa', 'mastercard', 'belkart'],
    least: 100,
    greatest: 200_000,
    feePercent: 0,
    waitsHours: 1,
  },
  {
    id: 'erip',
    processor: 'bepaid',
    way: 'erip',
    currency: 'BYN',
    name: {
      ru: 'ЕРИП',
      en: 'ERIP',
      pl: 'ERIP',
      ua: 'ЄРІП',
      lv: 'ERIP',
      lt: 'ERIP',
      et: 'ERIP',
      fi: 'ERIP',
      de: 'ERIP',
    },
    logos: [],
    least: 100,
    greatest: 200_000,
    feePercent: 1,
    waitsHours: 72,
  },
  {
    id: 'card-rub',
    processor: 'yookassa',
    way: 'bank_card',
    currency: 'RUB',
    name: card,
    logos: ['mir', 'visa', 'mastercard'],
    least: 1_000,
    greatest: 5_000_000,
    feePercent: 3,
    waitsHours: 1,
  },
  {
    id: 'sbp',
    processor: 'yookassa',
    way: 'sbp',
    currency: 'RUB',
    name: {
      ru: 'Система быстрых платежей',
      en: 'SBP (Russian instant transfers)',
      pl: 'SBP (rosyjskie szybkie przelewy)',
      ua: 'СБП (миттєві перекази в Росії)',
      lv: 'SBP (Krievijas zibmaksājumi)',
      lt: 'SBP (momentiniai mokėjimai Rusijoje)',
      et: 'SBP (Venemaa kiirmaksed)',
      fi: 'SBP (Venäjän pikamaksut)',
      de: 'SBP (russische Sofortzahlung)',
    },
    logos: [],
    least: 1_000,
    greatest: 5_000_000,
    feePercent: 1,
    waitsHours: 1,
  },
]

/** Suggested top-up sums, in kopecks. */
export const topUpSums: Record<Currency, readonly number[]> = {
  BYN: [1_000, 2_500, 5_000, 10_000],
  RUB: [30_000, 50_000, 100_000, 300_000],
}

/**
 * Rules for receipts that YooKassa sends in your name (54-FZ). Null if you need none, as a
 * self-employed person: ask your accountant.
 */
export const receipt: ReceiptRules | null = { vatCode: 1 }
