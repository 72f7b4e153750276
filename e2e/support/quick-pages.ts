import { readConfig } from '@zubr/config'
import { addressesIn, ensurePages } from '@zubr/site/pages'

// Renders pages for a product with these settings and for all tests. They are compressed quickly:
// the best compression doubles the cost and is for visitors.
await ensurePages({ ...addressesIn(readConfig(process.env)), quickly: true })
