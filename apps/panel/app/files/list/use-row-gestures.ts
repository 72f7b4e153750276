import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import styles from './list.module.css'

/** A touch of this length on a row selects it. */
const longPressMs = 450
const clickMs = 400

export type RowGestureOptions = {
  /** The row with the field for a new name. */
  renamed: string | null
  /** `isTouch`: a tap, which opens the entry; `onName`: on the name itself. */
  onPress(name: string, event: MouseEvent, how: { isTouch: boolean; onName: boolean }): void
  onOpen(name: string): void
  onToggle(name: string): void
  onMenu(name: string | null, at: { x: number; y: number }): void
  onDragStart(name: string, event: DragEvent): void
}

const nameAt = (target: EventTarget): string | null =>
  (target as Element).closest<HTMLElement>('[data-name]')?.dataset.name ?? null

/** Listeners of the grid that recognise clicks, taps, long presses and drags of rows. */
export function useRowGestures(options: RowGestureOptions) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; isLong: boolean; type: string }>({
    isLong: false,
    type: 'mouse',
  })
  const cancelLongPress = () => clearTimeout(press.current.timer)
  const endPress = () => {
    cancelLongPress()
    const state = press.current
    // The click after a long press comes at once; a later one is separate, for example from the
    // keyboard.
    setTimeout(() => {
      state.isLong = false
    }, clickMs)
  }
  return {
    onPointerDown(event: PointerEvent) {
      const name = nameAt(event.target)
      clearTimeout(press.current.timer)
      press.current = { isLong: false, type: event.pointerType }
      if (name === null || event.pointerType === 'mouse') return
      press.current.timer = setTimeout(() => {
        press.current.isLong = true
        options.onToggle(name)
      }, longPressMs)
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onPointerMove(event: PointerEvent) {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) cancelLongPress()
    },
    // Captures the click before the row's link, which would navigate a second time.
    onClickCapture(event: MouseEvent) {
      const name = nameAt(event.target)
      if (name === null || (event.target as Element).closest(`.${styles.rename}`)) return
      // A long press has already selected the row, so the tap ends here.
      if (press.current.isLong) {
        press.current.isLong = false
        event.preventDefault()
      } else clickRow(name, event, press.current.type !== 'mouse', options)
    },
    onDoubleClick(event: MouseEvent) {
      const name = nameAt(event.target)
      const on = event.target as Element
      if (name !== null && name !== options.renamed && !on.closest('button, input, a')) options.onOpen(name)
    },
    onContextMenu(event: MouseEvent) {
      const name = nameAt(event.target)
      if ((event.target as Element).closest(`.${styles.rename}`)) return
      event.preventDefault()
      // A touch opens no menu: a long press has already selected the row.
      if (press.current.type === 'mouse') options.onMenu(name, { x: event.clientX, y: event.clientY })
    },
    onDragStart(event: DragEvent) {
      const name = nameAt(event.target)
      cancelLongPress()
      if (name !== null && press.current.type === 'mouse') options.onDragStart(name, event)
      else event.preventDefault()
    },
  }
}

/** A click on a row: on its menu button, its checkbox, its link, or elsewhere. */
function clickRow(name: string, event: MouseEvent, isTouch: boolean, options: RowGestureOptions): void {
  const on = event.target as Element
  const menu = on.closest('[data-menu]')
  if (menu) {
    const { right, bottom } = menu.getBoundingClientRect()
    options.onMenu(name, { x: right - 240, y: bottom })
    return
  }
  if (on.closest(`.${styles.check}`)) {
    if (event.shiftKey) options.onPress(name, event, { isTouch: false, onName: false })
    else options.onToggle(name)
    return
  }
  const link = on.closest('a')
  // The browser handles a middle click.
  if (link && event.button === 1) return
  if (link) event.preventDefault()
  options.onPress(name, event, { isTouch, onName: link !== null })
}
