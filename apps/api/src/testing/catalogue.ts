import type { Catalogue } from '@zubr/domain/catalogue'
import { subdomainRules } from '@zubr/domain/subdomain'

const byn = { processor: 'bepaid', currency: 'BYN', least: 100, greatest: 200_000 } as const
const rub = { processor: 'yookassa', currency: 'RUB', least: 1_000, greatest: 5_000_000 } as const

/** What the API's tests sell, independent of `content/`. */
export const catalogueForTest: Catalogue = {
  brand: { name: 'Zubr', email: 'support@zubr.example' },
  planNames: {
    ru: { 'java-1': 'Java · Земля', 'java-4': 'Java · Камень' },
    en: { 'java-4': 'Java · Stone' },
  },
  discountPercent: { BYN: 0, RUB: 20 },
  termDiscounts: { BYN: { 3: 5, 6: 10, 12: 15 }, RUB: { 3: 0, 6: 0, 12: 10 } },
  freeServers: { idleDays: 90 },
  legal: {
    editions: { oferta: [{ published: '2026-01-01', inForce: '2026-01-01' }] },
    names: { ru: { oferta: 'Публичная оферта' } },
  },
  comingEditions: ['bedrock', 'proxy'],
  payments: {
    methods: [
      { ...byn, id: 'card', way: 'credit_card', feePercent: 0, waitsHours: 1 },
      { ...byn, id: 'erip', way: 'erip', feePercent: 1, waitsHours: 72 },
      { ...rub, id: 'card-rub', way: 'bank_card', feePercent: 3, waitsHours: 1 },
    ],
    receipt: { vatCode: 1 },
  },
  acceptanceActs: {
    seller: { name: 'ООО «Зубр Хостинг»', taxNumber: '000000000', address: 'Минск' },
    vat: 'Без НДС',
  },
  refunds: {
    reviewWorkingDays: 10,
    paidWithinDays: 30,
    calendar: { holidays: ['12-25'], free: [], worked: [], lastYear: 2030 },
  },
  plans: [
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
      id: 'java-4',
      group: 'java',
      tier: 'stone',
      ramGb: 4,
      diskGb: 20,
      backups: 3,
      price: { BYN: 26.9, RUB: 279 },
    },
    {
      id: 'java-8',
      group: 'java',
      tier: 'gold',
      ramGb: 8,
      diskGb: 40,
      backups: 3,
      price: { BYN: 49.8, RUB: 498 },
    },
    {
      id: 'java-32',
      group: 'java',
      tier: 'bedrock',
      ramGb: 32,
      diskGb: 100,
      backups: 3,
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
    {
      id: 'bedrock-1',
      group: 'bedrock',
      tier: 'earth',
      ramGb: 1,
      diskGb: 5,
      backups: 3,
      price: { BYN: 4.9 },
    },
    {
      id: 'bedrock-2',
      group: 'bedrock',
      tier: 'wood',
      ramGb: 2,
      diskGb: 10,
      backups: 3,
      price: { BYN: 11.9 },
    },
    {
      id: 'proxy-0.5',
      group: 'proxy',
      tier: 'earth',
      ramGb: 0.5,
      diskGb: 1,
      backups: 3,
      price: { BYN: 2.9 },
    },
    {
      id: 'ultra-8',
      group: 'ultra',
      tier: 'gold',
      ramGb: 8,
      diskGb: 60,
      backups: 3,
      cores: 3,
      price: { BYN: 78.9, RUB: 789 },
    },
    {
      id: 'ultra-32',
      group: 'ultra',
      tier: 'bedrock',
      ramGb: 32,
      diskGb: 150,
      backups: 3,
      cores: 6,
      price: { BYN: 179.8, RUB: 1798 },
    },
  ],
  advertisedCodes: [
    { code: 'ZUBR20', percent: 20 },
    { code: 'START20', percent: 20 },
    { code: 'CRAZBY20', percent: 20 },
  ],
  subdomainRefusal: subdomainRules({
    brand: ['zubr'],
    machines: ['panel', 'www'],
    roles: ['admin', 'support'],
    anywhere: ['blyat'],
    alone: [],
    companions: ['craft', 'server'],
    innocent: [],
  }),
}

/** For orders without a modpack. */
export const noPack = async (): Promise<never> => {
  throw new Error('nobody chose a pack')
}
