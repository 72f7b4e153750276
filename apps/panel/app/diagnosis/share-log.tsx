import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../components/button.tsx'
import { LostPage } from '../frame/route-failure.tsx'
import { useDiagnosisMessages, WithDiagnosisMessages } from './diagnosis-messages.tsx'
import type { Shared } from './share.tsx'

/** Fetched when somebody shares. */
const ShareDialog = lazy(() =>
  import('./share.tsx').then(
    (code) => ({ default: code.ShareDialog }),
    () => ({ default: LostPage }),
  ),
)

/** A button of a page that has the words, and its dialog. */
export function ShareLog({ text }: { text: Shared }) {
  const messages = useDiagnosisMessages().share
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {messages.button}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same of a menu: its item, and the dialog, which stands beside the menu, since a closed one would hide it. */
export function useShareLog(text: Shared): { item: ReactNode; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  return {
    item: (
      <WithDiagnosisMessages>
        <Item onOpen={() => setOpen(true)} />
      </WithDiagnosisMessages>
    ),
    dialog: open && (
      <WithDiagnosisMessages>
        <Suspense>
          <ShareDialog text={text} onClose={() => setOpen(false)} />
        </Suspense>
      </WithDiagnosisMessages>
    ),
  }
}

function Item({ onOpen }: { onOpen(): void }) {
  const messages = useDiagnosisMessages().share
  return (
    <li>
      <button type="button" onClick={onOpen}>
        {messages.button}
      </button>
    </li>
  )
}
