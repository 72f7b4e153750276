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
  /** What it is, read aloud. */
  label: string
  /** How to leave it by the keyboard, read aloud. */
  hint: string
  phrases: Record<string, string>
  text: string
  readOnly: boolean
  wrap: boolean
  /** Where lines are counted from the file's first. */
  numbers: boolean
  extensions?: Extension
  onUpdate?(editor: CodeEditor, update: ViewUpdate): void
}

/** Lines under a mark, which move with the text. */
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
    provide: (own) => EditorView.decorations.from(own),
  })
  return { set, field }
}

/** Those that would not be read, until the text is checked anew. */
const faultLines = markedLines('cm-faultLine')
/** The one that its reader was led to. */
const meantLine = markedLines('cm-meantLine')

/**
 * CodeMirror in a tree of its own within the page: there its styles are sheets that scripts make, which the panel's Content-Security-Policy
 * allows, while it refuses style elements.
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
  /** What is laid over the text for a while, such as another version's differences. */
  setExtra(extra: Extension): void {
    this.view.dispatch({ effects: this.#extra.reconfigure(extra) })
  }
  setFaultLines(lines: readonly number[]): void {
    this.view.dispatch({ effects: faultLines.set.of(lines) })
  }

  /** Puts another text in its place, which can be undone. */
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

  /** The same, and marks it. */
  show(line: number): void {
    this.view.dispatch({ effects: meantLine.set.of([line]) })
    this.goTo(line)
  }

  destroy(): void {
    this.view.destroy()
  }
}

/** What helps who writes, and would only distract who reads. */
const writing: Extension = [
  bracketMatching(),
  indentOnInput(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
]

/** `\r` is a letter like others: a file of mixed line ends keeps them as they are. */
const oneEnd = EditorState.lineSeparator.of('\n')

const indentation = (columns: number): Extension => [
  EditorState.tabSize.of(columns),
  indentUnit.of(' '.repeat(columns)),
]

/** No keyboard comes up on a phone; the text can be reached and marked all the same. */
const readingOnly = (isOn: boolean): Extension =>
  isOn
    ? [
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ tabindex: '0' }),
      ]
    : []
