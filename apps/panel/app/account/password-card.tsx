import type { Me } from '@zubr/contracts/accounts'
import { useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { SecretField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import styles from './account.module.css'
import { isPasswordFault, isWrongPassword, type PasswordFault, passwordFault } from './password-faults.ts'

type Faults = { current?: string; next?: PasswordFault; repeat?: PasswordFault }
const nothing = { current: '', next: '', repeat: '' }

export function PasswordCard({ me }: { me: Me }) {
  const { messages } = useI18n()
  const { done } = useToasts()
  const [typed, setTyped] = useState(nothing)
  const [faults, setFaults] = useState<Faults>({})
  const [busy, run] = useBusy()
  const field = (
    name: keyof typeof nothing,
    label: string,
    autoComplete: string,
    fault: string | undefined,
  ) => (
    <SecretField
      label={label}
      autoComplete={autoComplete}
      maxLength={256}
      value={typed[name]}
      fault={fault}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
    />
  )
  const say = (fault: PasswordFault | undefined) => fault && messages.account.passwordFaults[fault]
  return (
    <section className={panel.plate}>
      <h2>{messages.account.password}</h2>
      {!me.hasPassword ? (
        <p className={panel.dim}>{messages.account.noPassword}</p>
      ) : (
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault()
            const next = passwordFault(typed.next)
            const repeat = typed.next === typed.repeat ? undefined : 'repeat_differs'
            setFaults({ ...(next && { next }), ...(repeat && { repeat }) })
            if (next || repeat || typed.current === '') return
            void run(async () => {
              try {
                await call('POST /api/auth/change-password', {
                  body: { currentPassword: typed.current, newPassword: typed.next },
                })
                setTyped(nothing)
                done(messages.account.passwordChanged)
              } catch (error) {
                const code = error instanceof ApiFailure ? error.fields.newPassword : undefined
                if (isPasswordFault(code)) setFaults({ next: code })
                else if (isWrongPassword(error)) setFaults({ current: messages.account.wrongPassword })
                else throw error
              }
            })
          }}
        >
          <input type="text" autoComplete="username" value={me.login} readOnly hidden />
          {field('current', messages.account.currentPassword, 'current-password', faults.current)}
          {field('next', messages.account.newPassword, 'new-password', say(faults.next))}
          {field('repeat', messages.account.repeat, 'new-password', say(faults.repeat))}
          <p className={`${panel.dim} ${panel.small}`}>{messages.account.passwordNote}</p>
          <div>
            <Button type="submit" disabled={busy || Object.values(typed).some((text) => text === '')}>
              {messages.account.changePassword}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
