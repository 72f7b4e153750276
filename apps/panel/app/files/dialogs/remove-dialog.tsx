import type { FileMeasure } from '@zubr/contracts/files/answers'
import { fill, plural } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import panel from '../../components/panel.module.css'
import { useFiles } from '../../file-access/context.ts'
import { nameOf, wellFormed } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { formatBytes } from '../formats.ts'
import styles from './dialogs.module.css'

/** The number of listed names; the title has the total. */
const maxListed = 500

type RemovedFile = { path: string; bytes?: number; files?: number }
type RemoveDialogProps = {
  removed: readonly RemovedFile[]
  /** Deletes permanently, past the bin or from it. */
  forever: boolean
  /** A world that a running server has open. */
  world?: string | undefined
  /** The title and button for the whole bin. */
  wording?: { title: string; action: string }
  answer(isSure: true | null): void
}

/** Asks before files are deleted, and lists each with its size. */
export function RemoveDialog({ removed, forever, world, wording, answer }: RemoveDialogProps) {
  const { locale } = useI18n()
  const { dialogs, actions, tasks } = useFilesMessages()
  const sizes = removed.map(({ bytes }) => bytes ?? Number.NaN)
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  const name = wellFormed(nameOf(removed[0]?.path ?? ''))
  const named =
    removed.length > 1
      ? plural(locale, dialogs.removeTitleMore, removed.length - 1, { name })
      : fill(dialogs.removeTitle, { name })
  const { title, action } = wording ?? {
    title: named,
    action: forever ? actions.removeForever : actions.remove,
  }
  return (
    <Dialog open title={title} onClose={() => answer(null)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul className={styles.removed} tabIndex={0} aria-label={title}>
        {removed.slice(0, maxListed).map(({ path, bytes, files }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bin may have a path twice
          <li key={index}>
            <bdi>{wellFormed(nameOf(path))}</bdi>
            {bytes !== undefined && (
              <span className={panel.dim}>
                {files !== undefined && `${plural(locale, tasks.files, files)} · `}
                {formatBytes(locale, bytes)}
              </span>
            )}
          </li>
        ))}
        {removed.length > maxListed && <li>…</li>}
      </ul>
      {removed.length > 1 && !Number.isNaN(total) && (
        <p className={panel.dim}>{fill(dialogs.removeTotal, { size: formatBytes(locale, total) })}</p>
      )}
      {world !== undefined && (
        <p className={`${panel.alert} ${panel.calm}`}>{fill(dialogs.removeWorld, { name: world })}</p>
      )}
      <p>{forever ? dialogs.removeForever : dialogs.removeToBin}</p>
      <DialogButtons onCancel={() => answer(null)}>
        <Button tone="danger" onClick={() => answer(true)}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/** The same for files of the server; the node counts their sizes while the dialog is open. */
export function RemovePathsDialog({
  paths,
  ...rest
}: Omit<RemoveDialogProps, 'removed'> & { paths: readonly string[] }) {
  const client = useFiles()
  const [measured, setMeasured] = useState<ReadonlyMap<string, FileMeasure>>(new Map())
  useEffect(() => {
    const ended = new AbortController()
    const measure = async () => {
      const input = { paths: paths.slice(0, maxListed) }
      for await (const rows of client.rows('measure', input, { signal: ended.signal }))
        setMeasured((before) => new Map([...before, ...rows.map((row) => [row.path, row] as const)]))
    }
    // The names alone are enough.
    measure().catch(() => undefined)
    return () => ended.abort()
  }, [client, paths])
  const removed = paths.map((path) => {
    const { bytes, files, folders } = measured.get(path) ?? {}
    return { path, ...(bytes !== undefined && { bytes }), ...(files !== undefined && folders && { files }) }
  })
  return <RemoveDialog {...rest} removed={removed} />
}
