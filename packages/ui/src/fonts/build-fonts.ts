/**
 * Cuts the two typefaces down to the letters of the nine languages: one file for Latin, one for Cyrillic.
 * The packages' own subsets hold whole Unicode blocks and weigh twice as much.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fontLetters, fontScripts } from './letters.ts'

const require = createRequire(import.meta.url)
const families = {
  onest: { package: '@fontsource-variable/onest', weights: { min: 400, max: 700 } },
  tektur: { package: '@fontsource-variable/tektur', weights: { min: 500, max: 800 } },
}
/** The package's files in which each of our scripts is found. */
const sources = { latin: ['latin', 'latin-ext'], cyrillic: ['cyrillic'] } as const

const out = new URL('../../fonts/', import.meta.url)
mkdirSync(out, { recursive: true })
for (const [family, { package: name, weights }] of Object.entries(families))
  for (const script of fontScripts)
    for (const [index, source] of sources[script].entries()) {
      const file = require.resolve(`${name}/files/${family}-${source}-wght-normal.woff2`)
      const letters = fontLetters[script][index] ?? ''
      const font = await subsetFont(readFileSync(file), letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      })
      writeFileSync(new URL(`${family}-${source}.woff2`, out), font)
    }
