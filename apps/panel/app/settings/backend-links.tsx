import type { Server } from '@zubr/contracts/servers'
import { backendsIn } from '@zubr/domain/cores/backends'
import { Link } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { modOf, useForwardingMods } from './forwarding-mods.ts'
import { ModNote } from './mod-note.tsx'

const standsBehind = (server: Server, proxy: Server) =>
  proxy.edition === 'proxy' &&
  backendsIn(String(proxy.settings.servers ?? '')).some(({ at }) => at === server.id)

/** Of these servers, the proxies that this one stands behind, or what stands behind this proxy. */
export function boundServers(server: Server, servers: readonly Server[]): Server[] {
  return servers.filter((other) =>
    server.edition === 'proxy'
      ? standsBehind(other, server)
      : standsBehind(server, other) && other.settings.forwardingSecret === server.settings.forwardingSecret,
  )
}

const isBound = ({ edition, settings }: Server) =>
  edition === 'proxy' ? String(settings.servers ?? '') !== '' : String(settings.forwardingSecret ?? '') !== ''

/** Of a server behind a proxy: which one it lets players in by. Of a proxy: what stands behind it. */
export function ProxyBonds() {
  const { server } = useServer()
  return isBound(server) ? <BackendLinks server={server} /> : null
}

function BackendLinks({ server }: { server: Server }) {
  const { messages } = useI18n()
  const listed = useEndpoint(null, 'GET /api/servers')
  const own = messages.settings.backends
  const isProxy = server.edition === 'proxy'
  const mod = useForwardingMods([server]).get(server.id)
  const isSeen = modOf(server) === null || mod === 'there'
  const others = boundServers(server, listed.data ?? [])
  return (
    <>
      {!isProxy && (
        <p className={`${panel.dim} ${panel.small}`}>
          {isSeen ? own.behindHint : <ModNote server={server} state={mod} />}
        </p>
      )}
      {others.length > 0 && (
        <dl className={panel.facts}>
          <div>
            <dt>{isProxy ? own.inFront : own.behind}</dt>
            <dd>
              {others.map(({ id, name }) => (
                <Link key={id} className={`${panel.link} ${panel.ownLine}`} to={paths.server(id)}>
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        </dl>
      )}
    </>
  )
}
