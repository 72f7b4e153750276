import { fill } from '@zubr/i18n/format'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { CloseIcon, MoreIcon, PlusIcon, SearchIcon } from '../../components/icons.tsx'
import { useI18n } from '../../i18n.tsx'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'
import { BinIcon, PasteIcon } from '../icons.tsx'
import { useNarrow } from '../list/use-narrow.ts'

type Props = {
  filter: string
  filterField: RefObject<HTMLInputElement | null>
  /** The number of copied or cut files. */
  clipped: number
  searchAddress: string
  binAddress: string
  sftpAddress: string
  /** The upload buttons. */
  upload: ReactNode
  onFilter(text: string): void
  /** Moves the focus from the filter to the list. */
  onList(): void
  onNew(at: { x: number; y: number }): void
  onPaste(): void
  onMore(at: { x: number; y: number }): void
}

const below = (element: Element) => {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom + 4 }
}

/** Actions for the whole folder. */
export function Toolbar(props: Props) {
  const { messages: common } = useI18n()
  const { actions, list } = useFilesMessages()
  const isNarrow = useNarrow()
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        {props.upload}
        <Button
          tone="quiet"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => props.onNew(below(currentTarget))}
        >
          <PlusIcon />
          {actions.new}
        </Button>
        {props.clipped > 0 && (
          <Button tone="quiet" onClick={props.onPaste}>
            <PasteIcon />
            {fill(actions.pasteCount, { count: props.clipped })}
          </Button>
        )}
      </div>
      <div className={styles.filter}>
        <input
          ref={props.filterField}
          type="text"
          value={props.filter}
          placeholder={isNarrow ? list.filterShort : list.filter}
          aria-label={list.filter}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => props.onFilter(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') props.onFilter('')
            if (event.key === 'Escape' || event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault()
              props.onList()
            }
          }}
        />
        {props.filter !== '' && (
          <button
            className={styles.tool}
            type="button"
            aria-label={list.clearFilter}
            onClick={() => props.onFilter('')}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <div className={styles.links}>
        <Link
          className={styles.tool}
          to={props.searchAddress}
          aria-label={actions.search}
          title={actions.search}
        >
          <SearchIcon />
        </Link>
        <Link className={styles.tool} to={props.binAddress} aria-label={actions.bin} title={actions.bin}>
          <BinIcon />
        </Link>
        <Link className={styles.named} to={props.sftpAddress}>
          SFTP
        </Link>
        <button
          className={styles.tool}
          type="button"
          aria-haspopup="menu"
          aria-label={common.frame.more}
          title={common.frame.more}
          onClick={({ currentTarget }) => props.onMore(below(currentTarget))}
        >
          <MoreIcon />
        </button>
      </div>
    </div>
  )
}
