import { readConfig } from '@zubr/config'
import Fastify from 'fastify'
import { openSite } from './open-site.ts'
import { panelPages } from './panel-pages.ts'
import { securityHeaders } from './site.ts'

/**
 * The site alone, for a deployment past one machine; `npm start` runs it together with the rest. On PANEL_PORT it answers
 * what the site owns of the panel's origin, which a reverse proxy sends here: /create, /login, /assets/ and /favicon.svg.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { panelUrl, host } = config
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const { app: site, pagesDir, start } = await openSite({ config, apiUrl: config.siteApiUrl, log })
  const panel = Fastify({
    logger: { level: config.logLevel },
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
  })
  panel.setNotFoundHandler((_request, reply) => reply.code(404).headers(securityHeaders(panelUrl)).send())
  await panel.register(panelPages, { pagesDir, config })
  const stop = () => {
    Promise.all([site.close(), panel.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await panel.listen({ host, port: config.panelPort })
  await site.listen({ host, port: config.sitePort })
  start()
}

main().catch((error: unknown) => {
  process.stderr.write(`The site could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
