import { useEffect, useRef } from 'react'
import type { EditorMessages } from '../editor-messages.ts'
import styles from './code.module.css'
import { CodeEditor, type CodeOptions } from './code-editor.ts'

type CodeViewProps = Omit<CodeOptions, 'phrases' | 'hint'> & {
  messages: EditorMessages
  /** Runs after the editor is created; the returned function runs before it is destroyed. */
  onReady(editor: CodeEditor): (() => void) | undefined
}

/** A text in CodeMirror. Options apply at creation; later changes go through the editor. */
export function CodeView({ messages, onReady, ...options }: CodeViewProps) {
  const host = useRef<HTMLDivElement>(null)
  const first = useRef({ options, onReady, messages })
  useEffect(() => {
    if (!host.current) return
    const { messages: t, onReady, options: made } = first.current
    const editor = new CodeEditor(host.current, { ...made, hint: t.leaveHint, phrases: t.phrases })
    const ended = onReady(editor)
    return () => {
      ended?.()
      editor.destroy()
    }
  }, [])
  return <div ref={host} className={styles.code} />
}
