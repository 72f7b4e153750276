import { eulaUrl } from '@zubr/domain/cores/kinds'
import field from '@zubr/ui/field.module.css'
import { useId } from 'react'
import { useI18n } from '../../i18n.tsx'
import panel from '../panel.module.css'
import styles from './eula-field.module.css'
import fields from './field.module.css'

type EulaFieldProps = { checked: boolean; isMissing: boolean; onChange(checked: boolean): void }

/** The owner's consent to the game's EULA: never preselected. */
export function EulaField({ checked, isMissing, onChange }: EulaFieldProps) {
  const { messages } = useI18n()
  const id = useId()
  return (
    <div className={styles.eula}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {messages.create.eula}
      </label>
      <a className={panel.link} href={eulaUrl} target="_blank" rel="noreferrer">
        {messages.create.eulaRead}
      </a>
      {isMissing && (
        <p className={`${field.fault} ${fields.fault}`} id={id}>
          {messages.create.eulaMissing}
        </p>
      )}
    </div>
  )
}
