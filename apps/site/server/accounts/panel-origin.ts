import type { Config } from '@zubr/config'
import { panel } from '@zubr/panel/panel'
import { demoPaths, pagePaths } from '@zubr/panel/paths'
import type { FastifyInstance } from 'fastify'
import { siteSecurityHeaders } from '../assets.ts'
import { type PageServerOptions, pageServer } from '../page-server.ts'
import { type AccountPagesSite, accountPages } from './account-pages.ts'
import { panelMaintenance, siteFiles } from './panel-pages.ts'

type Options = Pick<PageServerOptions, 'logTo' | 'limits'> & {
  config: PageServerOptions['config'] &
    Pick<Config, 'siteUrl' | 'panelUrl' | 'nodeProbeUrl' | 'gameDomain' | 'maintenance'>
  site: AccountPagesSite & { pagesDir: string }
  /** Folder of the built files; default: the build's output. */
  clientDir?: string
  panelDir?: string
}

/**
 * What a reverse proxy routes to the site's image on the panel's origin: the panel's pages,
 * /panel/, /assets/, the icons; and the account pages for the API. Everything else of that origin
 * belongs to the API.
 */
export function buildPanelOrigin({ config, site, clientDir, panelDir, ...server }: Options): FastifyInstance {
  const security = siteSecurityHeaders(config.panelUrl)
  const app = pageServer({ config, security, ...server })
  app.setNotFoundHandler((_request, reply) => reply.code(404).headers(security).send())
  app.register(siteFiles, { config, ...(clientDir && { clientDir }) })
  app.register(accountPages, { site })
  if (config.maintenance)
    app.register(panelMaintenance, { pagesDir: site.pagesDir, paths: [...pagePaths, ...demoPaths], config })
  else app.register(panel, { config, ...(panelDir && { buildDir: panelDir }) })
  return app
}
