import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { brand, landingVariants } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import type { Locale } from '@zubr/i18n/locales'
import type { ArtName } from '@zubr/ui/voxel/art'
import type { Page } from '../../app/pages.ts'
import type { Preview } from './og.ts'

/**
 * Cached pictures by a hash of their content. If the folder is read-only, each process draws its
 * own.
 */
const cache = fileURLToPath(new URL('../../../../.cache/previews/', import.meta.url))

/** Content of a page's preview picture: its heading, its place on the site, its art. */
export function previewOf({ module }: Page, locale: Locale, heading: string): Preview {
  const { frame } = allMessages[locale]
  const kinds: Record<Page['module'], { kicker: string; art: ArtName }> = {
    landing: { kicker: frame.createServer, art: landingVariants.a.art },
    uptime: { kicker: frame.status, art: 'reason-cpu' },
    documents: { kicker: frame.documents, art: 'gift-shield' },
    document: { kicker: frame.documents, art: 'gift-shield' },
    help: { kicker: frame.help, art: 'gift-support' },
    contact: { kicker: frame.help, art: 'gift-support' },
    wiki: { kicker: frame.knowledgeBase, art: 'modpack' },
    article: { kicker: frame.knowledgeBase, art: 'modpack' },
    modpack: { kicker: frame.createServer, art: 'modpack' },
    'partner-page': { kicker: frame.createServer, art: 'gift-free' },
    partner: { kicker: frame.partner, art: 'gift-free' },
    notify: { kicker: frame.createServer, art: 'works' },
    login: { kicker: frame.panel, art: 'pay-success' },
    'account-step': { kicker: frame.panel, art: 'pay-success' },
    register: { kicker: frame.createServer, art: 'pay-success' },
    'pay-success': { kicker: frame.payment, art: 'pay-success' },
    'pay-error': { kicker: frame.payment, art: 'pay-error' },
    invoice: { kicker: frame.payment, art: 'pay-success' },
    soon: { kicker: frame.home, art: 'works' },
    'not-found': { kicker: frame.home, art: 'lost' },
  }
  return { title: heading, brandName: brand.name, domain: brand.domain, ...kinds[module] }
}

/**
 * Draws previews on demand: crawlers request few of the hundreds, and each takes a tenth of a
 * second. A worker draws them one by one, so that visitors do not wait.
 */
export function createPreviews(): { picture(input: Preview): Promise<Buffer>; close(): Promise<void> } {
  const drawn = new Map<string, Promise<Buffer>>()
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const draw = (input: Preview) => {
    const turn = last.then(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          worker ??= new Worker(new URL('preview-worker.ts', import.meta.url))
          worker.unref()
          worker.once('message', (png: Uint8Array) => resolve(Buffer.from(png)))
          worker.once('error', (error) => {
            worker = undefined
            reject(error)
          })
          worker.postMessage(input)
        }),
    )
    // The rejection reaches the caller; the next picture only waits for the end.
    last = turn.catch(() => {})
    return turn
  }

  const make = async (input: Preview): Promise<Buffer> => {
    // The drawing code is part of the hash: a code change invalidates the cache.
    const code = await Promise.all(
      ['og.ts', 'indexed-png.ts'].map((name) => readFile(new URL(name, import.meta.url))),
    )
    const key = createHash('sha256')
      .update(JSON.stringify(input))
      .update(Buffer.concat(code))
      .digest('hex')
      .slice(0, 24)
    const file = path.join(cache, `${key}.png`)
    try {
      return await readFile(file)
    } catch {
      const png = await draw(input)
      await mkdir(cache, { recursive: true })
        .then(() => writeFile(file, png))
        // Without the cache the next start draws the picture again.
        .catch(() => {})
      return png
    }
  }

  return {
    picture(input) {
      const key = JSON.stringify(input)
      let picture = drawn.get(key)
      if (!picture) {
        picture = make(input)
        picture.catch(() => drawn.delete(key))
        drawn.set(key, picture)
      }
      return picture
    },
    async close() {
      await worker?.terminate()
    },
  }
}
