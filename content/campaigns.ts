import type { YearlyMoment } from '@zubr/domain/campaign'
import type { Translated } from '@zubr/i18n/locales'

export type Campaign = {
  id: string
  enabled: boolean
  percent: number
  /** Shown every year from the first moment until just before the second, in Moscow time. */
  from: YearlyMoment
  until: YearlyMoment
  text: Translated
}

/** Banners only: prices depend on `discountPercent` in plans.ts. `{percent}` is filled in. */
export const campaigns: readonly Campaign[] = [
  {
    id: 'halloween',
    enabled: false,
    percent: 15,
    from: { month: 10, day: 31, hour: 0, minute: 0 },
    until: { month: 11, day: 1, hour: 0, minute: 0 },
    text: {
      ru: 'Хэллоуин: скидка {percent}\u00a0% на все тарифы — 31 октября до 24:00 по Москве',
      en: 'Halloween: {percent}% off every plan on 31 October, until midnight Moscow time',
      pl: 'Halloween: {percent}% zniżki na wszystkie plany 31 października, do północy czasu moskiewskiego',
      ua: 'Гелловін: знижка {percent}% на всі тарифи — 31 жовтня до 24:00 за московським часом',
      lv: 'Helovīns: {percent}% atlaide visiem plāniem 31.\u00a0oktobrī līdz pusnaktij pēc Maskavas laika',
      lt: 'Helovinas: {percent}\u00a0% nuolaida visiems planams spalio 31\u00a0d. iki vidurnakčio Maskvos laiku',
      et: 'Halloween: 31.\u00a0oktoobril on kõik paketid {percent}% soodsamad – kuni südaööni Moskva aja järgi',
      fi: 'Halloween: {percent}\u00a0% alennusta kaikista paketeista 31.10. keskiyöhön asti Moskovan aikaa',
      de: 'Halloween: {percent}\u00a0% Rabatt auf alle Tarife – am 31.\u00a0Oktober bis 24\u00a0Uhr Moskauer Zeit',
    },
  },
]
