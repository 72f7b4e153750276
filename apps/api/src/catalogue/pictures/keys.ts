import { createHash } from 'node:crypto'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { addonImages } from '../tables.ts'

/** Under which a picture of this address is had from us: who knows no address of a source's own gets nothing fetched. */
export const keyOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 40)

export const pictureUrl = (address: string) => `/api/catalogue/pictures/${keyOf(address)}`

/** From now on these can be asked for. */
export async function notePictures(db: Db, source: AddonSource, addresses: readonly string[]): Promise<void> {
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
