import type { FileStat } from '@zubr/contracts/files/answers'
import { useEffect, useRef, useState } from 'react'
import type { FilesClient } from '../../../file-access/client.ts'
import { type FileError, fileErrorOf } from '../../../file-access/file-error.ts'
import { Checker } from '../checks/checker.ts'
import type { Fault } from '../checks/fault.ts'
import type { CodeEditor } from '../code/code-editor.ts'
import { type Decoded, decode, type Encoding, encode, type Form, type LineEnds } from './encoding.ts'

/** Why the last save failed, or what it asks first. */
export type Trouble =
  | { kind: 'failed'; failure: FileError }
  | { kind: 'lacks'; letter: string }
  | { kind: 'faults' }
  | { kind: 'gone' }
  /** Somebody else's version, shown beside ours until one is chosen. */
  | { kind: 'changed'; theirs: Decoded; version: string }

type Options = {
  files: FilesClient
  path: string
  name: string
  opened: { decoded: Decoded; bytes: Uint8Array; version: string }
  usual: Encoding
  onSaved(entry: FileStat): void
}

type Saved = { doc?: CodeEditor['doc']; form: Form; version: string; bytes: Uint8Array }

/** Longer texts are saved without a check: they are not written by hand. */
const maxCheckedLength = 2_000_000

/** Debounce of the check. */
const restMs = 600

/** The state of one text file: saved version, encoding, faults and save problems. */
export function useTextFile({ files, path, name, opened, usual, onSaved }: Options) {
  const [editor, setEditor] = useState<CodeEditor>()
  const [form, setForm] = useState<Form>(opened.decoded.form)
  const [dirty, setDirty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [saves, setSaves] = useState(0)
  const [faults, setFaults] = useState<Fault[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  /** The last known version on the server. */
  const saved = useRef<Saved>({ form, version: opened.version, bytes: opened.bytes })
  const checker = useRef<Checker>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const newChecker = new Checker()
    checker.current = newChecker
    return () => {
      clearTimeout(timer.current)
      newChecker.close()
    }
  }, [])

  const showFaults = (codeEditor: CodeEditor, found: Fault[]) => {
    setFaults(found)
    codeEditor.setFaultLines(found.map(({ line }) => line))
  }
  const check = async (codeEditor: CodeEditor): Promise<Fault[]> => {
    const isLong = codeEditor.doc.length > maxCheckedLength
    const found = isLong ? [] : ((await checker.current?.check(name, codeEditor.doc.toString())) ?? [])
    showFaults(codeEditor, found)
    return found
  }
  const checkSoon = (codeEditor: CodeEditor) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void check(codeEditor), restMs)
  }
  const isDirty = (codeEditor: CodeEditor, of = form) =>
    !codeEditor.doc.eq(saved.current.doc ?? codeEditor.doc) || !sameForm(of, saved.current.form)

  const applySaved = (
    codeEditor: CodeEditor,
    doc: CodeEditor['doc'],
    of: Form,
    version: string,
    bytes: Uint8Array,
  ) => {
    saved.current = { doc, form: of, version, bytes }
    setDirty(isDirty(codeEditor, of))
    setTrouble(undefined)
    codeEditor.setExtra([])
  }

  /** Loads the current version after a conflict. */
  const resolveConflict = async (
    codeEditor: CodeEditor,
    mine: Uint8Array,
    doc: CodeEditor['doc'],
    of: Form,
  ) => {
    try {
      const { bytes, version } = await files.read({ path })
      // The response to our own save was lost: it is saved.
      if (sameBytes(bytes, mine)) return applySaved(codeEditor, doc, of, version, bytes)
      const theirs = decode(bytes, undefined, usual)
      if (!theirs) return setTrouble({ kind: 'gone' })
      setTrouble({ kind: 'changed', theirs, version })
    } catch (error) {
      const failure = fileErrorOf(error)
      setTrouble(failure.code === 'not_found' ? { kind: 'gone' } : { kind: 'failed', failure })
    }
  }

  /**
   * `version`: the version to replace, null for a new file only; default is the version that was
   * read.
   * With a conflict on screen, one side has to be chosen first. `anyway`: ignores faults. True:
   * saved.
   */
  const save = async ({
    anyway = false,
    version,
    as = form,
  }: {
    anyway?: boolean
    version?: string | null
    as?: Form
  } = {}): Promise<boolean> => {
    if (!editor || busy || (version === undefined && trouble?.kind === 'changed')) return false
    const replaced = version === undefined ? saved.current.version : version
    setBusy(true)
    try {
      clearTimeout(timer.current)
      if (!anyway && (await check(editor)).length > 0) {
        setTrouble({ kind: 'faults' })
        return false
      }
      const { doc } = editor
      const bytes = encode(doc.toString(), as)
      if ('lacks' in bytes) {
        setTrouble({ kind: 'lacks', letter: bytes.lacks })
        return false
      }
      try {
        const entry = await files.write({ path, version: replaced }, bytes as Uint8Array<ArrayBuffer>)
        applySaved(editor, doc, as, entry.version ?? '', bytes)
        setForm(as)
        setSaves((count) => count + 1)
        onSaved(entry)
        return true
      } catch (error) {
        const failure = fileErrorOf(error)
        if (failure.code === 'not_found') setTrouble({ kind: 'gone' })
        else if (failure.code === 'changed' || failure.code === 'taken')
          await resolveConflict(editor, bytes, doc, as)
        else setTrouble({ kind: 'failed', failure })
        return false
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    editor,
    form,
    dirty,
    busy,
    saves,
    faults,
    trouble,
    version: saved.current.version,
    save,
    setTrouble,
    /** Runs after the editor is created. */
    begin(codeEditor: CodeEditor) {
      saved.current.doc = codeEditor.doc
      setEditor(codeEditor)
      checkSoon(codeEditor)
    },
    typed(codeEditor: CodeEditor) {
      setDirty(isDirty(codeEditor))
      checkSoon(codeEditor)
    },
    setEnds(ends: LineEnds) {
      if (!editor) return
      if (ends !== 'mixed' && form.ends === 'mixed')
        editor.replace(editor.doc.toString().replace(/\r\n?/g, '\n'))
      const next = { ...form, ends }
      setForm(next)
      setDirty(isDirty(editor, next))
    },
    /**
     * Decodes the file again. False: not possible in this encoding. Unsaved text must be saved
     * before.
     */
    readAs(encoding: Encoding): boolean {
      const read = decode(saved.current.bytes, encoding)
      if (!read || !editor) return false
      editor.replace(read.text)
      saved.current = { ...saved.current, doc: editor.doc, form: read.form }
      setForm(read.form)
      setDirty(false)
      return true
    },
    /** Takes the other version. Undo restores ours. */
    takeTheirs() {
      if (!editor || trouble?.kind !== 'changed') return
      const { theirs, version } = trouble
      editor.replace(theirs.text)
      const bytes = encode(theirs.text, theirs.form)
      setForm(theirs.form)
      applySaved(editor, editor.doc, theirs.form, version, 'lacks' in bytes ? saved.current.bytes : bytes)
    },
    /** Shows a diff against another version, as after a conflict. */
    compare(theirs: Decoded, version: string) {
      setTrouble({ kind: 'changed', theirs, version })
    },
  }
}

export type TextFile = ReturnType<typeof useTextFile>

const sameForm = (a: Form, b: Form) => a.encoding === b.encoding && a.mark === b.mark && a.ends === b.ends

const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
