import type { Locale } from './locales.ts'
import type { Plural } from './messages.ts'

/**
 * Messages of the panel's editor and file viewers, separate from the panel's: they are loaded with
 * the first opened file. `{name}` is the file's name.
 */
export type EditorMessages<L extends Locale | 'any' = 'any'> = {
  /** Buttons of the editor's bar, read aloud or shown in its menu. */
  bar: {
    undo: string
    redo: string
    search: string
    goToLine: string
    wrap: string
    tabSize: string
    download: string
    /** Saves the text of the editor, as it stands, on the visitor's own machine. */
    downloadText: string
    again: string
  }
  /** Read aloud: the text's own box. */
  text: string
  /** Read aloud: how to leave the editor by the keyboard, where Tab indents. */
  leaveHint: string
  /** Beside the name, while something is not saved. */
  unsaved: string
  position: string
  encoding: string
  ends: { label: string; lf: string; crlf: string; mixed: string }
  /** `{letter}` can't be written in `{encoding}`. */
  lacks: string
  saveAsUtf8: string
  /** Not all of its bytes mean something in the chosen encoding. */
  wrongEncoding: string
  /** Edits that were not saved are there again; `{time}` is when they were made. */
  draft: { found: string; take: string; drop: string }
  /** Before it is closed with something unsaved. */
  ask: { title: string; text: string; save: string; drop: string; stay: string }
  /** Somebody else has saved the file meanwhile; the differences stand in the text below. */
  changed: { text: string; mine: string; theirs: string; keepThis: string; takeThis: string }
  /** It was renamed or deleted meanwhile. */
  gone: { text: string; save: string }
  faults: {
    title: Plural<L>
    line: string
    syntax: string
    indent: string
    tab: string
    /** `{detail}` is a key. */
    duplicate: string
    unclosed: string
    /** `{detail}` is a backslash and a letter. */
    escape: string
    saveAnyway: string
  }
  failures: {
    not_found: string
    not_a_file: string
    leads_out: string
    no_permission: string
    no_room: string
    too_large: string
    busy: string
    offline: string
    away: string
    forbidden: string
    other: string
    /** After any of these, while the editor holds text that is not saved. */
    textStays: string
  }
  large: { text: string; earlier: string }
  log: {
    levels: string
    error: string
    warning: string
    info: string
    nextError: string
    noErrors: string
    empty: string
    toEnd: string
    /** It grows no more on the screen, since the node does not answer. */
    stopped: string
    /** Of a packed log only the beginning is shown. */
    cut: string
  }
  picture: { size: string; fit: string; larger: string; smaller: string; broken: string; asText: string }
  nbt: {
    label: string
    search: string
    found: Plural<L>
    nothing: string
    all: string
    more: string
    /** So many in a list or in a branch. */
    size: Plural<L>
    tooMuchToCopy: string
    /** The browser forbids it. */
    copyRefused: string
    unnamed: string
    not_nbt: string
    too_deep: string
    too_many: string
    too_large: string
  }
  region: string
  binary: string
  firstBytes: string
  tooLargeToShow: string
  /** CodeMirror's own words, by its English ones. */
  phrases: {
    Find: string
    Replace: string
    next: string
    previous: string
    all: string
    'match case': string
    regexp: string
    'by word': string
    replace: string
    'replace all': string
    close: string
    'Go to line': string
    go: string
    'current match': string
    'on line': string
    'replaced $ matches': string
    'replaced match on line $': string
    'Control character': string
    '$ unchanged lines': string
    'Selection deleted': string
    'Folded lines': string
    'Unfolded lines': string
    to: string
    'folded code': string
    unfold: string
    'Fold line': string
    'Unfold line': string
  }
}
