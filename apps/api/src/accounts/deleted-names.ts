import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '@zubr/config'
import { formerNameDays } from '@zubr/contracts/edge/limits'
import { dayMs } from '@zubr/domain/server-life'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { authSecretOf } from './sessions/secret.ts'
import { deletedAccountNames } from './tables.ts'

/** Of which the key for names follows. */
export type NameSecrets = Partial<Pick<Config, 'authSecret' | 'authSecretBefore'>>

type NameKind = (typeof deletedAccountNames.$inferSelect)['kind']
type Name = { kind: NameKind; name: string }

/** When a login that is free from now on can be taken by somebody else. */
export const reservedUntil = (now: Date): Date => new Date(+now + formerNameDays * dayMs)

/** Without the key nobody who has the table can try names on it. */
const hashBy = (secret: string, { kind, name }: Name): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'zubr names of deleted accounts', '', 32)))
    .update(`${kind} ${name}`)
    .digest()

/** While the secret is being changed, hashes by the one before are found too. */
function hashesOf(name: Name, secrets: NameSecrets): Buffer[] {
  const { authSecret, authSecretBefore } = secrets
  const all = [authSecretOf({ authSecret }), ...(authSecretBefore ? [authSecretBefore] : [])]
  return all.map((secret) => hashBy(secret, name))
}

/** Names of an account that is being deleted, each in lower case and until when nobody can take it. */
export async function reserveDeletedNames(
  tx: Tx,
  names: readonly (Name & { until: Date })[],
  { authSecret }: NameSecrets,
): Promise<void> {
  if (names.length === 0) return
  const secret = authSecretOf({ authSecret })
  const rows = names.map((one) => ({ kind: one.kind, hash: hashBy(secret, one), until: one.until }))
  for (const row of rows)
    await tx
      .insert(deletedAccountNames)
      .values(row)
      .onConflictDoUpdate({
        target: [deletedAccountNames.kind, deletedAccountNames.hash],
        set: { until: row.until },
      })
}

/** Whether a deleted account had a name lately, given in lower case. */
export async function isDeletedName(
  db: Pick<Db | Tx, '$count'>,
  name: Name,
  { secrets, now }: { secrets: NameSecrets; now: Date },
): Promise<boolean> {
  const { kind, hash, until } = deletedAccountNames
  const same = and(eq(kind, name.kind), inArray(hash, hashesOf(name, secrets)), gt(until, now))
  return (await db.$count(deletedAccountNames, same)) > 0
}

/** Lets anybody take a name again; false if no deleted account had it. */
export async function releaseDeletedName(tx: Tx, name: Name, secrets: NameSecrets): Promise<boolean> {
  const { kind, hash } = deletedAccountNames
  const gone = await tx
    .delete(deletedAccountNames)
    .where(and(eq(kind, name.kind), inArray(hash, hashesOf(name, secrets))))
  return (gone.rowCount ?? 0) > 0
}
