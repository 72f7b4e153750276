import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import {
  Compartment,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view'
import { withoutReturns } from '../text/encoding.ts'
import { theme } from './theme.ts'

export type CodeOptions = {
  /** The accessible name. */
  label: string
  /** For screen readers: how to leave the editor by keyboard. */
  hint: string
  phrases: Record<string, string>
  text: string
  readOnly: boolean
  wrap: boolean
  /** True if the first line is the file's first line. */
  numbers: boolean
  extensions?: Extension
  onUpdate?(editor: CodeEditor, update: ViewUpdate): void
}

/** A line decoration that moves with the text. */
function markedLines(className: string) {
  const mark = Decoration.line({ class: className })
  const set = StateEffect.define<readonly number[]>()
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(before, { changes, effects, state }) {
      let lines = before.map(changes)
      for (const effect of effects)
        if (effect.is(set)) {
          const known = [...new Set(effect.value)]
            .filter((line) => line <= state.doc.lines)
            .sort((a, b) => a - b)
          lines = Decoration.set(known.map((line) => mark.range(state.doc.line(line).from)))
        }
      return lines
    },
    provide: (field) => EditorView.decorations.from(field),
  })
  return { set, field }
}

/** Faulty lines, until the next check. */
const faultLines = markedLines('cm-faultLine')
/** The line that a link has opened. */
const meantLine = markedLines('cm-meantLine')

/**
 * CodeMirror in a shadow root, where it uses constructed style sheets.
 * The panel's Content-Security-Policy allows these, but not style elements.
 */
export class CodeEditor {
  readonly view: EditorView
  readonly #wrap = new Compartment()
  readonly #language = new Compartment()
  readonly #readOnly = new Compartment()
  readonly #tab = new Compartment()
  readonly #extra = new Compartment()

  constructor(
    host: HTMLElement,
    { label, hint, phrases, text, readOnly, wrap, numbers, extensions = [], onUpdate }: CodeOptions,
  ) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    this.view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: EditorState.create({ extensions: oneEnd }).toText(text),
        extensions: [
          oneEnd,
          EditorView.clipboardInputFilter.of(withoutReturns),
          EditorState.phrases.of(phrases),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': hint }),
          numbers ? [lineNumbers(), foldGutter({ openText: '⌄', closedText: '›' })] : [],
          highlightSpecialChars(),
          history(),
          drawSelection(),
          readOnly ? [] : writing,
          highlightSelectionMatches(),
          search({ top: true }),
          faultLines.field,
          meantLine.field,
          this.#readOnly.of(readingOnly(readOnly)),
          this.#wrap.of(wrap ? EditorView.lineWrapping : []),
          this.#language.of([]),
          this.#tab.of(indentation(2)),
          this.#extra.of([]),
          extensions,
          keymap.of([...searchKeymap, ...historyKeymap, ...foldKeymap, ...defaultKeymap, indentWithTab]),
          EditorView.updateListener.of((update) => onUpdate?.(this, update)),
          theme,
        ],
      }),
    })
  }

  get doc(): Text {
    return this.view.state.doc
  }

  setLanguage(language: Extension): void {
    this.view.dispatch({ effects: this.#language.reconfigure(language) })
  }
  setWrap(wrap: boolean): void {
    this.view.dispatch({ effects: this.#wrap.reconfigure(wrap ? EditorView.lineWrapping : []) })
  }
  setReadOnly(readOnly: boolean): void {
    this.view.dispatch({ effects: this.#readOnly.reconfigure(readingOnly(readOnly)) })
  }
  setTab(columns: number): void {
    this.view.dispatch({ effects: this.#tab.reconfigure(indentation(columns)) })
  }
  /** Sets a temporary extension, such as a diff view. */
  setExtra(extra: Extension): void {
    this.view.dispatch({ effects: this.#extra.reconfigure(extra) })
  }
  setFaultLines(lines: readonly number[]): void {
    this.view.dispatch({ effects: faultLines.set.of(lines) })
  }

  /** Replaces the text; the change can be undone. */
  replace(text: string): void {
    const { state } = this.view
    this.view.dispatch({ changes: { from: 0, to: state.doc.length, insert: state.toText(text) } })
  }

  goTo(line: number): void {
    const { doc } = this.view.state
    const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines))
    this.view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    })
    this.view.focus()
  }

  /** Scrolls to a line and highlights it. */
  show(line: number): void {
    this.view.dispatch({ effects: meantLine.set.of([line]) })
    this.goTo(line)
  }

  destroy(): void {
    this.view.destroy()
  }
}

/** Extensions for editing, which would distract in a read-only view. */
const writing: Extension = [
  bracketMatching(),
  indentOnInput(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
]

/** `\r` is an ordinary character: a file with mixed line ends keeps them. */
const oneEnd = EditorState.lineSeparator.of('\n')

const indentation = (columns: number): Extension => [
  EditorState.tabSize.of(columns),
  indentUnit.of(' '.repeat(columns)),
]

/** No on-screen keyboard, but the text can be focused and selected. */
const readingOnly = (isOn: boolean): Extension =>
  isOn
    ? [
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ tabindex: '0' }),
      ]
    : []
