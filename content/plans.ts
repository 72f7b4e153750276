import type { Discounts, Plan, Tier } from '@zubr/domain/plans'
import type { TermDiscounts } from '@zubr/domain/terms/term-price'
import type { Locale, Translated } from '@zubr/i18n/locales'

/** The names of the plans' tiers, poorest to richest. */
export const tiers: Record<Tier, Translated> = {
  free: {
    ru: 'Бесплатный',
    en: 'Free',
    pl: 'Darmowy',
    ua: 'Безкоштовний',
    lv: 'Bezmaksas',
    lt: 'Nemokamas',
    et: 'Tasuta',
    fi: 'Ilmainen',
    de: 'Gratis',
  },
  earth: {
    ru: 'Земляной',
    en: 'Dirt',
    pl: 'Ziemny',
    ua: 'Земляний',
    lv: 'Zemes',
    lt: 'Žemė',
    et: 'Muld',
    fi: 'Multa',
    de: 'Erde',
  },
  wood: {
    ru: 'Деревянный',
    en: 'Wood',
    pl: 'Drewniany',
    ua: 'Дерев’яний',
    lv: 'Koka',
    lt: 'Mediena',
    et: 'Puit',
    fi: 'Puu',
    de: 'Holz',
  },
  coal: {
    ru: 'Угольный',
    en: 'Coal',
    pl: 'Węglowy',
    ua: 'Вугільний',
    lv: 'Ogļu',
    lt: 'Anglis',
    et: 'Süsi',
    fi: 'Hiili',
    de: 'Kohle',
  },
  stone: {
    ru: 'Каменный',
    en: 'Stone',
    pl: 'Kamienny',
    ua: 'Кам’яний',
    lv: 'Akmens',
    lt: 'Akmuo',
    et: 'Kivi',
    fi: 'Kivi',
    de: 'Stein',
  },
  iron: {
    ru: 'Железный',
    en: 'Iron',
    pl: 'Żelazny',
    ua: 'Залізний',
    lv: 'Dzelzs',
    lt: 'Geležis',
    et: 'Raud',
    fi: 'Rauta',
    de: 'Eisen',
  },
  gold: {
    ru: 'Золотой',
    en: 'Gold',
    pl: 'Złoty',
    ua: 'Золотий',
    lv: 'Zelta',
    lt: 'Auksas',
    et: 'Kuld',
    fi: 'Kulta',
    de: 'Gold',
  },
  emerald: {
    ru: 'Изумрудный',
    en: 'Emerald',
    pl: 'Szmaragdowy',
    ua: 'Смарагдовий',
    lv: 'Smaragda',
    lt: 'Smaragdas',
    et: 'Smaragd',
    fi: 'Smaragdi',
    de: 'Smaragd',
  },
  diamond: {
    ru: 'Алмазный',
    en: 'Diamond',
    pl: 'Diamentowy',
    ua: 'Діамантовий',
    lv: 'Dimanta',
    lt: 'Deimantas',
    et: 'Teemant',
    fi: 'Timantti',
    de: 'Diamant',
  },
  bedrock: {
    ru: 'Бедроковый',
    en: 'Netherite',
    pl: 'Bedrockowy',
    ua: 'Бедроковий',
    lv: 'Pamatieža',
    lt: 'Uoliena',
    et: 'Aluskivi',
    fi: 'Peruskallio',
    de: 'Grundgestein',
  },
}

/** “Java · Stone” in one language. `groups` are the panel's names of the groups. */
export const planName = (
  locale: Locale,
  groups: Readonly<Record<Plan['group'], string>>,
  { group, tier }: Pick<Plan, 'group' | 'tier'>,
): string => `${groups[group]} · ${tiers[tier][locale]}`

/** Discount of the whole price list in percent; see packages/domain/src/price.ts. */
export const discountPercent: Discounts = { BYN: 0, RUB: 20 }

/**
 * Discount in percent for paying 3, 6 or 12 months at once: whole numbers, a longer term never
 * less; 0 for none.
 */
export const termDiscounts: TermDiscounts = {
  BYN: { 3: 5, 6: 10, 12: 15 },
  RUB: { 3: 5, 6: 10, 12: 15 },
}

/**
 * Days without use after which free servers are archived: at least 30; 0 for never. Articles, FAQ
 * and offer use this figure. With 0 remove their sentences about it, which a test names.
 */
export const idleFreeServerDays: number = 90

/**
 * Source: specification, section 9; RUB has the old prices of reading B, which its discount lowers
 * to the current ones.
 */
