import { requiredContext } from '@zubr/browser/required-context'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../components/button.tsx'
import { lostPageModule } from '../components/failure/route-failure.tsx'
import { useDiagnosisMessages, WithDiagnosisMessages } from './diagnosis-messages.tsx'
import type { Shared } from './share.tsx'

/** Loaded on the first use. */
const ShareDialog = lazy(() =>
  import('./share.tsx').then((code) => ({ default: code.ShareDialog }), lostPageModule),
)

const [ShareContext, useShare] = requiredContext<(text: Shared) => void>('the place of the share dialog')

/** Owns the dialog of the buttons inside it, so that it stays open when its button is unmounted. */
export function ShareLogPlace({ children }: { children: ReactNode }) {
  const [text, setText] = useState<{ shared: Shared }>()
  return (
    <ShareContext value={(shared) => setText({ shared })}>
      {children}
      {text && (
        <WithDiagnosisMessages>
          <Suspense>
            <ShareDialog text={text.shared} onClose={() => setText(undefined)} />
          </Suspense>
        </WithDiagnosisMessages>
      )}
    </ShareContext>
  )
}

/** A button inside a `ShareLogPlace`. */
export function ShareLog({ text }: { text: Shared }) {
  const messages = useDiagnosisMessages().share
  const share = useShare()
  return (
    <Button tone="quiet" onClick={() => share(text)}>
      {messages.button}
    </Button>
  )
}

/** A menu item, and its dialog, which is outside the menu because a closed menu would hide it. */
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
