import type { ServerAction } from '@zubr/contracts/servers'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { useFocusKept } from '../components/use-focus-kept.ts'
import { KillIcon, PlayIcon, RestartIcon, StopIcon } from '../frame/icons.tsx'
import { useI18n } from '../i18n.tsx'
import { useToasts } from '../toasts/toasts.tsx'
import { useBusy } from '../toasts/use-busy.ts'
import { canDo } from './can-do.ts'
import { useServer } from './context.ts'
import styles from './server.module.css'

const icons = { start: PlayIcon, stop: StopIcon, restart: RestartIcon, kill: KillIcon }

/** Start, stop, restart, kill: those that make sense now. What disturbs players is asked for once more. */
export function Actions() {
  const { server, polled } = useServer()
  const { words } = useI18n()
  const { done } = useToasts()
  const [asked, setAsked] = useState<Exclude<ServerAction, 'start'>>('stop')
  const [open, setOpen] = useState(false)
  const [busy, run] = useBusy()
  const group = useFocusKept<HTMLDivElement>()
  const act = (action: ServerAction) =>
    run(async () => {
      polled.put(await call('POST /api/servers/:id/actions', { params: { id: server.id }, body: { action } }))
      done(words.actionTaken[action])
    })
  const button = (action: ServerAction) => {
    const Icon = icons[action]
    return (
      <Button
        key={action}
        tone={action === 'start' ? 'main' : 'quiet'}
        className={action === 'kill' ? styles.kill : ''}
        disabled={busy}
        onClick={() => {
          if (action === 'start') return void act(action)
          setAsked(action)
          setOpen(true)
        }}
      >
        <Icon size={14} />
        {words.actions[action]}
      </Button>
    )
  }
  const question = words.confirm[asked]
  return (
    <div className={styles.actions} ref={group} tabIndex={-1}>
      {(['start', 'stop', 'restart', 'kill'] as const).filter((action) => canDo(action, server)).map(button)}
      <Confirm
        open={open}
        title={fill(question.title, { name: server.name })}
        text={question.text}
        action={words.actions[asked]}
        danger={asked === 'kill'}
        onClose={() => setOpen(false)}
        onConfirm={() => act(asked)}
      />
    </div>
  )
}
