import { z } from 'zod'

/** Why a subdomain cannot be had; null if it can. */
export const SubdomainAnswer = z
  .object({ refused: z.enum(['taken', 'reserved', 'not_allowed']).nullable() })
  .meta({ id: 'SubdomainAnswer' })
export type SubdomainAnswer = z.infer<typeof SubdomainAnswer>
