import field from '@zubr/ui/field.module.css'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useI18n } from '../../i18n.tsx'
import styles from './field.module.css'

type FieldProps = {
  label: string
  hint?: ReactNode
  /** The error message; it marks the field as invalid and is read out with it. */
  fault?: string | undefined
  /** Content after the input: a unit, a state. */
  after?: ReactNode
  wide?: boolean | undefined
}

/** Layout of a field: label, input, hint and error. */
function Frame({
  id,
  label,
  hint,
  fault,
  wide,
  children,
}: Omit<FieldProps, 'after'> & { id: string; children: ReactNode }) {
  return (
    <div className={`${field.field} ${styles.field} ${wide ? field.wide : ''}`}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className={`${field.fault} ${styles.fault}`} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  hint,
  fault,
  after,
  wide,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId()
  return (
    <Frame {...{ id, label, hint, fault, wide }}>
      <span className={styles.line}>
        <input
          className={`${field.input} ${styles.input}`}
          {...input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
        />
        {after}
      </span>
    </Frame>
  )
}

/** A password input with a button that reveals it. */
export function SecretField(props: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const { messages } = useI18n()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          className={styles.reveal}
          type="button"
          aria-pressed={shown}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? messages.frame.hide : messages.frame.show}
        </button>
      }
    />
  )
}

export function SelectField({
  label,
  hint,
  children,
  ...select
}: Pick<FieldProps, 'label' | 'hint'> & Omit<ComponentProps<'select'>, 'id'>) {
  const id = useId()
  return (
    <Frame {...{ id, label, hint }}>
      <select
        className={`${field.input} ${styles.input}`}
        {...select}
        id={id}
        aria-describedby={`${id}-hint ${id}-fault`}
      >
        {children}
      </select>
    </Frame>
  )
}

/** A boolean as a switch; screen readers see a checkbox. */
export function SwitchField({
  label,
  hint,
  wide,
  ...input
}: Pick<FieldProps, 'label' | 'hint' | 'wide'> & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const id = useId()
  return (
    <div className={`${field.field} ${styles.field} ${wide ? field.wide : ''}`}>
      <label className={styles.switch}>
        <input type="checkbox" {...input} aria-describedby={`${id}-hint`} />
        <span className={styles.track} />
        {label}
      </label>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
