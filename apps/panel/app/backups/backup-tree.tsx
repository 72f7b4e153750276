import type { FileEntry } from '@zubr/contracts/files/operations'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { listBackup } from './agent.ts'
import styles from './backups.module.css'

type TreeProps = {
  server: string
  snapshot: string
  chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
}

/** The files of a backup as a tree with checkboxes. A checked folder includes its content. */
export function BackupTree(props: TreeProps) {
  const { locale, messages } = useI18n()
  const count = props.chosen.length
  return (
    <>
      <div className={styles.tree}>
        <Folder {...props} path="" />
      </div>
      {/* Outside the scrolling list, so that it is always visible. */}
      <p className={`${panel.small} ${panel.dim}`} role="status">
        {plural(locale, messages.backups.chosen, count, { count: formatNumber(locale, count) })}
      </p>
    </>
  )
}

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`)

function Folder({ path, ...tree }: TreeProps & { path: string }) {
  const { server, snapshot } = tree
  const { messages } = useI18n()
  const [entries, setEntries] = useState<FileEntry[] | 'failed' | undefined>()
  useEffect(() => {
    const ended = new AbortController()
    listBackup({ server, snapshot, path, signal: ended.signal }).then(
      setEntries,
      () => !ended.signal.aborted && setEntries('failed'),
    )
    return () => ended.abort()
  }, [server, snapshot, path])
  if (entries === undefined)
    return (
      <p className={panel.dim} role="status">
        {messages.frame.loading}
      </p>
    )
  if (entries === 'failed') return <p role="alert">{messages.errors.node_unavailable}</p>
  if (entries.length === 0) return <p className={panel.dim}>{messages.backups.emptyFolder}</p>
  return (
    <ul>
      {entries.map((entry) => (
        <Entry
          key={entry.name}
          {...tree}
          entry={entry}
          path={path === '' ? entry.name : `${path}/${entry.name}`}
        />
      ))}
    </ul>
  )
}

function Entry({ entry, path, ...tree }: TreeProps & { entry: FileEntry; path: string }) {
  const { chosen, onChoose } = tree
  const { messages } = useI18n()
  // Folders with a preselected file are open.
  const [isOpen, setIsOpen] = useState(() => chosen.some((other) => isWithin(other, path)))
  const isInside = chosen.some((other) => isWithin(path, other))
  const isChosen = isInside || chosen.includes(path)
  const isFolder = entry.kind === 'folder'
  return (
    <li>
      <div className={styles.entry}>
        {isFolder ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-label={fill(messages.backups.open, { name: entry.name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </button>
        ) : (
          <span className={styles.opener} />
        )}
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isInside}
            onChange={() =>
              onChoose(
                isChosen
                  ? chosen.filter((other) => other !== path)
                  : [...chosen.filter((other) => !isWithin(other, path)), path],
              )
            }
          />
          <span className={styles.path}>{entry.name}</span>
        </label>
      </div>
      {isOpen && <Folder {...tree} path={path} />}
    </li>
  )
}
