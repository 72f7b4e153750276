import { requiredContext } from '@zubr/browser/required-context'
import { type ReactNode, useCallback, useRef, useState } from 'react'

/** Renders a dialog and receives its answer: null if it was dismissed. */
type Question<Answer> = (answer: (value: Answer | null) => void) => ReactNode
export type Ask = <Answer>(question: Question<Answer>) => Promise<Answer | null>

const [AskContext, useAsk] = requiredContext<Ask>('the place for questions')

export { useAsk }

/** Shows dialogs one after another: the caller awaits the answer. */
export function Asking({ children }: { children: ReactNode }) {
  const [dialogs, setDialogs] = useState<readonly { key: number; node: ReactNode }[]>([])
  const count = useRef(0)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        const key = ++count.current
        const answer = (value: Parameters<typeof resolve>[0]) => {
          setDialogs((all) => all.filter((one) => one.key !== key))
          resolve(value)
        }
        const node = question(answer)
        setDialogs((all) => [...all, { key, node }])
      }),
    [],
  )
  const [shown] = dialogs
  return (
    <AskContext value={ask}>
      {children}
      {shown && <div key={shown.key}>{shown.node}</div>}
    </AskContext>
  )
}
