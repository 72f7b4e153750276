import { call } from '../../api/request.ts'
import { TextField } from '../../components/fields/field.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../settings.module.css'
import { SaveRow } from './save-row.tsx'
import { useDraft } from './settings-draft.ts'

export function NameForm({ disabled }: { disabled: boolean }) {
  const { server, polled } = useServer()
  const { messages } = useI18n()
  const { done } = useToasts()
  // The name may change elsewhere: only the draft belongs to this form.
  const { draft, keep, clearSaved: settle } = useDraft(server.id)
  const name = draft.name ?? server.name
  const [busy, run] = useBusy()
  const form = useFocusFallback<HTMLFormElement>()
  const wanted = name.trim()
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={panel.plate}
      onSubmit={(event) => {
        event.preventDefault()
        void run(async () => {
          polled.put(
            await call('PATCH /api/servers/:id', { params: { id: server.id }, body: { name: wanted } }),
          )
          settle({ name })
          done(messages.frame.saved)
        })
      }}
    >
      <h2>{messages.settings.general}</h2>
      <div className={styles.name}>
        <TextField
          wide
          label={messages.settings.name}
          hint={messages.create.nameHint}
          maxLength={40}
          disabled={disabled}
          value={name}
          fault={wanted === '' ? messages.create.missingName : undefined}
          onChange={({ target: { value } }) =>
            // While a save is running, the saved name is treated like any other.
            keep({ name: value === server.name && !busy ? undefined : value })
          }
        />
      </div>
      <SaveRow
        isChanged={name !== server.name && !disabled}
        canSave={!disabled && !busy && wanted !== '' && wanted !== server.name}
        onDiscard={() => keep({ name: undefined })}
      />
    </form>
  )
}
