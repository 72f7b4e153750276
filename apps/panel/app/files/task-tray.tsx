import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { Progress } from '../components/progress.tsx'
import { nameOf } from '../file-access/file-paths.ts'
import { useI18n } from '../i18n.tsx'
import { type Task, type Tasks, useTaskList } from './actions/tasks.ts'
import styles from './files.module.css'
import { useFilesMessages } from './files-messages.tsx'
import { formatBytes } from './formats.ts'

/** Shorter tasks are not shown. */
const shownAfterMs = 500

/** Running tasks with progress and a cancel button. */
export function TaskTray({ tasks, onFailure }: { tasks: Tasks; onFailure(error: unknown): void }) {
  const messages = useFilesMessages().tasks
  const list = useTaskList(tasks)
  if (list.length === 0) return null
  return (
    <section className={styles.tasks} aria-label={messages.label}>
      {list.map((task) => (
        <TaskLine key={task.key} task={task} onCancel={() => tasks.cancel(task).catch(onFailure)} />
      ))}
    </section>
  )
}

function TaskLine({ task, onCancel }: { task: Task; onCancel(): void }) {
  const { locale } = useI18n()
  const messages = useFilesMessages().tasks
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setShown, shownAfterMs, true)
    return () => clearTimeout(timer)
  }, [])
  const { operation, path, count, progress } = task
  if (!shown || !Object.hasOwn(messages, operation)) return null
  const name = operation === 'pull' ? hostOf(path) : nameOf(path)
  const text = fill(messages[operation as 'move'], { name })
  const more = count > 1 ? ` +${formatNumber(locale, count - 1)}` : ''
  const { doneBytes = 0, bytes = null, doneFiles = 0, files = null } = progress ?? {}
  const share = bytes ? doneBytes / bytes : files ? doneFiles / files : null
  const details = [
    doneBytes > 0 && formatBytes(locale, doneBytes) + (bytes ? ` / ${formatBytes(locale, bytes)}` : ''),
    doneFiles > 0 && plural(locale, messages.files, doneFiles),
  ]
  return (
    <div className={styles.task}>
      <div>
        <Progress
          text={text + more}
          percent={share === null ? null : Math.min(100, Math.floor(100 * share))}
        />
        <p className={`${panel.small} ${panel.dim} ${styles.details}`}>
          {details.filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button tone="quiet" disabled={task.id === undefined || task.cancelled === true} onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  )
}

function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    // A text that is not a URL is shown as it is.
    return url
  }
}
