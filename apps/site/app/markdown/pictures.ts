import type { Locale } from '@zubr/i18n/locales'
import type { ArticlePictureId } from './picture-ids.ts'
import { pictureSizes } from './picture-sizes.ts'

const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** A picture's address and size in CSS pixels. */
export function articlePicture(id: ArticlePictureId, locale: Locale) {
  const src = files[`./pictures/${id}-${locale}.webp`]
  const [width, height] = pictureSizes[id][locale]
  if (!src) throw new Error(`expected the picture ${id}-${locale}.webp and its size: run npm run pictures`)
  return { src, width, height }
}
