export const currencies = ['BYN', 'RUB'] as const
export type Currency = (typeof currencies)[number]

/** Lowest to highest. Each has a block in packages/ui/src/voxel. */
export const tierIds = [
  'free',
  'earth',
  'wood',
  'coal',
  'stone',
  'iron',
  'gold',
  'emerald',
  'diamond',
  'bedrock',
] as const
export type Tier = (typeof tierIds)[number]

/** The game edition of a server. */
export const editions = ['java', 'bedrock', 'proxy'] as const
export type Edition = (typeof editions)[number]

export const planGroups = [...editions, 'ultra'] as const
export type PlanGroup = (typeof planGroups)[number]

export type Plan = {
  /** Permanent: links, the panel and invoices refer to a plan by it. */
  id: string
  group: PlanGroup
  tier: Tier
  ramGb: number
  diskGb: number
  /** Maximum number of backups; a new one then replaces the oldest. */
  backups: number
  /** Ultra only. */
  cores?: number
  /** Monthly price before the price list's discount. Without RUB the plan is sold only in BYN. */
  price: { BYN: number; RUB?: number }
  recommended?: true
}

/** Discount of the whole price list in percent; see price.ts. */
export type Discounts = Record<Currency, number>

export function planOf(plans: readonly Plan[], id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}

export function editionOf({ group }: Pick<Plan, 'group'>): Edition {
  return group === 'ultra' ? 'java' : group
}

/** Whether a plan costs nothing in any currency. */
export function isFree(plan: Plan): boolean {
  return plan.price.BYN === 0
}
