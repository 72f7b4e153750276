import { readConfig } from '@zubr/config'
import { buildPanelOrigin } from './accounts/panel-origin.ts'
import { openSite } from './open-site.ts'

/**
 * Serves site and panel as files for a deployment on several machines; `npm start` runs them with
 * everything else. Both are in one image, so only this module imports two apps.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { host } = config
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const opened = await openSite({ config, apiUrl: config.siteApiUrl, log })
  const { app: site, start } = opened
  const panelOrigin = buildPanelOrigin({ config, site: opened })
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
