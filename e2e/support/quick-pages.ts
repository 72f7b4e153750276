import { readConfig } from '@zubr/config'
import { addressesIn, ensurePages } from '@zubr/site/pages'

// The pages of a product that is about to start with these settings. Most of what they cost is to make them as small as they get, which is
// for visitors: the products of the journeys, each on ports of its own, have pages that a few requests are made of.
await ensurePages({ ...addressesIn(readConfig(process.env)), quickly: true })
