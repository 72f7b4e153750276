import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Addresses } from '../../app/addresses.server.ts'
import type { LiveState } from '../../app/live-state.server.ts'
import { cspOf } from '../csp.ts'
import { openSiteBuild, type SiteBuild } from '../site-build.ts'

export type LivePage = { html: string; csp: string }

export type LivePages = {
  /**
   * Renders the page at an address in its language with `state`. Throws if there is no such page or
   * rendering fails.
   */
  render(pathname: string, state: LiveState): Promise<LivePage>
  /** Converts a state to one language for the status page. */
  statusViewIn: SiteBuild['entry']['module']['statusViewIn']
}

/**
 * Renders pages at request time. Their assets were built with the prerendered pages in `pagesDir`.
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
