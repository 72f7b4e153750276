import { splitPath } from '@zubr/i18n/urls'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from './messages.ts'
import { SpeechProvider } from './words.tsx'

const { locale } = splitPath(location.pathname)
const words = await loadMessages(locale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SpeechProvider speech={{ locale, words }}>
        <HydratedRouter />
      </SpeechProvider>
    </StrictMode>,
  )
})
