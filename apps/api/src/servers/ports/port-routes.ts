import { portsEndpoints, type ServerPorts } from '@zubr/contracts/servers/ports'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { routes } from '../../http/route.ts'
import { serverGuards } from '../guards.ts'
import { nodeHost, requireServer } from '../server-view.ts'
import { mapPage, mapPath } from './map-page.ts'
import { addPort, changePort, morePorts, portsOf, removePort } from './store.ts'

/** Extra ports of servers, and the public link to a map. */
export function portsRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, config, clock } = accounts
  async function portsIn(accountId: string, id: string): Promise<ServerPorts> {
    const { row, view } = await requireServer(db, config, accountId, id)
    const ports = await portsOf(db, id)
    // Without a node no port has a number.
    const host = view.node === null ? '' : nodeHost(config, view.node)
    const mapLink = new URL(mapPath(row.subdomain), config.panelUrl).href
    return {
      ports: ports.map(({ id: port, purpose, protocol, port: number, former, linked }) => ({
        ...{ id: port, purpose, protocol, port: number, former },
        address: number === null ? null : `${host}:${number}`,
        link: linked ? mapLink : null,
      })),
      mapLink,
      more: await morePorts(db, row.nodeId, ports.length),
    }
  }

  return async (app) => {
    mapPage(app, { db, config, clock })
    routes(
      app,
      portsEndpoints,
      serverGuards(accounts),
    )({
      'GET /api/servers/:id/ports': ({ session, params }) => portsIn(session.accountId, params.id),

      'POST /api/servers/:id/ports': async ({ session: { accountId }, params: { id }, body }) => {
        await addPort(db, { accountId, id, ...body, now: clock() })
        return portsIn(accountId, id)
      },

      'PATCH /api/servers/:id/ports/:port': async ({ session: { accountId }, params, body }) => {
        await changePort(db, { accountId, ...params, ...body, now: clock() })
        return portsIn(accountId, params.id)
      },

      'DELETE /api/servers/:id/ports/:port': async ({ session: { accountId }, params }) => {
        await removePort(db, { accountId, ...params, now: clock() })
        return portsIn(accountId, params.id)
      },
    })
  }
}
