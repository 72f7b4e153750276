import { panel } from '@zubr/panel/panel'
import { demoPaths, pagePaths } from '@zubr/panel/paths'
import { accountPage } from '@zubr/site/accounts/account-pages'
import { panelMaintenance, siteFiles } from '@zubr/site/accounts/panel-pages'
import { openSite } from '@zubr/site/open-site'
import type { MakeFront } from './front.ts'

/** The built site with pages for the configured addresses, and the built panel. */
export const builtFront: MakeFront = async (config, log, apiUrl) => {
  const site = await openSite({ config, apiUrl, log, logTo: { write: (line) => log(line.trimEnd()) } })
  return {
    accountPage: (...asked) => accountPage(site, ...asked),
    async onPanel(api) {
      await api.register(siteFiles, { config })
      if (config.maintenance)
        await api.register(panelMaintenance, {
          pagesDir: site.pagesDir,
          paths: [...pagePaths, ...demoPaths],
          config,
        })
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
