import path from 'node:path'
import type { Config } from '@zubr/config'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from '../app/addresses.server.ts'
import { addressesIn, ensurePages } from './pages.ts'
import { buildSite } from './site.ts'
import { type LivePages, openLivePages } from './status/live-pages.ts'
import { openStatusPublisher } from './status/publisher.ts'

export type OpenSite = {
  /** Not listening yet. Closing it ends everything. */
  app: FastifyInstance
  /** What the pages were made for. */
  addresses: Addresses
  pagesDir: string
  pages: LivePages
  /** Starts asking the API for the state to publish. */
  start(): void
}

type Options = {
  config: Config
  apiUrl: string
  log?: (line: string) => void
  logTo?: { write(line: string): void }
}

/**
 * The site with its pages for the configured addresses and what it makes of the API's answers. `apiUrl` is where this
 * machine reaches the API; `log` hears of the making of pages, `logTo` gets the log's lines instead of the standard output.
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
