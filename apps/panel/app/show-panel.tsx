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
import { keepText, keptText } from './storage.ts'

/** Shows the panel in the visitor's language. `base` is where its addresses begin; `above` stands over every page. */
export async function showPanel({
  base = '/',
  above,
}: {
  base?: string
  above?: ReactNode
} = {}): Promise<void> {
  const locale = chooseLocale(location.search, keptText(localeStorageKey), navigator.languages)
  keepText(localeStorageKey, locale)
  // A link's language is taken once: what is chosen here afterwards must survive a reload.
  const here = new URL(location.href)
  if (here.searchParams.has('lang')) {
    here.searchParams.delete('lang')
    history.replaceState(history.state, '', here)
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
  // Without our fonts the panel stays in the visitor's own.
  loadFonts().then(
    () => showFontsOnNextPage(router),
    () => {},
  )
}

/** The panel is one document: a first page that had to keep the fallback fonts would hand them on to all others. */
function showFontsOnNextPage(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    unsubscribe()
    showFonts()
  })
}
