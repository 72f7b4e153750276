import type { Backup, ServerBackups } from '@zubr/contracts/backups/endpoints'
import { fill, formatNumber } from '@zubr/i18n/format'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import empty from '../components/empty.module.css'
import { TextField } from '../components/fields/field.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { BackupRow } from './backup-row.tsx'
import styles from './backups.module.css'
import { EditNote } from './edit-note.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { RestoreNews } from './restore-news.tsx'

const everyMs = 10_000
/** Poll interval while a backup or a restore is running. */
const soonMs = 1_500

/** Backups of a server: the plan's quota, the running backup or restore, and the list. */
export default function BackupsTab() {
  const { server, polled } = useServer()
  const { messages, locale } = useI18n()
  const [isBusy, setIsBusy] = useState(false)
  const [dialog, setDialog] = useState<{ backup: Backup; to: 'restore' | 'remove' | 'note' } | undefined>()
  const of = useEndpoint(isBusy ? soonMs : everyMs, 'GET /api/servers/:id/backups', {
    params: { id: server.id },
  })
  const goesOn = of.data !== undefined && isUnderWay(of.data)
  if (isBusy !== goesOn) setIsBusy(goesOn)
  const group = useFocusFallback<HTMLDivElement>()
  const close = () => setDialog(undefined)
  const is = (to: string) => (dialog?.to === to ? dialog.backup : undefined)
  const restored = is('restore')
  // A link from another page can preselect one file.
  const wanted = (useLocation().state as { restore?: string } | null)?.restore
  const removed = is('remove')
  const noted = is('note')
  return (
    <div className={panel.column} ref={group} tabIndex={-1}>
      {server.nodeSilent && <Notice>{messages.backups.silent}</Notice>}
      {/* The page already shows a failed connection. */}
      <Loaded of={of} part={polled.failure !== undefined}>
        {(backups) => (
          <>
            {backups.failingSince && <Failing since={backups.failingSince} />}
            {backups.isOnOwnMachine && <Notice>{messages.backups.onOwnMachine}</Notice>}
            <RestoreNews restore={backups.restore} onAnswer={of.put} />
            <MakeBackup backups={backups} onAnswer={of.put} />
            {backups.backups.length === 0 ? (
              <div className={empty.empty}>
                <h2>{messages.backups.empty}</h2>
                <p>{messages.backups.emptyText}</p>
              </div>
            ) : (
              <ul className={styles.list}>
                {backups.backups.map((backup) => (
                  <BackupRow
                    key={backup.id}
                    backup={backup}
                    isFree={backups.restore === null || backups.restore.endedAt !== null}
                    onAnswer={of.put}
                    onAsk={(to) => setDialog({ backup: backup, to })}
                  />
                ))}
              </ul>
            )}
            {backups.erasing && (
              <p className={styles.about}>
                {fill(messages.backups.erasing, {
                  count: backups.erasing.count,
                  date: formatMoment(locale, backups.erasing.after),
                })}
              </p>
            )}
            {restored && (
              <RestoreDialog
                key={restored.id}
                backup={restored}
                path={wanted}
                onClose={close}
                onAnswer={(answer) => {
                  of.put(answer)
                  polled.refresh()
                }}
              />
            )}
            {noted && <EditNote key={noted.id} backup={noted} onClose={close} onAnswer={of.put} />}
            <RemoveQuestion backup={removed} onClose={close} onAnswer={of.put} />
          </>
        )}
      </Loaded>
    </div>
  )
}

export const isUnderWay = ({ backups, restore }: ServerBackups): boolean =>
  restore?.endedAt === null ||
  backups.some(({ state }) => state === 'waiting' || state === 'working' || state === 'deleting')

function Failing({ since }: { since: string }) {
  const { locale, messages } = useI18n()
  return (
    <p className={panel.alert} role="status">
      {fill(messages.backups.failing, { date: formatMoment(locale, since) })}
    </p>
  )
}

function MakeBackup({
  backups: serverBackups,
  onAnswer,
}: {
  backups: ServerBackups
  onAnswer(answer: ServerBackups): void
}) {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const [note, setNote] = useState('')
  const [busy, run] = useBusy()
  const { backups, counted, limit, replaces } = serverBackups
  const replaced = backups.find(({ id }) => id === replaces)
  const isMaking = backups.some(({ state }) => state === 'waiting' || state === 'working')
  const isFull = counted >= limit && !replaced
  const say = () => {
    if (isMaking) return messages.backups.underWay
    if (replaced) return fill(messages.backups.replaces, { date: formatMoment(locale, replaced.at) })
    return isFull ? messages.backups.allLocked : null
  }
  const hint = say()
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <div className={panel.spread}>
        <h2>{messages.backups.heading}</h2>
        <p className={panel.dim}>
          {fill(messages.backups.places, {
            count: formatNumber(locale, counted),
            limit: formatNumber(locale, limit),
          })}
        </p>
      </div>
      <p className={`${panel.dim} ${styles.about}`}>{messages.backups.about}</p>
      <form
        className={styles.make}
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            onAnswer(
              await call('POST /api/servers/:id/backups', { params: { id: server.id }, body: { note } }),
            )
            setNote('')
          })
        }}
      >
        <TextField
          label={messages.backups.note}
          placeholder={messages.backups.noteHint}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button
          type="submit"
          disabled={busy || isMaking || isFull || server.contract !== 'active' || server.nodeSilent}
        >
          {messages.backups.make}
        </Button>
      </form>
      {hint && (
        <p className={panel.small} role="status">
          {hint}
        </p>
      )}
    </section>
  )
}

function RemoveQuestion({
  backup,
  onClose,
  onAnswer,
}: {
  backup: Backup | undefined
  onClose(): void
  onAnswer(answer: ServerBackups): void
}) {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  return (
    <Confirm
      open={backup !== undefined}
      title={fill(messages.backups.removeTitle, { date: backup ? formatMoment(locale, backup.at) : '' })}
      text={messages.backups.removeText}
      action={messages.backups.remove}
      danger
      onClose={onClose}
      onConfirm={async () => {
        if (!backup) return
        const params = { id: server.id, backup: backup.id }
        onAnswer(await call('DELETE /api/servers/:id/backups/:backup', { params }))
      }}
    />
  )
}
