import { subdomainWords } from '@zubr/content/subdomains'
import { type SubdomainRefusal, subdomainRules } from '@zubr/domain/subdomain'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { reservedSubdomains, servers } from '../tables.ts'

const refusalOf = subdomainRules(subdomainWords)

/** Why a subdomain cannot be had at the moment, or null if it can. */
export async function subdomainRefusalOf(
  db: Db | Tx,
  name: string,
): Promise<SubdomainRefusal | 'taken' | null> {
  const reserved = await db.select().from(reservedSubdomains)
  const refusal = refusalOf(
    name,
    reserved.map((row) => row.name),
  )
  if (refusal) return refusal
  const taken = await db.$count(servers, and(eq(servers.subdomain, name), ne(servers.contract, 'deleted')))
  return taken > 0 ? 'taken' : null
}
