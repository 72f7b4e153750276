import { type ReactNode, useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { DialogButtons } from '../components/dialog.tsx'
import { SecretField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useI18n } from '../i18n.tsx'
import { loginAddress } from '../session.tsx'
import styles from './account.module.css'
import { isWrongPassword } from './password-faults.ts'

type PasswordQuestionProps = {
  action: string
  danger?: boolean
  children?: ReactNode
  /** False disables the button for another reason. */
  ready?: boolean
  /** An account without a password needs no confirmation by one. */
  hasPassword?: boolean
  /** The label, if another password field is beside it. */
  label?: string
  onPassword(password: string): Promise<void>
  onCancel(): void
}

/** Asks for the password again before an action that an open session alone must not allow. */
export function PasswordQuestion({
  action,
  danger,
  children,
  ready = true,
  hasPassword = true,
  label,
  onPassword,
  onCancel,
}: PasswordQuestionProps) {
  const { locale, messages } = useI18n()
  const { failed } = useToasts()
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const isWrong = isWrongPassword(failure)
  const isOld = failure?.fields.session === 'old'
  return (
    <form
      className={styles.stack}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!ready || (hasPassword && password === '')) return
        setBusy(true)
        setFailure(undefined)
        try {
          await onPassword(password)
        } catch (error) {
          setFailure(error instanceof ApiFailure ? error : new ApiFailure('internal'))
        }
        setBusy(false)
      }}
    >
      {children}
      {hasPassword && (
        <SecretField
          wide
          label={label ?? messages.account.currentPassword}
          autoComplete="current-password"
          maxLength={256}
          value={password}
          fault={isWrong ? messages.account.wrongPassword : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {failure && !isWrong && (
        <p className={panel.alert} role="alert">
          {isOld ? messages.account.sessionOld : messages.errors[failure.code]}
        </p>
      )}
      <DialogButtons onCancel={onCancel}>
        {isOld ? (
          <Button
            onClick={() =>
              call('POST /api/auth/sign-out').then(
                () => location.assign(loginAddress(locale, location.pathname + location.search)),
                failed,
              )
            }
          >
            {messages.account.logInAgain}
          </Button>
        ) : (
          <Button
            tone={danger ? 'danger' : 'main'}
            type="submit"
            disabled={busy || !ready || (hasPassword && password === '')}
          >
            {action}
          </Button>
        )}
      </DialogButtons>
    </form>
  )
}
