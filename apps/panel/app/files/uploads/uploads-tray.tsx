import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatDuration, formatNumber, plural } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/button.tsx'
import { ChevronIcon, CloseIcon } from '../../components/icons.tsx'
import { Progress } from '../../components/progress.tsx'
import { useI18n } from '../../i18n.tsx'
import { UploadConflictDialog } from './upload-conflict-dialog.tsx'
import type { UploadStore } from './upload-store.ts'
import type { UploadProgress } from './upload-types.ts'
import styles from './uploads.module.css'

/**
 * A collapsible card with the progress of all uploads. Screen readers hear only the total and
 * pending questions.
 */
export function UploadsTray({ store }: { store: UploadStore }) {
  const { messages, locale } = useI18n()
  const uploads = useSyncExternalStore(store.subscribe, store.view)
  const [folded, setFolded] = useState(false)
  const list = useId()
  if (uploads.length === 0) return null
  const pendingQuestion = uploads.find((upload) => upload.state === 'asks' && upload.taken !== null)
  return (
    <section className={styles.tray} aria-label={messages.uploads.title}>
      <h2 className={styles.head}>
        <button
          className={styles.fold}
          type="button"
          aria-expanded={!folded}
          aria-controls={list}
          onClick={() => setFolded(!folded)}
        >
          <span>{messages.uploads.title}</span>
          <span className={styles.sum}>{sumOf(uploads, messages, locale)}</span>
          <ChevronIcon />
        </button>
      </h2>
      <p className="visually-hidden" role="status">
        {statesOf(uploads, messages)}
      </p>
      <ul id={list} className={styles.jobs} hidden={folded}>
        {uploads.map((upload) => (
          <Row key={upload.id} upload={upload} store={store} />
        ))}
      </ul>
      {pendingQuestion && (
        <UploadConflictDialog
          key={`${pendingQuestion.id} ${pendingQuestion.taken}`}
          upload={pendingQuestion}
          store={store}
        />
      )}
    </section>
  )
}

type Messages = ReturnType<typeof useI18n>['messages']
type Locale = ReturnType<typeof useI18n>['locale']

function sumOf(uploads: readonly UploadProgress[], messages: Messages, locale: Locale): string {
  const going = uploads.filter(({ state }) => state !== 'lost')
  const done = going.reduce((sum, { doneFiles, skippedFiles }) => sum + doneFiles + skippedFiles, 0)
  const files = going.reduce((sum, upload) => sum + upload.files, 0)
  if (files === 0) return ''
  return fill(messages.uploads.doneOf, {
    done: formatNumber(locale, done),
    files: formatNumber(locale, files),
  })
}

/** Only final states are announced. */
function statesOf(uploads: readonly UploadProgress[], messages: Messages): string {
  return uploads
    .flatMap(({ name, state, failed }) => {
      if (state === 'done' && failed.length > 0) return [`${name}: ${messages.uploads.notAll}`]
      return state === 'sending' ? [] : [`${name}: ${messages.uploads.states[state]}`]
    })
    .join('. ')
}

function Row({ upload, store }: { upload: UploadProgress; store: UploadStore }) {
  const { messages, locale } = useI18n()
  const { id, name, state, failed, skippedFiles } = upload
  const percent =
    state === 'lost'
      ? null
      : upload.bytes === 0
        ? state === 'done'
          ? 100
          : 0
        : Math.floor((100 * upload.sentBytes) / upload.bytes)
  const isOver = state === 'done' || state === 'lost'
  const others = upload.files - 1
  const label =
    upload.isFolder || others === 0 ? name : plural(locale, messages.uploads.andOthers, others, { name })
  return (
    <li className={styles.job}>
      <p className={styles.name} title={label}>
        {label}
      </p>
      <Progress text={textOf(upload, messages, locale)} label={label} percent={percent} />
      {upload.now.map((file) => (
        <p key={file.path} className={styles.file}>
          <span className={styles.name}>{file.path}</span>
          <span>
            {formatNumber(locale, Math.floor((100 * file.sentBytes) / Math.max(1, file.bytes)))}&nbsp;%
          </span>
        </p>
      ))}
      {skippedFiles > 0 && (
        <p className={styles.note}>{plural(locale, messages.uploads.skipped, skippedFiles)}</p>
      )}
      {failed.length > 0 && (
        <details className={styles.note}>
          <summary>{plural(locale, messages.uploads.failed, failed.length)}</summary>
          <ul className={styles.failures}>
            {failed.slice(0, 100).map(({ path, code }) => (
              <li key={path}>
                {path}: {lookUp<string>(messages.uploads.failures, code) ?? messages.uploads.failures.failed}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.buttons}>
        {state === 'sending' && (
          <Button tone="quiet" onClick={() => store.pause(id)}>
            {messages.uploads.pause}
          </Button>
        )}
        {(state === 'paused' || state === 'waiting') && (
          <Button tone="quiet" onClick={() => store.resume(id)}>
            {messages.uploads.resume}
          </Button>
        )}
        {state === 'done' && failed.some(({ code }) => code !== 'unreadable') && (
          <Button tone="quiet" onClick={() => store.retry(id)}>
            {messages.frame.retry}
          </Button>
        )}
        {state === 'lost' && <ChooseAgain upload={upload} store={store} />}
        {isOver ? (
          <button
            className="icon-button"
            type="button"
            aria-label={messages.frame.dismiss}
            onClick={() => store.remove(id)}
          >
            <CloseIcon />
          </button>
        ) : (
          <Button tone="quiet" onClick={() => store.remove(id)}>
            {messages.frame.cancel}
          </Button>
        )}
      </div>
    </li>
  )
}

/**
 * After a reload the browser needs the files to be chosen again; already sent parts are not sent
 * twice.
 */
function ChooseAgain({ upload, store }: { upload: UploadProgress; store: UploadStore }) {
  const { messages } = useI18n()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone="quiet" onClick={() => input.current?.click()}>
        {messages.uploads.chooseAgain}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(upload.isFolder && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) void store.add(upload.server, upload.into, currentTarget.files)
        }}
      />
    </>
  )
}

function textOf(upload: UploadProgress, messages: Messages, locale: Locale): string {
  const { state, failed, doneFiles, skippedFiles, files, bytes, sentBytes, bytesPerSecond } = upload
  if (state === 'lost') return upload.isFolder ? messages.uploads.lostFolder : messages.uploads.lostFiles
  if (state === 'done' && failed.length === 0) return messages.uploads.states.done
  if (state !== 'sending' && state !== 'done') return messages.uploads.states[state]
  const parts = [
    fill(messages.uploads.doneOf, {
      done: formatNumber(locale, doneFiles + skippedFiles),
      files: formatNumber(locale, files),
    }),
  ]
  if (bytesPerSecond !== null && bytesPerSecond > 0) {
    parts.push(speedOf(locale, bytesPerSecond))
    const left = formatDuration(locale, Math.ceil((bytes - sentBytes) / bytesPerSecond))
    parts.push(fill(messages.uploads.left, { left }))
  }
  return parts.join(' · ')
}

function speedOf(locale: Locale, bytesPerSecond: number): string {
  const isLarge = bytesPerSecond >= 1_000_000
  return new Intl.NumberFormat(localeFacts[locale].tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte-per-second' : 'kilobyte-per-second',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytesPerSecond / (isLarge ? 1_000_000 : 1_000))
}
