import { createHash } from 'node:crypto'
import type { Config } from '@zubr/config'
import { Subdomain } from '@zubr/contracts/servers/server'
import { localeFacts } from '@zubr/i18n/locales'
import { type MapPageMessages, mapPageMessages } from '@zubr/i18n/ports/map-page'
import { languageOf } from '@zubr/i18n/visitor/accept-language'
import { and, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../database/open.ts'
import { nodeCapabilities, nodes } from '../../nodes/nodes-schema.ts'
import { serversSilent } from '../../nodes/store.ts'
import { formerSubdomains } from '../names/server-names-schema.ts'
import { nodeHost } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverPorts } from './ports-schema.ts'

export const mapPath = (subdomain: string) => `/map/${subdomain}`

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}'
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
}

/**
 * Redirects visitors to a server's map by its name. Not a proxy: a map runs a stranger's scripts,
 * which would share the origin of the panel's session (docs/decisions/0055).
 */
export function mapPage(
  app: FastifyInstance,
  { db, config, clock }: { db: Db; config: Pick<Config, 'nodeProbeUrl'>; clock: () => Date },
): void {
  app.get(
    '/map/:subdomain',
    { schema: { hide: true } },
    async ({ params, headers: requestHeaders }, reply) => {
      const name = z.object({ subdomain: Subdomain }).safeParse(params).data?.subdomain
      const map = name === undefined ? undefined : await mapOf(db, name, clock())
      reply.headers(headers)
      if (map?.isUp && map.port !== null)
        return reply.redirect(`http://${nodeHost(config, map.node)}:${map.port}/`, 302)
      const locale = languageOf(requestHeaders['accept-language'])
      // Until its owner enables the link, the answer does not reveal whether the server exists.
      const message = mapPageMessages[locale][map ? 'down' : 'none']
      return reply
        .code(map ? 503 : 404)
        .header('content-language', localeFacts[locale].tag)
        .type('text/html; charset=utf-8')
        .send(pageOf(localeFacts[locale].tag, message))
    },
  )
}

async function mapOf(db: Db, subdomain: string, now: Date) {
  const former = db
    .select({ id: formerSubdomains.serverId })
    .from(formerSubdomains)
    .where(and(eq(formerSubdomains.name, subdomain), gt(formerSubdomains.reservedUntil, now)))
  const [found] = await db
    .select({
      port: serverPorts.port,
      node: nodes.name,
      contract: servers.contract,
      state: servers.state,
      silent: serversSilent,
    })
    .from(servers)
    .innerJoin(serverPorts, and(eq(serverPorts.serverId, servers.id), eq(serverPorts.linked, true)))
    .innerJoin(nodes, eq(nodes.id, servers.nodeId))
    .leftJoin(nodeCapabilities, eq(nodeCapabilities.nodeId, nodes.id))
    .where(
      and(
        or(eq(servers.subdomain, subdomain), inArray(servers.id, former)),
        ne(servers.contract, 'deleted'),
        isNotNull(servers.nodeId),
      ),
    )
  return (
    found && { ...found, isUp: found.contract === 'active' && found.state === 'running' && !found.silent }
  )
}

/** Contains no text of visitors or owners. */
const pageOf = (tag: string, { title, text }: MapPageMessages['none']) =>
  `<!doctype html><html lang="${tag}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style>
<main><h1>${title}</h1><p>${text}</p></main></html>`
