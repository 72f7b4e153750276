import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { MakeFront } from '@zubr/all-in-one/front'
import { pagePaths } from '@zubr/api/accounts/login/form-pages'
import type { Config } from '@zubr/config'
import { lookUp } from '@zubr/domain/tables/look-up'
import { contentTypeOf, send } from '@zubr/http/resources'
import { localizedPath } from '@zubr/i18n/urls'
import { madeFiles } from '@zubr/site/made-files'
import { renderer, type SiteBuild } from '@zubr/site/site-build'
import { openLiveStatus } from '@zubr/site/status/live-status'
import { openStatusPublisher, type StatusPublisher } from '@zubr/site/status/publisher'
import { iconFiles, isIconPath } from '@zubr/ui/voxel/icons'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { devPanel, devPolicy } from './dev-panel.ts'

const site = fileURLToPath(new URL('../../../apps/site', import.meta.url))
const mark = new URL('../../../packages/ui/art/mark.svg', import.meta.url)

/** Site and panel served by Vite: every saved file is visible at once. */
export const devFront: MakeFront = async (config, log, apiUrl) => {
  // Vite and React Router read their configuration from the working folder.
  process.chdir(site)
  let vite: ViteDevServer | undefined
  let panel: ReturnType<typeof devPanel> | undefined
  let closing: Promise<unknown> | undefined
  const publisher = await openStatusPublisher({
    apiUrl,
    onFailure: (error) => log(`the state could not be fetched: ${error}`),
  })
  return {
    async accountPage(page, locale, account) {
      const render = renderer(await bundleOf(vite), config, 'development')
      const { html } = await render(localizedPath(locale, pagePaths[page]), undefined, { account })
      return { html: onSiteOrigin(html, config), csp: devPolicy }
    },
    async onPanel(api) {
      panel = devPanel(api, config)
    },
    async listen(host, port) {
      const server = { host, port, strictPort: true }
      await keepingListeners(async () => {
        await panel?.start()
        await publisher.refresh()
        vite = await createServer({
          root: site,
          server,
          clearScreen: false,
          logLevel: 'warn',
          plugins: [statusPages(config, publisher), extras(config)],
        })
        await vite.listen()
      })
    },
    async close() {
      publisher.stop()
      closing ??= Promise.all([vite?.close(), panel?.close()])
      await closing
    },
  }
}

/** The current bundle of app/. */
async function bundleOf(vite: ViteDevServer | undefined): Promise<SiteBuild> {
  // Vite resolves this name to React Router's build of app/, whose entry exports what SiteBuild
  // lists.
  return (await vite?.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild
}

/** A page for another origin, with absolute URLs of the site's sources. */
function onSiteOrigin(html: string, { siteUrl }: Config): string {
  return html.replaceAll(/((?:src|href)="|(?:from|import\(?)\s*["'])\/(?!\/)/g, `$1${siteUrl}/`)
}

/** The status page with history, incidents and its files, rendered for every request. */
function statusPages(config: Config, publisher: StatusPublisher): Plugin {
  return {
    name: 'zubr-status-pages',
    configureServer(vite) {
      let bundle: SiteBuild
      const live = openLiveStatus({
        publisher,
        siteUrl: config.siteUrl,
        security: {},
        filePolicy: devPolicy,
        pages: {
          async render(pathname, state) {
            const { html } = await renderer(bundle, config, 'development')(pathname, undefined, state)
            return { html, csp: devPolicy }
          },
          statusViewIn: (...asked) => bundle.entry.module.statusViewIn(...asked),
        },
      })
      answerFirst(vite, async (pathname, request, response) => {
        if (!live.owns(pathname)) return false
        bundle = await bundleOf(vite)
        const made = await live.make(pathname)
        if (made) send(request, response, made)
        return made !== undefined
      })
    },
  }
}

/**
 * What Vite and React Router lack: reloads of pages without React, and generated files of the
 * build.
 */
function extras({ siteUrl }: Config): Plugin {
  return {
    name: 'zubr-extras',
    hotUpdate({ server }) {
      if (this.environment.name === 'ssr') server.ws.send('zubr:saved')
    },
    configureServer(vite) {
      answerFirst(vite, async (pathname, _request, response) => {
        // Other requests are for pages or modules.
        const file = /\.(?:json|txt|xml|webmanifest)$/.test(pathname)
          ? lookUp(madeFiles(await bundleOf(vite), siteUrl), pathname.slice(1))
          : undefined
        const icon = isIconPath(pathname) ? iconFiles(await readFile(mark, 'utf8'))[pathname] : undefined
        if (icon) response.setHeader('content-type', contentTypeOf(pathname)).end(icon)
        else if (file) response.end(file())
        else return false
        return true
      })
    },
  }
}

/** Passes a request to Vite only if `answer` returns false. */
function answerFirst(
  vite: ViteDevServer,
  answer: (pathname: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): void {
  vite.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    answer(pathname, request, response).then((isAnswered) => isAnswered || next(), next)
  })
}

/**
 * Removes Vite's signal listeners: they would end this process before the database, with another
 * exit status.
 */
async function keepingListeners<T>(work: () => Promise<T>): Promise<T> {
  const emitters = [
    { emitter: process, event: 'SIGTERM' },
    { emitter: process.stdin, event: 'end' },
  ].map(({ emitter, event }) => ({ emitter, event, before: emitter.rawListeners(event) }))
  const result = await work()
  for (const { emitter, event, before } of emitters)
    for (const listener of emitter.rawListeners(event))
      if (!before.includes(listener)) emitter.removeListener(event, listener as () => void)
  return result
}
