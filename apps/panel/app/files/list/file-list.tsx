import type { FileEntry } from '@zubr/contracts/files/operations'
import { fill } from '@zubr/i18n/format'
import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useMemo, useRef } from 'react'
import { ChevronIcon } from '../../components/icons.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { gridRole, groupRole, headingRole, rowRole } from './grid-roles.ts'
import styles from './list.module.css'
import { Row } from './row.tsx'
import type { Selection } from './selection.ts'
import { type Sort, type SortColumn, sortColumns } from './sorting.ts'
import { useNarrow } from './use-narrow.ts'
import { useWindowed } from './use-windowed.ts'

/** A touch of this length on a row selects it. */
const longPressMs = 450
const clickMs = 400

export const rowHeight = (isNarrow: boolean) => (isNarrow ? 60 : 44)
export const rowId = (index: number) => `file-${index}`

type ListProps = {
  /** In display order. */
  entries: readonly FileEntry[]
  isWhole: boolean
  selection: Selection
  cut: ReadonlySet<string>
  sizes: ReadonlyMap<string, number>
  sort: Sort
  renamed: string | null
  target: string | null
  grid: RefObject<HTMLDivElement | null>
  rows: RefObject<HTMLDivElement | null>
  addressOf(entry: FileEntry): string
  onSort(column: SortColumn): void
  /** `isTouch`: a tap, which opens the entry; `onName`: on the name itself. */
  onPress(name: string, event: MouseEvent, how: { isTouch: boolean; onName: boolean }): void
  onOpen(name: string): void
  onToggle(name: string): void
  onToggleAll(): void
  onMenu(name: string | null, at: { x: number; y: number }): void
  onRename(name: string | null): void
  onKeyDown(event: React.KeyboardEvent): void
  onDragStart(name: string, event: DragEvent): void
  onDragEnd(): void
}

const nameAt = (target: EventTarget): string | null =>
  (target as Element).closest<HTMLElement>('[data-name]')?.dataset.name ?? null

/** The entries of a folder as a grid with virtual scrolling. */
export function FileList(props: ListProps) {
  const { entries, selection, sort, cut, sizes, grid, rows, renamed, target } = props
  const messages = useFilesMessages().list
  const height = rowHeight(useNarrow())
  const { from, to } = useWindowed(rows, { count: entries.length, height })
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; isLong: boolean; type: string }>({
    isLong: false,
    type: 'mouse',
  })
  const cursor = useMemo(
    () => (selection.cursor === null ? -1 : entries.findIndex(({ name }) => name === selection.cursor)),
    [entries, selection.cursor],
  )
  const chosenAll = entries.length > 0 && selection.chosen.size >= entries.length

  const pressed = (event: PointerEvent) => {
    const name = nameAt(event.target)
    clearTimeout(press.current.timer)
    press.current = { isLong: false, type: event.pointerType }
    if (name === null || event.pointerType === 'mouse') return
    press.current.timer = setTimeout(() => {
      press.current.isLong = true
      props.onToggle(name)
    }, longPressMs)
  }
  const released = () => clearTimeout(press.current.timer)
  const lifted = () => {
    released()
    const state = press.current
    // The click after a long press comes at once; a later one is separate, for example from the
    // keyboard.
    setTimeout(() => {
      state.isLong = false
    }, clickMs)
  }

  const clicked = (event: MouseEvent) => {
    const name = nameAt(event.target)
    const on = event.target as Element
    if (name === null || on.closest(`.${styles.rename}`)) return
    // A long press has already selected the row, so the tap ends here.
    if (press.current.isLong) {
      press.current.isLong = false
      return event.preventDefault()
    }
    const menu = on.closest('[data-menu]')
    if (menu) {
      const { right, bottom } = menu.getBoundingClientRect()
      return props.onMenu(name, { x: right - 240, y: bottom })
    }
    if (on.closest(`.${styles.check}`))
      return event.shiftKey
        ? props.onPress(name, event, { isTouch: false, onName: false })
        : props.onToggle(name)
    const link = on.closest('a')
    // The browser handles a middle click.
    if (link && event.button === 1) return
    if (link) event.preventDefault()
    props.onPress(name, event, { isTouch: press.current.type !== 'mouse', onName: link !== null })
  }

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
      onPointerDown={pressed}
      onPointerUp={lifted}
      onPointerCancel={lifted}
      onPointerMove={(event) => {
        if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) released()
      }}
      // Captures the click before the row's link, which would navigate a second time.
      onClickCapture={clicked}
      onDoubleClick={(event) => {
        const name = nameAt(event.target)
        const on = event.target as Element
        if (name !== null && name !== renamed && !on.closest('button, input, a')) props.onOpen(name)
      }}
      onContextMenu={(event) => {
        const name = nameAt(event.target)
        if ((event.target as Element).closest(`.${styles.rename}`)) return
        event.preventDefault()
        // A long press has already selected the row.
        if (press.current.type === 'mouse' || !press.current.isLong)
          if (press.current.type === 'mouse') props.onMenu(name, { x: event.clientX, y: event.clientY })
      }}
      onDragStart={(event) => {
        const name = nameAt(event.target)
        released()
        if (name !== null && press.current.type === 'mouse') props.onDragStart(name, event)
        else event.preventDefault()
      }}
      onDragEnd={props.onDragEnd}
    >
      <div className={styles.head} {...rowRole({ 'aria-rowindex': 1 })}>
        <div className={styles.check} {...headingRole()}>
          <input
            type="checkbox"
            aria-label={messages.chooseAll}
            checked={chosenAll}
            ref={(box) => {
              if (box) box.indeterminate = !chosenAll && selection.chosen.size > 0
            }}
            onChange={props.onToggleAll}
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
              onClick={() => props.onSort(column)}
            >
              {messages[column]}
              {sort.by === column && <ChevronIcon size={12} />}
            </button>
          </div>
        ))}
        <div className={styles.more} aria-hidden="true" />
      </div>
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
