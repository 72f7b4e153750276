import { readConfig } from '@zubr/config'
import { panel } from '@zubr/panel/panel'
import { pagePaths } from '@zubr/panel/paths'
import Fastify from 'fastify'
import { openSite } from './open-site.ts'
import { panelMaintenance, siteFiles } from './panel-pages.ts'
import { securityHeaders } from './site.ts'

/**
 * Site and panel as files, for a deployment past one machine; `npm start` runs them together with the rest. On PANEL_PORT it
 * answers the files of the panel's origin, which a reverse proxy sends here: the panel's pages, /panel/, /assets/ and
 * /favicon.svg; all else of that origin is the API's. It is one image, so this is the one place where two apps meet.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { panelUrl, host } = config
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const { app: site, pagesDir, start } = await openSite({ config, apiUrl: config.siteApiUrl, log })
  const panelOrigin = Fastify({
    logger: { level: config.logLevel },
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
  })
  panelOrigin.setNotFoundHandler((_request, reply) =>
    reply.code(404).headers(securityHeaders(panelUrl)).send(),
  )
  await panelOrigin.register(siteFiles, { config })
  if (config.maintenance) await panelOrigin.register(panelMaintenance, { pagesDir, paths: pagePaths, config })
  else await panelOrigin.register(panel, { config })
  const stop = () => {
    Promise.all([site.close(), panelOrigin.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await panelOrigin.listen({ host, port: config.panelPort })
  await site.listen({ host, port: config.sitePort })
  start()
}

main().catch((error: unknown) => {
  process.stderr.write(`The site could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
