import { randomUUID } from 'node:crypto'
import type { Config } from '@zubr/config'
import { applicationsPath, idempotencyKeyHeader, partnersEndpoints } from '@zubr/contracts/partners'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { allowSite, answerPreflight } from '../http/cors.ts'
import { routes } from '../http/route.ts'
import { countedAddress } from '../http/visitor.ts'
import { applicationStore, type StoreContext } from './store.ts'

export function partnersRoutes(
  context: StoreContext & { config: Pick<Config, 'siteUrl'> },
): FastifyPluginAsync {
  return async (app) => {
    const store = applicationStore(context)
    allowSite(app, context.config.siteUrl)
    answerPreflight(app, applicationsPath, {
      methods: 'POST',
      headers: `content-type, ${idempotencyKeyHeader}`,
    })

    routes(
      app,
      partnersEndpoints,
    )({
      'POST /api/partner-applications': {
        bodyLimit: 16 * 1024,
        config: { replacesUnstorableText: true },
        handle: async ({ body: { website, ...texts }, headers, request, reply }) => {
          reply.header('cache-control', 'no-store')
          // Only a robot fills in this hidden field. The answer looks the same.
          if (website) return { id: randomUUID() }
          const stored = await store({
            texts,
            key: headers[idempotencyKeyHeader],
            address: storedAddress(request),
          })
          if (stored instanceof Error) throw stored
          return { id: stored.id }
        },
      },
    })
  }
}

/** IPv6 is stored with its mask, to show that it is not a single address. */
function storedAddress({ ip, socket }: FastifyRequest): string {
  // If a proxy sends no valid address, the proxy's own address counts.
  const address = countedAddress(ip) ?? countedAddress(socket.remoteAddress ?? '') ?? '::'
  return address.includes(':') ? `${address}/64` : address
}
