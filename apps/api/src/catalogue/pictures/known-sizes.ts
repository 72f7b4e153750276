import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { addonImages } from '../catalogue-schema.ts'
import { keyOf } from './keys.ts'
import { sizeOf } from './size.ts'

/**
 * The sizes of pictures that were already downloaded, by address, so that a page can reserve their
 * space.
 */
export async function knownSizes(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .select({
      address: addonImages.url,
      // The bytes that contain the size.
      begins: sql<Buffer | null>`substring(${addonImages.content} from 1 for 64)`,
    })
    .from(addonImages)
    .where(inArray(addonImages.key, addresses.map(keyOf)))
  return new Map(
    rows.flatMap(({ address, begins }) => {
      const size = begins && sizeOf(begins)
      return size ? [[address, size] as const] : []
    }),
  )
}
