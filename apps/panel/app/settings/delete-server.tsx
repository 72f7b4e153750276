import { tidyName } from '@zubr/contracts/fields/name'
import { fill } from '@zubr/i18n/format'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { lostPageModule } from '../components/failure/route-failure.tsx'
import { TextField } from '../components/fields/field.tsx'
import { Loading } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import styles from './settings.module.css'

const ServerLosses = lazy(() =>
  import('./server-losses.tsx').then(({ ServerLosses }) => ({ default: ServerLosses }), lostPageModule),
)

/** Deletes the server permanently, after its name has been typed. */
export function DeleteServer() {
  const { server } = useServer()
  const { messages } = useI18n()
  const { done } = useToasts()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [busy, run] = useBusy()
  // A free server has no paid time to lose.
  const whatIsLost = [messages.settings.deleteText, server.paidUntil && messages.settings.deleteMoney]
    .filter(Boolean)
    .join(' ')
  const isTyped = tidyName(typed) === tidyName(server.name)
  return (
    <section className={panel.plate}>
      <h2>{messages.settings.danger}</h2>
      <p className={`${panel.dim} ${styles.note}`}>{whatIsLost}</p>
      <Button
        tone="danger"
        onClick={() => {
          setTyped('')
          setOpen(true)
        }}
      >
        {messages.settings.deleteButton}
      </Button>
      <Dialog
        open={open}
        title={fill(messages.settings.deleteTitle, { name: server.name })}
        onClose={() => setOpen(false)}
      >
        <form
          className={panel.column}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isTyped) return
            void run(async () => {
              await call('DELETE /api/servers/:id', {
                params: { id: server.id },
                body: { name: server.name },
              })
              setOpen(false)
              done(messages.settings.deleting)
              await navigate(paths.servers)
            })
          }}
        >
          <Suspense fallback={<Loading />}>
            <ServerLosses server={server} />
          </Suspense>
          <TextField
            wide
            label={fill(messages.settings.deleteType, { name: server.name })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <DialogButtons onCancel={() => setOpen(false)}>
            <Button tone="danger" type="submit" disabled={!isTyped || busy}>
              {messages.settings.deleteButton}
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </section>
  )
}
