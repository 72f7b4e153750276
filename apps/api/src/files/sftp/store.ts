import { createHash, randomInt } from 'node:crypto'
import {
  maxSshKeys,
  type SshKey,
  type SshKeyFault,
  type SshKeyType,
  sshKeyTypes,
} from '@zubr/contracts/files/sftp'
import { readSshKey } from '@zubr/domain/files/ssh-key'
import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { holdAccount } from '../../accounts/account-lock.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { notifyNode } from '../../servers/agent/desired-state-changes.ts'
import { lockOwnedServer } from '../../servers/owner-actions.ts'
import { servers } from '../../servers/servers-schema.ts'
import { sftpPasswords, sshKeys } from '../files-schema.ts'
import { areFilesAccessible } from '../reach.ts'

type KeyRow = typeof sshKeys.$inferSelect

export const keyView = ({ id, name, type, fingerprint, addedAt, lastUsedAt }: KeyRow): SshKey => ({
  ...{ id, name, type, fingerprint },
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export function keysOf(db: Pick<Db, 'select'>, accountId: string): Promise<KeyRow[]> {
  return db
    .select()
    .from(sshKeys)
    .where(eq(sshKeys.accountId, accountId))
    .orderBy(asc(sshKeys.addedAt), asc(sshKeys.id))
}

/** In the format of `ssh-keygen -l`. */
export const fingerprintOf = (blob: string): string =>
  `SHA256:${createHash('sha256').update(Buffer.from(blob, 'base64')).digest('base64').replace(/=+$/, '')}`

const isType = (type: string): type is SshKeyType => sshKeyTypes.some((known) => known === type)
const refuse = (fault: SshKeyFault) => new Refused('invalid_request', { key: fault })

/** Adds a public key. Throws Refused if it is invalid or a duplicate. */
export async function addKey(
  db: Db,
  { accountId, name, text, now }: { accountId: string; name: string; text: string; now: Date },
): Promise<SshKey> {
  const read = readSshKey(text)
  if (typeof read === 'string') throw refuse(read)
  const { type, blob, comment } = read
  if (!isType(type)) throw refuse('kind')
  const fingerprint = fingerprintOf(blob)
  return inTransaction(db, async (tx) => {
    // The lock makes the check of the number safe against concurrent additions.
    await holdAccount(tx, accountId, 'update')
    const [has] = await tx.select({ n: count() }).from(sshKeys).where(eq(sshKeys.accountId, accountId))
    if ((has?.n ?? 0) >= maxSshKeys) throw refuse('too_many')
    const [row] = await tx
      .insert(sshKeys)
      .values({
        ...{ accountId, type, blob, fingerprint },
        name: name || comment.slice(0, 60) || type,
        addedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuse('taken')
    await notifyNodesOf(tx, accountId)
    return keyView(row)
  })
}

export async function removeKey(db: Db, accountId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, accountId, 'key share')
    const { rowCount } = await tx
      .delete(sshKeys)
      .where(and(eq(sshKeys.id, id), eq(sshKeys.accountId, accountId)))
    if (rowCount === 0) throw new Refused('not_found')
    await notifyNodesOf(tx, accountId)
  })
}

/** Notifies every node that has a server of this account. */
async function notifyNodesOf(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx
    .selectDistinct({ nodeId: servers.nodeId })
    .from(servers)
    .where(and(eq(servers.accountId, accountId), isNotNull(servers.nodeId)))
    .orderBy(asc(servers.nodeId))
  for (const { nodeId } of rows) if (nodeId !== null) await notifyNode(tx, nodeId)
}

/**
 * Without letters and digits that look alike, in lower case: easy to type from paper. 24 letters
 * have 119 bits.
 */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const newPassword = () => Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')

/** Replaces the password of one server. Resolves to the new one, which is stored as a hash only. */
export async function makePassword(
  db: Db,
  { accountId, serverId, now }: { accountId: string; serverId: string; now: Date },
  hashOf: (password: string) => Promise<string>,
): Promise<string> {
  const password = newPassword()
  const hash = await hashOf(password)
  await inTransaction(db, async (tx) => {
    const row = await lockOwnedServer(tx, accountId, serverId)
    if (!areFilesAccessible(row.contract)) throw new Refused('server_not_active', { contract: row.contract })
    await tx.delete(sftpPasswords).where(ofPlace(accountId, serverId))
    await tx.insert(sftpPasswords).values({ accountId, serverId, hash, createdAt: now })
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  })
  return password
}

export async function removePassword(db: Db, accountId: string, serverId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { nodeId } = await lockOwnedServer(tx, accountId, serverId)
    await tx.delete(sftpPasswords).where(ofPlace(accountId, serverId))
    if (nodeId !== null) await notifyNode(tx, nodeId)
  })
}

const ofPlace = (accountId: string, serverId: string) =>
  and(eq(sftpPasswords.accountId, accountId), eq(sftpPasswords.serverId, serverId))

export async function passwordOf(db: Db, accountId: string, serverId: string) {
  const [row] = await db
    .select({ createdAt: sftpPasswords.createdAt, lastUsedAt: sftpPasswords.lastUsedAt })
    .from(sftpPasswords)
    .where(ofPlace(accountId, serverId))
  return row && { createdAt: row.createdAt.toISOString(), lastUsedAt: row.lastUsedAt?.toISOString() ?? null }
}
