import type { PanelMessages } from '@zubr/i18n/panel/en'
import { TextField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { gameDomain } from '../deployment.ts'
import { useI18n } from '../i18n.tsx'
import styles from './create.module.css'
import type { Checked } from './subdomain.ts'

type SubdomainFieldProps = {
  value: string
  checked: Checked
  /** The form was submitted: an empty field is invalid then. */
  tried: boolean
  /** The suffix after the name. */
  zone?: string
  /** Shown before anything is typed. */
  hint: string
  onChange(name: string): void
}

/** The subdomain input with its availability. */
export function SubdomainField({
  value,
  checked,
  tried,
  hint,
  zone = gameDomain,
  onChange,
}: SubdomainFieldProps) {
  const { messages } = useI18n()
  return (
    <TextField
      wide
      label={messages.create.subdomain}
      hint={<SubdomainHint checked={checked} hint={hint} />}
      maxLength={32}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={value}
      fault={subdomainFault(messages, checked, tried)}
      onChange={({ target }) => onChange(target.value.toLowerCase())}
      after={<span className={`${panel.dim} ${styles.domain}`}>.{zone}</span>}
    />
  )
}

function SubdomainHint({ checked, hint }: { checked: Checked; hint: string }) {
  const { messages } = useI18n()
  return (
    <>
      <span role="status" className={styles.checked} data-state={checked.state}>
        {checked.state === 'checking' && messages.create.subdomainChecking}
        {checked.state === 'free' && `✓ ${messages.create.subdomainFree}`}
      </span>
      {checked.state !== 'free' && checked.state !== 'checking' && hint}
    </>
  )
}

function subdomainFault(messages: PanelMessages, checked: Checked, tried: boolean): string | undefined {
  if (checked.state === 'refused') return messages.create.subdomainRefused[checked.why]
  return checked.state === 'shape' || (checked.state === 'empty' && tried)
    ? messages.create.subdomainShape
    : undefined
}
