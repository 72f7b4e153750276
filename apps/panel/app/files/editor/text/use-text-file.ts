import type { FileStat } from '@zubr/contracts/files/answers'
import { useState } from 'react'
import type { FilesClient } from '../../../file-access/client.ts'
import { fileErrorOf } from '../../../file-access/file-error.ts'
import type { CodeEditor } from '../code/code-editor.ts'
import { type Decoded, decode, type Encoding, encode, type Form, type LineEnds } from './encoding.ts'
import { useFaultCheck } from './use-fault-check.ts'
import { type OpenedText, type SavedText, useSavedText } from './use-saved-text.ts'

type Options = {
  files: FilesClient
  path: string
  name: string
  opened: OpenedText
  usual: Encoding
  onSaved(entry: FileStat): void
}

/** The state of one text file: saved version, encoding, faults and save problems. */
export function useTextFile(options: Options) {
  const [editor, setEditor] = useState<CodeEditor>()
  const text = useSavedText(options.opened)
  const { form, dirty, trouble, setTrouble, saved, updateDirty } = text
  const { faults, check, checkSoon, cancelCheck } = useFaultCheck(options.name)
  const saving = useSaving({ ...options, editor, text, check, cancelCheck })
  return {
    ...{ editor, form, dirty, faults, trouble, setTrouble },
    ...saving,
    ...encodingActions(editor, text),
    version: saved.current.version,
    /** Runs after the editor is created. */
    begin(codeEditor: CodeEditor) {
      saved.current.doc = codeEditor.doc
      setEditor(codeEditor)
      checkSoon(codeEditor)
    },
    typed(codeEditor: CodeEditor) {
      updateDirty(codeEditor)
      checkSoon(codeEditor)
    },
    /** Takes the other version. Undo restores ours. */
    takeTheirs() {
      if (!editor || trouble?.kind !== 'changed') return
      const { theirs, version } = trouble
      editor.replace(theirs.text)
      const bytes = encode(theirs.text, theirs.form)
      text.setForm(theirs.form)
      text.applySaved(editor, {
        ...{ doc: editor.doc, form: theirs.form, version },
        bytes: 'lacks' in bytes ? saved.current.bytes : bytes,
      })
    },
    /** Shows a diff against another version, as after a conflict. */
    compare(theirs: Decoded, version: string) {
      setTrouble({ kind: 'changed', theirs, version })
    },
  }
}

export type TextFile = ReturnType<typeof useTextFile>

type SaveInput = {
  /** Ignores faults. */
  anyway?: boolean
  /** The version to replace; null for a new file only. The default is the version that was read. */
  version?: string | null
  as?: Form
}

type SavingOptions = Omit<Options, 'opened' | 'name'> & {
  editor: CodeEditor | undefined
  text: SavedText
} & Pick<ReturnType<typeof useFaultCheck>, 'check' | 'cancelCheck'>

/** Saves the text, and finds out what to do after a conflict. */
function useSaving({ files, path, usual, onSaved, editor, text, check, cancelCheck }: SavingOptions) {
  const { form, saved, trouble, setTrouble, setForm, applySaved } = text
  const [busy, setBusy] = useState(false)
  const [saves, setSaves] = useState(0)

  /** Loads the current version after a conflict. */
  const resolveConflict = async (codeEditor: CodeEditor, mine: Uint8Array, doc: Doc, as: Form) => {
    try {
      const { bytes, version } = await files.read({ path })
      // The response to our own save was lost: it is saved.
      if (sameBytes(bytes, mine)) return applySaved(codeEditor, { doc, form: as, version, bytes })
      const theirs = decode(bytes, undefined, usual)
      setTrouble(theirs ? { kind: 'changed', theirs, version } : { kind: 'gone' })
    } catch (error) {
      const failure = fileErrorOf(error)
      setTrouble(failure.code === 'not_found' ? { kind: 'gone' } : { kind: 'failed', failure })
    }
  }

  /** The text to save with its bytes; undefined with a problem on screen. */
  const encodeChecked = async (codeEditor: CodeEditor, as: Form, anyway: boolean) => {
    if (!anyway && (await check(codeEditor)).length > 0) {
      setTrouble({ kind: 'faults' })
      return undefined
    }
    const { doc } = codeEditor
    const bytes = encode(doc.toString(), as)
    if ('lacks' in bytes) {
      setTrouble({ kind: 'lacks', letter: bytes.lacks })
      return undefined
    }
    return { doc, bytes }
  }

  const write = async (
    codeEditor: CodeEditor,
    bytes: Uint8Array,
    doc: Doc,
    as: Form,
    replaced: string | null,
  ) => {
    try {
      const entry = await files.write({ path, version: replaced }, bytes as Uint8Array<ArrayBuffer>)
      applySaved(codeEditor, { doc, form: as, version: entry.version ?? '', bytes })
      setForm(as)
      setSaves((count) => count + 1)
      onSaved(entry)
      return true
    } catch (error) {
      const failure = fileErrorOf(error)
      if (failure.code === 'not_found') setTrouble({ kind: 'gone' })
      else if (failure.code === 'changed' || failure.code === 'taken')
        await resolveConflict(codeEditor, bytes, doc, as)
      else setTrouble({ kind: 'failed', failure })
      return false
    }
  }

  /** True: saved. With a conflict on screen, one side has to be chosen first. */
  const save = async ({ anyway = false, version, as = form }: SaveInput = {}): Promise<boolean> => {
    if (!editor || busy || (version === undefined && trouble?.kind === 'changed')) return false
    const replaced = version === undefined ? saved.current.version : version
    setBusy(true)
    try {
      cancelCheck()
      const ready = await encodeChecked(editor, as, anyway)
      return ready !== undefined && (await write(editor, ready.bytes, ready.doc, as, replaced))
    } finally {
      setBusy(false)
    }
  }
  return { busy, saves, save }
}

type Doc = CodeEditor['doc']

/** Changes of the encoding and of the line ends. */
function encodingActions(editor: CodeEditor | undefined, text: SavedText) {
  const { form, saved, setForm, setDirty, updateDirty } = text
  return {
    setEnds(ends: LineEnds) {
      if (!editor) return
      if (ends !== 'mixed' && form.ends === 'mixed')
        editor.replace(editor.doc.toString().replace(/\r\n?/g, '\n'))
      const next = { ...form, ends }
      setForm(next)
      updateDirty(editor, next)
    },
    /** Decodes the file again. False: not possible in this encoding. Save unsaved text before. */
    readAs(encoding: Encoding): boolean {
      const read = decode(saved.current.bytes, encoding)
      if (!read || !editor) return false
      editor.replace(read.text)
      saved.current = { ...saved.current, doc: editor.doc, form: read.form }
      setForm(read.form)
      setDirty(false)
      return true
    },
  }
}

const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
