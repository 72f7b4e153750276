import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { useAct } from '../server/actions.tsx'
import { useServer } from '../server/context.ts'

/** After saving while the server runs: what was saved counts from the next start, which can be had at once. */
export function RestartOffer() {
  const { server } = useServer()
  const { words } = useI18n()
  const act = useAct()
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
        onConfirm={() => act('restart')}
      />
    </div>
  )
}
