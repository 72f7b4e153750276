import { logsEndpoints } from '@zubr/contracts/logs/endpoints'
import { sharedLogLimits, sharedLogPath } from '@zubr/contracts/logs/limits'
import { type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { serverOf } from '../servers/server-view.ts'
import { gonePage, logPage, pagePolicy } from './page.ts'
import { deleteLog, readLog, sharedLogsOf, shareLog } from './store.ts'

/** The language of `?lang=`, else the best one of Accept-Language. */
function localeOf({ query, headers }: FastifyRequest): Locale {
  const requestedLocale = (query as { lang?: unknown }).lang
  const known = locales.find((locale) => locale === requestedLocale)
  if (known) return known
  for (const wanted of (headers['accept-language'] ?? '').slice(0, 500).split(',')) {
    const tag = wanted.split(';')[0]?.trim().toLowerCase().split('-')[0]
    const found = locales.find((locale) => localeFacts[locale].tag.toLowerCase().split('-')[0] === tag)
    if (found) return found
  }
  return 'en'
}

/** Readers are not tracked, and search engines do not index the page. */
const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-language',
}

const htmlOf = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .headers({ ...privateHeaders, 'content-security-policy': pagePolicy })
    .type('text/html; charset=utf-8')
    .send(html)

/** Routes to share logs, and the public pages that show them. */
export function logsRoutes({ db, config, clock, sessionOf, rateLimits }: Accounts): FastifyPluginAsync {
  const requireServer = async (accountId: string, id: string) => {
    if (!(await serverOf(db, config, accountId, id))) throw new Refused('not_found')
    return { accountId, serverId: id }
  }

  return async (app) => {
    routes(app, logsEndpoints, { sessionOf })({
      'GET /api/servers/:id/logs': async ({ session, params }) =>
        sharedLogsOf(db, { ...(await requireServer(session.accountId, params.id)), now: clock() }),

      'POST /api/servers/:id/logs': {
        bodyLimit: sharedLogLimits.body,
        handle: async ({ session, params, body }) => {
          const owned = await requireServer(session.accountId, params.id)
          await rateLimits.pass(db, 'shareLog', session.accountId)
          return shareLog(db, { ...owned, ...body, now: clock() })
        },
      },

      'DELETE /api/servers/:id/logs/:log': async ({ session, params }) => {
        await rateLimits.pass(db, 'act', session.accountId)
        await deleteLog(db, { ...(await requireServer(session.accountId, params.id)), log: params.log })
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
        return reply.headers(privateHeaders).type('text/plain; charset=utf-8').send(found.text)
      },
    )
  }
}
