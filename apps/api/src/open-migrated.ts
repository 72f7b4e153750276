import type { Catalogue } from '@zubr/domain/catalogue'
import type { Scope } from '@zubr/process/scope'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { migrate } from './migrate.ts'
import { ensureAdvertisedCodes } from './promo/store.ts'

/** Opens the database, patiently until `hurry`, and brings it and the advertised codes up to date. It is closed with the scope. */
export async function openMigrated(
  url: string,
  scope: Scope,
  { advertisedCodes }: Pick<Catalogue, 'advertisedCodes'>,
): Promise<OpenDatabase> {
  const database = await scope.own(Promise.resolve(openDatabase(url, { patient: true })), (opened) =>
    opened.close(),
  )
  await migrate(database.db)
  await ensureAdvertisedCodes(database.db, advertisedCodes)
  return database
}
