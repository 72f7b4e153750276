import { useBlocker } from 'react-router'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogButtons } from '../../../components/dialog.tsx'
import { useBusy } from '../../../components/toasts/use-busy.ts'
import type { EditorMessages } from '../editor-messages.ts'

type AskUnsavedProps = {
  dirty: boolean
  messages: EditorMessages
  save(): Promise<boolean>
  /** Discards the draft. */
  drop(): void
}

/** Asks before a navigation that would lose unsaved changes. */
export function AskUnsaved({ dirty, messages, save, drop }: AskUnsavedProps) {
  const [busy, run] = useBusy()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty && (from.pathname !== to.pathname || from.search !== to.search),
  )
  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} title={messages.ask.title} onClose={stay}>
      <p>{messages.ask.text}</p>
      <DialogButtons>
        <Button tone="quiet" onClick={stay}>
          {messages.ask.stay}
        </Button>
        <Button
          tone="danger"
          onClick={() => {
            drop()
            blocker.proceed?.()
          }}
        >
          {messages.ask.drop}
        </Button>
        <Button
          disabled={busy}
          onClick={() =>
            run(async () => {
              if (await save()) blocker.proceed?.()
              else stay()
            })
          }
        >
          {messages.ask.save}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
