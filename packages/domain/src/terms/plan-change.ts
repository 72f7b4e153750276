/** Why a server cannot have another plan. */
export const planChangeRefusals = [
  'unknown',
  'not_active',
  'edition',
  'free',
  'memory',
  'disk',
  'disk_unknown',
  'moving',
  'node_silent',
  'node_full',
  'other_currency',
] as const
export type PlanChangeRefusal = (typeof planChangeRefusals)[number]
