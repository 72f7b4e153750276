import type { SettingField } from '@zubr/contracts/cores/core'
import type { ServerSettings } from '@zubr/contracts/servers/server'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { jvmMemory } from '@zubr/domain/cores/memory'
import { fill, formatNumber } from '@zubr/i18n/format'
import { call } from '../../api/request.ts'
import { SecretField, SelectField, SwitchField, TextField } from '../../components/fields/field.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useI18n } from '../../i18n.tsx'
import type { ProxyForm } from '../backends/backend-changes.ts'
import { BackendsField } from '../backends/backends-field.tsx'
import styles from '../settings.module.css'
import { groupsOf, wordsOfField } from './field-groups.ts'
import { changedSettings, type FormValues, faultOf, unsavedValues, valuesOf } from './form-values.ts'
import { SaveRow } from './save-row.tsx'
import { useDraft } from './settings-draft.ts'

type CoreFormProps = {
  id: string
  /** The core's id. */
  core: string
  /** The plan's memory. */
  memoryMb: number
  cpuCores: number | null
  form: ServerSettings
  /** Keys of settings in the server's files, which are changed there. */
  elsewhere: ReadonlySet<string>
  disabled: boolean
  onSaved(form: ServerSettings): void
}

/** The settings of the server's core, each with an input for its type. */
export function CoreForm({
  id,
  core,
  memoryMb,
  cpuCores,
  form: { fields: all, settings },
  elsewhere,
  disabled,
  onSaved,
}: CoreFormProps) {
  const fields = all.filter(({ key }) => !elsewhere.has(key))
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const saved = valuesOf(fields, settings)
  const { draft, keep, clearSaved: settle } = useDraft(id)
  const typed = unsavedValues(fields, saved, draft.values)
  const values: FormValues = { ...saved, ...typed }
  const [busy, run] = useBusy()
  // While a save is running, the saved values are treated like any others.
  const change = (next: FormValues) => keep({ values: busy ? next : unsavedValues(fields, saved, next) })
  const group = useFocusFallback<HTMLFormElement>()
  const hasFault = fields.some(
    (field) => faultOf(locale, messages, field, values[field.key], cpuCores) !== undefined,
  )
  const changed = hasFault ? {} : changedSettings(fields, settings, values)
  if (fields.length === 0) return null
  // Settings outside the files are shown with the core.
  const isPart = elsewhere.size > 0
  return (
    <form
      ref={group}
      tabIndex={-1}
      className={isPart ? styles.part : panel.plate}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(async () => {
          const form = await call('PATCH /api/servers/:id/settings', {
            params: { id },
            body: { settings: changed },
          })
          settle({ values })
          onSaved(form)
          done(messages.frame.saved)
        })
      }}
    >
      {!isPart && (
        <>
          <h2>{messages.settings.core}</h2>
          <p className={`${panel.dim} ${styles.note}`}>{messages.settings.restartNote}</p>
        </>
      )}
      <fieldset disabled={disabled}>
        {groupsOf(fields).map(({ group, fields: groupFields }) => (
          <fieldset key={group} className={styles.group}>
            <legend>{messages.settings.groups[group]}</legend>
            {group === 'java' && <HeapNote core={core} memoryMb={memoryMb} />}
            <div className={styles.fields}>
              {groupFields.map((field) => (
                <SettingInput
                  key={field.key}
                  {...{ core, cpuCores, field }}
                  value={values[field.key]}
                  secret={settings.forwarding === 'modern' ? String(settings.forwardingSecret ?? '') : ''}
                  onChange={(value) => change({ ...draft.values, [field.key]: value })}
                  proxy={{ id, onSaved }}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </fieldset>
      <SaveRow
        isChanged={Object.keys(typed).length > 0 && !disabled}
        canSave={!disabled && !busy && Object.keys(changed).length > 0}
        onDiscard={() => keep({ values: {} })}
      />
    </form>
  )
}

/** How much of the plan's memory the heap may use, and why not all. */
function HeapNote({ core, memoryMb }: { core: string; memoryMb: number }) {
  const { locale, messages } = useI18n()
  const megabytes = (mb: number) =>
    fill(messages.frame.megabytes, { amount: formatNumber(locale, Math.round(mb)) })
  const shares = { plan: megabytes(memoryMb), heap: megabytes(jvmMemory(memoryMb).heapMb) }
  const isProxy = isCoreId(core) && coreKinds[core].edition === 'proxy'
  const text = isProxy ? messages.settings.heapProxy : messages.settings.heap
  return <p className={`${panel.dim} ${panel.small} ${styles.note}`}>{fill(text, shares)}</p>
}

type SettingInputProps = {
  core: string
  cpuCores: number | null
  field: SettingField
  value: string | boolean | undefined
  /** The saved secret with which a proxy authenticates to its backends; empty if unsigned. */
  secret: string
  onChange(value: string | boolean): void
  proxy: ProxyForm
}

function SettingInput({ core, cpuCores, field, value, secret, onChange, proxy }: SettingInputProps) {
  const { locale, messages } = useI18n()
  const { label, hint, option } = wordsOfField(messages, core, field.key)
  if (field.key === 'servers' && field.type === 'text')
    return (
      <BackendsField
        {...{ label, hint, secret, onChange, proxy }}
        maxLength={field.maxLength}
        value={String(value ?? '')}
      />
    )
  const Input = field.key === 'forwardingSecret' ? SecretField : TextField
  switch (field.type) {
    case 'boolean':
      return (
        <SwitchField
          label={label}
          hint={hint}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'choice':
      return (
        <SelectField
          label={label}
          hint={hint}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        >
          {field.options.map((name) => (
            <option key={name} value={name}>
              {option(name)}
            </option>
          ))}
        </SelectField>
      )
    case 'text':
    case 'integer':
      return (
        <Input
          label={label}
          hint={hint}
          // Browsers would fill the account's password into any other password field.
          autoComplete={Input === SecretField ? 'new-password' : 'off'}
          value={String(value ?? '')}
          {...(field.type === 'integer' ? { inputMode: 'numeric' as const } : { maxLength: field.maxLength })}
          fault={faultOf(locale, messages, field, value, cpuCores)}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}
