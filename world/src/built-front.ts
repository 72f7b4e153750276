import type { Config } from '@zubr/config'
import { panel } from '@zubr/panel/panel'
import { pagePaths } from '@zubr/panel/paths'
import { accountPage } from '@zubr/site/accounts/account-pages'
import { panelMaintenance, siteFiles } from '@zubr/site/accounts/panel-pages'
import { openSite } from '@zubr/site/open-site'
import type { Front } from './front.ts'

/** The built site, with its pages made for the configured addresses, and the built panel. */
export async function builtFront(
  config: Config,
  log: (line: string) => void,
  apiUrl: string,
): Promise<Front> {
  const site = await openSite({ config, apiUrl, log, logTo: { write: (line) => log(line.trimEnd()) } })
  return {
    accountPage: (...asked) => accountPage(site, ...asked),
    async onPanel(api) {
      await api.register(siteFiles, { config })
      if (config.maintenance)
        await api.register(panelMaintenance, { pagesDir: site.pagesDir, paths: pagePaths, config })
      else await api.register(panel, { config })
    },
    async listen(host, port) {
      await site.app.listen({ host, port })
      site.start()
    },
    async close() {
      await site.app.close()
    },
  }
}
