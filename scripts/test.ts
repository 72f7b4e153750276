import { endChildrenAtExit } from './phase.ts'
import { browser, build, finish, lint, pages, types, unit } from './test-phases.ts'
import { nothingMatches, testFiles } from './tests/test-files.ts'

// npm test: everything. `npm test -- <part>…`: only unit tests whose path contains a part.

const parts = process.argv.slice(2)
endChildrenAtExit()
if (parts.length === 0) await testEverything()
else await testMatching()
finish()

/**
 * For two cores: quick independent checks first, then the unit tests parallel to the rendering of
 * pages, then the browser.
 */
async function testEverything(): Promise<void> {
  const [built] = await Promise.all([build(), types(), lint()])
  await Promise.all([unit(), built ? pages() : undefined])
  if (built) await browser()
}

async function testMatching(): Promise<void> {
  const files = testFiles('unit', parts)
  if (files.length > 0) await unit(files)
  else console.log(nothingMatches('unit', parts))
}
