import type { Server } from '@zubr/contracts/servers'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api/request.ts'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useToasts } from '../toasts/toasts.tsx'
import styles from './settings.module.css'

/** Deletes the server for good, once its name has been typed. */
export function DeleteServer({ server }: { server: Server }) {
  const { words } = useI18n()
  const { done, failed } = useToasts()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const isTyped = typed.trim() === server.name
  return (
    <section className={panel.plate}>
      <h2>{words.settings.danger}</h2>
      <p className={`${panel.dim} ${styles.note}`}>{words.settings.deleteText}</p>
      <button
        className={`${buttonClass({ size: 'small' })} ${panel.danger}`}
        type="button"
        onClick={() => {
          setTyped('')
          setOpen(true)
        }}
      >
        {words.settings.deleteButton}
      </button>
      <Dialog
        open={open}
        title={fill(words.settings.deleteTitle, { name: server.name })}
        onClose={() => setOpen(false)}
      >
        <form
          className={styles.dialog}
          onSubmit={async (event) => {
            event.preventDefault()
            if (!isTyped) return
            setBusy(true)
            try {
              await call('DELETE /api/servers/:id', {
                params: { id: server.id },
                body: { name: server.name },
              })
              done(words.settings.deleting)
              navigate(paths.servers)
            } catch (error) {
              failed(error)
              setBusy(false)
            }
          }}
        >
          <p>{words.settings.deleteText}</p>
          <TextField
            wide
            label={fill(words.settings.deleteType, { name: server.name })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <DialogButtons>
            <button
              className={buttonClass({ tone: 'quiet', size: 'small' })}
              type="button"
              onClick={() => setOpen(false)}
            >
              {words.frame.cancel}
            </button>
            <button
              className={`${buttonClass({ size: 'small' })} ${panel.danger}`}
              type="submit"
              disabled={!isTyped || busy}
            >
              {words.settings.deleteButton}
            </button>
          </DialogButtons>
        </form>
      </Dialog>
    </section>
  )
}
