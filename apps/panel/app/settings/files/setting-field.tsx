import type { OwnReason } from '@zubr/domain/settings-files/setting'
import { defaultOf, settingFault } from '@zubr/domain/settings-files/values'
import { fill, formatNumber } from '@zubr/i18n/format'
import { SecretField, SelectField, SwitchField, TextField } from '../../components/fields/field.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { boundsText } from '../form/form-values.ts'
import styles from './files.module.css'
import { useFormMessages } from './form-messages.tsx'
import { type FormRow, inLines, inOneLine, isUsual, optionLabel, spoken } from './form-rows.ts'

type SettingFieldProps = {
  row: FormRow
  value: string | null
  /** Reserved by the service. */
  reserved: OwnReason | undefined
  /** A value that somebody else has saved meanwhile. */
  theirs: string | undefined
  onChange(value: string): void
}

/** One setting: input for its type, key, and reset to default. */
export function SettingField({ row, value, reserved, theirs, onChange }: SettingFieldProps) {
  const { messages } = useI18n()
  const forms = useFormMessages()
  const all = { panel: messages, forms }
  const { setting, label, name, isUnknown } = row
  const usual = spoken(setting, defaultOf(setting), all)
  const isDefault = isUsual(row, value)
  const notes = [
    reserved ? forms.own[reserved] : row.hint,
    value === null ? forms.complex : undefined,
    theirs === undefined ? undefined : fill(forms.inFile, { value: spoken(setting, theirs, all) }),
  ].filter((note) => note !== undefined)
  const hint = (
    <>
      {notes.map((note) => (
        <span key={note} className={panel.ownLine}>
          {note}
        </span>
      ))}
      {!isUnknown && (
        <span className={panel.ownLine}>
          <code>{name}</code> · {isDefault ? forms.isUsual : fill(forms.usual, { value: usual })}
        </span>
      )}
    </>
  )
  const isFixed = reserved !== undefined || value === null
  return (
    <div className={styles.setting}>
      <Input {...{ row, label, hint, value, isFixed, onChange }} />
      {!isDefault && !isFixed && (
        <button
          className={`${panel.link} ${panel.small} ${styles.reset}`}
          type="button"
          aria-label={fill(forms.resetOf, { name: label })}
          onClick={() => onChange(defaultOf(setting))}
        >
          {forms.reset}
        </button>
      )}
    </div>
  )
}

type InputProps = {
  row: FormRow
  label: string
  hint: React.ReactNode
  value: string | null
  isFixed: boolean
  onChange(value: string): void
}

function Input({ row: { setting, isUnknown }, label, hint, value, isFixed, onChange }: InputProps) {
  const { locale, messages } = useI18n()
  const forms = useFormMessages()
  const fault = value === null || isFixed ? undefined : faultText()
  function faultText(): string | undefined {
    const kind = settingFault(setting, value ?? '')
    if (kind === undefined) return undefined
    if (kind === 'boolean') return fill(forms.boolean, { value: value ?? '' })
    if (setting.type === 'text')
      return fill(messages.settings.tooLong, { max: formatNumber(locale, setting.maxLength) })
    if (setting.type !== 'integer' && setting.type !== 'decimal') return undefined
    const { type, min, max } = setting
    // A decimal is typed with a point, so its bounds have one too.
    const range = type === 'integer' ? boundsText(locale, setting) : { min, max }
    const text = fill(kind === 'integer' ? messages.settings.range : forms.decimal, range)
    const [word] = setting.also ?? []
    return word === undefined ? text : fill(forms.orWord, { text, word })
  }
  if (setting.type === 'boolean')
    return (
      <SwitchField
        label={label}
        hint={
          <>
            {fault && <span className={styles.fault}>{fault}</span>}
            {hint}
          </>
        }
        checked={value === 'true'}
        disabled={isFixed}
        onChange={({ target }) => onChange(String(target.checked))}
      />
    )
  if (setting.type === 'choice') {
    const unlisted = value !== null && !setting.options.includes(value) ? [value] : []
    return (
      <SelectField
        {...{ label, hint }}
        value={value ?? ''}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.value)}
      >
        {[...setting.options, ...unlisted].map((option) => (
          <option key={option} value={option}>
            {optionLabel(setting, option, { panel: messages, forms })}
          </option>
        ))}
      </SelectField>
    )
  }
  const isSecret = setting.type === 'text' && setting.isSecret
  const Field = isSecret ? SecretField : TextField
  const isLined = setting.type === 'text' && setting.isLines
  return (
    <Field
      {...{ label, hint }}
      fault={fault}
      // Browsers would fill the account's password into any other password field.
      autoComplete={isSecret ? 'new-password' : 'off'}
      spellCheck={!isUnknown && setting.type === 'text' && setting.isLines === true}
      inputMode={setting.type === 'integer' && !setting.also && setting.min >= 0 ? 'numeric' : undefined}
      value={isLined ? inOneLine(value ?? '') : (value ?? '')}
      disabled={isFixed}
      onChange={({ target }) => onChange(isLined ? inLines(target.value) : target.value)}
    />
  )
}
