import type { FileStat } from '@zubr/contracts/files/answers'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { CloseIcon } from '../../components/icons.tsx'
import { Loading } from '../../components/loaded.tsx'
import { ToastProvider } from '../../components/toasts/toasts.tsx'
import { useKeyboardHeight } from '../../components/use-keyboard-height.ts'
import type { FilesClient } from '../../file-access/client.ts'
import { folderOf, nameOf } from '../../file-access/place.ts'
import { useI18n } from '../../i18n.tsx'
import styles from './editor.module.css'
import { useEditorMessages } from './editor-messages.ts'
import { FileContent } from './file-content.tsx'

export type FileViewProps = {
  server: string
  path: string
  /** Where it is opened, counted from 1. */
  line?: number | undefined
  /** What the list knows of it; without it the node is asked. */
  entry?: FileEntry | undefined
  files: FilesClient
  /** Leads to the list's own address; with something unsaved the way there asks first. */
  onClose(): void
  onSaved(entry: FileStat): void
}

/** One file over the whole window: a text to edit, or what else it is to look at. */
export default function FileView({ server, path, line, entry, files, onClose, onSaved }: FileViewProps) {
  const { locale, messages } = useI18n()
  const { messages: own, lost } = useEditorMessages(locale)
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [dirty, setDirty] = useState(false)
  useKeyboardHeight(box)
  useEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.open) {
      dialog.showModal()
      // Not the first of its buttons, which closes it.
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
        // Dialogs within this one, and what CodeMirror opens above its text, close first.
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
      {/* What stands below a dialog is silent: its notifications are within it. */}
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
        ) : own ? (
          <FileContent
            key={path}
            {...{ server, path, name, line, entry, files, onSaved }}
            messages={own}
            onDirty={setDirty}
          />
        ) : (
          <Loading />
        )}
      </ToastProvider>
    </dialog>
  )
}
