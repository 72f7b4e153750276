import { pagePaths } from '@zubr/api/accounts/form-pages'
import type { Config } from '@zubr/config'
import { localizedPath } from '@zubr/i18n/urls'
import { cspOf } from '@zubr/site/csp'
import { openSite } from '@zubr/site/open-site'
import { onPanelOrigin, panelPages } from '@zubr/site/panel-pages'
import type { Front } from './start.ts'

/** The built site, with its pages made for the configured addresses. */
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
      await api.register(panelPages, { pagesDir: site.pagesDir, config })
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
