import type { Config } from '@zubr/config'
import { openSite } from '@zubr/site/open-site'
import { panelPages } from '@zubr/site/panel-pages'
import type { Front } from './start.ts'

/** The built site, with its pages made for the configured addresses. */
export async function builtFront(
  config: Config,
  log: (line: string) => void,
  apiUrl: string,
): Promise<Front> {
  const site = await openSite({ config, apiUrl, log, logTo: { write: (line) => log(line.trimEnd()) } })
  return {
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
