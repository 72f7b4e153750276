import type { IfTaken } from '@zubr/contracts/files/signs'
import { fill } from '@zubr/i18n/format'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import panel from '../../components/panel.module.css'
import { nameOf } from '../place.ts'
import { useFilesWords } from '../words.tsx'

type TakenAnswer = Exclude<IfTaken, 'refuse'>

/** A name is taken where something is to be put. */
export function TakenDialog({
  path,
  many,
  answer,
}: {
  path: string
  many: boolean
  answer(choice: TakenAnswer | null): void
}) {
  const words = useFilesWords().dialogs
  return (
    <Dialog open title={words.takenTitle} onClose={() => answer(null)}>
      <p>{fill(words.takenText, { name: nameOf(path) })}</p>
      {many && <p className={panel.dim}>{words.takenMore}</p>}
      <DialogButtons>
        <Button tone="quiet" onClick={() => answer('skip')}>
          {words.taken.skip}
        </Button>
        <Button tone="quiet" onClick={() => answer('keep_both')}>
          {words.taken.keep_both}
        </Button>
        <Button onClick={() => answer('replace')}>{words.taken.replace}</Button>
      </DialogButtons>
    </Dialog>
  )
}

/** Asks whether it is really meant. */
export function SureDialog({
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
