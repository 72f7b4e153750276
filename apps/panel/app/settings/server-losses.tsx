import { formerNameDays } from '@zubr/contracts/edge/limits'
import type { Money } from '@zubr/contracts/payments/balance'
import type { Server } from '@zubr/contracts/servers/server'
import { forwardingMods } from '@zubr/domain/cores/forwarding'
import { fill, formatMoney, formatNumber } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Loading } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import type { FilesClient } from '../file-access/client.ts'
import { filesOf } from '../file-access/context.ts'
import { allWorlds } from '../files/actions/own-world.ts'
import { formatBytes } from '../files/formats.ts'
import { formatDate, formatMegabytes, formatUnits } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { boundServers } from './backends/backend-links.tsx'
import styles from './settings.module.css'

type World = { path: string; bytes: number }

/**
 * Everything that a deletion of the server removes. Data that cannot be loaded are marked as
 * missing.
 */
export function ServerLosses({ server }: { server: Server }) {
  const { locale, messages } = useI18n()
  const t = messages.settings.losses
  const params = { id: server.id }
  const backups = useEndpoint(null, 'GET /api/servers/:id/backups', { params })
  const schedules = useEndpoint(null, 'GET /api/servers/:id/schedules', { params })
  const addresses = useEndpoint(null, 'GET /api/servers/:id/addresses', { params })
  const servers = useEndpoint(null, 'GET /api/servers')
  const account = useEndpoint(null, 'GET /api/account/deletion')
  const worlds = useWorlds(server)
  const parts = [backups, schedules, addresses, servers, account, worlds]
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(localeFacts[locale].tag, { type: 'conjunction' }).format(names)
  const size = server.stats && formatMegabytes(locale, messages, server.stats.diskMb)
  const backupCount = backups.data?.backups.filter(({ state }) => state === 'ready').length ?? 0
  const domains = addresses.data?.domains ?? []
  const unused = account.data?.servers.find(({ subdomain }) => subdomain === server.subdomain)?.unused
  const bound = boundServers(server, servers.data ?? [])
  const { backends } = messages.settings
  // The API notifies Forge's mod that there is no proxy any more.
  const hasFabric = server.edition === 'proxy' && bound.some(({ core }) => core.id === 'fabric')
  const rows: [label: string, value: ReactNode, isThere: boolean][] = [
    [
      t.worlds,
      (worlds.data ?? []).map(({ path, bytes }) => (
        <span key={path} className={panel.ownLine}>
          {path} ({formatBytes(locale, bytes).replace(' ', '\u00a0')})
        </span>
      )),
      (worlds.data ?? []).length > 0,
    ],
    [messages.server.files, size ? `${size}: ${t.allFiles}` : t.allFiles, true],
    [
      messages.server.backups,
      fill(t.backupsGone, { count: formatNumber(locale, backupCount) }),
      backupCount > 0,
    ],
    [
      messages.list.paidUntil,
      <PaidUntil key="paid" until={server.paidUntil} unused={unused} />,
      server.paidUntil !== null,
    ],
    [
      messages.list.address,
      <>
        {addresses.data ? `${addresses.data.subdomain}.${addresses.data.zone}` : server.subdomain}{' '}
        <span className={panel.ownLine}>
          {fill(t.addressKept, { days: formatUnits(locale, formerNameDays, 'day') })}
        </span>
      </>,
      true,
    ],
    [t.domains, list(domains.map(({ domain }) => domain)), domains.length > 0],
    [
      messages.schedule.heading,
      list((schedules.data ?? []).map(({ name }) => name)),
      (schedules.data ?? []).length > 0,
    ],
  ]
  return (
    <>
      <p>{t.lead}</p>
      <dl className={styles.losses}>
        {rows.map(
          ([label, value, isThere]) =>
            isThere && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {bound.length > 0 && (
        <p>
          {fill(server.edition === 'proxy' ? backends.backendsStay : backends.proxyStays, {
            names: list(bound.map(({ name }) => name)),
          })}
        </p>
      )}
      {hasFabric && <p>{fill(backends.takeOutMod, { mod: forwardingMods.fabric.name })}</p>}
      {parts.some(({ failure }) => failure !== undefined) && <p className={panel.dim}>{t.unknown}</p>}
      {parts.some(({ data, failure }) => data === undefined && failure === undefined) && <Loading />}
    </>
  )
}

type PaidUntilProps = { until: string | null; unused: Money | null | undefined }

function PaidUntil({ until, unused }: PaidUntilProps) {
  const { locale, messages } = useI18n()
  if (until === null) return null
  const { deleteMoney, deleteMoneySum } = messages.settings
  const lost =
    unused && unused.minor > 0 ? fill(deleteMoneySum, { amount: formatMoney(locale, unused) }) : deleteMoney
  return (
    <>
      {formatDate(locale, until)} <span className={panel.ownLine}>{lost}</span>
    </>
  )
}

/** The worlds of a server with their sizes; empty for a server without files on a node. */
function useWorlds(server: Server): { data: readonly World[] | undefined; failure: unknown } {
  const { id, edition, node } = server
  const hasWorlds = edition !== 'proxy' && node !== null
  const [found, setFound] = useState<{ data?: readonly World[]; failure?: unknown }>({})
  useEffect(() => {
    if (!hasWorlds) return
    const ended = new AbortController()
    measureWorlds(filesOf(id), edition === 'bedrock' ? 'worlds' : '', ended.signal).then(
      (data) => ended.signal.aborted || setFound({ data }),
      (failure: unknown) => ended.signal.aborted || setFound({ failure }),
    )
    return () => ended.abort()
  }, [id, edition, hasWorlds])
  return hasWorlds ? { data: found.data, failure: found.failure } : { data: [], failure: undefined }
}

async function measureWorlds(
  client: FilesClient,
  folder: '' | 'worlds',
  signal: AbortSignal,
): Promise<World[]> {
  const paths = await allWorlds(client, signal, folder)
  if (paths.length === 0) return []
  const measured = await client.all('measure', { paths }, { signal })
  return measured.map(({ path, bytes }) => ({ path, bytes }))
}
