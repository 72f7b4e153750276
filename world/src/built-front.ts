import type { Config } from '@zubr/config'
import { ensurePages } from '@zubr/site/pages'
import { panelPages } from '@zubr/site/panel-pages'
import { buildSite } from '@zubr/site/site'
import type { Front } from './start.ts'

/** The built site, with its pages made for the configured addresses. */
export async function builtFront(config: Config, log: (line: string) => void): Promise<Front> {
  const { siteUrl, panelUrl, nodeProbeUrl } = config
  const pagesDir = await ensurePages({ siteUrl, panelUrl, nodeProbeUrl, log })
  const site = buildSite({ pagesDir, config })
  return {
    async onPanel(api) {
      await api.register(panelPages, { pagesDir, config })
    },
    async listen(host, port) {
      await site.listen({ host, port })
    },
    async close() {
      await site.close()
    },
  }
}
