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
import { useFocusKept } from '../../components/use-focus-kept.ts'
import styles from '../addresses.module.css'
import { useAddressesMessages } from '../addresses-messages.tsx'
import { asciiDomain } from '../ascii-domain.ts'
import type { CardProps } from '../card.ts'
import { DomainRow } from './domain-row.tsx'

/** Domains of the owner's own: what each needs, and how it stands. */
export function DomainsCard(card: CardProps) {
  const own = useAddressesMessages()
  const { domains } = card.addresses
  const group = useFocusKept<HTMLUListElement>()
  return (
    <section className={`${panel.plate} ${styles.card}`} aria-labelledby="domains">
      <h2 id="domains">{own.domains}</h2>
      <p className={`${panel.dim} ${styles.text}`}>{own.domainsIntro}</p>
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
        <p className={panel.dim}>{fill(own.domainsFull, { most: maxDomains })}</p>
      )}
    </section>
  )
}

function AddDomain({ server, addresses, disabled, onChanged }: CardProps) {
  const own = useAddressesMessages()
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
        if (domain === undefined) return refuse(own.domainFault)
        if (domain.endsWith(`.${addresses.zone}`)) return refuse(own.refusals.ours)
        if (addresses.domains.some((known) => known.domain === domain)) return refuse(own.refusals.already)
        void run(async () => {
          try {
            onChanged(
              await call('POST /api/servers/:id/domains', { params: { id: server }, body: { domain } }),
            )
          } catch (error) {
            const why = error instanceof ApiFailure ? error.fields.domain : undefined
            if (why !== 'ours' && why !== 'already') throw error
            return refuse(own.refusals[why])
          }
          done(own.added)
          setTyped('')
        })
      }}
    >
      <TextField
        label={own.domain}
        hint={own.domainHint}
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
        {own.add}
      </Button>
    </form>
  )
}
