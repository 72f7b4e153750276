import { catalogueEndpoints, cataloguePictureEndpoints } from '@zubr/contracts/catalogue/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { openPictures } from './pictures/pictures.ts'
import { type AddonCatalogue, SourceAway } from './shape.ts'

/** So long a browser keeps a picture: one that changes has another address. */
const pictureSeconds = 30 * 86_400

/** Others' catalogues, for the control panel: its visitors ask nobody but us. */
export function catalogueRoutes(
  { db, config, sessionOf, rateLimits }: Accounts,
  catalogue: AddonCatalogue,
): FastifyPluginAsync {
  const pictures = openPictures({ db, config })
  const pass = ({ accountId }: { accountId: string }) => rateLimits.pass(db, 'catalogue', accountId)

  /** It was never heard of, and nobody can be asked. */
  const whereAway = (error: unknown): never => {
    if (!(error instanceof SourceAway)) throw error
    throw new Refused(catalogue.on.includes(error.source) ? 'unavailable' : 'not_found')
  }

  return async (app) => {
    routes(app, catalogueEndpoints, { sessionOf })({
      'GET /api/catalogue': async ({ query, session }) => {
        await pass(session)
        return catalogue.search(query)
      },
      'GET /api/catalogue/categories': ({ query }) => catalogue.categories(query.kind),
      'GET /api/catalogue/:source/:id': async ({ params: { source, id }, session }) => {
        await pass(session)
        const { value, state, at } = there(await catalogue.project(source, id).catch(whereAway))
        return { ...value, state, at }
      },
      'GET /api/catalogue/:source/:id/other-sources': async ({ params: { source, id }, session }) => {
        await pass(session)
        return there(await catalogue.otherSources(source, id).catch(whereAway))
      },
      'GET /api/catalogue/:source/:id/versions': async ({
        params: { source, id },
        query: { core, gameVersion },
        session,
      }) => {
        await pass(session)
        const target = core !== undefined && gameVersion !== undefined ? { core, gameVersion } : undefined
        return there(await catalogue.versions(source, id, target).catch(whereAway)).value
      },
      'GET /api/catalogue/:source/:id/versions/:version': async ({
        params: { source, id, version },
        session,
      }) => {
        await pass(session)
        return there(await catalogue.version(source, id, version).catch(whereAway))
      },
    })
    routes(app, cataloguePictureEndpoints, { sessionOf })({
      'GET /api/catalogue/pictures/:key': {
        send: async ({ params: { key }, session, reply }) => {
          await rateLimits.pass(db, 'picture', session.accountId)
          const picture = await pictures.get(key)
          if (!picture) throw new Refused('not_found')
          return reply
            .type('image/webp')
            .header('cache-control', `private, max-age=${pictureSeconds}, immutable`)
            .header('etag', `"${key}"`)
            .send(picture)
        },
      },
    })
  }
}

function there<T>(found: T | null): T {
  if (found === null) throw new Refused('not_found')
  return found
}
