import { requiredContext } from '@zubr/browser/required-context'
import { type ReactNode, useCallback, useRef, useState } from 'react'

/** Draws a question, and is told what came of it: null where nobody wanted to answer. */
type Question<Answer> = (answer: (value: Answer | null) => void) => ReactNode
export type Ask = <Answer>(question: Question<Answer>) => Promise<Answer | null>

const [AskContext, useAsk] = requiredContext<Ask>('the place for questions')

export { useAsk }

/** One place for dialogs: whoever asks waits for the answer as for any other, and for what was asked before. */
export function Asking({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly { key: number; node: ReactNode }[]>([])
  const count = useRef(0)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        const key = ++count.current
        const answer = (value: Parameters<typeof resolve>[0]) => {
          setAsked((all) => all.filter((one) => one.key !== key))
          resolve(value)
        }
        const node = question(answer)
        setAsked((all) => [...all, { key, node }])
      }),
    [],
  )
  const [shown] = asked
  return (
    <AskContext value={ask}>
      {children}
      {shown && <div key={shown.key}>{shown.node}</div>}
    </AskContext>
  )
}
