import type { ServerChange } from '@zubr/contracts/addons/changes'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { isUnderWay } from '../../addons/changes/change-phase.ts'
import { coreText } from '../../addons/changes/change-text.ts'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import panel from '../../components/panel.module.css'
import { Progress } from '../../components/progress.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useReadNews } from '../../components/toasts/use-read-news.ts'
import { useCoreMessages } from '../../cores/core-messages.tsx'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from './core.module.css'

/** How long the last change is shown, unless it can be undone. */
const newsMs = 24 * 3_600_000

type NewsProps = { changes: readonly ServerChange[]; onAnswer(change: ServerChange): void }

/** Progress of a core change, its outcome, and undo. */
export function CoreNews({ changes, onAnswer }: NewsProps) {
  const { server } = useServer()
  const { messages: all } = useI18n()
  const messages = useCoreMessages().news
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const coreChanges = changes.filter(({ kind }) => kind === 'core' || kind === 'reinstall')
  const change = coreChanges.find(isUnderWay) ?? coreChanges[0]
  const [isRead, close] = useReadNews(`${change?.id} ${change?.phase}`)
  if (!change) return null
  const { phase, percent, failure, isSuspect, canUndo } = change
  const params = { id: server.id, change: change.id }
  if (phase === 'saving' || phase === 'applying' || phase === 'undoing' || phase === 'reading')
    return (
      <div className={styles.hints}>
        <Progress text={messages[phase === 'reading' ? 'applying' : phase]} percent={percent} always />
        {phase === 'saving' && (
          <div className={panel.row}>
            <Button
              tone="quiet"
              disabled={busy}
              onClick={() =>
                run(async () =>
                  onAnswer(await call('POST /api/servers/:id/changes/:change/cancel', { params })),
                )
              }
            >
              {messages.cancel}
            </Button>
          </div>
        )}
      </div>
    )
  const isOld = Date.now() - Date.parse(change.endedAt ?? change.startedAt) > newsMs
  if (phase === 'cancelled' || phase === 'asking' || (isOld && !isSuspect)) return null
  const isBad = phase === 'failed' || isSuspect
  if (isRead && !isBad) return null
  const what = change.steps.slice(0, 1).map(coreText).join()
  const text =
    phase === 'failed'
      ? messages.failed
      : phase === 'undone'
        ? messages.undone
        : isSuspect
          ? messages.suspect
          : undefined
  return (
    <div
      className={`${panel.alert} ${isBad ? '' : panel.well} ${panel.spread} ${styles.hints}`}
      role="status"
    >
      <div>
        <p>
          <strong>{text ?? fill(messages.done, { what })}</strong>
        </p>
        {failure && <p>{all.backups.failures[failure]}</p>}
        {phase === 'failed' && <p>{messages.safe}</p>}
      </div>
      <div className={panel.row}>
        {canUndo && (
          <Button tone={isSuspect ? 'main' : 'quiet'} onClick={() => setAsking(true)}>
            {messages.undo}
          </Button>
        )}
        {!isBad && (
          <Button tone="quiet" onClick={close}>
            {all.frame.dismiss}
          </Button>
        )}
      </div>
      <Confirm
        open={asking}
        title={messages.undoTitle}
        text={messages.undoText}
        action={messages.undo}
        onClose={() => setAsking(false)}
        onConfirm={async () => onAnswer(await call('POST /api/servers/:id/changes/:change/undo', { params }))}
      />
    </div>
  )
}
