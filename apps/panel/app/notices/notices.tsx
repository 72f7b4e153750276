import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { CloseIcon } from '../frame/icons.tsx'
import { useSpeech } from '../speech.tsx'
import { ApiFailure } from '../wire/request.ts'
import styles from './notices.module.css'

type Tone = 'well' | 'bad'
type Notice = { id: number; tone: Tone; text: string }
type Notify = {
  done(text: string): void
  /** Says in words what a request came to. Says nothing of an ended session: that leads away from the page. */
  failed(error: unknown): void
}

const NoticesContext = createContext<Notify | null>(null)
/** Long enough to read twice; what went wrong stays until it is put away. */
const shownMs = 6_000
const mostAtOnce = 4

/** Notifications slide in within 0.3 s. Source: specification, section 9. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { words } = useSpeech()
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const nextId = useRef(1)
  const remove = useCallback((id: number) => setNotices((list) => list.filter((own) => own.id !== id)), [])
  const add = useCallback(
    (tone: Tone, text: string) => {
      const id = nextId.current++
      setNotices((list) =>
        [...list.filter((own) => own.text !== text), { id, tone, text }].slice(-mostAtOnce),
      )
      if (tone === 'well') setTimeout(remove, shownMs, id)
    },
    [remove],
  )
  const notify = useMemo<Notify>(
    () => ({
      done: (text) => add('well', text),
      failed(error) {
        const code = error instanceof ApiFailure ? error.code : 'internal'
        if (code !== 'unauthorized') add('bad', words.errors[code])
      },
    }),
    [add, words],
  )
  return (
    <NoticesContext value={notify}>
      {children}
      <section className={styles.place} aria-label={words.frame.notices} aria-live="polite">
        {notices.map(({ id, tone, text }) => (
          <div key={id} className={`${styles.notice} ${styles[tone]}`}>
            <p>{text}</p>
            <button type="button" aria-label={words.frame.dismiss} onClick={() => remove(id)}>
              <CloseIcon size={14} />
            </button>
          </div>
        ))}
      </section>
    </NoticesContext>
  )
}

export function useNotify(): Notify {
  const notify = use(NoticesContext)
  if (!notify) throw new Error('useNotify outside of NoticesProvider')
  return notify
}
