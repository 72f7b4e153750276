import { type CoreId, coreIds, coreKinds } from '@zubr/domain/cores/kinds'
import type { LandingId } from '@zubr/i18n/site-pages'
import { coreOfLanding, groupOfLanding } from '../pricing/groups.ts'

/** Cores of a page's edition that are not experimental, in the order of the selection. */
export const coresOfEdition = (id: LandingId): readonly CoreId[] =>
  coreIds.filter((core) => coreKinds[core].edition === groupOfLanding[id] && !coreKinds[core].experimental)

/** Cores that a page's startup time refers to; the default core comes first. */
export function coresOfPage(id: LandingId): readonly CoreId[] {
  const core = coreOfLanding[id]
  return core ? [core] : coresOfEdition(id)
}
