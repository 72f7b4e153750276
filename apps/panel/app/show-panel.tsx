import '@zubr/ui/tokens.css'
import '@zubr/ui/fonts/faces.css'
import '@zubr/ui/base.css'
import './panel.css'
import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { loadFonts, showFonts } from '@zubr/ui/load-fonts'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ToastProvider } from './components/toasts/toasts.tsx'
import { I18nProvider } from './i18n.tsx'
import { chooseLocale, loadMessages } from './language.ts'
import { routes } from './routes.tsx'
import { readEntry, writeEntry } from './storage.ts'

/**
 * Renders the panel in the visitor's language. `base` is the base path; `above` is shown above
 * every page.
 */
export async function showPanel({
  base = '/',
  above,
}: {
  base?: string
  above?: ReactNode
} = {}): Promise<void> {
  const locale = chooseLocale(location.search, readEntry(localeStorageKey), navigator.languages)
  writeEntry(localeStorageKey, locale)
  // The link's language applies once: a later choice must survive a reload.
  const url = new URL(location.href)
  if (url.searchParams.has('lang')) {
    url.searchParams.delete('lang')
    history.replaceState(history.state, '', url)
  }
  const messages = await loadMessages(locale)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const router = createBrowserRouter(routes, { basename: base })
  createRoot(root).render(
    <StrictMode>
      <I18nProvider start={{ locale, messages }}>
        <ToastProvider>
          {above}
          <RouterProvider router={router} />
        </ToastProvider>
      </I18nProvider>
    </StrictMode>,
  )
  loadFonts().then(
    () => showFontsOnNextPage(router),
    // If our fonts fail to load, the panel keeps the system fonts.
    () => {},
  )
}

/**
 * The panel is one document: a first page with fallback fonts would keep them on all other pages.
 */
function showFontsOnNextPage(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    unsubscribe()
    showFonts()
  })
}
