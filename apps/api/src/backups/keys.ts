import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '@zubr/config'
import { eq, inArray } from 'drizzle-orm'
import { authSecretOf } from '../accounts/sessions/secret.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { BackupKeys } from '../servers/agent/desired-state.ts'
import { backupRepositories } from './tables.ts'

type Secrets = Pick<Config, 'authSecret' | 'authSecretBefore'>

/** By the secret that they are derived from: each node asks for all its keys every few seconds. */
const deriveds = new Map<string, Buffer>()

function derived(secret: string): Buffer {
  const known = deriveds.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'zubr keys of backup repositories', 32))
  deriveds.set(secret, key)
  return key
}

/** `v1.<nonce>.<encrypted>.<tag>`, AES-256-GCM; the server's id is part of what the tag vouches for. */
function seal(text: string, serverId: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derived(secret), nonce)
  cipher.setAAD(Buffer.from(serverId))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return ['v1', ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

/** Undefined if this secret does not open it. */
function open(sealed: string, serverId: string, secret: string): string | undefined {
  const [version, ...parts] = sealed.split('.')
  const [nonce, encrypted, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== 'v1' || !nonce || !encrypted || tag?.length !== 16) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', derived(secret), nonce)
    decipher.setAAD(Buffer.from(serverId))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString()
  } catch {
    return undefined
  }
}

/** Gives a server, whose row is locked, a repository with a key of its own, if it has none. */
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
 * Whether a key that a server is given here would open where the others do: the secret opens one of them, or there is none. One that it has
 * already is sealed no more.
 */
export async function maySeal(tx: Pick<Tx, 'select'>, serverId: string, secrets: Secrets): Promise<boolean> {
  const all = await tx.select().from(backupRepositories)
  if (all.length === 0 || all.some((known) => known.serverId === serverId)) return true
  const present = authSecretOf(secrets)
  return all.some((known) => open(known.key, known.serverId, present) !== undefined)
}

/** The keys of servers that have one, for their agents. One that neither secret opens is left out. */
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

/** The same, as desired states take it. */
export const backupKeysFor =
  (secrets: Secrets): BackupKeys =>
  (db, serverIds) =>
    backupKeysOf(db, serverIds, secrets)

const secretsIn = (secrets: Secrets) => [
  authSecretOf(secrets),
  ...(secrets.authSecretBefore ? [secrets.authSecretBefore] : []),
]

/** Encrypts anew what is still under the secret of before, and answers how many keys no secret opens. */
export async function passKeys(db: Db, secrets: Secrets): Promise<number> {
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
