import { endChildrenAtExit } from './phase.ts'
import { browser, build, finish } from './test-phases.ts'
import { nothingMatches, testFiles } from './tests/test-files.ts'

// npm run e2e: the browser tests, after a build if needed. `npm run e2e -- <part>…`: tests whose
// path contains a part. Both tiers run unless ZUBR_TIER is set.

const parts = process.argv.slice(2)
process.env.ZUBR_TIER ??= 'nightly'
endChildrenAtExit()
const files = testFiles('browser', parts)
if (files.length === 0) console.log(nothingMatches('browser', parts))
else if (await build()) await browser(files)
finish()
