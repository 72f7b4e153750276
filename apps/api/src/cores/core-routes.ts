import { coresEndpoints } from '@zubr/contracts/cores/offers'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { userAgentOf } from '../http/user-agent.ts'
import { offeredCores } from './offers.ts'
import { placesOf } from './official.ts'
import { openPlayers } from './players.ts'

/** What servers can run, for the control panel. */
export function coresRoutes(
  { db, config, sessionOf, rateLimits }: Accounts,
  { brand }: Catalogue,
): FastifyPluginAsync {
  const findPlayer = openPlayers({
    place: placesOf(config.coreSources).find(({ source }) => source === 'mojang'),
    userAgent: userAgentOf(brand, config.siteUrl),
  })
  return async (app) => {
    routes(app, coresEndpoints, { sessionOf })({
      'GET /api/cores': () => offeredCores(db),
      'GET /api/players/:name': async ({ session, params }) => {
        await rateLimits.pass(db, 'players', session.accountId)
        const found = await findPlayer(params.name)
        if (found === 'none') throw new Refused('not_found')
        return { player: found === 'away' ? null : found }
      },
    })
  }
}
