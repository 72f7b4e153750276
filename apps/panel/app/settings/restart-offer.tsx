import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { useToasts } from '../toasts/toasts.tsx'

/** After saving while the server runs: what was saved counts from the next start, which can be had at once. */
export function RestartOffer({ onRestart }: { onRestart(): void }) {
  const { server, polled } = useServer()
  const { words } = useI18n()
  const { done } = useToasts()
  const [asking, setAsking] = useState(false)
  return (
    <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
      <p>{words.settings.restartOffer}</p>
      <Button onClick={() => setAsking(true)}>{words.settings.restartNow}</Button>
      <Confirm
        open={asking}
        title={fill(words.confirm.restart.title, { name: server.name })}
        text={words.confirm.restart.text}
        action={words.actions.restart}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          polled.put(
            await call('POST /api/servers/:id/actions', {
              params: { id: server.id },
              body: { action: 'restart' },
            }),
          )
          done(words.actionTaken.restart)
          onRestart()
        }}
      />
    </div>
  )
}
