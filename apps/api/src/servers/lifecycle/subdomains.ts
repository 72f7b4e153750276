import type { Catalogue } from '@zubr/domain/catalogue'
import type { SubdomainRefusal } from '@zubr/domain/subdomain'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { reservedSubdomains, servers } from '../tables.ts'

/** Why a subdomain cannot be had at the moment, or null if it can. */
export async function subdomainRefusalOf(
  db: Db | Tx,
  { subdomainRefusal }: Catalogue,
  name: string,
): Promise<SubdomainRefusal | 'taken' | null> {
  const reserved = await db.select().from(reservedSubdomains)
  const refusal = subdomainRefusal(
    name,
    reserved.map((row) => row.name),
  )
  if (refusal) return refusal
  const taken = await db.$count(servers, and(eq(servers.subdomain, name), ne(servers.contract, 'deleted')))
  return taken > 0 ? 'taken' : null
}
