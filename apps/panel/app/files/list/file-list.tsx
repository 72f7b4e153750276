import type { FileEntry } from '@zubr/contracts/files/operations'
import { fill } from '@zubr/i18n/format'
import { type RefObject, useMemo } from 'react'
import { ChevronIcon } from '../../components/icons.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { gridRole, groupRole, headingRole, rowRole } from './grid-roles.ts'
import styles from './list.module.css'
import { Row } from './row.tsx'
import type { Selection } from './selection.ts'
import { type Sort, type SortColumn, sortColumns } from './sorting.ts'
import { useNarrow } from './use-narrow.ts'
import { type RowGestureOptions, useRowGestures } from './use-row-gestures.ts'
import { useWindowed } from './use-windowed.ts'

export const rowHeight = (isNarrow: boolean) => (isNarrow ? 60 : 44)
export const rowId = (index: number) => `file-${index}`

type ListProps = RowGestureOptions & {
  /** In display order. */
  entries: readonly FileEntry[]
  isWhole: boolean
  selection: Selection
  cut: ReadonlySet<string>
  sizes: ReadonlyMap<string, number>
  sort: Sort
  target: string | null
  grid: RefObject<HTMLDivElement | null>
  rows: RefObject<HTMLDivElement | null>
  addressOf(entry: FileEntry): string
  onSort(column: SortColumn): void
  onToggleAll(): void
  onRename(name: string | null): void
  onKeyDown(event: React.KeyboardEvent): void
  onDragEnd(): void
}

/** The entries of a folder as a grid with virtual scrolling. */
export function FileList(props: ListProps) {
  const { entries, selection, sort, cut, sizes, grid, rows, renamed, target } = props
  const messages = useFilesMessages().list
  const height = rowHeight(useNarrow())
  const gestures = useRowGestures(props)
  const { from, to } = useWindowed(rows, { count: entries.length, height })
  const cursor = useMemo(
    () => (selection.cursor === null ? -1 : entries.findIndex(({ name }) => name === selection.cursor)),
    [entries, selection.cursor],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a grid
    <div
      ref={grid}
      className={styles.grid}
      {...gridRole({
        'aria-label': messages.label,
        'aria-rowcount': props.isWhole ? entries.length + 1 : -1,
        'aria-multiselectable': true,
        'aria-busy': !props.isWhole,
        ...(cursor >= from && cursor < to && { 'aria-activedescendant': rowId(cursor) }),
      })}
      onKeyDown={props.onKeyDown}
      {...gestures}
      onDragEnd={props.onDragEnd}
    >
      <GridHeading {...{ entries, selection, sort }} onSort={props.onSort} onToggleAll={props.onToggleAll} />
      <div
        ref={rows}
        {...groupRole}
        className={styles.rows}
        style={{ height: entries.length * height, paddingTop: from * height }}
      >
        {entries.slice(from, to).map((entry, offset) => (
          <Row
            key={entry.name}
            entry={entry}
            index={from + offset}
            id={rowId(from + offset)}
            to={props.addressOf(entry)}
            size={sizes.get(entry.name)}
            isChosen={selection.chosen.has(entry.name)}
            isCursor={from + offset === cursor}
            isCut={cut.has(entry.name)}
            isTarget={target === entry.name}
            isRenamed={renamed === entry.name}
            onRename={props.onRename}
          />
        ))}
      </div>
    </div>
  )
}

type HeadingProps = Pick<ListProps, 'entries' | 'selection' | 'sort' | 'onSort' | 'onToggleAll'>

/** The column headings, which sort the list, and the checkbox for all entries. */
function GridHeading({ entries, selection, sort, onSort, onToggleAll }: HeadingProps) {
  const messages = useFilesMessages().list
  const chosenAll = entries.length > 0 && selection.chosen.size >= entries.length
  return (
    <div className={styles.head} {...rowRole({ 'aria-rowindex': 1 })}>
      <div className={styles.check} {...headingRole()}>
        <input
          type="checkbox"
          aria-label={messages.chooseAll}
          checked={chosenAll}
          ref={(box) => {
            if (box) box.indeterminate = !chosenAll && selection.chosen.size > 0
          }}
          onChange={onToggleAll}
        />
      </div>
      {sortColumns.map((column) => (
        <div
          key={column}
          className={styles[column]}
          {...headingRole({
            'aria-sort': sort.by === column ? (sort.down ? 'descending' : 'ascending') : 'none',
          })}
        >
          <button
            type="button"
            aria-label={fill(messages.sortBy, { column: messages[column] })}
            data-down={sort.down || undefined}
            onClick={() => onSort(column)}
          >
            {messages[column]}
            {sort.by === column && <ChevronIcon size={12} />}
          </button>
        </div>
      ))}
      <div className={styles.more} aria-hidden="true" />
    </div>
  )
}
