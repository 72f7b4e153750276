import type { Translated } from '@zubr/i18n/locales'

/**
 * The operator of this service. Everything here is sample data to be replaced: the name and its
 * forms, contacts, the registered company, links and figures.
 */
export const brand = {
  name: 'Zubr',
  domain: 'zubr.example',
  email: 'support@zubr.example',
  commercialEmail: 'business@zubr.example',
  phone: '+375 00 000-00-00',
  /** Year in which the service opened, and the figures that the site claims. */
  since: 2022,
  satisfiedPercent: 98.5,
  readySeconds: 15,
} as const

export const company = {
  name: {
    ru: 'ООО «Зубр Хостинг»',
    en: 'Zubr Hosting LLC',
    pl: 'OOO „Zubr Hosting”',
    ua: 'ТОВ «Зубр Хостинг»',
    lv: 'OOO „Zubr Hosting”',
    lt: 'OOO „Zubr Hosting“',
    et: 'OOO Zubr Hosting',
    fi: 'OOO Zubr Hosting',
    de: 'OOO Zubr Hosting',
  } satisfies Translated,
  /** Belarusian taxpayer number (УНП), nine digits. */
  taxNumber: '000000000',
  address: {
    ru: '220000, Республика Беларусь, г. Минск, ул. Примерная, д. 0',
    en: '0 Primernaya Street, 220000 Minsk, Republic of Belarus',
    pl: 'ul. Prymiernaja 0, 220000 Mińsk, Republika Białorusi',
    ua: 'вул. Примерна, буд. 0, м. Мінськ, 220000, Республіка Білорусь',
    lv: 'Primernaja iela 0, Minska, 220000, Baltkrievijas Republika',
    lt: 'Primernajos g. 0, 220000 Minskas, Baltarusijos Respublika',
    et: 'Primernaja tn 0, 220000 Minsk, Valgevene Vabariik',
    fi: 'ul. Primernaja 0, 220000 Minsk, Valko-Venäjän tasavalta',
    de: 'ul. Primernaja 0, 220000 Minsk, Republik Belarus',
  } satisfies Translated,
} as const

/** When and how the team answers. */
export const openingHours = {
  ru: 'Почта и Discord — днём и ночью. Телефон — по будням с 10:00 до 18:00 по Минску.',
  en: 'Email and Discord: day and night. Phone: Monday to Friday, 10:00–18:00 Minsk time.',
  pl: 'E-mail i Discord – dzień i noc. Telefon – w dni robocze od 10:00 do 18:00 czasu mińskiego.',
  ua: 'Пошта й Discord — удень і вночі. Телефон — у будні з 10:00 до 18:00 за мінським часом.',
  lv: 'E-pasts un Discord – dienu un nakti. Tālrunis – darbdienās no 10:00 līdz 18:00 pēc Minskas laika.',
  lt: 'El. paštas ir Discord – dieną ir naktį. Telefonas – darbo dienomis nuo 10:00 iki 18:00 Minsko laiku.',
  et: 'E-post ja Discord – ööpäev läbi. Telefon – tööpäeviti 10:00–18:00 Minski aja järgi.',
  fi: 'Sähköposti ja Discord yötä päivää. Puhelin arkisin klo\u00a010.00–18.00 Minskin aikaa.',
  de: 'E-Mail und Discord: Tag und Nacht. Telefon: Montag bis Freitag, 10–18\u00a0Uhr Minsker Zeit.',
} as const satisfies Translated

export const socialIds = ['vk', 'discord', 'telegram', 'youtube'] as const
export type SocialId = (typeof socialIds)[number]

/** External addresses, opened in a new tab. Preflight lists those with the reserved domain. */
export const links = {
  social: {
    vk: 'https://vk.zubr.example/',
    discord: 'https://discord.zubr.example/',
    telegram: 'https://telegram.zubr.example/',
    youtube: 'https://youtube.zubr.example/',
  } satisfies Record<SocialId, string>,
  reviewsVk: 'https://vk.zubr.example/reviews',
  reviewsDiscord: 'https://discord.zubr.example/reviews',
} as const

/** Payment systems with marks in the footer, in this order. */
export const payments = ['visa', 'mastercard', 'mir', 'belkart', 'erip'] as const
export type PaymentId = (typeof payments)[number]

/**
 * A copyright-protection badge in the footer, or null. The picture is a file in `apps/site/public`.
 */
export const badge: { image: string; alt: string; href: string; width: number; height: number } | null = null

export type LandingVariantId = 'a' | 'b'
type LandingVariant = { promoCode: string; promoPercent: number; art: 'island' | 'island-b' }

/** The landing page's two variants. Their headlines are messages of packages/i18n. */
export const landingVariants: Record<LandingVariantId, LandingVariant> = {
  a: { promoCode: 'ZUBR20', promoPercent: 20, art: 'island' },
  b: { promoCode: 'START20', promoPercent: 20, art: 'island-b' },
}

/** Percent of visitors who see variant b; the rest see a. A visitor keeps the variant once seen. */
export const landingVariantBPercent: number = 0
