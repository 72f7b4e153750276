import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand, landingVariants } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { type Locale, locales } from '@zubr/i18n/locales'
import type { ArtName } from '@zubr/ui/voxel/art'
import { isLandingId, type Page, pages } from '../app/pages.ts'
import { previewPath } from '../app/preview.ts'
import { renderPreview } from './og.ts'

/** Pictures already drawn, by what stands in them: most of them outlive a build. */
const cache = fileURLToPath(new URL('../build/previews/', import.meta.url))

/** Draws the picture of every page that search engines and social networks may show, in its language. */
export async function drawPreviews(folder: string): Promise<void> {
  // What draws a picture is part of what stands in it: a change of the code makes new ones.
  const code = await Promise.all(
    ['og.ts', 'indexed-png.ts'].map((name) => readFile(new URL(name, import.meta.url))),
  )
  const drawing = createHash('sha256').update(Buffer.concat(code)).digest('hex')
  for (const page of pages.filter(({ indexed }) => indexed))
    for (const locale of locales) {
      const preview = { ...words(page, locale), brandName: brand.name, domain: brand.domain, art: art(page) }
      const key = createHash('sha256')
        .update(JSON.stringify([drawing, preview]))
        .digest('hex')
        .slice(0, 24)
      const cached = path.join(cache, `${key}.png`)
      const file = path.join(folder, previewPath(page.id, locale))
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await copyFile(cached, file)
      } catch {
        const png = await renderPreview(preview)
        await mkdir(cache, { recursive: true })
        await writeFile(cached, png)
        await writeFile(file, png)
      }
    }
}

function words({ id }: Page, locale: Locale): { title: string; kicker: string } {
  const { landing, status, frame } = allMessages[locale]
  if (isLandingId(id)) return { title: landing.pages[id].a.replaceAll('**', ''), kicker: frame.createServer }
  return { title: status.heading, kicker: fill(status.lead, {}) }
}

function art({ id }: Page): ArtName {
  return isLandingId(id) ? landingVariants.a.art : 'works'
}
