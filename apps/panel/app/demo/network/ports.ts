import type { ExtraPort, portsEndpoints, ServerPorts } from '@zubr/contracts/servers/ports'
import { maxExtraPorts } from '@zubr/domain/nodes/extra-ports'
import { ApiFailure } from '../../api/request.ts'
import { addressWith } from '../examples.ts'
import type { Handlers } from '../handlers.ts'
import type { DemoServer, Memory } from '../memory.ts'
import { note, requireRestart } from '../servers/running.ts'
import { demoServerBy } from '../servers/servers.ts'

type DemoPort = Pick<ExtraPort, 'id' | 'purpose' | 'protocol'> & { port: number; linked: boolean }

export const demoPortId = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`

export type DemoPorts = {
  handlers: Handlers<keyof typeof portsEndpoints>
  /** The purposes of a server's ports. */
  purposesOf(id: string): ExtraPort['purpose'][]
}

/** Extra ports of demo servers: the running one has a map and voice chat. */
export function openDemoPorts(memory: Memory): DemoPorts {
  let made = 0
  const assign = (fields: Omit<DemoPort, 'id' | 'port'>): DemoPort => {
    made += 1
    return { ...fields, id: demoPortId(made), port: 25_700 + made }
  }
  const portsByServer = new Map<DemoServer, DemoPort[]>()
  for (const server of memory.servers)
    if (server.namedAs === 'running')
      portsByServer.set(server, [
        assign({ purpose: 'map', protocol: 'tcp', linked: true }),
        assign({ purpose: 'voice', protocol: 'udp', linked: false }),
      ])
  const of = (id: string) => {
    const server = demoServerBy(memory, id)
    const list = portsByServer.get(server) ?? []
    portsByServer.set(server, list)
    return { server, list }
  }
  const active = (id: string) => {
    const found = of(id)
    const { contract } = found.server.view
    if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
    return found
  }
  const answer = ({ server: { view }, list }: ReturnType<typeof of>): ServerPorts => {
    const mapLink = `https://demo.example/map/${view.subdomain}`
    return {
      ports: list.map(({ linked, ...port }) => ({
        ...port,
        address: addressWith(view.node, port.port),
        former: null,
        link: linked ? mapLink : null,
      })),
      mapLink,
      more: list.length < maxExtraPorts ? 'yes' : 'server_full',
    }
  }
  const among = (list: DemoPort[], id: string) => {
    const port = list.find((one) => one.id === id)
    if (!port) throw new ApiFailure('not_found')
    return port
  }

  const handlers: DemoPorts['handlers'] = {
    'GET /api/servers/:id/ports': ({ params }) => answer(of(params.id)),
    'POST /api/servers/:id/ports': ({ params, body }) => {
      const found = active(params.id)
      if (found.list.length >= maxExtraPorts) throw new ApiFailure('too_many_ports')
      found.list.push(assign({ ...body, linked: false }))
      requireRestart(found.server, 'ports')
      note(memory, found.server, 'port_added')
      return answer(found)
    },
    'PATCH /api/servers/:id/ports/:port': ({ params, body }) => {
      const found = active(params.id)
      const port = among(found.list, params.port)
      const link = body?.link
      if (link !== undefined) {
        for (const each of found.list) each.linked = false
        port.linked = link
      }
      return answer(found)
    },
    'DELETE /api/servers/:id/ports/:port': ({ params }) => {
      const found = active(params.id)
      found.list.splice(found.list.indexOf(among(found.list, params.port)), 1)
      note(memory, found.server, 'port_removed')
      return answer(found)
    },
  }
  return { handlers, purposesOf: (id) => of(id).list.map(({ purpose }) => purpose) }
}
