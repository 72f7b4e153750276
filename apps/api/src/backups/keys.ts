import { randomBytes } from 'node:crypto'
import type { Config } from '@zubr/config'
import { eq, inArray } from 'drizzle-orm'
import { openKey, sealKey, secretsIn } from '../accounts/sessions/sealed-keys.ts'
import { authSecretOf } from '../accounts/sessions/secret.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { BackupKeys } from '../servers/agent/desired-state.ts'
import { backupRepositories } from './backups-schema.ts'

type Secrets = Pick<Config, 'authSecret' | 'authSecretBefore'>

const ofServer = (serverId: string) => ({ purpose: 'zubr keys of backup repositories', subject: serverId })
const seal = (text: string, serverId: string, secret: string) => sealKey(text, ofServer(serverId), secret)
const open = (sealed: string, serverId: string, secret: string) => openKey(sealed, ofServer(serverId), secret)

/** Creates a repository with its own key for a locked server, if it has none. */
export async function ensureRepository(tx: Tx, serverId: string, secrets: Secrets, now: Date): Promise<void> {
  const [known] = await tx
    .select({ id: backupRepositories.serverId })
    .from(backupRepositories)
    .where(eq(backupRepositories.serverId, serverId))
  if (known) return
  const key = seal(randomBytes(32).toString('base64url'), serverId, authSecretOf(secrets))
  await tx.insert(backupRepositories).values({ serverId, key, createdAt: now }).onConflictDoNothing()
}

/**
 * Whether this secret may encrypt a new key: it decrypts an existing key, or there is none. A
 * server with a key gets no other.
 */
export async function canSealKey(
  tx: Pick<Tx, 'select'>,
  serverId: string,
  secrets: Secrets,
): Promise<boolean> {
  const all = await tx.select().from(backupRepositories)
  if (all.length === 0 || all.some((known) => known.serverId === serverId)) return true
  const present = authSecretOf(secrets)
  return all.some((known) => open(known.key, known.serverId, present) !== undefined)
}

/**
 * The keys of those servers that have one, for their agents. Omits keys that no secret decrypts.
 */
export async function backupKeysOf(
  db: Pick<Db, 'select'>,
  serverIds: string[],
  secrets: Secrets,
): Promise<Map<string, string>> {
  if (serverIds.length === 0) return new Map()
  const rows = await db
    .select({ id: backupRepositories.serverId, key: backupRepositories.key })
    .from(backupRepositories)
    .where(inArray(backupRepositories.serverId, serverIds))
  return new Map(
    rows.flatMap(({ id, key }) => {
      const opened = secretsIn(secrets).flatMap((secret) => open(key, id, secret) ?? [])[0]
      return opened === undefined ? [] : [[id, opened]]
    }),
  )
}

/** The same, in the form for desired states. */
export const backupKeysFor =
  (secrets: Secrets): BackupKeys =>
  (db, serverIds) =>
    backupKeysOf(db, serverIds, secrets)

/**
 * Encrypts again what is still encrypted with the previous secret. Resolves to the number of keys
 * that no secret decrypts.
 */
export async function reencryptKeys(db: Db, secrets: Secrets): Promise<number> {
  const present = authSecretOf(secrets)
  let lost = 0
  for (const { serverId, key } of await db.select().from(backupRepositories)) {
    if (open(key, serverId, present) !== undefined) continue
    const text = secrets.authSecretBefore && open(key, serverId, secrets.authSecretBefore)
    if (text === undefined) lost += 1
    else
      await db
        .update(backupRepositories)
        .set({ key: seal(text, serverId, present) })
        .where(eq(backupRepositories.serverId, serverId))
  }
  return lost
}
