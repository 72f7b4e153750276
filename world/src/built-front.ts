import { pagePaths } from '@zubr/api/accounts/form-pages'
import type { Config } from '@zubr/config'
import { localizedPath } from '@zubr/i18n/urls'
import { panel } from '@zubr/panel/panel'
import { pagePaths as panelPaths } from '@zubr/panel/paths'
import { cspOf } from '@zubr/site/csp'
import { openSite } from '@zubr/site/open-site'
import { onPanelOrigin, panelMaintenance, siteFiles } from '@zubr/site/panel-pages'
import type { Front } from './start.ts'

/** The built site, with its pages made for the configured addresses, and the built panel. */
export async function builtFront(
  config: Config,
  log: (line: string) => void,
  apiUrl: string,
): Promise<Front> {
  const { siteUrl } = config
  const site = await openSite({ config, apiUrl, log, logTo: { write: (line) => log(line.trimEnd()) } })
  return {
    async accountPage(page, locale, account) {
      const rendered = await site.pages.render(localizedPath(locale, pagePaths[page]), { account })
      const html = onPanelOrigin(rendered.html, siteUrl)
      return { html, csp: cspOf(html, site.addresses) }
    },
    async onPanel(api) {
      await api.register(siteFiles, { config })
      if (config.maintenance)
        await api.register(panelMaintenance, { pagesDir: site.pagesDir, paths: panelPaths, config })
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
