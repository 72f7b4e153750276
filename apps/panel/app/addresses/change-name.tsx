import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import { formerNameDays, maxFormerNames } from '@zubr/contracts/edge/limits'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { Notice } from '../components/notice.tsx'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { type Checked, isSubdomain, useSubdomain } from '../create/subdomain.ts'
import { SubdomainField } from '../create/subdomain-field.tsx'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './addresses.module.css'
import { useAddressesMessages } from './addresses-messages.tsx'
import type { CardProps } from './card.ts'

type ChangeNameProps = CardProps & { open: boolean; onClose(): void }

/** Asks for another subdomain, and says what happens to the old one. */
export function ChangeName({ open, onClose, ...card }: ChangeNameProps) {
  const t = useAddressesMessages()
  return (
    <Dialog open={open} title={t.changeTitle} onClose={onClose}>
      <Form {...card} onClose={onClose} />
    </Dialog>
  )
}

function Form({ server, addresses, onChanged, onClose }: Omit<ChangeNameProps, 'open'>) {
  const { locale, messages } = useI18n()
  const t = useAddressesMessages()
  const { done } = useToasts()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ name: string; checked: Checked }>()
  const [busy, run] = useBusy()
  const { subdomain, zone, former } = addresses
  const availability = useSubdomain(name)
  const checked = refused?.name === name ? refused.checked : knownOf(addresses, name, availability)
  const oldest = former.length >= maxFormerNames ? former.map(({ until }) => until).sort()[0] : undefined
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isSubdomain(name) || checked.state === 'refused' || busy) return
        void run(async () => {
          try {
            onChanged(
              await call('PUT /api/servers/:id/subdomain', {
                params: { id: server },
                body: { subdomain: name },
              }),
            )
          } catch (error) {
            const why = error instanceof ApiFailure ? error.fields.subdomain : undefined
            if (why !== 'taken' && why !== 'reserved' && why !== 'not_allowed') throw error
            setRefused({ name, checked: { state: 'refused', why } })
            return
          }
          done(t.changed)
          onClose()
        })
      }}
    >
      {oldest && <Notice>{fill(t.namesFull, { date: formatDate(locale, oldest) })}</Notice>}
      <SubdomainField
        value={name}
        {...{ checked, tried, zone }}
        hint={messages.create.subdomainHint}
        onChange={setName}
      />
      <p>{fill(t.changeText, { name: `${subdomain}.${zone}`, days: formerNameDays })}</p>
      <DialogButtons onCancel={onClose}>
        <Button type="submit" disabled={busy}>
          {t.changeButton}
        </Button>
      </DialogButtons>
    </form>
  )
}

/**
 * The availability check does not know that the server itself holds its current and former names.
 */
function knownOf({ subdomain, former }: ServerAddresses, name: string, availability: Checked): Checked {
  if (name === subdomain) return { state: 'refused', why: 'taken' }
  return former.some((formerName) => formerName.subdomain === name) ? { state: 'free' } : availability
}
