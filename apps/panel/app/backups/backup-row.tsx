import type { Backup, ServerBackups } from '@zubr/contracts/backups/endpoints'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { MoreMenu } from '../components/menu.tsx'
import panel from '../components/panel.module.css'
import { Progress } from '../components/progress.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { saveFromAgent } from '../file-access/download.ts'
import { formatMegabytes, formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import styles from './backups.module.css'

type RowProps = {
  backup: Backup
  /** No restore is running. */
  isFree: boolean
  onAnswer(answer: ServerBackups): void
  onAsk(to: 'restore' | 'remove' | 'note'): void
}

/** One backup: time, kind, size and actions. */
export function BackupRow(props: RowProps) {
  const { backup } = props
  const { locale, messages } = useI18n()
  const { backups } = messages
  const { state, kind, cause, bytes, files } = backup
  const date = formatMoment(locale, backup.at)
  const from = [
    cause ? `${backups.kinds[kind]}, ${backups.causes[cause]}` : backups.kinds[kind],
    backup.actor === 'service' ? undefined : backup.actor,
  ]
  return (
    <li className={`${panel.plate} ${styles.row}`}>
      <div className={styles.what}>
        <h3>
          <time dateTime={backup.at}>{date}</time>
        </h3>
        <p className={`${panel.row} ${styles.marks}`}>
          {backup.locked && <span className={`${panel.mark} ${panel.good}`}>{backups.locked}</span>}
          {state !== 'ready' && state !== 'working' && (
            <span className={panel.mark}>{backups.states[state]}</span>
          )}
          <span className={panel.dim}>{from.filter(Boolean).join(' · ')}</span>
        </p>
        {backup.note && <p className={styles.note}>{backup.note}</p>}
        {state === 'working' && <Progress text={backups.states.working} percent={backup.percent} always />}
        {state === 'failed' && backup.failure && <p>{backups.failures[backup.failure]}</p>}
        {bytes !== null && files !== null && (
          <p className={panel.dim}>
            {formatMegabytes(locale, messages, Math.max(1, bytes / 1_048_576))}
            {' · '}
            {plural(locale, backups.files, files, { count: formatNumber(locale, files) })}
          </p>
        )}
        {backup.hadChangingFiles && <p className={panel.small}>{backups.restless}</p>}
        {!backup.isHere && state === 'ready' && <p className={panel.small}>{backups.elsewhere}</p>}
        {backup.until && (
          <p className={`${panel.small} ${panel.dim}`}>
            {fill(backups.until, { date: formatMoment(locale, backup.until) })}
          </p>
        )}
      </div>
      <RowActions {...props} date={date} />
    </li>
  )
}

function RowActions({ backup, isFree, onAnswer, onAsk, date }: RowProps & { date: string }) {
  const { server } = useServer()
  const { messages } = useI18n()
  const [hasFailed, setHasFailed] = useState(false)
  const [busy, run] = useBusy()
  const params = { id: server.id, backup: backup.id }
  const { state, locked } = backup
  const isReady = state === 'ready'
  const isMaking = state === 'waiting' || state === 'working'
  if (state === 'deleting') return null
  const change = (body: { locked: boolean }) =>
    run(async () => onAnswer(await call('PATCH /api/servers/:id/backups/:backup', { params, body })))
  const download = () =>
    run(async () => {
      setHasFailed(false)
      const body = { paths: [''], format: 'zip' } as const
      const access = await call('POST /api/servers/:id/backups/:backup/download', {
        params,
        body: { ...body, paths: [...body.paths] },
      })
      saveFromAgent(access, body, () => setHasFailed(true))
    })
  const item = (label: string, act: () => unknown, disabled = false) => (
    <li>
      <button
        type="button"
        aria-label={`${label}: ${date}`}
        disabled={busy || disabled}
        onClick={() => void act()}
      >
        {label}
      </button>
    </li>
  )
  return (
    <div className={`${panel.row} ${styles.actions}`}>
      {hasFailed && <p role="alert">{messages.backups.downloadFailed}</p>}
      {isReady && (
        <Button
          tone="quiet"
          aria-label={`${messages.backups.restore}: ${date}`}
          disabled={!isFree || !backup.isHere || server.contract !== 'active' || server.nodeSilent}
          onClick={() => onAsk('restore')}
        >
          {messages.backups.restore}
        </Button>
      )}
      {/* The safety backup of a restore is cancelled together with it. */}
      {isMaking && (isFree || backup.kind !== 'safety') && (
        <Button tone="quiet" disabled={busy} onClick={() => onAsk('remove')}>
          {messages.backups.stop}
        </Button>
      )}
      {!isMaking && (
        <MoreMenu>
          {isReady && item(messages.backups.download, download, !backup.isHere || server.nodeSilent)}
          {isReady &&
            item(locked ? messages.backups.unlock : messages.backups.lock, () => change({ locked: !locked }))}
          {isReady && item(messages.backups.editNote, () => onAsk('note'))}
          {item(messages.backups.remove, () => onAsk('remove'), locked || !isFree)}
        </MoreMenu>
      )}
    </div>
  )
}
