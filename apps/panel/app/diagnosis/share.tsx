import type { SharedLog } from '@zubr/contracts/logs/endpoints'
import { sharedLogAddress, sharedLogLimits } from '@zubr/contracts/logs/limits'
import { masked } from '@zubr/domain/diagnosis/mask'
import { plain } from '@zubr/domain/diagnosis/scan'
import { fill } from '@zubr/i18n/format'
import { useMemo, useRef, useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { formatDate, formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { useToasts } from '../toasts/toasts.tsx'
import { useBusy } from '../toasts/use-busy.ts'
import styles from './diagnosis.module.css'
import { endOf } from './log-end.ts'
import { useDiagnosisWords } from './words.tsx'

/** A button, and the dialog that shows what others would see before it makes a link. `text` is asked for when it is opened. */
export function ShareLog({ text }: { text: string }) {
  const words = useDiagnosisWords().share
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <ShareDialog open={open} text={text} onClose={() => setOpen(false)} />
    </>
  )
}

export function ShareDialog({ open, text, onClose }: { open: boolean; text: string; onClose(): void }) {
  const words = useDiagnosisWords().share
  return (
    <Dialog open={open} title={words.button} onClose={onClose}>
      <Share text={text} onClose={onClose} />
    </Dialog>
  )
}

function Share({ text, onClose }: { text: string; onClose(): void }) {
  const words = useDiagnosisWords().share
  const { id } = useServer().server
  const shared = useEndpoint(null, 'GET /api/servers/:id/logs', { params: { id } })
  const [made, setMade] = useState<SharedLog>()
  const [busy, run] = useBusy()
  // What leaves this browser is the plain text: what others see is made on the server, by the same rules.
  const { end, isCut, shown } = useMemo(() => {
    const end = endOf(plain(text))
    return { end, isCut: end.length < plain(text).length, shown: masked(end.slice(-previewed)) }
  }, [text])
  const { data } = shared
  const isFull = data !== undefined && data.length >= sharedLogLimits.logs
  const make = () =>
    run(async () => {
      const log = await call('POST /api/servers/:id/logs', { params: { id }, body: { text: end } })
      setMade(log)
      shared.put([log, ...(data ?? [])])
    })
  if (end.trim() === '') return <p>{words.nothing}</p>
  return (
    <>
      <p>{words.about}</p>
      {made ? (
        <Made log={made} />
      ) : (
        <>
          <h3>{words.preview}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must a keyboard */}
          <section className={styles.preview} tabIndex={0} aria-label={words.preview}>
            <pre>{shown}</pre>
          </section>
          {isCut && <p className={panel.dim}>{words.cut}</p>}
          {isFull && <Notice>{fill(words.full, { most: sharedLogLimits.logs })}</Notice>}
          <DialogButtons onCancel={onClose}>
            <Button disabled={busy || isFull} onClick={make}>
              {words.make}
            </Button>
          </DialogButtons>
        </>
      )}
      <Loaded of={shared} part>
        {(logs) => (
          <Yours
            logs={logs.filter((log) => log.id !== made?.id)}
            onRemoved={(gone) => shared.put(logs.filter((log) => log.id !== gone))}
          />
        )}
      </Loaded>
    </>
  )
}

/** Letters of the end that are shown before: as much as somebody looks through. */
const previewed = 60_000

const addressOf = ({ id }: SharedLog) => new URL(sharedLogAddress(id), location.origin).href

function Made({ log }: { log: SharedLog }) {
  const words = useDiagnosisWords().share
  const { locale } = useI18n()
  const field = useRef<HTMLAnchorElement>(null)
  return (
    <div className={styles.finding} role="status">
      <h3>{words.link}</h3>
      <p className={panel.row}>
        <a
          className={`${panel.link} ${styles.address}`}
          href={addressOf(log)}
          target="_blank"
          rel="noreferrer"
          ref={field}
        >
          {addressOf(log)}
        </a>
        <CopyButton text={addressOf(log)} from={field} />
      </p>
      <p className={panel.dim}>{fill(words.until, { date: formatDate(locale, log.expiresAt) })}</p>
    </div>
  )
}

/** Those that were made before, to be taken back. */
function Yours({ logs, onRemoved }: { logs: readonly SharedLog[]; onRemoved(id: string): void }) {
  const words = useDiagnosisWords().share
  const { locale } = useI18n()
  const { id } = useServer().server
  const { done } = useToasts()
  const [busy, run] = useBusy()
  if (logs.length === 0) return null
  const remove = (log: string) =>
    run(async () => {
      await call('DELETE /api/servers/:id/logs/:log', { params: { id, log } })
      onRemoved(log)
      done(words.removed)
    })
  return (
    <section className={styles.finding}>
      <h3>{words.yours}</h3>
      <ul className={styles.yours}>
        {logs.map((log) => (
          <li key={log.id} className={panel.spread}>
            <a className={panel.link} href={addressOf(log)} target="_blank" rel="noreferrer">
              {formatMoment(locale, log.createdAt)}
            </a>
            <span className={panel.dim}>
              {fill(words.until, { date: formatDate(locale, log.expiresAt) })}
            </span>
            <Button tone="quiet" disabled={busy} onClick={() => remove(log.id)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
