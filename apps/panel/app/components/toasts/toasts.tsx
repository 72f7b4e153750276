import { requiredContext } from '@zubr/browser/required-context'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiFailure } from '../../api/request.ts'
import { useI18n } from '../../i18n.tsx'
import { CloseIcon } from '../icons.tsx'
import { placeOffBar } from './place-off-bar.ts'
import styles from './toasts.module.css'

type Tone = 'well' | 'bad'
/** A button with a remedy. */
type Remedy = { text: string; run(): void }
type Toast = {
  id: number
  tone: Tone
  text: string
  remedy?: Remedy | undefined
  /** The dialog that was open at that time. */
  container: HTMLElement | undefined
}
type Toasts = {
  done(text: string, remedy?: Remedy): void
  /** An error message. */
  bad(text: string): void
  /**
   * Shows the text of a failed request. An expired session shows nothing, because it leaves the
   * page.
   */
  failed(error: unknown): void
  /** Shows new toasts in an element, until the returned function is called. */
  showIn(container: HTMLElement): () => void
  /** Positions the list off a sticky bar, until the returned function is called. */
  keepOff(bar: HTMLElement): () => void
}

const [ToastContext, useToasts] = requiredContext<Toasts>('the list of toasts')

export { useToasts }

/** A modal dialog covers the page and makes it inert, so toasts are shown inside it. */
export function useToastsHere(container: RefObject<HTMLElement | null>, open: boolean): void {
  const { showIn } = useToasts()
  useEffect(
    () => (open && container.current ? showIn(container.current) : undefined),
    [open, container, showIn],
  )
}

/** For a sticky bar at the top of a page. */
export function useKeepToastsOff(bar: RefObject<HTMLElement | null>): void {
  const { keepOff } = useToasts()
  useEffect(() => (bar.current ? keepOff(bar.current) : undefined), [bar, keepOff])
}

/** Long enough to read twice; errors stay until dismissed. */
const shownMs = 6_000
/** Time to find the button. */
const withRemedyMs = 12_000
const maxAtOnce = 4

/** Toasts slide in within 0.3 s. Source: specification, section 9. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { messages } = useI18n()
  const [shown, setToasts] = useState<readonly Toast[]>([])
  const [innerContainer, setInnerContainer] = useState<HTMLElement>()
  const places = useRef<readonly HTMLElement[]>([])
  const nextId = useRef(1)
  const remove = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), [])
  const add = useCallback(
    (tone: Tone, text: string, remedy?: Remedy) => {
      const toast = { id: nextId.current++, tone, text, remedy, container: places.current.at(-1) }
      setToasts((list) => [...list.filter((other) => other.text !== text), toast].slice(-maxAtOnce))
      if (tone === 'well') setTimeout(remove, remedy ? withRemedyMs : shownMs, toast.id)
    },
    [remove],
  )
  const showIn = useCallback((container: HTMLElement) => {
    const change = (list: readonly HTMLElement[]) => {
      places.current = list
      setInnerContainer(list.at(-1))
    }
    change([...places.current, container])
    return () => change(places.current.filter((other) => other !== container))
  }, [])
  const [bar, setBar] = useState<HTMLElement>()
  const keepOff = useCallback((bar: HTMLElement) => {
    setBar(bar)
    return () => setBar((current) => (current === bar ? undefined : current))
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
  const isHere = (toast: Toast) => innerContainer !== undefined && toast.container === innerContainer
  return (
    <ToastContext value={value}>
      {children}
      <section ref={list} className={styles.place} aria-label={messages.frame.notices} aria-live="polite">
        {listOf(shown.filter((toast) => !isHere(toast)))}
      </section>
      {innerContainer && createPortal(listOf(shown.filter(isHere)), innerContainer)}
    </ToastContext>
  )
}
