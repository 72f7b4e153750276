import { and, eq, inArray } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import type { Db } from '../../database/open.ts'
import { servers } from '../../servers/servers-schema.ts'
import { sftpPasswords, sshKeys } from '../files-schema.ts'
import { mayReachFiles } from '../reach.ts'

/**
 * A key or password as nodes know it. It is another one after its account has ended all that is open: with the same key one logs in
 * again, and the sessions of before end.
 */
export const credentialOf = (id: string, sessionsEndedAt: Date | null): string =>
  `${id}.${sessionsEndedAt?.getTime() ?? 0}`

/** Keys and passwords that open the files of servers now, by the servers' ids. */
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
