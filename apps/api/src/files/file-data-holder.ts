import { asc, eq } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { sftpPasswords, sshKeys } from './files-schema.ts'

/** SSH keys and SFTP passwords of an account. */
export const fileDataHolder: DataHolder = {
  name: 'sftp',

  async export(db, accountId) {
    const { name, type, blob, fingerprint, addedAt, lastUsedAt } = sshKeys
    return {
      keys: await db
        .select({ name, type, publicKey: blob, fingerprint, addedAt, usedAt: lastUsedAt })
        .from(sshKeys)
        .where(eq(sshKeys.accountId, accountId))
        .orderBy(asc(addedAt)),
      // The export lists passwords and keys, but holds no secrets.
      passwords: await db
        .select({
          server: sftpPasswords.serverId,
          madeAt: sftpPasswords.createdAt,
          usedAt: sftpPasswords.lastUsedAt,
        })
        .from(sftpPasswords)
        .where(eq(sftpPasswords.accountId, accountId))
        .orderBy(asc(sftpPasswords.createdAt)),
    }
  },

  async lock(tx, accountId) {
    for (const table of [sshKeys, sftpPasswords])
      await tx
        .select({ id: table.id })
        .from(table)
        .where(eq(table.accountId, accountId))
        .orderBy(asc(table.id))
        .for('update')
  },

  /**
   * Keys belong to the owner's devices and are listed in the mail; an intruder may have made a
   * password.
   */
  async recover(tx, accountId) {
    const { rowCount } = await tx.delete(sftpPasswords).where(eq(sftpPasswords.accountId, accountId))
    return (rowCount ?? 0) > 0 || (await tx.$count(sshKeys, eq(sshKeys.accountId, accountId))) > 0
  },

  async forget(tx, accountId) {
    await tx.delete(sshKeys).where(eq(sshKeys.accountId, accountId))
    await tx.delete(sftpPasswords).where(eq(sftpPasswords.accountId, accountId))
  },
}
