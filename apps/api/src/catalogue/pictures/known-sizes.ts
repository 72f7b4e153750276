import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { addonImages } from '../tables.ts'
import { keyOf } from './keys.ts'
import { sizeOf } from './size.ts'

/** How large those pictures are that were drawn already, by address, so that a page can keep their places. */
export async function knownSizes(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .select({
      address: addonImages.url,
      // All that a size is read from.
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
