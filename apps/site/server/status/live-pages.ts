import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Addresses } from '../../app/addresses.server.ts'
import type { LiveState } from '../../app/live-state.server.ts'
import { cspOf } from '../csp.ts'
import { openSiteBuild, type SiteBuild } from '../site-build.ts'

export type LivePage = { html: string; csp: string }

export type LivePages = {
  /** The page at an address with its language, showing `state`. Throws if there is no such page or it fails to render. */
  render(pathname: string, state: LiveState): Promise<LivePage>
  /** What the status page shows of a state in one language. */
  statusViewIn: SiteBuild['entry']['module']['statusViewIn']
}

/**
 * Renders pages at the moment that somebody asks for them. Everything that they load was made with the prerendered ones
 * in `pagesDir`.
 */
export async function openLivePages(pagesDir: string, addresses: Addresses): Promise<LivePages> {
  const site = await openSiteBuild(addresses)
  const served = new Set<string>()
  return {
    statusViewIn: site.bundle.entry.module.statusViewIn,
    async render(pathname, state) {
      const { html, start, status } = await site.render(pathname, undefined, state)
      if (status !== 200) throw new Error(`${pathname}: expected status 200, rendering gave ${status}`)
      if (start && !served.has(start.address)) {
        if (!existsSync(path.join(pagesDir, start.address)))
          throw new Error(`${pathname}: ${start.address} is not among the prerendered files`)
        served.add(start.address)
      }
      return { html, csp: cspOf(html, addresses) }
    },
  }
}
