import { pagePaths } from '@zubr/api/accounts/form-pages'
import type { Config } from '@zubr/config'
import { socialProviders } from '@zubr/contracts/accounts'
import { localizedPath } from '@zubr/i18n/urls'
import { panel } from '@zubr/panel/panel'
import { cspOf } from '@zubr/site/csp'
import { openLivePages } from '@zubr/site/live-pages'
import { ensurePages } from '@zubr/site/pages'
import { onPanelOrigin, siteFiles } from '@zubr/site/panel-pages'
import { buildSite } from '@zubr/site/site'
import type { Front } from './start.ts'

/** The built site, with its pages made for the configured addresses, and the built panel. */
export async function builtFront(config: Config, log: (line: string) => void): Promise<Front> {
  const { siteUrl, panelUrl, nodeProbeUrl } = config
  const networks = socialProviders.filter((id) => config[id] !== undefined)
  const addresses = { siteUrl, panelUrl, nodeProbeUrl, networks }
  const pagesDir = await ensurePages({ ...addresses, log })
  const site = buildSite({ pagesDir, config })
  const live = await openLivePages({ pagesDir, addresses })
  return {
    async accountPage(page, locale, account) {
      const rendered = await live.render(localizedPath(locale, pagePaths[page]), { account })
      const html = onPanelOrigin(rendered.html, siteUrl)
      return { html, csp: cspOf(html, addresses) }
    },
    async onPanel(api) {
      await api.register(siteFiles, { config })
      await api.register(panel, { config })
    },
    async listen(host, port) {
      await site.listen({ host, port })
    },
    async close() {
      await site.close()
    },
  }
}
