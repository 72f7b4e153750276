import type { ServerAction } from '@zubr/contracts/servers/server'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { KillIcon, PlayIcon, RestartIcon, StopIcon } from '../components/icons.tsx'
import { MoreMenu } from '../components/menu.tsx'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useI18n } from '../i18n.tsx'
import { canDo } from './can-do.ts'
import { useServer } from './context.ts'
import styles from './server.module.css'

const icons = { start: PlayIcon, stop: StopIcon, restart: RestartIcon }

/** Requests an action, and shows a toast. */
export function useAct(): (action: ServerAction) => Promise<void> {
  const { server, polled, onRestart } = useServer()
  const { messages } = useI18n()
  const { done } = useToasts()
  return async (action) => {
    polled.put(await call('POST /api/servers/:id/actions', { params: { id: server.id }, body: { action } }))
    if (action === 'restart') onRestart()
    done(messages.actionTaken[action])
  }
}

/**
 * Start, stop, restart, and kill in a menu: those that are possible now. Actions that disturb
 * players need confirmation.
 */
export function Actions() {
  const { server } = useServer()
  const { messages } = useI18n()
  const doIt = useAct()
  const [confirming, setConfirming] = useState<Exclude<ServerAction, 'start'>>('stop')
  const [open, setOpen] = useState(false)
  const [busy, run] = useBusy()
  const group = useFocusFallback<HTMLDivElement>()
  const act = (action: ServerAction) => run(() => doIt(action))
  const ask = (action: typeof confirming) => {
    setConfirming(action)
    setOpen(true)
  }
  const button = (action: Exclude<ServerAction, 'kill'>) => {
    const Icon = icons[action]
    return (
      <Button
        key={action}
        tone={action === 'start' ? 'main' : 'quiet'}
        disabled={busy}
        onClick={() => (action === 'start' ? void act(action) : ask(action))}
      >
        <Icon size={14} />
        {messages.actions[action]}
      </Button>
    )
  }
  const question = messages.confirm[confirming]
  return (
    <div className={styles.actions} ref={group} tabIndex={-1}>
      {(['start', 'stop', 'restart'] as const).filter((action) => canDo(action, server)).map(button)}
      {canDo('kill', server) && (
        <MoreMenu className={styles.more}>
          <li>
            <button className={styles.kill} type="button" disabled={busy} onClick={() => ask('kill')}>
              <KillIcon size={14} />
              {messages.actions.kill}
            </button>
          </li>
        </MoreMenu>
      )}
      <Confirm
        open={open}
        title={fill(question.title, { name: server.name })}
        text={question.text}
        action={messages.actions[confirming]}
        danger={confirming === 'kill'}
        onClose={() => setOpen(false)}
        onConfirm={() => act(confirming)}
      />
    </div>
  )
}
