import type { FileStat } from '@zubr/contracts/files/answers'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { CloseIcon } from '../../components/icons.tsx'
import { Loading } from '../../components/loaded.tsx'
import { ToastProvider } from '../../components/toasts/toasts.tsx'
import { useKeyboardHeight } from '../../components/use-keyboard-height.ts'
import type { FilesClient } from '../../file-access/client.ts'
import { folderOf, nameOf } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import styles from './editor.module.css'
import { useEditorMessages } from './editor-messages.ts'
import { FileContent } from './file-content.tsx'

export type FileViewProps = {
  server: string
  path: string
  /** The line to open, counted from 1. */
  line?: number | undefined
  /** The list's entry; without it the node is asked. */
  entry?: FileEntry | undefined
  files: FilesClient
  /** Goes to the list's address; with unsaved changes, the navigation asks first. */
  onClose(): void
  onSaved(entry: FileStat): void
}

/** A full-window dialog with one file: a text editor or a viewer. */
export default function FileView({ server, path, line, entry, files, onClose, onSaved }: FileViewProps) {
  const { locale, messages } = useI18n()
  const { messages: editorMessages, lost } = useEditorMessages(locale)
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [dirty, setDirty] = useState(false)
  useKeyboardHeight(box)
  useEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.open) {
      dialog.showModal()
      // The first button would close the dialog.
      dialog.focus()
    }
    return () => dialog?.close()
  }, [])
  const name = nameOf(path)
  const folder = folderOf(path)
  const close = useCallback(() => onClose(), [onClose])
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      tabIndex={-1}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        // Nested dialogs and CodeMirror's panels close first.
        const inside = (event.target as Element).closest('dialog')
        if (event.key !== 'Escape' || event.defaultPrevented || inside !== box.current) return
        event.preventDefault()
        close()
      }}
      onCancel={(event) => {
        if (event.target !== box.current) return
        event.preventDefault()
        close()
      }}
    >
      {/* Content behind a modal dialog is inert, so its toasts are inside. */}
      <ToastProvider>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 id={heading}>{name}</h2>
            {folder !== '' && <p className={styles.folder}>{folder}</p>}
          </div>
          {dirty && <span className={styles.dot} aria-hidden="true" />}
          <button className="icon-button" type="button" aria-label={messages.frame.close} onClick={close}>
            <CloseIcon size={18} />
          </button>
        </header>
        {lost ? (
          <p className={styles.message} role="alert">
            {messages.frame.codeLost}
          </p>
        ) : editorMessages ? (
          <FileContent
            key={path}
            {...{ server, path, name, line, entry, files, onSaved }}
            messages={editorMessages}
            onDirty={setDirty}
          />
        ) : (
          <Loading />
        )}
      </ToastProvider>
    </dialog>
  )
}
