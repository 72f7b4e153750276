import type { FileEntry } from '@zubr/contracts/files/operations'
import { fill } from '@zubr/i18n/format'
import { memo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { MoreIcon } from '../../components/icons.tsx'
import { wellFormed } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { isName } from '../dialogs/name-dialog.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { formatBytes, formatChanged } from '../formats.ts'
import { cellRole, rowRole } from './grid-roles.ts'
import { kindIcon } from './kinds.tsx'
import styles from './list.module.css'
import { isFolder } from './sorting.ts'

export type RowProps = {
  entry: FileEntry
  index: number
  id: string
  /** The address of its name. */
  to: string
  /** The size of a folder, after it was requested. */
  size: number | undefined
  isChosen: boolean
  isCursor: boolean
  isCut: boolean
  isTarget: boolean
  isRenamed: boolean
  onRename(name: string | null): void
}

/** One file or folder. The list handles its events, so that a row has no listeners. */
export const Row = memo(function Row(props: RowProps) {
  const { entry, index, id, to, isChosen, isRenamed, onRename } = props
  const { locale } = useI18n()
  const messages = useFilesMessages().list
  const { name, mtimeMs } = entry
  const folder = isFolder(entry)
  const Icon = kindIcon(entry)
  const bytes = folder ? props.size : entry.size
  const size = bytes === undefined ? '' : formatBytes(locale, bytes)
  const changed = formatChanged(locale, mtimeMs)
  const kind = folder ? messages.folder : entry.kind === 'link' ? messages.link : undefined
  return (
    <div
      className={styles.row}
      {...rowRole({ 'aria-rowindex': index + 2, 'aria-selected': isChosen })}
      id={id}
      data-name={name}
      data-cursor={props.isCursor || undefined}
      data-cut={props.isCut || undefined}
      data-target={props.isTarget || undefined}
      data-folder={folder || undefined}
      draggable={!isRenamed}
    >
      <div className={styles.check} {...cellRole}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={fill(messages.choose, { name })}
          checked={isChosen}
          onChange={() => undefined}
        />
      </div>
      <div className={styles.name} {...cellRole}>
        <span className={folder ? styles.folderIcon : styles.icon}>
          <Icon />
        </span>
        {isRenamed ? (
          <RenameField name={name} label={messages.name} onDone={onRename} />
        ) : (
          <span className={styles.words}>
            {/* The list navigates; the link would add a second history entry. */}
            <Link to={to} tabIndex={-1} draggable={false} onClick={(event) => event.preventDefault()}>
              {kind && <span className="visually-hidden">{kind} </span>}
              {wellFormed(name)}
            </Link>
            <span className={styles.under} aria-hidden="true">
              {[size, changed].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
      </div>
      <div className={styles.size} {...cellRole}>
        {size}
      </div>
      <div className={styles.changed} {...cellRole}>
        {changed}
      </div>
      <div className={styles.more} {...cellRole}>
        <button type="button" tabIndex={-1} data-menu aria-label={fill(messages.actionsFor, { name })}>
          <MoreIcon />
        </button>
      </div>
    </div>
  )
})

type RenameProps = { name: string; label: string; onDone(name: string | null): void }

/** An inline rename field. The extension is not selected, because it rarely changes. */
function RenameField({ name, label, onDone }: RenameProps) {
  const [text, setText] = useState(name)
  const isGood = isName(text)
  // The handler may move the focus, which would finish a second time.
  const ended = useRef(false)
  const finish = (newName: string | null) => {
    if (ended.current) return
    ended.current = true
    onDone(newName)
  }
  return (
    <input
      className={styles.rename}
      aria-label={label}
      aria-invalid={!isGood}
      value={text}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      ref={(field) => field?.focus()}
      onFocus={({ target }) => {
        const dot = name.lastIndexOf('.')
        target.setSelectionRange(0, dot > 0 ? dot : name.length)
      }}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => finish(isGood && text !== name ? text : null)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter' && isGood) event.currentTarget.blur()
        if (event.key === 'Escape') finish(null)
      }}
    />
  )
}
