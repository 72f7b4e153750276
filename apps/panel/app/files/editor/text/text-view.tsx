import type { FileStat } from '@zubr/contracts/files/answers'
import { fill } from '@zubr/i18n/format'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '../../../components/loaded.tsx'
import type { FilesClient } from '../../../file-access/client.ts'
import { useServer } from '../../../server/context.ts'
import { PendingRestart } from '../../../server/pending-restart.tsx'
import { useStoredChoice } from '../../../storage.ts'
import type { CodeEditor } from '../code/code-editor.ts'
import { CodeView } from '../code/code-view.tsx'
import { languageOf } from '../code/languages.ts'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import { isReport } from '../kind.ts'
import type { Loaded } from '../load.ts'
import { AskUnsaved } from './ask-unsaved.tsx'
import { DraftBar, FaultBar, TroubleBar } from './bars.tsx'
import { EditorBar, tabSizes } from './editor-bar.tsx'
import type { Encoding } from './encoding.ts'
import { StatusBar } from './status-bar.tsx'
import { useDraft } from './use-draft.ts'
import type { Trouble } from './use-saved-text.ts'
import { useTextFile } from './use-text-file.ts'

type TextViewProps = {
  server: string
  path: string
  name: string
  line: number | undefined
  files: FilesClient
  loaded: Extract<Loaded, { look: 'text' }>
  usual: Encoding
  messages: EditorMessages
  onSaved(entry: FileStat): void
  /** Reports whether there are unsaved changes. */
  onDirty(dirty: boolean): void
  onReload(): void
  onDownload(): void
}

/** A text editor with toolbar, messages and status bar. */
export function TextView({
  server,
  path,
  name,
  line,
  files,
  loaded,
  usual,
  messages,
  onSaved,
  onDirty,
  onReload,
  onDownload,
}: TextViewProps) {
  const { polled } = useServer()
  const small = matchMedia('(max-width: 639px)').matches
  const [wrap, setWrap] = useStoredChoice<'on' | 'off'>('editorWrap', small ? ['on', 'off'] : ['off', 'on'])
  const [tab, setTab] = useStoredChoice<(typeof tabSizes)[number]>('editorTab', tabSizes)
  const file = useTextFile({ files, path, name, opened: loaded, usual, onSaved })
  const { editor, trouble } = file
  const draft = useDraft({ server, path, file, opened: loaded })
  const [position, setPosition] = useState({ line: 1, column: 1 })
  useEffect(() => onDirty(file.dirty), [file.dirty, onDirty])
  useEffect(() => editor?.setWrap(wrap === 'on'), [editor, wrap])
  useEffect(() => editor?.setTab(Number(tab)), [editor, tab])
  useCompared(editor, trouble, messages)

  const latest = useRef({ file, draft })
  latest.current = { file, draft }
  const save = () => latest.current.file.save()
  const { saves } = file
  const { refresh } = polled
  // A saved file may require a restart.
  useEffect(() => {
    if (saves > 0) refresh()
  }, [saves, refresh])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of its children
    <div
      className={styles.view}
      onKeyDown={(event) => {
        if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey) return
        event.preventDefault()
        void save()
      }}
    >
      <EditorBar
        {...{ file, messages, wrap, setWrap, tab, setTab, onReload, onDownload, name }}
        isReport={isReport(path)}
        onSave={() => void save()}
      />
      <DraftBar {...{ draft, messages }} />
      <TroubleBar file={file} messages={messages} />
      <CodeView
        label={fill(messages.text, { name })}
        messages={messages}
        text={loaded.decoded.text}
        readOnly={false}
        numbers
        wrap={wrap === 'on'}
        onUpdate={(codeEditor, update) => {
          if (update.docChanged) {
            latest.current.file.typed(codeEditor)
            latest.current.draft.typed()
          }
          if (update.docChanged || update.selectionSet) setPosition(cursorOf(codeEditor))
        }}
        onReady={(codeEditor) => {
          latest.current.file.begin(codeEditor)
          void languageOf(name).then(
            (language) => codeEditor.view.dom.isConnected && codeEditor.setLanguage(language),
          )
          if (!matchMedia('(pointer: coarse)').matches) codeEditor.view.focus()
          if (line !== undefined) codeEditor.show(line)
          return undefined
        }}
      />
      {!editor && <Loading />}
      <FaultBar file={file} messages={messages} />
      {/* The page's own notice is behind this dialog. */}
      {saves > 0 && <PendingRestart />}
      <StatusBar {...{ file, messages, name, position }} />
      <AskUnsaved dirty={file.dirty} messages={messages} save={save} drop={() => draft.forget()} />
    </div>
  )
}

/** The cursor's line and column, from 1. */
function cursorOf({ view }: CodeEditor): { line: number; column: number } {
  const { doc, selection } = view.state
  const { number, from } = doc.lineAt(selection.main.head)
  return { line: number, column: selection.main.head - from + 1 }
}

/** Shows a diff against another saved version until one of both is chosen. */
function useCompared(
  editor: CodeEditor | undefined,
  trouble: Trouble | undefined,
  messages: EditorMessages,
): void {
  const theirs = trouble?.kind === 'changed' ? trouble.theirs : undefined
  useEffect(() => {
    if (!editor || !theirs) return
    let ended = false
    void import('../code/compare.ts').then(({ comparedWith }) => {
      if (!ended) editor.setExtra(comparedWith(editor.view.state.toText(theirs.text), messages.changed))
    })
    return () => {
      ended = true
      editor.setExtra([])
    }
  }, [editor, theirs, messages])
}
