import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Addresses } from '../app/addresses.server.ts'
import type { LiveState } from '../app/live-state.server.ts'
import { type FinishedPage, finishPage, type ScriptNames } from './finish-page.ts'

/** Output folder of `server/build.ts`. */
export const build = fileURLToPath(new URL('../build/', import.meta.url))

/**
 * Exports of the built server bundle beyond the router's type: contexts for its input, and rendered
 * content.
 */
export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      addressesContext: typeof import('../app/addresses.server.ts').addressesContext
      liveStateContext: typeof import('../app/live-state.server.ts').liveStateContext
      searchIndex: typeof import('../app/wiki/articles.server.ts').searchIndex
      statusViewIn: typeof import('../app/status/status-html.server.tsx').statusViewIn
    }
  }
}

export type Rendered = FinishedPage & { status: number }

/** The built bundle and a function that renders its pages. */
export async function openSiteBuild(addresses: Addresses): Promise<{
  bundle: SiteBuild
  render(pathname: string, cookie?: string, state?: LiveState): Promise<Rendered>
}> {
  const file = path.join(build, 'server/index.js')
  if (!existsSync(file)) throw new Error('the site is not built: run `npm run build`')
  // The import is the bundle of app/, whose entry exports what SiteBuild lists.
  const bundle = (await import(file)) as SiteBuild
  const render = renderer(bundle, addresses, 'production')
  const scripts = JSON.parse(await readFile(path.join(build, 'scripts.json'), 'utf8')) as ScriptNames
  const styles = new Map<string, string>()
  const readStyle = (address: string) => {
    const style = styles.get(address) ?? readFileSync(path.join(build, 'client', address), 'utf8').trim()
    styles.set(address, style)
    return style
  }
  return {
    bundle,
    async render(...asked) {
      const { status, html } = await render(...asked)
      return { status, ...finishPage(html, scripts, readStyle) }
    },
  }
}

/** Renders pages with a bundle of app/, built or loaded by Vite. */
export function renderer(bundle: SiteBuild, addresses: Addresses, mode: 'production' | 'development') {
  const handle = createRequestHandler(bundle, mode)
  return async (
    pathname: string,
    cookie?: string,
    state: LiveState = {},
  ): Promise<{ status: number; html: string }> => {
    const context = new RouterContextProvider()
    context.set(bundle.entry.module.addressesContext, addresses)
    context.set(bundle.entry.module.liveStateContext, state)
    const request = new Request(new URL(pathname, addresses.siteUrl), { headers: cookie ? { cookie } : {} })
    const answer = await handle(request, context)
    return { status: answer.status, html: await answer.text() }
  }
}
