import { fill } from '@zubr/i18n/format'
import { useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import panel from '../components/panel.module.css'
import { useKeepToastsOff } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import { useAct } from './actions.tsx'
import { canDo } from './can-do.ts'
import { useServer } from './context.ts'
import styles from './server.module.css'

/**
 * A bar on each page of a server that runs with outdated settings: which ones, and a restart
 * button.
 */
export function PendingRestart() {
  const { server } = useServer()
  return server.pendingRestart.length > 0 && canDo('restart', server) ? <Bar /> : null
}

function Bar() {
  const { server } = useServer()
  const bar = useRef<HTMLDivElement>(null)
  useKeepToastsOff(bar)
  const { messages } = useI18n()
  const act = useAct()
  const [busy, run] = useBusy()
  const [asking, setAsking] = useState(false)
  // A restart of an empty server needs no confirmation.
  const isEmpty = server.stats?.players === 0
  const what = server.pendingRestart.map((reason) => messages.pendingRestart.reasons[reason]).join(', ')
  return (
    <div
      ref={bar}
      className={`${panel.alert} ${panel.calm} ${panel.spread} ${styles.contract} ${styles.pendingRestart}`}
      role="status"
    >
      <p>{fill(messages.pendingRestart.text, { what })}</p>
      <Button disabled={busy} onClick={() => (isEmpty ? void run(() => act('restart')) : setAsking(true))}>
        {messages.settings.restartNow}
      </Button>
      <Confirm
        open={asking}
        title={fill(messages.confirm.restart.title, { name: server.name })}
        text={messages.confirm.restart.text}
        action={messages.actions.restart}
        onClose={() => setAsking(false)}
        onConfirm={() => act('restart')}
      />
    </div>
  )
}
