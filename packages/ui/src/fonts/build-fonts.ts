/**
 * Subsets the two typefaces to the letters of the nine languages.
 * It also writes the style sheet that declares them and their fallbacks.
 * The packages' own subsets hold whole Unicode blocks and weigh twice as much.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fallbackFaces } from './fallbacks.ts'

const require = createRequire(import.meta.url)
const families = {
  onest: { name: 'Onest', weights: { min: 400, max: 700 }, range: '400 700', leftOut: '' },
  // Tektur's percent sign looks like another character (٪), so Onest's is used.
  tektur: { name: 'Tektur', weights: 700, range: '700', leftOut: '%' },
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
const punctuation = '\u00a0§©«»®°±·×–—‘’‚“”„•…‰′″€−≈≤≥'
/** Letters beyond ASCII of en, de, et, fi. */
const latin1 = 'ÄÖÜäöüßÕõÅåÉéÓó'
/** Letters to keep, by the package file that contains them. */
const letters = {
  latin: between(0x20, 0x7e) + punctuation + latin1,
  // Letters of pl, lv, lt, et, and the rouble sign.
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻżĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽžĖėĮįŲų₽',
  cyrillic: `${between(0x410, 0x44f)}ЁёЄєІіЇїҐґЎў№`,
}
/** The `unicode-range` of each file. */
const ranges = {
  latin: 'U+0020-00FF, U+2000-206F, U+20AC, U+2212, U+2248, U+2264-2265',
  'latin-ext': 'U+0100-017F, U+20BD',
  cyrillic: 'U+0400-045F, U+0490-0491, U+2116',
}
/** Kerning, localised forms and tabular figures; no style sheet uses other features. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'tnum']

const out = new URL('../../fonts/', import.meta.url)
mkdirSync(out, { recursive: true })
const faces: string[] = []
for (const [family, { name, weights, range, leftOut }] of Object.entries(families))
  for (const [subset, all] of Object.entries(letters)) {
    const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
    const kept = [...all].filter((letter) => !leftOut.includes(letter)).join('')
    const font = await subsetFont(readFileSync(file), kept, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
      noHinting: true,
    })
    writeFileSync(new URL(`${family}-${subset}.woff2`, out), font)
    const covered = ranges[subset as keyof typeof ranges]
    faces.push(`@font-face {
  font-family: "${name}";
  font-weight: ${range};
  font-display: swap;
  src: url("./${family}-${subset}.woff2") format("woff2");
  unicode-range: ${leftOut ? covered.replace('U+0020-00FF', 'U+0020-0024, U+0026-00FF') : covered};
}`)
  }
writeFileSync(new URL('faces.css', out), `${[...faces, ...fallbackFaces()].join('\n')}\n`)
