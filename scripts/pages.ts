import { readConfig } from '@zubr/config'
import { ensurePages } from '@zubr/site/pages'

// npm run build, its last step: the pages for the configured addresses.
const { siteUrl, panelUrl, nodeProbeUrl } = readConfig(process.env)
const folder = await ensurePages({ siteUrl, panelUrl, nodeProbeUrl, log: (line) => console.log(line) })
console.log(`Pages for ${siteUrl} stand in ${folder}.`)
