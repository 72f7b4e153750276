import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { useI18n } from '../i18n.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'
import panel from './panel.module.css'

type ConfirmProps = {
  open: boolean
  title: string
  text: string
  action: string
  danger?: boolean
  onClose(): void
  /** Whatever it rejects with has been told already. */
  onConfirm(): Promise<unknown>
}

/** Asks before something that disturbs players or cannot be taken back. */
export function Confirm({ open, title, text, action, danger, onClose, onConfirm }: ConfirmProps) {
  const { words } = useI18n()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogButtons>
        <button className={buttonClass({ tone: 'quiet', size: 'small' })} type="button" onClick={onClose}>
          {words.frame.cancel}
        </button>
        <button
          className={`${buttonClass({ size: 'small' })} ${danger ? panel.danger : ''}`}
          type="button"
          disabled={busy}
          onClick={async () => {
            setBusy(true)
            await onConfirm().catch(() => undefined)
            setBusy(false)
            onClose()
          }}
        >
          {action}
        </button>
      </DialogButtons>
    </Dialog>
  )
}
