import type { Me } from '@zubr/contracts/accounts'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import styles from './account.module.css'
import { PasswordQuestion } from './password-question.tsx'

export function EmailCard({ me, onChanged }: { me: Me; onChanged(): void }) {
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [misshapen, setMisshapen] = useState(false)
  const [sending, send] = useBusy()
  const waits = me.email !== '' && (!me.emailConfirmed || me.newEmail !== null)
  return (
    <section className={panel.plate}>
      <h2>{messages.account.email}</h2>
      <div className={styles.stack}>
        {me.email !== '' && (
          <p className={`${panel.row} ${styles.mail}`}>
            <span>{me.email}</span>{' '}
            <span className={`${panel.mark} ${me.emailConfirmed ? panel.good : ''}`}>
              {me.emailConfirmed ? messages.account.confirmed : messages.account.unconfirmed}
            </span>
          </p>
        )}
        {!me.emailConfirmed && (
          <p className={panel.dim}>
            {me.email === '' ? messages.account.noEmail : messages.account.unconfirmedText}
          </p>
        )}
        {me.newEmail && <p className={panel.dim}>{fill(messages.account.waiting, { email: me.newEmail })}</p>}
        {me.refusedEmail && (
          <p className={panel.alert} role="status">
            {fill(messages.account.emailRefused, { email: me.refusedEmail })}
          </p>
        )}
        <div className={panel.row}>
          {waits && (
            <Button
              disabled={sending}
              onClick={() =>
                send(async () => {
                  await call('POST /api/account/confirmation')
                  done(messages.account.sent)
                })
              }
            >
              {messages.account.sendAgain}
            </Button>
          )}
          {waits && (
            <a className={buttonClass({ tone: 'quiet', size: 'small' })} href={`/confirm?lang=${locale}`}>
              {messages.account.enterCode}
            </a>
          )}
          <Button
            tone="quiet"
            onClick={() => {
              setEmail('')
              setMisshapen(false)
              setOpen(true)
            }}
          >
            {messages.account.changeEmail}
          </Button>
        </div>
      </div>
      <Dialog open={open} title={messages.account.changeEmail} onClose={() => setOpen(false)}>
        <PasswordQuestion
          action={messages.frame.save}
          ready={email.includes('@')}
          hasPassword={me.hasPassword}
          onCancel={() => setOpen(false)}
          onPassword={async (password) => {
            setMisshapen(false)
            try {
              await call('PUT /api/account/email', { body: { email: email.trim(), password } })
            } catch (error) {
              if (!(error instanceof ApiFailure && error.fields.email)) throw error
              return setMisshapen(true)
            }
            setOpen(false)
            done(messages.account.sent)
            onChanged()
          }}
        >
          <TextField
            wide
            inputMode="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            label={messages.account.newEmail}
            autoComplete="email"
            maxLength={254}
            value={email}
            fault={misshapen ? messages.account.emailShape : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
        </PasswordQuestion>
      </Dialog>
    </section>
  )
}