export const plans: readonly Plan[] = [
  { id: 'java-free', group: 'java', tier: 'free', ramGb: 1.5, diskGb: 5, backups: 1, price: { BYN: 0 } },
  {
    id: 'java-1',
    group: 'java',
    tier: 'earth',
    ramGb: 1,
    diskGb: 5,
    backups: 3,
    price: { BYN: 4.9, RUB: 59 },
  },
  {
    id: 'java-2',
    group: 'java',
    tier: 'wood',
    ramGb: 2,
    diskGb: 10,
    backups: 3,
    price: { BYN: 13.9, RUB: 139 },
  },
  {
    id: 'java-3',
    group: 'java',
    tier: 'coal',
    ramGb: 3,
    diskGb: 15,
    backups: 5,
    price: { BYN: 19.8, RUB: 209 },
  },
  {
    id: 'java-4',
    group: 'java',
    tier: 'stone',
    ramGb: 4,
    diskGb: 20,
    backups: 5,
    price: { BYN: 26.9, RUB: 279 },
    recommended: true,
  },
  {
    id: 'java-6',
    group: 'java',
    tier: 'iron',
    ramGb: 6,
    diskGb: 30,
    backups: 7,
    price: { BYN: 37.9, RUB: 419 },
  },
  {
    id: 'java-8',
    group: 'java',
    tier: 'gold',
    ramGb: 8,
    diskGb: 40,
    backups: 7,
    price: { BYN: 49.8, RUB: 498 },
  },
  {
    id: 'java-16',
    group: 'java',
    tier: 'emerald',
    ramGb: 16,
    diskGb: 60,
    backups: 10,
    price: { BYN: 69.8, RUB: 698 },
  },
  {
    id: 'java-20',
    group: 'java',
    tier: 'diamond',
    ramGb: 20,
    diskGb: 80,
    backups: 10,
    price: { BYN: 93.9, RUB: 939 },
  },
  {
    id: 'java-32',
    group: 'java',
    tier: 'bedrock',
    ramGb: 32,
    diskGb: 100,
    backups: 14,
    price: { BYN: 142.9, RUB: 1429 },
  },

  {
    id: 'bedrock-free',
    group: 'bedrock',
    tier: 'free',
    ramGb: 0.5,
    diskGb: 1,
    backups: 1,
    price: { BYN: 0 },
  },
  { id: 'bedrock-1', group: 'bedrock', tier: 'earth', ramGb: 1, diskGb: 5, backups: 3, price: { BYN: 4.9 } },
  { id: 'bedrock-2', group: 'bedrock', tier: 'wood', ramGb: 2, diskGb: 10, backups: 3, price: { BYN: 11.9 } },
  {
    id: 'bedrock-4',
    group: 'bedrock',
    tier: 'stone',
    ramGb: 4,
    diskGb: 20,
    backups: 5,
    price: { BYN: 22.9 },
  },
  { id: 'bedrock-8', group: 'bedrock', tier: 'gold', ramGb: 8, diskGb: 40, backups: 7, price: { BYN: 35.9 } },

  { id: 'proxy-0.5', group: 'proxy', tier: 'earth', ramGb: 0.5, diskGb: 1, backups: 3, price: { BYN: 2.9 } },
  { id: 'proxy-1.5', group: 'proxy', tier: 'wood', ramGb: 1.5, diskGb: 5, backups: 3, price: { BYN: 5.9 } },
  { id: 'proxy-4', group: 'proxy', tier: 'stone', ramGb: 4, diskGb: 20, backups: 5, price: { BYN: 13.9 } },

  {
    id: 'ultra-8',
    group: 'ultra',
    tier: 'gold',
    ramGb: 8,
    diskGb: 60,
    backups: 7,
    cores: 3,
    price: { BYN: 78.9, RUB: 789 },
  },
  {
    id: 'ultra-16',
    group: 'ultra',
    tier: 'emerald',
    ramGb: 16,
    diskGb: 80,
    backups: 10,
    cores: 4,
    price: { BYN: 95.9, RUB: 959 },
  },
  {
    id: 'ultra-20',
    group: 'ultra',
    tier: 'diamond',
    ramGb: 20,
    diskGb: 100,
    backups: 10,
    cores: 5,
    price: { BYN: 139.8, RUB: 1398 },
  },
  {
    id: 'ultra-32',
    group: 'ultra',
    tier: 'bedrock',
    ramGb: 32,
    diskGb: 150,
    backups: 14,
    cores: 6,
    price: { BYN: 179.8, RUB: 1798 },
  },
]
