import type { AccountAnswer, AccountFault } from '@zubr/contracts/accounts'
import { passwordLengths } from '@zubr/contracts/fields/account'
import { trapField } from '@zubr/contracts/fields/partner'
import field from '@zubr/ui/field.module.css'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import styles from './form.module.css'

type FieldProps = {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'numeric' | 'email'
  /** Without these attributes phones capitalize and autocorrect the input. */
  autoCapitalize?: 'none' | 'characters'
  autoCorrect?: 'off'
  spellCheck?: false
  lines?: boolean
  minLength?: number
  /**
   * Source: `inputPatterns`. forms.ts sets the attribute: without scripts the server's messages are
   * better than the browser's.
   */
  pattern?: string
  /** Name of the field that this one repeats, and the error message if they differ. */
  repeats?: { name: string; refusal: string }
  maxLength?: number
  required?: boolean
  /** Initial value. */
  value?: string | undefined
  /** Error message below the field: shown now, or reserved for a script if empty. */
  fault?: string | undefined
  /**
   * Error message of forms.ts if the browser's validation fails: the browser's own message is in
   * the browser's language.
   */
  refusal?: string
  autoFocus?: boolean
}

/** A labelled form field, required by default. */
export function Field({
  name,
  label,
  hint,
  type = 'text',
  lines = false,
  value,
  refusal,
  pattern,
  repeats,
  fault = refusal && '',
  ...more
}: FieldProps) {
  const describedBy = [fault !== undefined && `${name}-fault`, hint && `${name}-hint`].filter(Boolean)
  const attributes = {
    id: name,
    name,
    // The page's rules for form inputs need their own class beside the shared style.
    className: `${field.input} ${styles.input}`,
    required: true,
    ...(value ? { defaultValue: value } : {}),
    ...(refusal ? { 'data-refusal': refusal } : {}),
    ...(pattern ? { 'data-pattern': pattern } : {}),
    ...(repeats ? { 'data-repeats': repeats.name, 'data-differs': repeats.refusal } : {}),
    ...(fault ? { 'aria-invalid': true } : {}),
    ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
    ...more,
  }
  const input = lines ? <textarea rows={3} {...attributes} /> : <input type={type} {...attributes} />
  return (
    <div className={`${field.field} ${lines ? field.wide : ''}`}>
      <label className={field.label} htmlFor={name}>
        {label}
      </label>
      {type === 'password' ? <Secret name={name}>{input}</Secret> : input}
      {fault !== undefined && (
        <span className={`${field.fault} ${styles.fault}`} id={`${name}-fault`} hidden={!fault}>
          {fault}
        </span>
      )}
      {hint && (
        <span className={field.hint} id={`${name}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** A password input with a reveal button, which forms.ts activates. */
function Secret({ name, children }: { name: string; children: ReactNode }) {
  const { messages } = useI18n()
  return (
    <div className={styles.secret}>
      {children}
      <button
        type="button"
        className={`icon-button ${styles.reveal}`}
        data-reveal={name}
        data-show={messages.login.show}
        data-hide={messages.login.hide}
        aria-label={messages.login.show}
        aria-pressed="false"
        hidden
      >
        <svg
          aria-hidden="true"
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10z" />
          <rect x="8" y="8" width="4" height="4" fill="currentColor" stroke="none" />
        </svg>
      </button>
    </div>
  )
}

/** Returns the message of a field error from the API. */
export function useFaultText(): (fault: AccountFault | undefined) => string | undefined {
  const { faults } = useI18n().messages.account
  return (fault) => fault && faults[fault]
}

/**
 * A new password and its repetition. No `maxlength`: browsers would silently truncate a pasted
 * password.
 */
export function NewPasswordFields({ faults = {} }: { faults: AccountAnswer['faults'] | undefined }) {
  const { messages } = useI18n()
  const faultText = useFaultText()
  return (
    <>
      <Field
        name="password"
        type="password"
        label={messages.register.password}
        autoComplete="new-password"
        minLength={passwordLengths.min}
        refusal={messages.account.faults.password_short}
        fault={faultText(faults.password)}
      />
      <Field
        name="repeat"
        type="password"
        label={messages.register.repeat}
        autoComplete="new-password"
        refusal={messages.partner.fieldMissing}
        repeats={{ name: 'password', refusal: messages.account.faults.repeat_differs }}
        fault={faultText(faults.repeat)}
      />
    </>
  )
}

type TickProps = {
  name: string
  checked: boolean | undefined
  refusal: string
  fault: string | undefined
  autoFocus?: boolean
  /** The consent text. */
  children: ReactNode
}

/** A required checkbox with its error below it, as for other fields. */
export function Tick({ name, checked, refusal, fault = '', children, ...more }: TickProps) {
  return (
    <div className={`${field.field} ${field.wide}`}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          id={name}
          name={name}
          required
          defaultChecked={checked}
          data-refusal={refusal}
          aria-describedby={`${name}-fault`}
          {...(fault ? { 'aria-invalid': true } : {})}
          {...more}
        />
        <span>{children}</span>
      </label>
      <span className={`${field.fault} ${styles.fault}`} id={`${name}-fault`} hidden={!fault}>
        {fault}
      </span>
    </div>
  )
}

/** Honeypot: a field that robots fill in and people do not see. */
export function Trap() {
  const { partner } = useI18n().messages
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="trap">{partner.trap}</label>
      <input
        id="trap"
        name={trapField}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  )
}

type MessageProps = {
  name: string
  /** Null if a script fills it in. */
  text: string | null
  /** Second, less prominent sentence. */
  more?: string
  tone?: 'fault' | 'calm' | 'good'
  /** Visible from the start, because the page itself is the response. */
  shown?: boolean
  /** Visible and focused. */
  focus?: boolean
}

/**
 * Hidden until a script shows it. Without scripts the server links to its anchor or renders it
 * visible.
 */
export function Message({ name, text, more, tone = 'fault', focus, shown = focus }: MessageProps) {
  return (
    <div
      className={styles.message}
      id={name}
      role="alert"
      tabIndex={-1}
      data-message={name}
      data-tone={tone}
      {...(shown ? { 'data-shown': true } : {})}
      {...(focus ? { autoFocus: true } : {})}
    >
      {more ? (
        <>
          <strong>{text}</strong> <span className="dim">{more}</span>
        </>
      ) : (
        text
      )}
    </div>
  )
}
