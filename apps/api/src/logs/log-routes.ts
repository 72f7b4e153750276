import { logsEndpoints } from '@zubr/contracts/logs/endpoints'
import { sharedLogLimits, sharedLogPath } from '@zubr/contracts/logs/limits'
import { type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { routes } from '../http/route.ts'
import { serverGuards } from '../servers/guards.ts'
import { gonePage, logPage, pagePolicy } from './page.ts'
import { deleteLog, readLog, sharedLogsOf, shareLog } from './store.ts'

/** What the reader's browser prefers, or the address says. */
function localeOf({ query, headers }: FastifyRequest): Locale {
  const requestedLanguage = (query as { lang?: unknown }).lang
  const known = locales.find((locale) => locale === requestedLanguage)
  if (known) return known
  for (const wanted of (headers['accept-language'] ?? '').slice(0, 500).split(',')) {
    const tag = wanted.split(';')[0]?.trim().toLowerCase().split('-')[0]
    const found = locales.find((locale) => localeFacts[locale].tag.toLowerCase().split('-')[0] === tag)
    if (found) return found
  }
  return 'en'
}

/** It is nobody's business who reads it, and no search engine's. */
const apart = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-language',
}

const htmlOf = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .headers({ ...apart, 'content-security-policy': pagePolicy })
    .type('text/html; charset=utf-8')
    .send(html)

/** Logs that owners share, and the pages on which others read them. */
export function logsRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, clock } = accounts
  return async (app) => {
    routes(
      app,
      logsEndpoints,
      serverGuards(accounts),
    )({
      'GET /api/servers/:id/logs': async ({ session, params }) =>
        sharedLogsOf(db, { accountId: session.accountId, serverId: params.id, now: clock() }),

      'POST /api/servers/:id/logs': {
        bodyLimit: sharedLogLimits.body,
        handle: async ({ session, params, body }) =>
          shareLog(db, { accountId: session.accountId, serverId: params.id, ...body, now: clock() }),
      },

      'DELETE /api/servers/:id/logs/:log': async ({ session, params }) => {
        await deleteLog(db, { accountId: session.accountId, serverId: params.id, log: params.log })
        return undefined
      },
    })

    const read = (id: string) => (/^[\w-]{22}$/.test(id) ? readLog(db, id, clock()) : undefined)
    app.get<{ Params: { id: string } }>(sharedLogPath, { schema: { hide: true } }, async (request, reply) => {
      const { id } = request.params
      const found = await read(id)
      const locale = localeOf(request)
      return found
        ? htmlOf(reply, 200, logPage(locale, { id, ...found }))
        : htmlOf(reply, 404, gonePage(locale))
    })
    app.get<{ Params: { id: string } }>(
      `${sharedLogPath}/raw`,
      { schema: { hide: true } },
      async (request, reply) => {
        const found = await read(request.params.id)
        if (!found) return htmlOf(reply, 404, gonePage(localeOf(request)))
        return reply.headers(apart).type('text/plain; charset=utf-8').send(found.text)
      },
    )
  }
}
