import path from 'node:path'
import type { Config } from '@zubr/config'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from '../app/addresses.server.ts'
import { addressesIn, ensurePages } from './pages.ts'
import { buildSite } from './site.ts'
import { type LivePages, openLivePages } from './status/live-pages.ts'
import { openStatusPublisher } from './status/publisher.ts'

export type OpenSite = {
  /** Not listening yet. Closing it stops everything. */
  app: FastifyInstance
  /** The addresses of the rendered pages. */
  addresses: Addresses
  pagesDir: string
  pages: LivePages
  /** Starts polling the API for the published state. */
  start(): void
}

type Options = {
  config: Config
  apiUrl: string
  log?: (line: string) => void
  logTo?: { write(line: string): void }
}

/**
 * The site with pages for the configured addresses. `apiUrl` is the API's URL inside the
 * deployment; `log` reports the rendering of pages, `logTo` replaces the standard output for log
 * lines.
 */
export async function openSite({ config, apiUrl, log, logTo }: Options): Promise<OpenSite> {
  const addresses = addressesIn(config)
  const pagesDir = await ensurePages({ ...addresses, ...(log && { log }) })
  const pages = await openLivePages(pagesDir, addresses)
  const publisher = await openStatusPublisher({
    apiUrl,
    file: path.join(config.dataDir, 'status', 'last.json'),
    onFailure: (error) => app.log.warn({ err: error }, 'the state could not be fetched'),
  })
  const app = buildSite({ pagesDir, config, live: { publisher, pages, apiUrl }, ...(logTo && { logTo }) })
  app.addHook('preClose', async () => publisher.stop())
  return { app, addresses, pagesDir, pages, start: () => void publisher.refresh() }
}
