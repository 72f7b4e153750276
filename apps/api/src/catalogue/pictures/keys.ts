import { createHash } from 'node:crypto'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { addonImages } from '../catalogue-schema.ts'

/**
 * The key under which the API serves a picture. Only addresses returned by a source have a stored
 * key, so nobody can request other downloads.
 */
export const keyOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 40)

export const pictureUrl = (address: string) => `/api/catalogue/pictures/${keyOf(address)}`

/** Makes these addresses available for download. */
export async function recordPictures(
  db: Db,
  source: AddonSource,
  addresses: readonly string[],
): Promise<void> {
  const values = [...new Set(addresses)].map((url) => ({ key: keyOf(url), source, url }))
  if (values.length === 0) return
  await db
    .insert(addonImages)
    .values(values.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: addonImages.key,
      set: { lastUsedAt: sql`now()` },
      setWhere: sql`${addonImages.lastUsedAt} < now() - interval '1 day'`,
    })
}
