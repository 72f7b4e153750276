import type { Me } from '@zubr/contracts/accounts'
import { useRef, useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { TextField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './account.module.css'
import { PasswordQuestion } from './password-question.tsx'
import { QrCode } from './qr.tsx'

type Step =
  | { id: 'closed' | 'ask-enable' | 'ask-disable' | 'ask-codes' }
  | { id: 'scan'; uri: string; codes: string[] }
  | { id: 'codes'; codes: string[] }

/** Turns two-factor authentication on and off: password, QR code, first code, recovery codes. */
export function FactorCard({ me, onChanged }: { me: Me; onChanged(): void }) {
  const { messages } = useI18n()
  const { done } = useToasts()
  const [step, setStep] = useState<Step>({ id: 'closed' })
  const close = () => setStep({ id: 'closed' })
  const title =
    step.id === 'codes' || step.id === 'ask-codes' ? messages.account.codes : messages.account.factor
  return (
    <section className={panel.plate}>
      <h2>{messages.account.factor}</h2>
      <div className={styles.stack}>
        <p>
          <span className={`${panel.mark} ${me.secondFactor ? panel.good : ''}`}>
            {me.secondFactor ? messages.account.factorOn : messages.account.factorOff}
          </span>
        </p>
        <p className={panel.dim}>{messages.account.factorText}</p>
        {!me.hasPassword ? (
          <p className={panel.dim}>{messages.account.noPassword}</p>
        ) : me.secondFactor ? (
          <div className={panel.row}>
            <Button tone="quiet" onClick={() => setStep({ id: 'ask-codes' })}>
              {messages.account.codesNew}
            </Button>
            <Button tone="quiet" onClick={() => setStep({ id: 'ask-disable' })}>
              {messages.account.disable}
            </Button>
          </div>
        ) : (
          <div>
            <Button onClick={() => setStep({ id: 'ask-enable' })}>{messages.account.enable}</Button>
          </div>
        )}
      </div>
      <Dialog open={step.id !== 'closed'} title={title} onClose={close}>
        {(step.id === 'ask-enable' || step.id === 'ask-disable' || step.id === 'ask-codes') && (
          <PasswordQuestion
            key={step.id}
            action={step.id === 'ask-disable' ? messages.account.disable : messages.account.continue}
            onCancel={close}
            onPassword={async (password) => {
              const body = { password }
              if (step.id === 'ask-enable') {
                const { totpURI, backupCodes } = await call('POST /api/auth/two-factor/enable', { body })
                return setStep({ id: 'scan', uri: totpURI, codes: backupCodes })
              }
              if (step.id === 'ask-codes') {
                const fresh = await call('POST /api/auth/two-factor/generate-backup-codes', { body })
                return setStep({ id: 'codes', codes: fresh.backupCodes })
              }
              await call('POST /api/auth/two-factor/disable', { body })
              close()
              done(messages.account.factorDisabled)
              onChanged()
            }}
          >
            <p>{messages.account.passwordAsked}</p>
          </PasswordQuestion>
        )}
        {step.id === 'scan' && (
          <Scan
            uri={step.uri}
            onVerified={() => {
              setStep({ id: 'codes', codes: step.codes })
              done(messages.account.factorEnabled)
              onChanged()
            }}
            onCancel={close}
          />
        )}
        {step.id === 'codes' && <Codes codes={step.codes} onClose={close} />}
      </Dialog>
    </section>
  )
}

function Scan({ uri, onVerified, onCancel }: { uri: string; onVerified(): void; onCancel(): void }) {
  const { messages } = useI18n()
  const { failed } = useToasts()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(false)
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <form
      className={styles.stack}
      onSubmit={async (event) => {
        event.preventDefault()
        setWrong(false)
        try {
          await call('POST /api/auth/two-factor/verify-totp', { body: { code: code.replace(/\s/g, '') } })
          onVerified()
        } catch (error) {
          if (error instanceof ApiFailure && error.fields.auth) setWrong(true)
          else failed(error)
        }
      }}
    >
      <p>{messages.account.factorScan}</p>
      <div className={styles.qr}>
        <QrCode text={uri} label={messages.account.factorScan} />
      </div>
      <p className={panel.dim}>
        {messages.account.factorKey}{' '}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} plain />
      </p>
      <TextField
        label={messages.account.factorCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        fault={wrong ? messages.account.factorWrong : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" disabled={!/^\d{6}$/.test(code.replace(/\s/g, ''))}>
          {messages.account.factorVerify}
        </Button>
      </DialogButtons>
    </form>
  )
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { messages } = useI18n()
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <p>{messages.account.codesText}</p>
      <ul className={styles.codes} ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <CopyButton text={codes.join('\n')} from={list} />
        <Button onClick={onClose}>{messages.account.codesKept}</Button>
      </DialogButtons>
    </>
  )
}
