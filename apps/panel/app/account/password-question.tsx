import { buttonClass } from '@zubr/ui/button'
import { type ReactNode, useState } from 'react'
import { useNotify } from '../notices/notices.tsx'
import { DialogButtons } from '../parts/dialog.tsx'
import { SecretField } from '../parts/field.tsx'
import { useSpeech } from '../speech.tsx'
import styles from './account.module.css'
import { isWrongPassword } from './wrong-password.ts'

type PasswordQuestionProps = {
  action: string
  danger?: string
  children?: ReactNode
  /** False keeps the button off for another reason. */
  ready?: boolean
  /** An account without a password is not asked for one. */
  hasPassword?: boolean
  onPassword(password: string): Promise<void>
  onCancel(): void
}

/** Asks for the password once more, as before everything that an open session alone must not do. */
export function PasswordQuestion({
  action,
  danger,
  children,
  ready = true,
  hasPassword = true,
  onPassword,
  onCancel,
}: PasswordQuestionProps) {
  const { words } = useSpeech()
  const { failed } = useNotify()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <form
      className={styles.stack}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!ready || (hasPassword && password === '')) return
        setBusy(true)
        setWrong(false)
        try {
          await onPassword(password)
        } catch (error) {
          if (isWrongPassword(error)) setWrong(true)
          else failed(error)
        }
        setBusy(false)
      }}
    >
      {children}
      {hasPassword && (
        <SecretField
          wide
          label={words.account.currentPassword}
          autoComplete="current-password"
          maxLength={256}
          value={password}
          fault={wrong ? words.account.wrongPassword : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <DialogButtons>
        <button className={buttonClass({ tone: 'quiet', size: 'small' })} type="button" onClick={onCancel}>
          {words.frame.cancel}
        </button>
        <button
          className={`${buttonClass({ size: 'small' })} ${danger ?? ''}`}
          type="submit"
          disabled={busy || !ready || (hasPassword && password === '')}
        >
          {action}
        </button>
      </DialogButtons>
    </form>
  )
}
