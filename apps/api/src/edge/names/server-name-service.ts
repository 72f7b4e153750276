import { sql } from 'drizzle-orm'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { servers } from '../../servers/servers-schema.ts'
import { domainsOf, lostUntil } from './domains.ts'

/** An owner's own domain with the state of its DNS record. */
export type ServerDomain = {
  domain: string
  /** The name that its record must point to. */
  label: string
  state: string
  checkResult: string | null
  checkedAt: Date | null
  /** Null if it is checked only when its owner asks. */
  nextCheckAt: Date | null
  /** When a domain whose record is gone is removed; null while the record is right. */
  lostUntil: Date | null
}

/** The owner's domains of a server, by its id. Rejects with OperatorError. */
export async function serverDomains({ db }: Operator, { id }: { id: string }): Promise<ServerDomain[]> {
  const [server] = await db
    .select({ id: servers.id })
    .from(servers)
    .where(sql`${servers.id}::text = ${id.toLowerCase()}`)
  if (!server) throw new OperatorError(`there is no server ${id}; look for it with server find <text>`)
  const domains = await domainsOf(db, server.id)
  return domains.map(({ domain, label, state, checkResult, checkedAt, lostAt, nextCheckAt }) => ({
    domain,
    label,
    state,
    checkResult,
    checkedAt,
    nextCheckAt,
    lostUntil: lostAt && lostUntil(lostAt),
  }))
}
