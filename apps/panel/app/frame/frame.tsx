import { brand } from '@zubr/content/brand'
import { fill } from '@zubr/i18n/format'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useOffline } from '../api/online.ts'
import { PlusIcon } from '../components/icons.tsx'
import { LazyUploadsTray } from '../files/uploads/lazy-uploads-tray.tsx'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { MeProvider } from '../session.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './frame.module.css'
import { LanguageSelect } from './language-select.tsx'

/** The layout of every page: header, offline line, page. */
export function Frame() {
  const { messages } = useI18n()
  return (
    <MeProvider>
      <header className={styles.header}>
        <a className={`visually-hidden ${styles.skip}`} href="#content">
          {messages.frame.skipToContent}
        </a>
        <div className={styles.inner}>
          <Link
            className={styles.logo}
            to={paths.servers}
            aria-label={fill(messages.frame.logo, { brand: brand.name })}
          >
            <Art name="mark" width={28} priority />
            <span className={styles.brand}>{brand.name}</span>
          </Link>
          <nav className={styles.nav} aria-label={messages.frame.menu}>
            <NavLink to={paths.servers}>{messages.frame.servers}</NavLink>
            <NavLink className={styles.wide ?? ''} to={paths.balance}>
              {messages.balance.heading}
            </NavLink>
          </nav>
          <LanguageSelect />
          <AccountMenu />
          <Link
            className={`${buttonClass({ size: 'small' })} ${styles.create}`}
            to={paths.create}
            aria-label={messages.frame.create}
          >
            <PlusIcon />
            <span className={styles.createText}>{messages.frame.create}</span>
          </Link>
        </div>
      </header>
      <Offline />
      <Content />
      <LazyUploadsTray />
      <ScrollRestoration />
    </MeProvider>
  )
}

/**
 * A new page takes the focus, so that screen readers start at its heading; tabs of one page keep
 * the focus.
 */
function Content() {
  const { pathname } = useLocation()
  const page = pathname.split('/', 3).join('/')
  const content = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) content.current?.focus({ preventScroll: true })
    shown.current = page
  }, [page])
  return (
    <main id="content" tabIndex={-1} ref={content}>
      <Outlet />
    </main>
  )
}

/** A line below the header while the browser is offline. */
function Offline() {
  const { messages } = useI18n()
  const offline = useOffline()
  return <div role="status">{offline && <p className={styles.offline}>{messages.frame.offline}</p>}</div>
}
