/**
 * Cuts the two typefaces down to the letters of the nine languages. The packages' own subsets hold whole Unicode blocks and
 * weigh twice as much.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const families = {
  onest: { package: '@fontsource-variable/onest', weights: { min: 400, max: 700 } },
  tektur: { package: '@fontsource-variable/tektur', weights: { min: 500, max: 800 } },
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
const punctuation = '\u00a0§©«»®°±·×–—‘’‚“”„•…‰′″€−≈≤≥'
/** Letters beyond ASCII of en, de, et, fi. */
const latin1 = 'ÄÖÜäöüßÕõÅåÉéÓó'
/** Letters to keep, by the packages' files that hold them. */
const letters = {
  latin: between(0x20, 0x7e) + punctuation + latin1,
  // Letters of pl, lv, lt, et, and the rouble sign.
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻżĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽžĖėĮįŲų₽',
  cyrillic: `${between(0x410, 0x44f)}ЁёЄєІіЇїҐґЎў№`,
}

const out = new URL('../../fonts/', import.meta.url)
mkdirSync(out, { recursive: true })
for (const [family, { package: name, weights }] of Object.entries(families))
  for (const [subset, kept] of Object.entries(letters)) {
    const file = require.resolve(`${name}/files/${family}-${subset}-wght-normal.woff2`)
    const font = await subsetFont(readFileSync(file), kept, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    writeFileSync(new URL(`${family}-${subset}.woff2`, out), font)
  }
