import { requiredContext } from '@zubr/browser/required-context'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiFailure } from '../api/request.ts'
import { CloseIcon } from '../frame/icons.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './toasts.module.css'

type Tone = 'well' | 'bad'
/** What can still be done about it, by a button beside it. */
type Remedy = { text: string; run(): void }
type Toast = { id: number; tone: Tone; text: string; remedy?: Remedy | undefined }
type Toasts = {
  done(text: string, remedy?: Remedy): void
  /** What went wrong, in words. */
  bad(text: string): void
  /** Says in words what a request came to. Says nothing of an ended session: that leads away from the page. */
  failed(error: unknown): void
  /** Has them shown there until the returned function is called. */
  showIn(place: HTMLElement): () => void
}

const [ToastContext, useToasts] = requiredContext<Toasts>('the list of toasts')

export { useToasts }

/** An open dialog lies over all else, and keeps all else from screen readers: what comes while it is open is shown in it. */
export function useToastsHere(place: RefObject<HTMLElement | null>, open: boolean): void {
  const { showIn } = useToasts()
  useEffect(() => (open && place.current ? showIn(place.current) : undefined), [open, place, showIn])
}

/** Long enough to read twice; what went wrong stays until it is put away. */
const shownMs = 6_000
/** Time to find the button. */
const withRemedyMs = 12_000
const mostAtOnce = 4

/** Notifications slide in within 0.3 s. Source: specification, section 9. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { words } = useI18n()
  const [shown, setToasts] = useState<readonly Toast[]>([])
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  const nextId = useRef(1)
  const remove = useCallback((id: number) => setToasts((list) => list.filter((own) => own.id !== id)), [])
  const add = useCallback(
    (tone: Tone, text: string, remedy?: Remedy) => {
      const id = nextId.current++
      setToasts((list) =>
        [...list.filter((own) => own.text !== text), { id, tone, text, remedy }].slice(-mostAtOnce),
      )
      if (tone === 'well') setTimeout(remove, remedy ? withRemedyMs : shownMs, id)
    },
    [remove],
  )
  const showIn = useCallback((place: HTMLElement) => {
    setPlaces((list) => [...list, place])
    return () => setPlaces((list) => list.filter((own) => own !== place))
  }, [])
  const value = useMemo<Toasts>(
    () => ({
      showIn,
      done: (text, remedy) => add('well', text, remedy),
      bad: (text) => add('bad', text),
      failed(error) {
        const code = error instanceof ApiFailure ? error.code : 'internal'
        if (code !== 'unauthorized') add('bad', words.errors[code])
      },
    }),
    [add, showIn, words],
  )
  const list = shown.map(({ id, tone, text, remedy }) => (
    <div key={id} className={`${styles.toast} ${styles[tone]}`}>
      <p>{text}</p>
      {remedy && (
        <button
          className={styles.remedy}
          type="button"
          onClick={() => {
            remove(id)
            remedy.run()
          }}
        >
          {remedy.text}
        </button>
      )}
      <button
        className="icon-button"
        type="button"
        aria-label={words.frame.dismiss}
        onClick={() => remove(id)}
      >
        <CloseIcon size={14} />
      </button>
    </div>
  ))
  const place = places.at(-1)
  return (
    <ToastContext value={value}>
      {children}
      <section className={styles.place} aria-label={words.frame.notices} aria-live="polite">
        {!place && list}
      </section>
      {place && createPortal(list, place)}
    </ToastContext>
  )
}
