import type { ServerBackups } from '@zubr/contracts/backups/endpoints'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { Progress } from '../components/progress.tsx'
import { useReadNews } from '../components/toasts/use-read-news.ts'
import { formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'

type NewsProps = Pick<ServerBackups, 'restore'> & { onAnswer(answer: ServerBackups): void }

/** Progress of a restore, or the outcome of the last one. */
export function RestoreNews({ restore, onAnswer }: NewsProps) {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const [asking, setAsking] = useState(false)
  const [isRead, close] = useReadNews(restore?.id ?? '')
  if (!restore) return null
  const { phase, failure, percent } = restore
  const text = fill(messages.backups.phases[phase], { date: formatMoment(locale, restore.backupAt) })
  if (phase === 'failed')
    return (
      <div className={panel.alert} role="status">
        <p>
          <strong>{text}</strong> {messages.backups.failedSafe}
        </p>
        {failure && <p>{messages.backups.failures[failure]}</p>}
      </div>
    )
  if (phase === 'done' && isRead) return null
  if (phase === 'done')
    return (
      <div className={`${panel.alert} ${panel.well} ${panel.spread}`} role="status">
        <p>{text}</p>
        <Button tone="quiet" onClick={close}>
          {messages.frame.dismiss}
        </Button>
      </div>
    )
  if (phase === 'cancelled') return <Notice>{text}</Notice>
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <Progress text={text} percent={percent} always />
      <div className={panel.row}>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {messages.backups.cancelRestore}
        </Button>
      </div>
      <Confirm
        open={asking}
        title={messages.backups.cancelTitle}
        text={messages.backups.cancelText}
        action={messages.backups.cancelRestore}
        danger
        onClose={() => setAsking(false)}
        onConfirm={async () =>
          onAnswer(await call('DELETE /api/servers/:id/restore', { params: { id: server.id } }))
        }
      />
    </section>
  )
}
