import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { allMessages } from '@zubr/i18n/all'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { EntryScripts } from './frame/script-names.ts'
import { I18nProvider } from './i18n.tsx'
import { requestedPage } from './requested-page.server.ts'

// The server passes the public addresses and the request-time state through these contexts.
export { addressesContext } from './addresses.server.ts'
export { liveStateContext } from './live-state.server.ts'
export { statusViewIn } from './status/status-html.server.tsx'
export { searchIndex } from './wiki/articles.server.ts'

/** Renders a page completely: pages are prerendered, so streaming has no benefit. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { locale } = requestedPage(request)
  const { entry, hmr } = context.manifest
  const scripts = [...(hmr ? [hmr.runtime] : []), entry.module]
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
        <EntryScripts value={scripts}>
          <ServerRouter context={context} url={request.url} />
        </EntryScripts>
      </I18nProvider>,
      {
        onAllReady() {
          const body = new PassThrough()
          text(body).then((html) => resolve(new Response(html, { status, headers })), reject)
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
