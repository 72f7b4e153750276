import { and, eq, inArray } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import type { Db } from '../../database/open.ts'
import { servers } from '../../servers/servers-schema.ts'
import { sftpPasswords, sshKeys } from '../files-schema.ts'
import { mayReachFiles } from '../reach.ts'

/**
 * Id of a key or password for nodes. It changes when the account ends all sessions: open ones end,
 * and the same key can log in again.
 */
export const credentialOf = (id: string, sessionsEndedAt: Date | null): string =>
  `${id}.${sessionsEndedAt?.getTime() ?? 0}`

/** Keys and passwords that now open the files of servers, by server id. */
export async function sftpCredentials(db: Db, serverIds: string[]): Promise<Map<string, string[]>> {
  const { sessionsEndedAt } = accounts
  const wanted = and(mayReachFiles, inArray(servers.id, serverIds))
  const [keys, passwords] = await Promise.all([
    db
      .select({ server: servers.id, id: sshKeys.id, sessionsEndedAt })
      .from(servers)
      .innerJoin(accounts, eq(accounts.id, servers.accountId))
      .innerJoin(sshKeys, eq(sshKeys.accountId, accounts.id))
      .where(wanted),
    db
      .select({ server: servers.id, id: sftpPasswords.id, sessionsEndedAt })
      .from(servers)
      .innerJoin(sftpPasswords, eq(sftpPasswords.serverId, servers.id))
      .innerJoin(accounts, eq(accounts.id, sftpPasswords.accountId))
      .where(wanted),
  ])
  const found = new Map<string, string[]>()
  for (const { server, id, sessionsEndedAt: endedAt } of [...keys, ...passwords]) {
    const ids = found.get(server) ?? []
    found.set(server, ids)
    ids.push(credentialOf(id, endedAt))
  }
  return found
}
