import '@zubr/ui/tokens.css'
import '@zubr/ui/base.css'
import './panel.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { chooseLocale, loadWords, storedLocale, storeLocale } from './language.ts'
import { NoticesProvider } from './notices/notices.tsx'
import { makeRouter } from './routes.tsx'
import { SpeechProvider } from './speech.tsx'

const locale = chooseLocale(location.search, storedLocale(), navigator.languages)
storeLocale(locale)
// A link's language is taken once: what is chosen here afterwards must survive a reload.
const here = new URL(location.href)
if (here.searchParams.has('lang')) {
  here.searchParams.delete('lang')
  history.replaceState(history.state, '', here)
}
const words = await loadWords(locale)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <SpeechProvider start={{ locale, words }}>
      <NoticesProvider>
        <RouterProvider router={makeRouter()} />
      </NoticesProvider>
    </SpeechProvider>
  </StrictMode>,
)
