import { isFree } from '@zubr/domain/plans'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { HasFreeServer } from '../balance/quote.ts'
import { servers } from './tables.ts'

/** Whether an account has its one server on a free plan. */
export const hasFreeServer: HasFreeServer = async (db, plans, accountId) => {
  const freeIds = plans.filter(isFree).map(({ id }) => id)
  const ofAccount = and(
    eq(servers.accountId, accountId),
    inArray(servers.plan, freeIds),
    ne(servers.contract, 'deleted'),
  )
  return (await db.$count(servers, ofAccount)) > 0
}
