import type { Config } from '@zubr/config'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { addonPlaces } from '../places.ts'
import { addonImages } from '../tables.ts'
import { firstFrame } from './gif.ts'
import { isGif, sizeOf } from './size.ts'

const maxBytes = 5 * 1024 * 1024
/** Of a picture once it is unpacked: 4 bytes each. */
const maxPixels = 24_000_000
/** Of a GIF, which is unpacked where everybody else waits for it. */
const maxGifPixels = 2_500_000
/** Its longer side, once it is ours. */
const maxSidePixels = 1_280
const patienceMs = 5_000
/** What was no picture is looked at again after this. */
const failureKept = "interval '1 day'"
/** Unpacking takes memory, fetching patience: so many at a time, and so many who wait. */
const maxDrawn = 2
const maxFetched = 8
const maxWaiting = 200

/** Pictures of projects, made anew: what visitors get was drawn here, whatever the source's bytes are. */
export function openPictures({
  db,
  config,
}: {
  db: Db
  config: Pick<Config, 'addonSources' | 'curseforgeKey'>
}) {
  const places = new Map(addonPlaces(config).map((place) => [place.source, place]))
  const underWay = new Map<string, Promise<Buffer | null>>()
  const [fetching, drawing] = [turns(maxFetched), turns(maxDrawn)]

  async function make(key: string, address: string): Promise<Buffer | null> {
    const source = await fetched(address)
    const content = source && (await drawing(() => drawn(source)))
    await db.update(addonImages).set({ content, fetchedAt: sql`now()` }).where(eq(addonImages.key, key))
    return content
  }

  return {
    /** WebP; null where there is none. */
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

/** So many at a time, and a bounded number behind them; null for who comes later. */
function turns(most: number) {
  const waiting: (() => void)[] = []
  let busy = 0
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (busy >= most) {
      if (waiting.length >= maxWaiting) return null
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      // Whoever is next takes this place; nobody comes between.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}

/** Null for what cannot be had, is too large, or is sent on to elsewhere. */
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
      // Of one that moves the beginning is enough.
      if (bytes > maxBytes) return isGif(Buffer.concat(chunks.slice(0, 1))) ? Buffer.concat(chunks) : null
    }
    return Buffer.concat(chunks)
  } catch {
    return null
  }
}

/** Its pixels anew, smaller where it was large; null for what is no picture, or one that unpacks to too much. */
export async function drawn(source: Buffer): Promise<Buffer | null> {
  const size = sizeOf(source)
  const most = isGif(source) ? maxGifPixels : maxPixels
  if (!size || size.width === 0 || size.height === 0 || size.width * size.height > most) return null
  try {
    // Loaded once somebody looks at a picture: a program that shows none needs no library of a machine's own code.
    const { Transformer } = await import('@napi-rs/image')
    const frame = isGif(source) ? await firstFrame(source) : undefined
    if (isGif(source) && !frame) return null
    const picture = frame
      ? Transformer.fromRgbaPixels(frame.pixels, frame.width, frame.height)
      : new Transformer(source)
    const scale = Math.min(1, maxSidePixels / Math.max(size.width, size.height))
    if (scale < 1)
      picture.resize(
        Math.max(1, Math.round(size.width * scale)),
        Math.max(1, Math.round(size.height * scale)),
      )
    return await picture.webp(82)
  } catch {
    return null
  }
}
