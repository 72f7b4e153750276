import { randomBytes } from 'node:crypto'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Accounts } from '../../accounts/accounts.ts'
import { accounts as accountsTable } from '../../accounts/accounts-schema.ts'
import { isKnownAddress } from '../../accounts/sessions/addresses.ts'
import { Refused, TooMany } from '../../http/api-error.ts'
import { countedAddress } from '../../http/visitor.ts'
import { revisionOf } from '../../servers/agent/desired-state-changes.ts'
import { servers } from '../../servers/servers-schema.ts'
import { sftpPasswords, sshKeys } from '../files-schema.ts'
import { mayReachFiles } from '../reach.ts'
import { credentialOf } from './credentials.ts'

type SftpLoginInput = { nodeId: number; user: string; address: string; proof: SftpProof }

const nowhere = {
  server: '00000000-0000-0000-0000-000000000000',
  account: '00000000-0000-0000-0000-000000000000',
}

/** Lets logins by SFTP in. */
export function sftpLogins({ db, auth, rateLimits, passwordQueue, lastSeen }: Accounts) {
  /** What a password is compared with where there is nothing to compare: it takes the same time. */
  let nobodysHash: Promise<string> | undefined
  const verify = async (hash: string | undefined, password: string): Promise<boolean> => {
    const passwords = (await auth.$context).password
    nobodysHash ??= passwords.hash(randomBytes(16).toString('hex'))
    const isRight = await passwords.verify({ hash: hash ?? (await nobodysHash), password })
    return isRight && hash !== undefined
  }

  return async (asked: SftpLoginInput) => {
    const address = countedAddress(asked.address) ?? '0.0.0.0'
    if (asked.proof.method === 'key') return attempt(asked, address)
    return passwordQueue.inTurn(address, () => attempt(asked, address))
  }

  async function attempt({ nodeId, user, proof }: SftpLoginInput, address: string) {
    const { login, prefix } = partsOf(user)
    const columns = {
      server: servers.id,
      account: accountsTable.id,
      sessionsEndedAt: accountsTable.sessionsEndedAt,
    }
    const [place] = await db
      .select(columns)
      .from(servers)
      .innerJoin(accountsTable, mayReachFiles)
      .where(
        and(
          eq(accountsTable.username, login),
          eq(servers.nodeId, nodeId),
          sql`left(${servers.id}::text, 8) = ${prefix}`,
        ),
      )
      .orderBy(asc(servers.createdAt))
      .limit(1)
    // Counted for this node alone: whoever has a node's token shuts nobody out of another.
    const limits = await takeLimits(address, {
      ...{ nodeId, name: `${login}.${prefix}`, account: place?.account, proof },
    })
    // Where there is no such place, nothing is found in the same time.
    const found = await (proof.method === 'key' ? keyOf : passwordOf)(place ?? nowhere, proof)
    // In a pause the right one is refused like a wrong one, in the same time.
    if (limits.waitSeconds > 0) {
      if (proof.method === 'password') await passwordQueue.waitUsualTime()
      throw new TooMany(limits.waitSeconds)
    }
    const isRight =
      proof.method === 'key'
        ? found !== undefined
        : await passwordQueue.run(limits, () => verify(found?.hash, proof.password))
    if (!place || !found || !isRight) throw new Refused('forbidden')
    await limits.wasRight()
    await lastSeen.record(place.account)
    const table = proof.method === 'key' ? sshKeys : sftpPasswords
    await db.update(table).set({ lastUsedAt: sql`now()` }).where(eq(table.id, found.id))
    return {
      server: place.server,
      account: place.account,
      credential: credentialOf(found.id, place.sessionsEndedAt),
      // After all that was read: what this revision does not name was taken back meanwhile.
      revision: await revisionOf(db, nodeId),
    }
  }

  type Place = { server: string; account: string }
  async function keyOf({ account }: Place, proof: SftpProof) {
    const blob = proof.method === 'key' ? proof.key : ''
    const [key] = await db
      .select({ id: sshKeys.id })
      .from(sshKeys)
      .where(and(eq(sshKeys.accountId, account), eq(sshKeys.blob, blob)))
    return key && { id: key.id, hash: undefined }
  }
  async function passwordOf({ account, server }: Place) {
    const [password] = await db
      .select({ id: sftpPasswords.id, hash: sftpPasswords.hash })
      .from(sftpPasswords)
      .where(and(eq(sftpPasswords.accountId, account), eq(sftpPasswords.serverId, server)))
    return password
  }

  /** Nobody guesses a key: those have a bound for what they cost. Passwords wait as those of accounts do (decision 0015). */
  async function takeLimits(
    address: string,
    {
      nodeId,
      name,
      account,
      proof,
    }: { nodeId: number; name: string; account: string | undefined; proof: SftpProof },
  ): Promise<{ isKnown: boolean; waitSeconds: number; wasRight(): Promise<void> }> {
    if (proof.method === 'key')
      return {
        isKnown: false,
        waitSeconds: await rateLimits.take(db, 'sftpKey', `${nodeId} ${address}`),
        wasRight: () => Promise.resolve(),
      }
    const isKnown = account !== undefined && (await isKnownAddress(db, account, address))
    const kind = isKnown ? 'sftpKnown' : 'sftpName'
    const subject = isKnown ? `${account} ${address}` : `${nodeId} ${name}`
    const fromAddress = `${nodeId} ${address}`
    const waitSeconds =
      (isKnown ? 0 : await rateLimits.take(db, 'sftpAddress', fromAddress)) ||
      (await rateLimits.take(db, kind, subject))
    return {
      isKnown,
      waitSeconds,
      async wasRight() {
        await rateLimits.clear(db, kind, subject)
        if (!isKnown) await rateLimits.giveBack(db, 'sftpAddress', fromAddress)
      },
    }
  }
}

/** `Anna.1A2B3C4D` is anna's; whatever stands before the last dot is the login. */
function partsOf(user: string): { login: string; prefix: string } {
  const given = user.trim().toLowerCase()
  const dot = given.lastIndexOf('.')
  return { login: given.slice(0, Math.max(0, dot)), prefix: given.slice(dot + 1) }
}
