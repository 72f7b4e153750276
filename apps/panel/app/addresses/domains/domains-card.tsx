import { maxDomains } from '@zubr/contracts/edge/limits'
import { fill } from '@zubr/i18n/format'
import { useRef, useState } from 'react'
import { ApiFailure, call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { PlusIcon } from '../../components/icons.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import styles from '../addresses.module.css'
import { useAddressesMessages } from '../addresses-messages.tsx'
import { asciiDomain } from '../ascii-domain.ts'
import type { CardProps } from '../card.ts'
import { DomainRow } from './domain-row.tsx'

/** The owner's domains: required records and their state. */
export function DomainsCard(card: CardProps) {
  const t = useAddressesMessages()
  const { domains } = card.addresses
  const group = useFocusFallback<HTMLUListElement>()
  return (
    <section className={`${panel.plate} ${styles.card}`} aria-labelledby="domains">
      <h2 id="domains">{t.domains}</h2>
      <p className={`${panel.dim} ${styles.text}`}>{t.domainsIntro}</p>
      {domains.length > 0 && (
        <ul className={styles.rows} ref={group} tabIndex={-1} aria-labelledby="domains">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} {...card} />
          ))}
        </ul>
      )}
      {domains.length < maxDomains ? (
        <AddDomain {...card} />
      ) : (
        <p className={panel.dim}>{fill(t.domainsFull, { most: maxDomains })}</p>
      )}
    </section>
  )
}

function AddDomain({ server, addresses, disabled, onChanged }: CardProps) {
  const t = useAddressesMessages()
  const { done } = useToasts()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, run] = useBusy()
  const form = useRef<HTMLFormElement>(null)
  const refuse = (why: string) => {
    setFault(why)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form
      ref={form}
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        const domain = asciiDomain(typed)
        if (domain === undefined) return refuse(t.domainFault)
        if (domain.endsWith(`.${addresses.zone}`)) return refuse(t.refusals.ours)
        if (addresses.domains.some((known) => known.domain === domain)) return refuse(t.refusals.already)
        void run(async () => {
          try {
            onChanged(
              await call('POST /api/servers/:id/domains', { params: { id: server }, body: { domain } }),
            )
          } catch (error) {
            const why = error instanceof ApiFailure ? error.fields.domain : undefined
            if (why !== 'ours' && why !== 'already') throw error
            return refuse(t.refusals[why])
          }
          done(t.added)
          setTyped('')
        })
      }}
    >
      <TextField
        label={t.domain}
        hint={t.domainHint}
        fault={fault}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value)
          setFault(undefined)
        }}
      />
      <Button tone="quiet" type="submit" className={styles.submit} disabled={busy || disabled}>
        <PlusIcon />
        {t.add}
      </Button>
    </form>
  )
}
