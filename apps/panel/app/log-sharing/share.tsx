import type { SharedLog } from '@zubr/contracts/logs/endpoints'
import { sharedLogAddress, sharedLogLimits } from '@zubr/contracts/logs/limits'
import { maskPrivateData } from '@zubr/domain/diagnosis/mask'
import { plain } from '@zubr/domain/diagnosis/scan'
import { fill } from '@zubr/i18n/format'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { formatDate, formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import styles from './diagnosis.module.css'
import { useDiagnosisMessages } from './diagnosis-messages.tsx'
import { endOf } from './log-end.ts'

/** The text to share, or a function that reads it. */
export type Shared = string | (() => string | Promise<string>)

/** Previews the shared log before it creates a link. */
export function ShareDialog({ text, onClose }: { text: Shared; onClose(): void }) {
  const messages = useDiagnosisMessages().share
  return (
    <Dialog open title={messages.button} onClose={onClose}>
      {typeof text === 'string' ? (
        <Share text={text} onClose={onClose} />
      ) : (
        <Read text={text}>{(found) => <Share text={found} onClose={onClose} />}</Read>
      )}
    </Dialog>
  )
}

/** Reads the text once, so that exactly the previewed text is shared. */
function Read({ text, children }: { text: Exclude<Shared, string>; children: (text: string) => ReactNode }) {
  const messages = useDiagnosisMessages()
  const { messages: common } = useI18n()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<{ text: string } | 'failed'>()
  const latestText = useRef(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    let isOld = false
    setFound(undefined)
    Promise.resolve()
      .then(() => latestText.current())
      .then(
        (read) => isOld || setFound({ text: read }),
        () => isOld || setFound('failed'),
      )
    return () => {
      isOld = true
    }
  }, [round])
  if (found === undefined) return <p role="status">{messages.reading}</p>
  if (found !== 'failed') return children(found.text)
  return (
    <div className={panel.spread} role="alert">
      <p>{messages.unread}</p>
      <Button tone="quiet" onClick={() => setRound(round + 1)}>
        {common.frame.retry}
      </Button>
    </div>
  )
}

function Share({ text, onClose }: { text: string; onClose(): void }) {
  const messages = useDiagnosisMessages().share
  const { id } = useServer().server
  const shared = useEndpoint(null, 'GET /api/servers/:id/logs', { params: { id } })
  const [made, setMade] = useState<SharedLog>()
  const [busy, run] = useBusy()
  // The unmasked text is sent; the server masks it by the same rules.
  const { end, isCut, shown } = useMemo(() => {
    const end = endOf(plain(text))
    return { end, isCut: end.length < plain(text).length, shown: maskPrivateData(end.slice(-previewed)) }
  }, [text])
  const { data } = shared
  const [isRefused, setIsRefused] = useState(false)
  const isFull = isRefused || (data !== undefined && data.length >= sharedLogLimits.logs)
  const make = () =>
    run(async () => {
      try {
        const log = await call('POST /api/servers/:id/logs', { params: { id }, body: { text: end } })
        setMade(log)
        shared.put([log, ...(data ?? [])])
      } catch (error) {
        // Logs of other servers count too.
        if (!(error instanceof ApiFailure) || error.code !== 'conflict') throw error
        setIsRefused(true)
      }
    })
  if (end.trim() === '') return <p>{messages.nothing}</p>
  return (
    <>
      <p>{messages.about}</p>
      {made ? (
        <Made
          log={made}
          onRemoved={() => {
            setMade(undefined)
            shared.put((data ?? []).filter((log) => log.id !== made.id))
          }}
        />
      ) : (
        <>
          <h3>{messages.preview}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <section className={styles.preview} tabIndex={0} aria-label={messages.preview}>
            <pre>{shown}</pre>
          </section>
          {isCut && <p className={panel.dim}>{messages.cut}</p>}
          {isFull && <Notice>{fill(messages.full, { most: sharedLogLimits.logs })}</Notice>}
          <DialogButtons onCancel={onClose}>
            <Button disabled={busy || isFull} aria-busy={busy} onClick={make}>
              {messages.make}
            </Button>
          </DialogButtons>
        </>
      )}
      <Loaded of={shared} part>
        {(logs) => (
          <Yours
            logs={logs.filter((log) => log.id !== made?.id)}
            onRemoved={(removedId) => {
              setIsRefused(false)
              shared.put(logs.filter((log) => log.id !== removedId))
            }}
          />
        )}
      </Loaded>
    </>
  )
}

/** The length of the preview, from the end. */
const previewed = 60_000

const addressOf = ({ id }: SharedLog) => new URL(sharedLogAddress(id), location.origin).href

function Made({ log, onRemoved }: { log: SharedLog; onRemoved(): void }) {
  const messages = useDiagnosisMessages().share
  const { locale } = useI18n()
  const field = useRef<HTMLAnchorElement>(null)
  return (
    <div className={styles.finding} role="status">
      <h3>{messages.link}</h3>
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
      <div className={panel.spread}>
        <p className={panel.dim}>{fill(messages.until, { date: formatDate(locale, log.expiresAt) })}</p>
        <RemoveLog log={log} onRemoved={onRemoved} />
      </div>
    </div>
  )
}

/** Existing links, which can be removed. */
function Yours({ logs, onRemoved }: { logs: readonly SharedLog[]; onRemoved(id: string): void }) {
  const messages = useDiagnosisMessages().share
  const { locale } = useI18n()
  if (logs.length === 0) return null
  return (
    <section className={styles.finding}>
      <h3>{messages.yours}</h3>
      <ul className={styles.yours}>
        {logs.map((log) => (
          <li key={log.id} className={panel.spread}>
            <a className={panel.link} href={addressOf(log)} target="_blank" rel="noreferrer">
              {formatMoment(locale, log.createdAt)}
            </a>
            <span className={panel.dim}>
              {fill(messages.until, { date: formatDate(locale, log.expiresAt) })}
            </span>
            <RemoveLog log={log} onRemoved={() => onRemoved(log.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Removes a link at once. */
function RemoveLog({ log, onRemoved }: { log: SharedLog; onRemoved(): void }) {
  const messages = useDiagnosisMessages().share
  const { id } = useServer().server
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const remove = () =>
    run(async () => {
      await call('DELETE /api/servers/:id/logs/:log', { params: { id, log: log.id } })
      onRemoved()
      done(messages.removed)
    })
  return (
    <Button tone="quiet" disabled={busy} onClick={remove}>
      {messages.remove}
    </Button>
  )
}
