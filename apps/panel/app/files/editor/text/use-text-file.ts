import type { FileStat } from '@zubr/contracts/files/answers'
import { useEffect, useRef, useState } from 'react'
import type { FilesClient } from '../../../file-access/client.ts'
import { type FileError, fileErrorOf } from '../../../file-access/file-error.ts'
import { Checker } from '../checks/checker.ts'
import type { Fault } from '../checks/fault.ts'
import type { CodeEditor } from '../code/code-editor.ts'
import { type Decoded, decode, type Encoding, encode, type Form, type LineEnds } from './encoding.ts'

/** Why the last save came to nothing, or asks first. */
export type Trouble =
  | { kind: 'failed'; failure: FileError }
  | { kind: 'lacks'; letter: string }
  | { kind: 'faults' }
  | { kind: 'gone' }
  /** Somebody else's text, which stands beside ours until one is chosen. */
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

/** Longer texts are saved unchecked: nobody writes those by hand. */
const maxCheckedLength = 2_000_000

/** How long typing rests before the text is checked. */
const restMs = 600

/** One text file: what is saved of it, in which form, and what stands in the way of saving it. */
export function useTextFile({ files, path, name, opened, usual, onSaved }: Options) {
  const [editor, setEditor] = useState<CodeEditor>()
  const [form, setForm] = useState<Form>(opened.decoded.form)
  const [dirty, setDirty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [saves, setSaves] = useState(0)
  const [faults, setFaults] = useState<Fault[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  /** What the server has, as far as we know. */
  const saved = useRef<Saved>({ form, version: opened.version, bytes: opened.bytes })
  const checker = useRef<Checker>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const own = new Checker()
    checker.current = own
    return () => {
      clearTimeout(timer.current)
      own.close()
    }
  }, [])

  const showFaults = (own: CodeEditor, found: Fault[]) => {
    setFaults(found)
    own.setFaultLines(found.map(({ line }) => line))
  }
  const check = async (own: CodeEditor): Promise<Fault[]> => {
    const isLong = own.doc.length > maxCheckedLength
    const found = isLong ? [] : ((await checker.current?.check(name, own.doc.toString())) ?? [])
    showFaults(own, found)
    return found
  }
  const checkSoon = (own: CodeEditor) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void check(own), restMs)
  }
  const isDirty = (own: CodeEditor, of = form) =>
    !own.doc.eq(saved.current.doc ?? own.doc) || !sameForm(of, saved.current.form)

  const settle = (own: CodeEditor, doc: CodeEditor['doc'], of: Form, version: string, bytes: Uint8Array) => {
    saved.current = { doc, form: of, version, bytes }
    setDirty(isDirty(own, of))
    setTrouble(undefined)
    own.setExtra([])
  }

  /** Looks what stands there instead of what we have read. */
  const meet = async (own: CodeEditor, mine: Uint8Array, doc: CodeEditor['doc'], of: Form) => {
    try {
      const { bytes, version } = await files.read({ path })
      // An answer to our own save that was lost on its way: it is there.
      if (sameBytes(bytes, mine)) return settle(own, doc, of, version, bytes)
      const theirs = decode(bytes, undefined, usual)
      if (!theirs) return setTrouble({ kind: 'gone' })
      setTrouble({ kind: 'changed', theirs, version })
    } catch (error) {
      const failure = fileErrorOf(error)
      setTrouble(failure.code === 'not_found' ? { kind: 'gone' } : { kind: 'failed', failure })
    }
  }

  /**
   * `version`: what may be replaced, null for nothing at all; without it what was read, unless somebody else's text stands beside it: then one of
   * them is to be chosen first. `anyway`: whatever the checks find. True: it is saved.
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
        settle(editor, doc, as, entry.version ?? '', bytes)
        setForm(as)
        setSaves((count) => count + 1)
        onSaved(entry)
        return true
      } catch (error) {
        const failure = fileErrorOf(error)
        if (failure.code === 'not_found') setTrouble({ kind: 'gone' })
        else if (failure.code === 'changed' || failure.code === 'taken') await meet(editor, bytes, doc, as)
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
    /** Once the editor stands. */
    begin(own: CodeEditor) {
      saved.current.doc = own.doc
      setEditor(own)
      checkSoon(own)
    },
    typed(own: CodeEditor) {
      setDirty(isDirty(own))
      checkSoon(own)
    },
    setEnds(ends: LineEnds) {
      if (!editor) return
      if (ends !== 'mixed' && form.ends === 'mixed')
        editor.replace(editor.doc.toString().replace(/\r\n?/g, '\n'))
      const next = { ...form, ends }
      setForm(next)
      setDirty(isDirty(editor, next))
    },
    /** Reads the file's bytes anew. False: they mean something else. What was typed is to be saved before. */
    readAs(encoding: Encoding): boolean {
      const read = decode(saved.current.bytes, encoding)
      if (!read || !editor) return false
      editor.replace(read.text)
      saved.current = { ...saved.current, doc: editor.doc, form: read.form }
      setForm(read.form)
      setDirty(false)
      return true
    },
    /** Takes what somebody else has saved. Ours can be had back by undoing. */
    takeTheirs() {
      if (!editor || trouble?.kind !== 'changed') return
      const { theirs, version } = trouble
      editor.replace(theirs.text)
      const bytes = encode(theirs.text, theirs.form)
      setForm(theirs.form)
      settle(editor, editor.doc, theirs.form, version, 'lacks' in bytes ? saved.current.bytes : bytes)
    },
    /** Lays another text beside the one that is there, as if it had been saved meanwhile. */
    compare(theirs: Decoded, version: string) {
      setTrouble({ kind: 'changed', theirs, version })
    },
  }
}

export type TextFile = ReturnType<typeof useTextFile>

const sameForm = (a: Form, b: Form) => a.encoding === b.encoding && a.mark === b.mark && a.ends === b.ends

const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
