import type { Server } from '@zubr/contracts/servers/server'
import { backendsIn } from '@zubr/domain/cores/backends'
import { Link } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { Loaded } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { Address, AddressLines } from '../../server/address.tsx'
import { useServer } from '../../server/context.ts'
import { isBehindProxy, isEmptyProxy } from './backend-rows.ts'
import { modOf, useForwardingMods } from './forwarding-mods.ts'
import { ModNote } from './mod-note.tsx'

const standsBehind = (server: Server, proxy: Server) =>
  proxy.edition === 'proxy' &&
  backendsIn(String(proxy.settings.servers ?? '')).some(({ at }) => at === server.id)

/** The proxies of this server, or the backends of this proxy. */
export function boundServers(server: Server, servers: readonly Server[]): Server[] {
  return servers.filter((other) =>
    server.edition === 'proxy'
      ? standsBehind(other, server)
      : standsBehind(server, other) && other.settings.forwardingSecret === server.settings.forwardingSecret,
  )
}

/** For a backend: its proxy and address. For a proxy: its backends, or how to add one. */
export function ProxyLinks() {
  const { server } = useServer()
  if (isEmptyProxy(server)) return <NothingBehind id={server.id} />
  if (server.edition === 'proxy') return <ServersBehind proxy={server} />
  return isBehindProxy(server) ? <ProxiesInFront server={server} /> : null
}

function NothingBehind({ id }: { id: string }) {
  const t = useI18n().messages.settings.backends
  return (
    <Notice>
      {t.noneBehind}{' '}
      <Link className={`${panel.link} ${panel.ownLine}`} to={paths.settings(id)}>
        {t.putBehind}
      </Link>
    </Notice>
  )
}

function ServersBehind({ proxy }: { proxy: Server }) {
  const { messages } = useI18n()
  const listed = useEndpoint(null, 'GET /api/servers')
  const others = boundServers(proxy, listed.data ?? [])
  return others.length > 0 && <Links label={messages.settings.backends.inFront} servers={others} />
}

function ProxiesInFront({ server }: { server: Server }) {
  const t = useI18n().messages.settings.backends
  const listed = useEndpoint(null, 'GET /api/servers')
  const mod = useForwardingMods([server]).get(server.id)
  // Until its mod is installed, the server accepts direct connections.
  if (modOf(server) !== null && mod === 'missing')
    return (
      <>
        <Address />
        <ModNote server={server} state={mod} />
      </>
    )
  return (
    <>
      <p className={`${panel.dim} ${panel.small}`}>{t.behindHint}</p>
      <Loaded of={listed} part>
        {(servers) => {
          const proxies = boundServers(server, servers)
          if (proxies.length === 0)
            return (
              <Notice>
                {t.behindOther}{' '}
                <Link className={`${panel.link} ${panel.ownLine}`} to={paths.settings(server.id)}>
                  {t.openSettings}
                </Link>
              </Notice>
            )
          return proxies.map((proxy) => (
            <div key={proxy.id}>
              <Links label={t.behind} servers={[proxy]} />
              <AddressLines {...proxy} />
            </div>
          ))
        }}
      </Loaded>
    </>
  )
}

function Links({ label, servers }: { label: string; servers: readonly Server[] }) {
  return (
    <dl className={panel.facts}>
      <div>
        <dt>{label}</dt>
        <dd>
          {servers.map(({ id, name }) => (
            <Link key={id} className={`${panel.link} ${panel.ownLine}`} to={paths.server(id)}>
              {name}
            </Link>
          ))}
        </dd>
      </div>
    </dl>
  )
}
