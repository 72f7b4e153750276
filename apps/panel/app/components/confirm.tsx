import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'
import { useBusy } from './toasts/use-busy.ts'

type ConfirmProps = {
  open: boolean
  title: string
  text: string
  action: string
  danger?: boolean
  onClose(): void
  onConfirm(): Promise<unknown>
}

/** Asks for confirmation of an action that disturbs players or is irreversible. */
export function Confirm({ open, title, text, action, danger, onClose, onConfirm }: ConfirmProps) {
  const [busy, run] = useBusy()
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogButtons onCancel={onClose}>
        <Button
          tone={danger ? 'danger' : 'main'}
          disabled={busy}
          onClick={async () => {
            await run(onConfirm)
            onClose()
          }}
        >
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
