import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { ConsoleClaims } from '@zubr/contracts/console'
import type { DownloadClaims, FileClaims } from '@zubr/contracts/files/tokens'
import type { MoveClaims } from '@zubr/contracts/moving/moves'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { consoleKeys } from '../servers-schema.ts'

export type ConsoleKey = { publicKey: string; privateKey: KeyObject }

/** The key that signs console tokens; created on first use. */
export async function consoleKeyOf(db: Db): Promise<ConsoleKey> {
  const [row] = await newest(db)
  if (row) return keyFrom(row)
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('make the console key'))`)
    const [meanwhile] = await newest(tx)
    if (meanwhile) return keyFrom(meanwhile)
    const made = newKey()
    await tx.insert(consoleKeys).values(made)
    return keyFrom(made)
  })
}

/** Databases known to have a key, since every node polls every few seconds. */
const withKey = new WeakSet<Db>()

/** Creates the key if there is none, which changes every node's state. */
export async function ensureConsoleKey(db: Db): Promise<void> {
  if (withKey.has(db)) return
  await consoleKeyOf(db)
  withKey.add(db)
}

/** Creates a new key. Tokens of the previous key end as soon as the agents receive it. */
export async function rotateConsoleKey(db: Pick<Db, 'insert'>): Promise<void> {
  await db.insert(consoleKeys).values(newKey())
}

export const signConsoleToken = (key: ConsoleKey, claims: ConsoleClaims) => signToken(key, claims)

/**
 * A token for an agent: `base64url(JSON).base64url(signature)`. It contains its purpose, so that
 * kinds cannot be confused.
 */
export function signToken(
  key: ConsoleKey,
  claims: ConsoleClaims | MoveClaims | FileClaims | DownloadClaims,
): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${sign(null, Buffer.from(text), key.privateKey).toString('base64url')}`
}

function newest(db: Pick<Db, 'select'>) {
  return db.select().from(consoleKeys).orderBy(desc(consoleKeys.id)).limit(1)
}

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }
}

function keyFrom(row: { publicKey: string; privateKey: string }): ConsoleKey {
  return {
    publicKey: row.publicKey,
    privateKey: createPrivateKey({
      key: Buffer.from(row.privateKey, 'base64'),
      format: 'der',
      type: 'pkcs8',
    }),
  }
}
