import type { OwnDomain } from '@zubr/contracts/edge/addresses'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { CloseIcon } from '../../components/icons.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { formatDate, formatMoment } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { breakable } from '../../server/address.tsx'
import styles from '../addresses.module.css'
import { useAddressesMessages } from '../addresses-messages.tsx'
import type { CardProps } from '../card.ts'
import { RecordTable } from './record-table.tsx'

const looks: Record<OwnDomain['state'], string | undefined> = {
  waiting: undefined,
  confirmed: panel.good,
  lost: styles.lost,
}

const whatOf = ({ state, found }: OwnDomain) =>
  state !== 'waiting' && found?.what === 'missing' ? 'gone' : (found?.what ?? 'never')

export function DomainRow({
  domain: ownDomain,
  server,
  addresses,
  disabled,
  onChanged,
}: CardProps & { domain: OwnDomain }) {
  const { locale } = useI18n()
  const messages = useAddressesMessages()
  const { done } = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const { domain, state, found, until } = ownDomain
  const params = { id: server, domain: ownDomain.id }
  const record = <RecordTable domain={ownDomain} edgePort={addresses.edgePort} />
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h3>{breakable(domain)}</h3>
          <span className={`${panel.mark} ${looks[state] ?? ''}`}>{messages.states[state]}</span>
        </div>
        {state !== 'waiting' && <CopyButton text={domain} plain />}
        <button
          type="button"
          className={styles.remove}
          aria-label={fill(messages.remove, { name: domain })}
          title={fill(messages.remove, { name: domain })}
          onClick={() => setAsking(true)}
        >
          <CloseIcon />
        </button>
      </div>
      {state === 'lost' && until && (
        <p className={panel.alert}>{fill(messages.leadsUntil, { date: formatDate(locale, until) })}</p>
      )}
      <div className={panel.spread}>
        <p role="status" className={styles.found}>
          {messages.found[whatOf(ownDomain)]}
          {found && (
            <span className={panel.dim}>
              {' · '}
              {fill(messages.looked, { time: formatMoment(locale, found.at) })}
            </span>
          )}
        </p>
        <Button
          tone="quiet"
          disabled={busy || disabled}
          aria-label={fill(messages.lookFor, { name: domain })}
          onClick={() =>
            run(async () => onChanged(await call('POST /api/servers/:id/domains/:domain/look', { params })))
          }
        >
          {messages.look}
        </Button>
      </div>
      {state === 'confirmed' ? (
        <details className={styles.details}>
          <summary>{messages.showRecord}</summary>
          {record}
        </details>
      ) : (
        record
      )}
      <Confirm
        open={asking}
        danger
        title={fill(messages.removeTitle, { name: domain })}
        text={messages.removeText}
        action={messages.removeButton}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          onChanged(await call('DELETE /api/servers/:id/domains/:domain', { params }))
          done(messages.removed)
        }}
      />
    </li>
  )
}
