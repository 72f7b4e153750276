import { catalogueEndpoints, cataloguePictureEndpoints } from '@zubr/contracts/catalogue/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { accountGuards } from '../accounts/guards.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { type AddonCatalogue, SourceUnavailable } from './addon-catalogue.ts'
import { openPictures } from './pictures/pictures.ts'

/** How long a browser caches a picture. A changed picture has another address. */
const pictureSeconds = 30 * 86_400

/** Others' catalogues, for the control panel: its visitors ask nobody but us. */
export function catalogueRoutes(accounts: Accounts, catalogue: AddonCatalogue): FastifyPluginAsync {
  const guards = accountGuards(accounts)
  const pictures = openPictures({ db: accounts.db, config: accounts.config })

  /** Nothing is stored, and the source cannot be requested. */
  const whereAway = (error: unknown): never => {
    if (!(error instanceof SourceUnavailable)) throw error
    throw new Refused(catalogue.on.includes(error.source) ? 'unavailable' : 'not_found')
  }

  return async (app) => {
    routes(
      app,
      catalogueEndpoints,
      guards,
    )({
      'GET /api/catalogue': ({ query }) => catalogue.search(query),
      'GET /api/catalogue/categories': ({ query }) => catalogue.categories(query.kind),
      'GET /api/catalogue/:source/:id': async ({ params: { source, id } }) => {
        const { value, state, at } = orNotFound(await catalogue.project(source, id).catch(whereAway))
        return { ...value, state, at }
      },
      'GET /api/catalogue/:source/:id/other-sources': async ({ params: { source, id } }) =>
        orNotFound(await catalogue.otherSources(source, id).catch(whereAway)),
      'GET /api/catalogue/:source/:id/versions': async ({
        params: { source, id },
        query: { core, gameVersion },
      }) => {
        const target = core !== undefined && gameVersion !== undefined ? { core, gameVersion } : undefined
        return orNotFound(await catalogue.versions(source, id, target).catch(whereAway)).value
      },
      'GET /api/catalogue/:source/:id/versions/:version': async ({ params: { source, id, version } }) =>
        orNotFound(await catalogue.version(source, id, version).catch(whereAway)),
    })
    routes(
      app,
      cataloguePictureEndpoints,
      guards,
    )({
      'GET /api/catalogue/pictures/:key': {
        send: async ({ params: { key }, reply }) => {
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

function orNotFound<T>(found: T | null): T {
  if (found === null) throw new Refused('not_found')
  return found
}
