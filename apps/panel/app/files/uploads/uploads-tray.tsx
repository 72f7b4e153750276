import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatDuration, formatNumber, plural } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/button.tsx'
import { ChevronIcon, CloseIcon } from '../../components/icons.tsx'
import { Progress } from '../../components/progress.tsx'
import { useI18n } from '../../i18n.tsx'
import type { UploadJob } from './jobs.ts'
import type { Uploads } from './store.ts'
import { TakenDialog } from './taken-dialog.tsx'
import styles from './uploads.module.css'

/**
 * A collapsible card with the progress of all uploads. Screen readers hear only the total and
 * pending questions.
 */
export function UploadsTray({ uploads }: { uploads: Uploads }) {
  const { messages, locale } = useI18n()
  const jobs = useSyncExternalStore(uploads.subscribe, uploads.view)
  const [folded, setFolded] = useState(false)
  const list = useId()
  if (jobs.length === 0) return null
  const pendingQuestion = jobs.find((job) => job.state === 'asks' && job.taken !== null)
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
          <span className={styles.sum}>{sumOf(jobs, messages, locale)}</span>
          <ChevronIcon />
        </button>
      </h2>
      <p className="visually-hidden" role="status">
        {statesOf(jobs, messages)}
      </p>
      <ul id={list} className={styles.jobs} hidden={folded}>
        {jobs.map((job) => (
          <Row key={job.id} job={job} uploads={uploads} />
        ))}
      </ul>
      {pendingQuestion && (
        <TakenDialog
          key={`${pendingQuestion.id} ${pendingQuestion.taken}`}
          job={pendingQuestion}
          uploads={uploads}
        />
      )}
    </section>
  )
}

type Messages = ReturnType<typeof useI18n>['messages']
type Locale = ReturnType<typeof useI18n>['locale']

function sumOf(jobs: readonly UploadJob[], messages: Messages, locale: Locale): string {
  const going = jobs.filter(({ state }) => state !== 'lost')
  const done = going.reduce((sum, { doneFiles, skippedFiles }) => sum + doneFiles + skippedFiles, 0)
  const files = going.reduce((sum, job) => sum + job.files, 0)
  if (files === 0) return ''
  return fill(messages.uploads.doneOf, {
    done: formatNumber(locale, done),
    files: formatNumber(locale, files),
  })
}

/** Only final states are announced. */
function statesOf(jobs: readonly UploadJob[], messages: Messages): string {
  return jobs
    .flatMap(({ name, state, failed }) => {
      if (state === 'done' && failed.length > 0) return [`${name}: ${messages.uploads.notAll}`]
      return state === 'sending' ? [] : [`${name}: ${messages.uploads.states[state]}`]
    })
    .join('. ')
}

function Row({ job, uploads }: { job: UploadJob; uploads: Uploads }) {
  const { messages, locale } = useI18n()
  const { id, name, state, failed, skippedFiles } = job
  const percent =
    state === 'lost'
      ? null
      : job.bytes === 0
        ? state === 'done'
          ? 100
          : 0
        : Math.floor((100 * job.sentBytes) / job.bytes)
  const isOver = state === 'done' || state === 'lost'
  const others = job.files - 1
  const label =
    job.isFolder || others === 0 ? name : plural(locale, messages.uploads.andOthers, others, { name })
  return (
    <li className={styles.job}>
      <p className={styles.name} title={label}>
        {label}
      </p>
      <Progress text={textOf(job, messages, locale)} label={label} percent={percent} />
      {job.now.map((file) => (
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
          <Button tone="quiet" onClick={() => uploads.pause(id)}>
            {messages.uploads.pause}
          </Button>
        )}
        {(state === 'paused' || state === 'waiting') && (
          <Button tone="quiet" onClick={() => uploads.resume(id)}>
            {messages.uploads.resume}
          </Button>
        )}
        {state === 'done' && failed.some(({ code }) => code !== 'unreadable') && (
          <Button tone="quiet" onClick={() => uploads.retry(id)}>
            {messages.frame.retry}
          </Button>
        )}
        {state === 'lost' && <ChooseAgain job={job} uploads={uploads} />}
        {isOver ? (
          <button
            className="icon-button"
            type="button"
            aria-label={messages.frame.dismiss}
            onClick={() => uploads.remove(id)}
          >
            <CloseIcon />
          </button>
        ) : (
          <Button tone="quiet" onClick={() => uploads.remove(id)}>
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
function ChooseAgain({ job, uploads }: { job: UploadJob; uploads: Uploads }) {
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
        {...(job.isFolder && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) void uploads.add(job.server, job.into, currentTarget.files)
        }}
      />
    </>
  )
}

function textOf(job: UploadJob, messages: Messages, locale: Locale): string {
  const { state, failed, doneFiles, skippedFiles, files, bytes, sentBytes, bytesPerSecond } = job
  if (state === 'lost') return job.isFolder ? messages.uploads.lostFolder : messages.uploads.lostFiles
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
