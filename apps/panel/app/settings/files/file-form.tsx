import type { SettingsFileKind } from '@zubr/domain/settings-files/files'
import type { OwnReason, Setting } from '@zubr/domain/settings-files/setting'
import { isSame, settingFault } from '@zubr/domain/settings-files/values'
import { lookUp } from '@zubr/domain/tables/look-up'
import { useState } from 'react'
import { SwitchField, TextField } from '../../components/fields/field.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'
import { useFilesMessages } from '../../files/files-messages.tsx'
import { useI18n } from '../../i18n.tsx'
import { SaveRow } from '../form/save-row.tsx'
import { useDraft } from '../form/settings-draft.ts'
import styles from './files.module.css'
import { useFormMessages } from './form-messages.tsx'
import { type FormRow, isFound, isUsual, partsOf, rowsOf } from './form-rows.ts'
import { SettingField } from './setting-field.tsx'
import type { SettingsFile } from './use-settings-file.ts'

type FileFormProps = {
  server: string
  /** The core's id. */
  core: string
  kind: SettingsFileKind
  text: string
  save: SettingsFile['save']
  isBehindProxy: boolean
  disabled: boolean
  onSaved(): void
}

/** One settings file as a searchable form, with its draft. */
export function FileForm({
  server,
  core,
  kind,
  text,
  save,
  isBehindProxy,
  disabled,
  onSaved,
}: FileFormProps) {
  const { messages } = useI18n()
  const forms = useFormMessages()
  const files = useFilesMessages()
  const toasts = useToasts()
  const { draft, keep, clearSaved: settle } = useDraft(`${server} ${kind.path}`)
  const [query, setQuery] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  /** The values of the file before somebody else changed it. */
  const [clashed, setClashed] = useState<ReadonlySet<string>>(new Set())
  const form = useFocusFallback<HTMLFormElement>()

  const rows = rowsOf(core, kind, text, { panel: messages, forms })
  const typedOf = ({ name, setting, saved }: FormRow): string | undefined => {
    const typed = lookUp(draft.values, name)
    return typeof typed === 'string' && saved !== null && !isSame(setting, typed, saved) ? typed : undefined
  }
  const ownOf = ({ own }: Setting): OwnReason | undefined =>
    own && (!own.onlyBehindProxy || isBehindProxy) ? own.why : undefined
  const typed = rows.flatMap((row) => {
    const value = ownOf(row.setting) ? undefined : typedOf(row)
    return value === undefined ? [] : [{ row, value }]
  })
  const hasFault = typed.some(({ row, value }) => settingFault(row.setting, value) !== undefined)
  const isSought = query.trim() !== '' || onlyChanged
  const shown = rows.filter(
    (row) =>
      (query.trim() === '' || isFound(row, query.trim())) &&
      (!onlyChanged || !isUsual(row, typedOf(row) ?? row.saved)),
  )
  const put = (name: string, value: string) => keep({ values: { ...draft.values, [name]: value } })

  const submit = async () => {
    const sent = Object.fromEntries(typed.map(({ row, value }) => [row.name, value]))
    setBusy(true)
    try {
      const outcome = await save(typed.map(({ row, value }) => ({ setting: row.setting, value })))
      setClashed(new Set(outcome === 'conflict' ? Object.keys(sent) : []))
      if (outcome === 'saved') {
        settle({ values: sent })
        onSaved()
        toasts.done(messages.frame.saved)
      }
    } catch (error) {
      toasts.bad(failureText(fileErrorOf(error), files, messages))
    }
    setBusy(false)
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!hasFault && typed.length > 0) void submit()
      }}
    >
      <div className={styles.tools}>
        <TextField
          label={forms.search}
          hint={forms.searchHint}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // Enter belongs to the search and does not submit.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <SwitchField
          label={forms.onlyChanged}
          checked={onlyChanged}
          onChange={({ target }) => setOnlyChanged(target.checked)}
        />
      </div>
      {clashed.size > 0 && <Notice role="alert">{forms.conflict}</Notice>}
      {shown.length === 0 && <p role="status">{forms.nothing}</p>}
      <fieldset disabled={disabled}>
        {partsOf(shown).map(({ group, rows: groupRows }, index) => (
          <details
            // A search opens the groups; a group that was closed stays closed otherwise.
            key={`${group} ${isSought}`}
            className={styles.part}
            open={isSought || index < 2 || groupRows.some((row) => typedOf(row) !== undefined)}
          >
            <summary>
              {group === 'others' ? forms.others : forms.groups[group]}{' '}
              <span className={panel.dim}>{groupRows.length}</span>
            </summary>
            <div className={styles.fields}>
              {groupRows.map((row) => (
                <SettingField
                  key={row.name}
                  row={row}
                  value={typedOf(row) ?? row.saved}
                  reserved={ownOf(row.setting)}
                  theirs={clashed.has(row.name) && typedOf(row) !== undefined ? (row.saved ?? '') : undefined}
                  onChange={(value) => put(row.name, value)}
                />
              ))}
            </div>
          </details>
        ))}
      </fieldset>
      <div className={`${styles.save} ${typed.length > 0 ? styles.due : ''}`}>
        <SaveRow
          isChanged={typed.length > 0 && !disabled}
          canSave={!disabled && !busy && !hasFault && typed.length > 0}
          onDiscard={() => {
            setClashed(new Set())
            keep({ values: {} })
          }}
        />
      </div>
    </form>
  )
}
