import { readConfig } from '@zubr/config'
import { addressesIn, ensurePages } from '@zubr/site/pages'

// The pages of a product that a test is about to start with these settings, and those that `npm test` makes for all.
// They are compressed quickly: to make them as small as they get doubles what they cost, and is for visitors.
await ensurePages({ ...addressesIn(readConfig(process.env)), quickly: true })
