import { type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import type { LogLevel } from '../logs/levels.ts'

/** Sets the level of each shown line. */
export const setLevels = StateEffect.define<readonly LogLevel[]>()

const levels = StateField.define<readonly LogLevel[]>({
  create: () => [],
  update: (before, { effects }) => effects.find((effect) => effect.is(setLevels))?.value ?? before,
})

const marks = {
  error: Decoration.line({ class: 'cm-error' }),
  warning: Decoration.line({ class: 'cm-warning' }),
}

function visibleMarks(view: EditorView): DecorationSet {
  const known = view.state.field(levels)
  const ranges: Range<Decoration>[] = []
  for (const { from, to } of view.visibleRanges)
    for (let line = view.state.doc.lineAt(from); ; line = view.state.doc.line(line.number + 1)) {
      const level = known[line.number - 1]
      if (level === 'error' || level === 'warning') ranges.push(marks[level].range(line.from))
      if (line.to >= to) break
    }
  return Decoration.set(ranges)
}

/** Colours only the visible lines. */
export const colouredLines: Extension = [
  levels,
  ViewPlugin.fromClass(
    class {
      shown: DecorationSet
      constructor(view: EditorView) {
        this.shown = visibleMarks(view)
      }
      update(update: ViewUpdate) {
        const isNew = update.transactions.some(({ effects }) =>
          effects.some((effect) => effect.is(setLevels)),
        )
        if (isNew || update.docChanged || update.viewportChanged) this.shown = visibleMarks(update.view)
      }
    },
    { decorations: (plugin) => plugin.shown },
  ),
]

/** The next line of a level after the cursor, wrapping at the end; null if there is none. */
export function nextLine(state: EditorState, level: LogLevel): number | null {
  const known = state.field(levels)
  const cursorLine = state.doc.lineAt(state.selection.main.head).number
  // A stack trace has many lines: only the first counts.
  const begins = (line: number) => known[line - 1] === level && known[line - 2] !== level
  for (let step = 1; step <= known.length; step++) {
    const line = ((cursorLine - 1 + step) % known.length) + 1
    if (begins(line)) return line
  }
  return null
}
