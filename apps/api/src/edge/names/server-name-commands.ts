import { defineCommand } from '../../operators/command.ts'
import { serverDomains } from './server-name-service.ts'

/** A verb of `server`. It is in this folder because servers do not know domains. */
export const domainCommands = {
  domains: defineCommand({
    name: 'server domains',
    description: "Shows the owner's own domains of a server, and the last checks of their DNS records.",
    args: { id: { type: 'positional', description: 'The id of the server.' } },
    run: serverDomains,
    *text(domains) {
      if (domains.length === 0) yield 'It has no domains of its own.'
      for (const { domain, label, state, checkResult, checkedAt, nextCheckAt, lostUntil } of domains) {
        const until = lostUntil ? ` until ${lostUntil.toISOString()}` : ''
        const result = checkedAt ? `${checkResult} at ${checkedAt.toISOString()}` : 'not checked yet'
        yield `${domain}  ${state}${until}  record to ${label}: ${result}`
        yield `  next check: ${nextCheckAt?.toISOString() ?? 'when its owner asks'}`
      }
    },
  }),
}
