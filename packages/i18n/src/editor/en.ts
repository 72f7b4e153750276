import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/**
 * Messages of the panel's editor and file viewers, loaded with the first opened file. `{name}` is
 * the file's name.
 */
export const en = {
  /** Buttons of the editor's bar, read aloud or shown in its menu. */
  bar: {
    undo: 'Undo',
    redo: 'Redo',
    search: 'Find and replace',
    goToLine: 'Go to line',
    wrap: 'Wrap long lines',
    tabSize: 'Indent width',
    download: 'Download',
    /** Saves the unsaved text of the editor on the visitor's computer. */
    downloadText: 'Download my text',
    again: 'Reload',
  },
  /** Read aloud: the text field of the editor. */
  text: 'Text of {name}',
  /** Read aloud: how to leave the editor by the keyboard, where Tab indents. */
  leaveHint: 'Press Ctrl+M so that Tab leaves the text instead of indenting it. Escape closes the file.',
  /** Next to the name while there are unsaved changes. */
  unsaved: 'Not saved',
  position: 'Line {line}, column {column}',
  encoding: 'Encoding',
  ends: { label: 'Line endings', lf: 'LF (Linux)', crlf: 'CRLF (Windows)', mixed: 'Mixed' },
  /** `{letter}` can't be written in `{encoding}`. */
  lacks: '“{letter}” can’t be saved in {encoding}. Remove it, or save the file as UTF-8.',
  saveAsUtf8: 'Save as UTF-8',
  /** Some bytes are invalid in the chosen encoding. */
  wrongEncoding: 'This file can’t be read in this encoding',
  /** Unsaved edits were restored; `{time}` is when they were made. */
  draft: {
    found: 'There are unsaved changes from {time}.',
    take: 'Restore',
    drop: 'Discard',
  },
  /** Before the editor closes with unsaved changes. */
  ask: {
    title: 'Save your changes?',
    text: 'If you don’t save them, they’ll be lost.',
    save: 'Save',
    drop: 'Don’t save',
    stay: 'Keep editing',
  },
  /** Someone else saved the file meanwhile; the text below shows the differences. */
  changed: {
    text:
      'The file was changed elsewhere while you were editing. ' +
      'Green is your version, red is the other one. ' +
      'Choose for each difference, or for the whole file.',
    mine: 'Save my version',
    theirs: 'Use the other version',
    keepThis: 'Keep mine',
    takeThis: 'Use the other',
  },
  /** The file was renamed or deleted meanwhile. */
  gone: {
    text: 'This file is gone: it was renamed, deleted or replaced. Your text is safe.',
    save: 'Save under the same name',
  },
  faults: {
    title: {
      one: '{count} place the server may misread:',
      other: '{count} places the server may misread:',
    },
    line: 'Line {line}',
    syntax: 'something else was expected here',
    indent: 'the indent doesn’t match the lines around it',
    tab: 'indented with a tab, but YAML only allows spaces',
    /** `{detail}` is a key. */
    duplicate: 'the key “{detail}” already appears above',
    unclosed: 'a quote or bracket isn’t closed',
    /** `{detail}` is a backslash and a letter. */
    escape: '“{detail}” won’t be read as written: type the backslash twice',
    saveAnyway: 'Save anyway',
  },
  failures: {
    not_found: 'This file is gone: it was renamed or deleted.',
    not_a_file: 'This isn’t a file.',
    leads_out: 'The link leads out of the server’s files.',
    no_permission: 'This file’s permissions don’t allow reading or changing it.',
    no_room: 'Your plan’s disk is full. Delete something and save again.',
    too_large: 'The file is too large.',
    busy: 'The file is in use. Try again in a minute.',
    offline: 'You’re offline.',
    away: 'The server’s node isn’t responding. Try again in a minute.',
    forbidden: 'You don’t have permission to do this.',
    other: 'That didn’t work. Try again in a minute.',
    /** Follows a failure while the editor has unsaved text. */
    textStays: 'Your text is still here.',
  },
  large: {
    text: 'The file is too large to edit here ({size}). Showing the end of the file.',
    earlier: 'Show earlier text',
  },
  log: {
    levels: 'Lines to show',
    error: 'Errors',
    warning: 'Warnings',
    info: 'Everything else',
    nextError: 'Next error',
    noErrors: 'No errors',
    empty: 'Nothing here yet.',
    toEnd: 'Go to the end',
    /** The log on the page stops growing because the node does not answer. */
    stopped: 'New lines aren’t being shown.',
    /** Only the beginning of a compressed log is shown. */
    cut: 'This log is very long, so only its beginning is shown. Download the file for the rest.',
  },
  picture: {
    size: '{width} × {height}',
    fit: 'Fit to window',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    broken: 'This picture can’t be shown: it’s damaged, or in a format your browser doesn’t support.',
    asText: 'Open as text',
  },
  nbt: {
    label: 'NBT data',
    search: 'Name or value',
    found: { one: '{count} match found', other: '{count} matches found' },
    nothing: 'Nothing found',
    all: 'Show all',
    more: 'Show more',
    /** Number of entries in a list or a compound. */
    size: { one: '{count} entry', other: '{count} entries' },
    tooMuchToCopy: 'Too much for the clipboard',
    /** The browser refuses to copy. */
    copyRefused: 'The browser doesn’t allow copying',
    unnamed: 'No name',
    not_nbt: 'This isn’t NBT data, or the file is damaged ({size}).',
    too_deep: 'This data is nested deeper than Minecraft can read, so it isn’t shown ({size}).',
    too_many: 'This file has too many entries to show here ({size}).',
    too_large: 'Unpacked, this file is too large to show here ({size}).',
  },
  region:
    'This is a region file: 512 × 512 blocks of a world ({size}). ' +
    'To view or edit it, use a world editor on your computer.',
  binary: 'This isn’t text ({size}), so it can’t be shown or edited here.',
  firstBytes: 'First kilobyte',
  tooLargeToShow: 'The file is too large to show here ({size}). Download it instead.',
  /** CodeMirror's messages; its English text is the key. */
  phrases: {
    Find: 'Find',
    Replace: 'Replace with',
    next: 'Next',
    previous: 'Previous',
    all: 'All',
    'match case': 'Match case',
    regexp: 'Regular expression',
    'by word': 'Whole word',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close',
    'Go to line': 'Go to line',
    go: 'Go',
    'current match': 'current match',
    'on line': 'on line',
    'replaced $ matches': 'replaced: $',
    'replaced match on line $': 'replaced on line $',
    'Control character': 'Control character',
    '$ unchanged lines': 'unchanged lines: $',
    'Selection deleted': 'Selection deleted',
    'Folded lines': 'Folded lines',
    'Unfolded lines': 'Unfolded lines',
    to: 'to',
    'folded code': 'folded text',
    unfold: 'unfold',
    'Fold line': 'Fold line',
    'Unfold line': 'Unfold line',
  },
}

export type EditorMessages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>
