import { readFileSync } from 'node:fs'
import { locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { type PictureId, pictureSizes } from './picture-sizes.ts'

const heaviest = 25 * 1024
const ids = Object.keys(pictureSizes) as PictureId[] // its keys and no others

test.each(locales)(
  'pictures: panel pictures in %s exist with the declared size and weight (npm run pictures)',
  (locale) => {
    for (const id of ids) {
      const file = readFileSync(new URL(`pictures/${locale}-${id}.webp`, import.meta.url))
      expect(file.length, id).toBeLessThanOrEqual(heaviest)
      // Chromium writes the extended format: width and height, less one, at byte 24.
      expect(file.toString('latin1', 8, 16), id).toBe('WEBPVP8X')
      expect({ width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }).toEqual(
        pictureSizes[id],
      )
    }
  },
)
