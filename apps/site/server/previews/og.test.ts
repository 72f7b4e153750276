import { expect, test } from 'vitest'
import { renderPreview } from './og.ts'

const preview = {
  kicker: 'Hostingas · хостинг',
  brandName: 'Zubr',
  domain: 'zubr.example',
  art: 'island',
} as const

test('preview: it is a PNG of 1200 × 630 and at most 80 KB', async () => {
  const png = Buffer.from(await renderPreview({ ...preview, title: 'Бесплатный хостинг Minecraft' }))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.byteLength).toBeLessThan(80 * 1024)
})

test('preview: every letter of the nine languages has a glyph', async () => {
  // The last letter is in none of the fonts: a missing glyph would look like it.
  const letters = [...'ґїłāžõßўęšģ漢']
  const drawn = await Promise.all(letters.map((title) => renderPreview({ ...preview, art: 'mark', title })))
  expect(new Set(drawn.map((png) => Buffer.from(png).toString('base64'))).size).toBe(letters.length)
})
