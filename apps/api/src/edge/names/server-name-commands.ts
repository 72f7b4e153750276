import { sql } from 'drizzle-orm'
import { wordsOf } from '../../operators/arguments.ts'
import { type Command, OperatorError } from '../../operators/command.ts'
import { servers } from '../../servers/servers-schema.ts'
import { domainsOf, lostUntil } from './domains.ts'

/** A verb of `server`. It is in this folder because servers do not know domains. */
export const domainCommands = {
  domains: async ({ db, print }, args) => {
    const [id] = wordsOf(args, 'server domains <id>')
    const [server] = await db
      .select({ id: servers.id })
      .from(servers)
      .where(sql`${servers.id}::text = ${id.toLowerCase()}`)
    if (!server) throw new OperatorError(`there is no server ${id}; look for it with server find <text>`)
    const domains = await domainsOf(db, server.id)
    if (domains.length === 0) print('It has no domains of its own.')
    for (const { domain, label, state, checkResult, checkedAt, lostAt, nextCheckAt } of domains) {
      const until = lostAt ? ` until ${lostUntil(lostAt).toISOString()}` : ''
      const seen = checkedAt ? `${checkResult} at ${checkedAt.toISOString()}` : 'not looked for yet'
      print(`${domain}  ${state}${until}  record to ${label}: ${seen}`)
      print(`  looked for next: ${nextCheckAt?.toISOString() ?? 'when its owner asks'}`)
    }
  },
} satisfies Record<string, Command>

export const domainHelp: Record<keyof typeof domainCommands, string> = {
  domains:
    "server domains <id>             its owner's own domains, and what name servers said of their records",
}
