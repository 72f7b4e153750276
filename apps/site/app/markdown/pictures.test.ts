import { readFileSync } from 'node:fs'
import { contentFiles } from '@zubr/content/testing/texts'
import { locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { articlePictures } from './picture-ids.ts'
import { pictureSizes } from './picture-sizes.ts'

const maxPictureBytes = 30 * 1024
/** Scale of `npm run pictures`: 1.5 pixels per CSS pixel for the panel, 1 for other programs. */
const scales = { 'sftp-client': 1 } as Record<string, number>

test.each(articlePictures)(
  'pictures: %s exists in each language, is light, and has the declared size',
  (id) => {
    for (const locale of locales) {
      const file = readFileSync(new URL(`pictures/${id}-${locale}.webp`, import.meta.url))
      expect(file.length, locale).toBeLessThanOrEqual(maxPictureBytes)
      // Chromium writes the extended format: width and height, less one, at byte 24.
      expect(file.toString('latin1', 8, 16), locale).toBe('WEBPVP8X')
      const scale = scales[id] ?? 1.5
      const [width, height] = pictureSizes[id][locale]
      expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1], locale).toEqual([
        width * scale,
        height * scale,
      ])
    }
  },
)

test.each(articlePictures)(
  'pictures: %s is shown by the same article in each language, with its text',
  (id) => {
    const uses = contentFiles.flatMap(({ file, locale }) => {
      const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
      const [image, alt] = text.match(new RegExp(`^!\\[(.+)\\]\\(picture:${id}\\)$`, 'm')) ?? []
      return image ? [{ article: file.slice(0, file.lastIndexOf('/')), locale, alt }] : []
    })
    expect(uses.map(({ locale }) => locale).sort()).toEqual([...locales].sort())
    expect(new Set(uses.map(({ article }) => article)).size).toBe(1)
    expect(new Set(uses.map(({ alt }) => alt)).size).toBe(locales.length)
  },
)
