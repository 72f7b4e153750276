import { coresEndpoints } from '@zubr/contracts/cores/offers'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { accountGuards } from '../accounts/guards.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { userAgentOf } from '../http/user-agent.ts'
import { offeredCores } from './offers.ts'
import { placesOf } from './official.ts'
import { openPlayers } from './players.ts'

/** What servers can run, for the control panel. */
export function coresRoutes(accounts: Accounts, { brand }: Catalogue): FastifyPluginAsync {
  const { db, config } = accounts
  const findPlayer = openPlayers({
    place: placesOf(config.coreSources).find(({ source }) => source === 'mojang'),
    userAgent: userAgentOf(brand, config.siteUrl),
  })
  return async (app) => {
    routes(
      app,
      coresEndpoints,
      accountGuards(accounts),
    )({
      'GET /api/cores': () => offeredCores(db),
      'GET /api/players/:name': async ({ params }) => {
        const found = await findPlayer(params.name)
        if (found === 'none') throw new Refused('not_found')
        return { player: found === 'away' ? null : found }
      },
    })
  }
}
