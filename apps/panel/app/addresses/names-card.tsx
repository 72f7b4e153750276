import { fill, plural } from '@zubr/i18n/format'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { AddressLine, AddressLines } from '../server/address.tsx'
import { useServer } from '../server/context.ts'
import { ProxyLinks } from '../settings/backends/backend-links.tsx'
import { isBehindProxy, isEmptyProxy } from '../settings/backends/backend-rows.ts'
import styles from './addresses.module.css'
import { useAddressesMessages } from './addresses-messages.tsx'
import type { CardProps } from './card.ts'
import { ChangeName } from './change-name.tsx'

/** The current and former addresses of the server. */
export function NamesCard(card: CardProps) {
  const { messages } = useI18n()
  const t = useAddressesMessages()
  const { server } = useServer()
  const { addresses, disabled } = card
  const [changing, setChanging] = useState(false)
  const isByUdp = server.transport === 'udp'
  return (
    <section className={`${panel.plate} ${styles.card}`} aria-labelledby="addresses">
      <h2 id="addresses">{messages.list.address}</h2>
      {isByUdp ? (
        <div className={styles.lines}>
          <div>
            <AddressLines address={addresses.byPort} edition={server.edition} />
          </div>
          <p>{t.bedrock}</p>
        </div>
      ) : (
        <>
          {isBehindProxy(server) ? <ProxyLinks /> : <Lines {...card} />}
          {isEmptyProxy(server) && <ProxyLinks />}
          <Former {...card} />
          <div className={panel.row}>
            <Button tone="quiet" disabled={disabled} onClick={() => setChanging(true)}>
              {t.change}
            </Button>
          </div>
          <ChangeName {...card} open={changing} onClose={() => setChanging(false)} />
        </>
      )}
      <Refused count={addresses.refusedLastHour} />
      {!isByUdp && addresses.playerAddresses === 'not_told' && (
        <p className={`${panel.dim} ${styles.text}`}>{t.notTold}</p>
      )}
    </section>
  )
}

function Lines({ addresses: { byName, byPort } }: CardProps) {
  const { messages } = useI18n()
  const t = useAddressesMessages()
  return (
    <div className={styles.lines}>
      {byName === null ? (
        <p className={panel.dim}>{t.noName}</p>
      ) : (
        <div>
          <p className={styles.label}>{t.main}</p>
          <AddressLine text={byName} />
          {byName.includes(':') && <p className={`${panel.dim} ${panel.small}`}>{t.withPort}</p>}
        </div>
      )}
      <div className={byName === null ? undefined : styles.second}>
        <p className={styles.label}>{t.byPort}</p>
        {byPort === null ? (
          <p className={panel.dim}>{messages.server.noAddress}</p>
        ) : (
          <>
            <AddressLine text={byPort} />
            <p className={`${panel.dim} ${panel.small}`}>{t.byPortHint}</p>
          </>
        )}
      </div>
    </div>
  )
}

function Former({ addresses: { former, zone } }: CardProps) {
  const { locale } = useI18n()
  const t = useAddressesMessages()
  if (former.length === 0) return null
  return (
    <div>
      <h3 className={styles.label}>{t.former}</h3>
      <ul className={styles.former}>
        {former.map(({ subdomain, until }) => (
          <li key={subdomain}>
            <span className={styles.name}>
              {subdomain}.{zone}
            </span>{' '}
            <span className={panel.dim}>{fill(t.until, { date: formatDate(locale, until) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Refused({ count }: { count: number }) {
  const { locale } = useI18n()
  const t = useAddressesMessages()
  if (count === 0) return null
  return (
    <div className={`${panel.alert} ${panel.calm}`}>
      <p>
        <strong>{plural(locale, t.refused, count)}</strong>
      </p>
      <p className={`${panel.dim} ${panel.small}`}>{t.refusedHint}</p>
    </div>
  )
}
