import type { IfTaken } from '@zubr/contracts/files/file-constants'
import { fill } from '@zubr/i18n/format'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import panel from '../../components/panel.module.css'
import { nameOf } from '../../file-access/file-paths.ts'
import { useFilesMessages } from '../files-messages.tsx'

type TakenAnswer = Exclude<IfTaken, 'refuse'>

/** Asks what to do if a name is taken. */
export function NameConflictDialog({
  path,
  many,
  answer,
}: {
  path: string
  many: boolean
  answer(choice: TakenAnswer | null): void
}) {
  const messages = useFilesMessages().dialogs
  return (
    <Dialog open title={messages.takenTitle} onClose={() => answer(null)}>
      <p>{fill(messages.takenText, { name: nameOf(path) })}</p>
      {many && <p className={panel.dim}>{messages.takenMore}</p>}
      <DialogButtons>
        <Button tone="quiet" onClick={() => answer('skip')}>
          {messages.taken.skip}
        </Button>
        <Button tone="quiet" onClick={() => answer('keep_both')}>
          {messages.taken.keep_both}
        </Button>
        <Button onClick={() => answer('replace')}>{messages.taken.replace}</Button>
      </DialogButtons>
    </Dialog>
  )
}

/** Asks for confirmation. */
export function ConfirmDialog({
  title,
  text,
  action,
  answer,
}: {
  title: string
  text: string
  action: string
  answer(sure: true | null): void
}) {
  return (
    <Dialog open title={title} onClose={() => answer(null)}>
      <p>{text}</p>
      <DialogButtons onCancel={() => answer(null)}>
        <Button tone="danger" onClick={() => answer(true)}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
