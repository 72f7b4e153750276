import { readConfig } from '@zubr/config'
import { addressesIn, ensurePages } from '@zubr/site/pages'

// npm run build, last step: the pages for the configured addresses.
const addresses = addressesIn(readConfig(process.env))
const folder = await ensurePages({ ...addresses, log: (line) => console.log(line) })
console.log(`Pages for ${addresses.siteUrl} stand in ${folder}.`)
