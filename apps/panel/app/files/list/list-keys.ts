import type { KeyboardEvent } from 'react'
import { all, at, extended, nothing, only, type Selection, toggled } from './selection.ts'

type Keys = {
  /** In display order. */
  names: readonly string[]
  selection: Selection
  /** The number of visible rows. */
  page: number
  select(selection: Selection): void
  open(name: string): void
  up(): void
  rename(name: string): void
  remove(forever: boolean): void
  clip(how: 'copy' | 'cut'): void
  paste(): void
  menu(name: string | null): void
  escape(): void
  /** A typed letter, which starts a filter. */
  type(text: string): void
}

/** Handles a key in the list; false if it has no action. */
export function pressKey(event: KeyboardEvent, keys: Keys): boolean {
  const { names, selection, select } = keys
  const { key, shiftKey } = event
  const control = event.ctrlKey || event.metaKey
  const index = selection.cursor === null ? -1 : names.indexOf(selection.cursor)
  const last = names.length - 1
  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? last : index - 1,
    Home: 0,
    End: last,
    PageDown: index + keys.page,
    PageUp: index - keys.page,
  }
  if (key === 'ArrowUp' && event.altKey) return done(keys.up)
  const to = moves[key]
  if (to !== undefined && !event.altKey) {
    const name = names[Math.max(0, Math.min(last, to))]
    if (name === undefined) return true
    select(shiftKey ? extended(selection, names, name) : control ? at(selection, name) : only(name))
    return true
  }
  const name = selection.cursor
  if (control && !event.altKey)
    switch (event.code) {
      case 'KeyA':
        return done(() => select(all(selection, names)))
      case 'KeyC':
        // Selected text on the page has priority.
        return String(getSelection()) === '' && done(() => keys.clip('copy'))
      case 'KeyX':
        return done(() => keys.clip('cut'))
      case 'KeyV':
        return done(keys.paste)
    }
  switch (key) {
    case 'Enter':
      return name !== null && done(() => keys.open(name))
    case ' ':
      return (
        name !== null &&
        done(() => select(control || selection.chosen.size > 0 ? toggled(selection, name) : only(name)))
      )
    case 'Backspace':
      return done(keys.up)
    case 'Delete':
      return done(() => keys.remove(shiftKey))
    case 'F2':
      return name !== null && done(() => keys.rename(name))
    case 'ContextMenu':
      return done(() => keys.menu(name))
    case 'F10':
      return shiftKey && done(() => keys.menu(name))
    case 'Escape':
      if (selection.chosen.size > 0) select({ ...nothing, cursor: selection.cursor })
      return done(keys.escape)
  }
  if (key.length === 1 && key !== ' ' && !control && !event.altKey) return done(() => keys.type(key))
  return false
}

function done(work: () => void): true {
  work()
  return true
}
