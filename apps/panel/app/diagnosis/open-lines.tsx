import { requiredContext } from '@zubr/browser/required-context'
import { type ReactNode, useState } from 'react'

const [OpenLinesContext, useOpenLines] = requiredContext<Map<string, boolean>>('the opened lines')

/** Remembers which log lines are expanded, while the card is unmounted and mounted again. */
export function OpenLinesPlace({ children }: { children: ReactNode }) {
  const [lines] = useState(() => new Map<string, boolean>())
  return <OpenLinesContext value={lines}>{children}</OpenLinesContext>
}

type Fold = { open: boolean; onToggle(event: { currentTarget: HTMLDetailsElement }): void }

/** Props of the `details` element with these lines. */
export function useFold(lines: string, openAtFirst: boolean): Fold {
  const openLines = useOpenLines()
  const [open, setOpen] = useState(openLines.get(lines) ?? openAtFirst)
  return {
    open,
    onToggle: ({ currentTarget }) => {
      openLines.set(lines, currentTarget.open)
      setOpen(currentTarget.open)
    },
  }
}
