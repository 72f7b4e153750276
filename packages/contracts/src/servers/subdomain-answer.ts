import { z } from 'zod'

/** Why a subdomain is not available; null if it is. */
export const SubdomainAnswer = z
  .object({ refused: z.enum(['taken', 'reserved', 'not_allowed']).nullable() })
  .meta({ id: 'SubdomainAnswer' })
export type SubdomainAnswer = z.infer<typeof SubdomainAnswer>
