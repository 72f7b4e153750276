import type { Config } from '@zubr/config'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { addonImages } from '../catalogue-schema.ts'
import { addonPlaces } from '../places.ts'
import { isComplete } from './complete.ts'
import { isGif, sizeOf } from './size.ts'

const maxBytes = 5 * 1024 * 1024
/** The most pixels of a decoded picture, with 4 bytes each. */
const maxPixels = 24_000_000
/** The most pixels of a GIF: finding its frames takes time for each. */
const maxGifPixels = 2_500_000
/** The longer side of a re-encoded picture. */
const maxSidePixels = 1_280
const patienceMs = 5_000
/** The delay before an invalid picture is downloaded again. */
const failureKept = "interval '1 day'"
/**
 * Limits for decoding, which takes memory, for downloads, which take time, and for waiting
 * requests.
 */
const maxDrawn = 2
const maxFetched = 8
const maxWaiting = 200

/** Pictures of projects, re-encoded here, so that no untrusted bytes reach visitors. */
export function openPictures({
  db,
  config,
}: {
  db: Db
  config: Pick<Config, 'addonSources' | 'curseforgeKey'>
}) {
  const places = new Map(addonPlaces(config).map((place) => [place.source, place]))
  const underWay = new Map<string, Promise<Buffer | null>>()
  const [fetching, drawing] = [semaphore(maxFetched), semaphore(maxDrawn)]

  async function make(key: string, address: string): Promise<Buffer | null> {
    const source = await fetched(address)
    const content = source && (await drawing(() => reencodePicture(source)))
    await db.update(addonImages).set({ content, fetchedAt: sql`now()` }).where(eq(addonImages.key, key))
    return content
  }

  return {
    /** WebP; null if there is none. */
    async get(key: string): Promise<Buffer | null> {
      const [row] = await db
        .select({
          source: addonImages.source,
          address: addonImages.url,
          content: addonImages.content,
          hasFailed: sql<boolean>`coalesce(${addonImages.fetchedAt} > now() - ${sql.raw(failureKept)}, false)`,
          isOld: sql<boolean>`${addonImages.lastUsedAt} < now() - interval '1 day'`,
        })
        .from(addonImages)
        .where(eq(addonImages.key, key))
      if (!row) return null
      if (row.isOld)
        await db.update(addonImages).set({ lastUsedAt: sql`now()` }).where(eq(addonImages.key, key))
      if (row.content || row.hasFailed) return row.content
      const address = places.get(row.source)?.picture(row.address)
      if (!address) return null
      const making =
        underWay.get(key) ?? fetching(() => make(key, address)).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}

/** A semaphore with a bounded queue. Resolves to null if the queue is full. */
function semaphore(maxConcurrent: number) {
  const waiting: (() => void)[] = []
  let busy = 0
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (busy >= maxConcurrent) {
      if (waiting.length >= maxWaiting) return null
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      // The next in the queue takes over this slot directly.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}

/** Null for a failed download, a file above the limit, or a redirect. */
async function fetched(address: string): Promise<Buffer | null> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok) {
      await response.body?.cancel()
      return null
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      chunks.push(chunk)
      // The start of an animation is enough.
      if (bytes > maxBytes) return isGif(Buffer.concat(chunks.slice(0, 1))) ? Buffer.concat(chunks) : null
    }
    return Buffer.concat(chunks)
  } catch {
    // The failure is stored with the picture, which is requested again later.
    return null
  }
}

/**
 * Re-encodes a picture and shrinks a large one. Null for an invalid picture, or one above the pixel
 * limit.
 */
export async function reencodePicture(source: Buffer): Promise<Buffer | null> {
  const size = sizeOf(source)
  const maxSize = isGif(source) ? maxGifPixels : maxPixels
  if (!size || size.width === 0 || size.height === 0 || size.width * size.height > maxSize) return null
  if (!isComplete(source)) return null
  try {
    // Loaded when the first picture is asked for: it is a large native library.
    const { createCanvas, loadImage } = await import('@napi-rs/canvas')
    const picture = await loadImage(source)
    // A photograph that its EXIF data turns has other sides than its header.
    const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height))
    const canvas = createCanvas(scaledSide(picture.width, scale), scaledSide(picture.height, scale))
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await canvas.encode('webp', 82)
  } catch {
    // The library cannot read these bytes as a picture.
    return null
  }
}

const scaledSide = (side: number, scale: number) => Math.max(1, Math.round(side * scale))
