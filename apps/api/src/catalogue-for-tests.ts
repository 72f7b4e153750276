import type { Catalogue } from '@zubr/domain/catalogue'
import { subdomainRules } from '@zubr/domain/subdomain'

/** What the API's tests sell, whatever stands in `content/`. */
export const catalogueForTest: Catalogue = {
  brand: { name: 'Zubr', email: 'support@zubr.example' },
  discountPercent: { BYN: 0, RUB: 20 },
  comingEditions: ['bedrock', 'proxy'],
  plans: [
    { id: 'java-free', group: 'java', tier: 'free', ramGb: 1.5, diskGb: 5, price: { BYN: 0 } },
    { id: 'java-1', group: 'java', tier: 'earth', ramGb: 1, diskGb: 5, price: { BYN: 4.9, RUB: 59 } },
    { id: 'java-2', group: 'java', tier: 'wood', ramGb: 2, diskGb: 10, price: { BYN: 13.9, RUB: 139 } },
    { id: 'java-4', group: 'java', tier: 'stone', ramGb: 4, diskGb: 20, price: { BYN: 26.9, RUB: 279 } },
    { id: 'java-8', group: 'java', tier: 'gold', ramGb: 8, diskGb: 40, price: { BYN: 49.8, RUB: 498 } },
    {
      id: 'java-32',
      group: 'java',
      tier: 'bedrock',
      ramGb: 32,
      diskGb: 100,
      price: { BYN: 142.9, RUB: 1429 },
    },
    { id: 'bedrock-free', group: 'bedrock', tier: 'free', ramGb: 0.5, diskGb: 1, price: { BYN: 0 } },
    { id: 'bedrock-1', group: 'bedrock', tier: 'earth', ramGb: 1, diskGb: 5, price: { BYN: 4.9 } },
    { id: 'bedrock-2', group: 'bedrock', tier: 'wood', ramGb: 2, diskGb: 10, price: { BYN: 11.9 } },
    { id: 'proxy-0.5', group: 'proxy', tier: 'earth', ramGb: 0.5, diskGb: 1, price: { BYN: 2.9 } },
    {
      id: 'ultra-8',
      group: 'ultra',
      tier: 'gold',
      ramGb: 8,
      diskGb: 60,
      cores: 3,
      price: { BYN: 78.9, RUB: 789 },
    },
    {
      id: 'ultra-32',
      group: 'ultra',
      tier: 'bedrock',
      ramGb: 32,
      diskGb: 150,
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
