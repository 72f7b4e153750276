import { type CoreId, coreIds, coreKinds } from '@zubr/domain/cores/kinds'
import type { LandingId } from '@zubr/i18n/messages'
import { coreOfLanding, groupOfLanding } from '../pricing/groups.ts'

/** Every core of a page's edition that is sold in earnest, as it is chosen from. */
export const coresOfEdition = (id: LandingId): readonly CoreId[] =>
  coreIds.filter((core) => coreKinds[core].edition === groupOfLanding[id] && !coreKinds[core].experimental)

/** Cores that a page's promise speaks of: what is chosen first comes first. */
export function coresOfPage(id: LandingId): readonly CoreId[] {
  const core = coreOfLanding[id]
  return core ? [core] : coresOfEdition(id)
}
