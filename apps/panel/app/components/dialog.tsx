import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useI18n } from '../i18n.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { CloseIcon } from './icons.tsx'
import { useToastsHere } from './toasts/toasts.tsx'

type DialogProps = { open: boolean; title: string; onClose(): void; children: ReactNode }

/** A native modal dialog: it traps the focus, and Escape or a click outside closes it. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const { messages } = useI18n()
  const box = useRef<HTMLDialogElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const heading = useId()
  useToastsHere(notices, open)
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal()
    if (!open && box.current?.open) box.current.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      {open && (
        <div className={styles.inner}>
          <h2 id={heading}>{title}</h2>
          {children}
          <div ref={notices} className={styles.notices} aria-live="assertive" />
          <button
            className={`icon-button ${styles.close}`}
            type="button"
            aria-label={messages.frame.close}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </dialog>
  )
}

/** The buttons at a dialog's end, with the cancel button first. */
export function DialogButtons({ onCancel, children }: { onCancel?(): void; children: ReactNode }) {
  const { messages } = useI18n()
  return (
    <div className={styles.buttons}>
      {onCancel && (
        <Button tone="quiet" onClick={onCancel}>
          {messages.frame.cancel}
        </Button>
      )}
      {children}
    </div>
  )
}
