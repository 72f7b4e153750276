import type { Backup, ServerBackups } from '@zubr/contracts/backups/endpoints'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { TextField } from '../components/fields/field.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'

type EditNoteProps = { backup: Backup; onClose(): void; onAnswer(answer: ServerBackups): void }

export function EditNote({ backup, onClose, onAnswer }: EditNoteProps) {
  const { server } = useServer()
  const { messages } = useI18n()
  const [note, setNote] = useState(backup.note)
  const [busy, run] = useBusy()
  return (
    <Dialog open title={messages.backups.editNote} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            const params = { id: server.id, backup: backup.id }
            onAnswer(await call('PATCH /api/servers/:id/backups/:backup', { params, body: { note } }))
            onClose()
          })
        }}
      >
        <TextField
          label={messages.backups.note}
          placeholder={messages.backups.noteHint}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" disabled={busy}>
            {messages.backups.save}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
