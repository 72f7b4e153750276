import { eq } from 'drizzle-orm'
import { dataHolder, ofAccount, ownedTable } from '../accounts/data-holder.ts'
import { sftpPasswords, sshKeys } from './files-schema.ts'

/** SSH keys and SFTP passwords of an account. The export lists both, without secrets. */
export const fileDataHolder = dataHolder({
  name: 'sftp',
  tables: [
    ownedTable({
      table: sshKeys,
      rows: ofAccount(sshKeys.accountId),
      lock: [sshKeys.id],
      onDeletion: 'delete',
      export: {
        key: 'keys',
        columns: {
          name: sshKeys.name,
          type: sshKeys.type,
          publicKey: sshKeys.blob,
          fingerprint: sshKeys.fingerprint,
          addedAt: sshKeys.addedAt,
          usedAt: sshKeys.lastUsedAt,
        },
        orderBy: [sshKeys.addedAt],
      },
    }),
    ownedTable({
      table: sftpPasswords,
      rows: ofAccount(sftpPasswords.accountId),
      lock: [sftpPasswords.id],
      onDeletion: 'delete',
      export: {
        key: 'passwords',
        columns: {
          server: sftpPasswords.serverId,
          madeAt: sftpPasswords.createdAt,
          usedAt: sftpPasswords.lastUsedAt,
        },
        orderBy: [sftpPasswords.createdAt],
      },
    }),
  ],

  /**
   * Keys belong to the owner's devices and are listed in the mail; an intruder may have made a
   * password.
   */
  async recover(tx, accountId) {
    const { rowCount } = await tx.delete(sftpPasswords).where(eq(sftpPasswords.accountId, accountId))
    return (rowCount ?? 0) > 0 || (await tx.$count(sshKeys, eq(sshKeys.accountId, accountId))) > 0
  },
})
