import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../i18n.tsx'
import { MoreIcon } from './icons.tsx'
import styles from './menu.module.css'

/** Closes an open `<details>` on Escape, on a press outside, and on navigation. */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [pathname])
  useEffect(() => {
    const close = (event: Event) => {
      const box = menu.current
      if (!box?.open) return
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      const outside = event.type === 'pointerdown' && !box.contains(event.target as Node)
      if (!escaped && !outside) return
      box.open = false
      if (escaped) box.querySelector('summary')?.focus()
    }
    const ended = new AbortController()
    document.addEventListener('pointerdown', close, { signal: ended.signal })
    document.addEventListener('keydown', close, { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return menu
}

/** A menu behind a button with three dots. A press on an item closes it. */
export function MoreMenu({
  className = '',
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const { messages } = useI18n()
  const menu = useMenu()
  return (
    <details className={`${styles.menu} ${className}`} ref={menu}>
      <summary className={styles.dots} aria-label={messages.frame.more} title={messages.frame.more}>
        <MoreIcon />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button is a click */}
      <ul
        className={styles.sheet}
        onClick={({ target }) => {
          const pressed = (target as Element).closest('button')
          if (!menu.current || !pressed) return
          // A dialog that opens now restores the focus later, so the focus must not be inside a
          // closed menu.
          if (pressed === document.activeElement) menu.current.querySelector('summary')?.focus()
          menu.current.open = false
        }}
      >
        {children}
      </ul>
    </details>
  )
}
