import { useRef, useState } from 'react'
import type { FileError } from '../../../file-access/file-error.ts'
import type { CodeEditor } from '../code/code-editor.ts'
import type { Decoded, Form } from './encoding.ts'

/** Why the last save failed, or what it asks first. */
export type Trouble =
  | { kind: 'failed'; failure: FileError }
  | { kind: 'lacks'; letter: string }
  | { kind: 'faults' }
  | { kind: 'gone' }
  /** Somebody else's version, shown beside ours until one is chosen. */
  | { kind: 'changed'; theirs: Decoded; version: string }

export type OpenedText = { decoded: Decoded; bytes: Uint8Array; version: string }

type SavedVersion = { doc?: CodeEditor['doc']; form: Form; version: string; bytes: Uint8Array }

export type SavedText = ReturnType<typeof useSavedText>

/** The last known version on the server, and whether the editor's text differs from it. */
export function useSavedText(opened: OpenedText) {
  const [form, setForm] = useState<Form>(opened.decoded.form)
  const [dirty, setDirty] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const saved = useRef<SavedVersion>({ form, version: opened.version, bytes: opened.bytes })

  const updateDirty = (editor: CodeEditor, next = form) =>
    setDirty(!editor.doc.eq(saved.current.doc ?? editor.doc) || !sameForm(next, saved.current.form))

  const applySaved = (editor: CodeEditor, version: SavedVersion): void => {
    saved.current = version
    updateDirty(editor, version.form)
    setTrouble(undefined)
    editor.setExtra([])
  }
  return { form, setForm, dirty, setDirty, updateDirty, trouble, setTrouble, saved, applySaved }
}

const sameForm = (a: Form, b: Form) => a.encoding === b.encoding && a.mark === b.mark && a.ends === b.ends
