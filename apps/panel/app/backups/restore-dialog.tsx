import type { BackupChanges } from '@zubr/contracts/backups/agent'
import type { Backup, ServerBackups } from '@zubr/contracts/backups/endpoints'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { useEffect, useId, useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import panel from '../components/panel.module.css'
import { useBusy } from '../components/toasts/use-busy.ts'
import { formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { compareBackup } from './agent.ts'
import { BackupTree } from './backup-tree.tsx'
import styles from './backups.module.css'

type RestoreProps = {
  backup: Backup
  /** The preselected path; absent: all. */
  path?: string | undefined
  onClose(): void
  onAnswer(answer: ServerBackups): void
}

/** Asks what to restore from a backup, and shows the changes before. */
export function RestoreDialog({ backup, path, onClose, onAnswer }: RestoreProps) {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const [isAll, setIsAll] = useState(path === undefined)
  const [chosen, setChosen] = useState<readonly string[]>(path === undefined ? [] : [path])
  const [busy, run] = useBusy()
  const name = useId()
  const paths = isAll ? null : [...chosen]
  const nothing = paths?.length === 0
  const choice = (all: boolean, label: string, hint: string) => (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isAll === all} onChange={() => setIsAll(all)} />
      <span>
        <strong>{label}</strong>
        <span className={`${panel.ownLine} ${panel.dim}`}>{hint}</span>
      </span>
    </label>
  )
  return (
    <Dialog
      open
      title={fill(messages.backups.restoreTitle, { date: formatMoment(locale, backup.at) })}
      onClose={onClose}
    >
      <p>{messages.backups.restoreText}</p>
      <div className={styles.choices}>
        {choice(true, messages.backups.all, messages.backups.allHint)}
        {choice(false, messages.backups.some, messages.backups.someHint)}
      </div>
      {!isAll && backup.snapshot && (
        <BackupTree server={server.id} snapshot={backup.snapshot} chosen={chosen} onChoose={setChosen} />
      )}
      {!nothing && backup.snapshot && <Changes server={server.id} snapshot={backup.snapshot} paths={paths} />}
      <DialogButtons onCancel={onClose}>
        <Button
          disabled={busy || nothing}
          onClick={() =>
            run(async () => {
              const params = { id: server.id, backup: backup.id }
              onAnswer(
                await call('POST /api/servers/:id/backups/:backup/restore', { params, body: { paths } }),
              )
              onClose()
            })
          }
        >
          {messages.backups.begin}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

type ChangesProps = { server: string; snapshot: string; paths: string[] | null }

/** The changes as the node computes them. A failure does not block the restore. */
function Changes({ server, snapshot, paths }: ChangesProps) {
  const { locale, messages } = useI18n()
  const key = JSON.stringify(paths)
  const [found, setFound] = useState<{ key: string; changes: BackupChanges | undefined } | undefined>()
  useEffect(() => {
    const ended = new AbortController()
    const request = { server, snapshot, signal: ended.signal }
    compareBackup({ ...request, paths: JSON.parse(key) as string[] | null }).then(
      (changes) => setFound({ key, changes }),
      () => !ended.signal.aborted && setFound({ key, changes: undefined }),
    )
    return () => ended.abort()
  }, [server, snapshot, key])
  const { changes: say, marks, comparing, notCompared } = messages.backups
  if (found?.key !== key)
    return (
      <p className={panel.dim} role="status">
        {comparing}
      </p>
    )
  if (!found.changes) return <p role="status">{notCompared}</p>
  const { added, changed, removed, named } = found.changes
  const lines = [
    [say.changed, changed],
    [say.added, added],
    [say.removed, removed],
  ] as const
  if (added + changed + removed === 0) return <p role="status">{say.none}</p>
  return (
    <div className={styles.changes} role="status">
      <ul className={styles.sums}>
        {lines.map(([forms, count]) =>
          count === 0 ? null : (
            <li key={forms.other}>{plural(locale, forms, count, { count: formatNumber(locale, count) })}</li>
          ),
        )}
      </ul>
      <details>
        <summary>{say.show}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
        <ul className={styles.named} tabIndex={0} aria-label={say.show}>
          {named.map(({ path, kind }) => (
            <li key={path}>
              <span className={styles.path}>{path}</span> <span className={panel.dim}>{marks[kind]}</span>
            </li>
          ))}
          {named.length < added + changed + removed && <li>{say.more}</li>}
        </ul>
      </details>
    </div>
  )
}
