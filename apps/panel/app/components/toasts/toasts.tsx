import { requiredContext } from '@zubr/browser/required-context'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiFailure } from '../../api/request.ts'
import { useI18n } from '../../i18n.tsx'
import { CloseIcon } from '../icons.tsx'
import { placeOffBar } from './place-off-bar.ts'
import styles from './toasts.module.css'

type Tone = 'well' | 'bad'
/** What can still be done about it, by a button beside it. */
type Remedy = { text: string; run(): void }
type Toast = {
  id: number
  tone: Tone
  text: string
  remedy?: Remedy | undefined
  /** The dialog that was open when it came. */
  place: HTMLElement | undefined
}
type Toasts = {
  done(text: string, remedy?: Remedy): void
  /** What went wrong, in words. */
  bad(text: string): void
  /** Says in words what a request came to. Says nothing of an ended session: that leads away from the page. */
  failed(error: unknown): void
  /** Has those that come from now on shown there, until the returned function is called. */
  showIn(place: HTMLElement): () => void
  /** Has the list keep off what stays in view at the top, until the returned function is called. */
  keepOff(bar: HTMLElement): () => void
}

const [ToastContext, useToasts] = requiredContext<Toasts>('the list of toasts')

export { useToasts }

/** An open dialog lies over all else, and keeps all else from screen readers: what comes while it is open is shown in it. */
export function useToastsHere(place: RefObject<HTMLElement | null>, open: boolean): void {
  const { showIn } = useToasts()
  useEffect(() => (open && place.current ? showIn(place.current) : undefined), [open, place, showIn])
}

/** For a bar that stays in view at the top of a page. */
export function useKeepToastsOff(bar: RefObject<HTMLElement | null>): void {
  const { keepOff } = useToasts()
  useEffect(() => (bar.current ? keepOff(bar.current) : undefined), [bar, keepOff])
}

/** Long enough to read twice; what went wrong stays until it is put away. */
const shownMs = 6_000
/** Time to find the button. */
const withRemedyMs = 12_000
const maxAtOnce = 4

/** Notifications slide in within 0.3 s. Source: specification, section 9. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { messages } = useI18n()
  const [shown, setToasts] = useState<readonly Toast[]>([])
  const [place, setPlace] = useState<HTMLElement>()
  const places = useRef<readonly HTMLElement[]>([])
  const nextId = useRef(1)
  const remove = useCallback((id: number) => setToasts((list) => list.filter((own) => own.id !== id)), [])
  const add = useCallback(
    (tone: Tone, text: string, remedy?: Remedy) => {
      const toast = { id: nextId.current++, tone, text, remedy, place: places.current.at(-1) }
      setToasts((list) => [...list.filter((own) => own.text !== text), toast].slice(-maxAtOnce))
      if (tone === 'well') setTimeout(remove, remedy ? withRemedyMs : shownMs, toast.id)
    },
    [remove],
  )
  const showIn = useCallback((place: HTMLElement) => {
    const change = (list: readonly HTMLElement[]) => {
      places.current = list
      setPlace(list.at(-1))
    }
    change([...places.current, place])
    return () => change(places.current.filter((own) => own !== place))
  }, [])
  const [bar, setBar] = useState<HTMLElement>()
  const keepOff = useCallback((bar: HTMLElement) => {
    setBar(bar)
    return () => setBar((own) => (own === bar ? undefined : own))
  }, [])
  const list = useRef<HTMLElement>(null)
  useEffect(() => (bar && list.current ? placeOffBar(list.current, bar) : undefined), [bar])
  const value = useMemo<Toasts>(
    () => ({
      showIn,
      keepOff,
      done: (text, remedy) => add('well', text, remedy),
      bad: (text) => add('bad', text),
      failed(error) {
        const code = error instanceof ApiFailure ? error.code : 'internal'
        const isHidden =
          error instanceof ApiFailure && Object.values(error.fields).includes('hidden_characters')
        if (code !== 'unauthorized')
          add('bad', isHidden ? messages.frame.hiddenCharacters : messages.errors[code])
      },
    }),
    [add, showIn, keepOff, messages],
  )
  const listOf = (those: readonly Toast[]) =>
    those.map(({ id, tone, text, remedy }) => (
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
          aria-label={messages.frame.dismiss}
          onClick={() => remove(id)}
        >
          <CloseIcon size={14} />
        </button>
      </div>
    ))
  const isHere = (toast: Toast) => place !== undefined && toast.place === place
  return (
    <ToastContext value={value}>
      {children}
      <section ref={list} className={styles.place} aria-label={messages.frame.notices} aria-live="polite">
        {listOf(shown.filter((toast) => !isHere(toast)))}
      </section>
      {place && createPortal(listOf(shown.filter(isHere)), place)}
    </ToastContext>
  )
}
