import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { formerNameDays } from '@zubr/contracts/edge/limits'
import { dayMs } from '@zubr/domain/server-life'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { deletedAccountNames, deletedNameKeys } from './accounts-schema.ts'
import { openKey, type SealingSecrets, sealKey, secretsIn } from './sessions/sealed-keys.ts'
import { authSecretOf } from './sessions/secret.ts'

/** The secrets that decrypt the key for names. */
export type NameSecrets = SealingSecrets

type NameKind = (typeof deletedAccountNames.$inferSelect)['kind']
type Name = { kind: NameKind; name: string }

/** When a login that is released now can be registered by somebody else. */
export const reservedUntil = (now: Date): Date => new Date(+now + formerNameDays * dayMs)

const hashBy = (key: string, { kind, name }: Name): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`${kind} ${name}`).digest()

const ofKey = (id: string) => ({ purpose: 'zubr keys for names of deleted accounts', subject: id })

/**
 * The keys that a secret decrypts, newest first. Without them, a copy of the table does not allow
 * guessing names.
 */
async function openKeys(db: Pick<Db | Tx, 'select'>, secrets: NameSecrets): Promise<string[]> {
  const rows = await db.select().from(deletedNameKeys).orderBy(desc(deletedNameKeys.createdAt))
  return rows.flatMap(
    ({ id, key }) => secretsIn(secrets).flatMap((secret) => openKey(key, ofKey(id), secret) ?? [])[0] ?? [],
  )
}

async function hashesOf(db: Pick<Db | Tx, 'select'>, name: Name, secrets: NameSecrets): Promise<Buffer[]> {
  return (await openKeys(db, secrets)).map((key) => hashBy(key, name))
}

/** The current key for names. Creates a random one if no secret decrypts an existing key. */
async function ensureKey(tx: Tx, secrets: NameSecrets): Promise<string> {
  const [known] = await openKeys(tx, secrets)
  if (known !== undefined) return known
  const [id, key] = [randomUUID(), randomBytes(32).toString('base64url')]
  const { authSecret } = secrets
  await tx.insert(deletedNameKeys).values({ id, key: sealKey(key, ofKey(id), authSecretOf({ authSecret })) })
  return key
}

/**
 * Encrypts with the current secret the keys that only the previous secret decrypts, so that the
 * previous secret can be dropped. Resolves to the number of keys that no secret decrypts while
 * names are reserved.
 */
export async function resealNameKeys(db: Db, secrets: NameSecrets): Promise<number> {
  const { authSecret, authSecretBefore } = secrets
  const present = authSecretOf({ authSecret })
  let lost = 0
  for (const { id, key } of await db.select().from(deletedNameKeys)) {
    if (openKey(key, ofKey(id), present) !== undefined) continue
    const text = authSecretBefore && openKey(key, ofKey(id), authSecretBefore)
    if (!text) lost += 1
    else
      await db
        .update(deletedNameKeys)
        .set({ key: sealKey(text, ofKey(id), present) })
        .where(and(eq(deletedNameKeys.id, id), eq(deletedNameKeys.key, key)))
  }
  return lost
}

/** Reserves the names of an account that is being deleted. Names are in lower case. */
export async function reserveDeletedNames(
  tx: Tx,
  names: readonly (Name & { until: Date })[],
  secrets: NameSecrets,
): Promise<void> {
  if (names.length === 0) return
  const key = await ensureKey(tx, secrets)
  const rows = names.map((one) => ({ kind: one.kind, hash: hashBy(key, one), reservedUntil: one.until }))
  for (const row of rows)
    await tx
      .insert(deletedAccountNames)
      .values(row)
      .onConflictDoUpdate({
        target: [deletedAccountNames.kind, deletedAccountNames.hash],
        set: { reservedUntil: row.reservedUntil },
      })
}

/** Whether a name, in lower case, belonged to an account that was deleted recently. */
export async function isDeletedName(
  db: Pick<Db | Tx, '$count' | 'select'>,
  name: Name,
  { secrets, now }: { secrets: NameSecrets; now: Date },
): Promise<boolean> {
  const { kind, hash, reservedUntil } = deletedAccountNames
  const hashes = await hashesOf(db, name, secrets)
  const same = and(eq(kind, name.kind), inArray(hash, hashes), gt(reservedUntil, now))
  return (await db.$count(deletedAccountNames, same)) > 0
}

/** Makes a name available again. Resolves to false if no deleted account had it. */
export async function releaseDeletedName(tx: Tx, name: Name, secrets: NameSecrets): Promise<boolean> {
  const { kind, hash } = deletedAccountNames
  const hashes = await hashesOf(tx, name, secrets)
  const released = await tx.delete(deletedAccountNames).where(and(eq(kind, name.kind), inArray(hash, hashes)))
  return (released.rowCount ?? 0) > 0
}
