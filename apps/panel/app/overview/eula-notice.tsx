import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { EulaField } from '../components/fields/eula-field.tsx'
import { PlayIcon } from '../components/icons.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import styles from '../server/server.module.css'

/** Asks the owner to accept the game's EULA, without which the server stays stopped. */
export function EulaNotice() {
  const { messages } = useI18n()
  const { server, polled } = useServer()
  const { done } = useToasts()
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, run] = useBusy()
  const agree = () =>
    run(async () => {
      const input = { params: { id: server.id }, body: { eula: true } } as const
      polled.put(await call('POST /api/servers/:id/eula', input))
      done(messages.actionTaken.start)
    })
  return (
    <form
      className={`${panel.alert} ${styles.note} ${styles.agree}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (agreed) void agree()
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <p role="status">{messages.reasons.eula}</p>
      <EulaField checked={agreed} isMissing={tried && !agreed} onChange={setAgreed} />
      <Button type="submit" disabled={busy}>
        <PlayIcon size={14} />
        {messages.actions.start}
      </Button>
    </form>
  )
}
