import type { Locale } from '@zubr/i18n/locales'
import type { PictureId } from './picture-sizes.ts'

const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

export function pictureUrl(locale: Locale, id: PictureId): string {
  const url = files[`./pictures/${locale}-${id}.webp`]
  if (!url) throw new Error(`there is no picture ${locale}-${id}.webp: run npm run pictures`)
  return url
}
