import { randomBytes } from 'node:crypto'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Accounts } from '../../accounts/accounts.ts'
import { accounts as accountsTable } from '../../accounts/accounts-schema.ts'
import { isKnownAddress } from '../../accounts/sessions/addresses.ts'
import type { Db } from '../../database/open.ts'
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

type Place = { server: string; account: string }
type Limits = { isKnown: boolean; waitSeconds: number; wasRight(): Promise<void> }

/** Checks SFTP logins for nodes. */
export class SftpLogins {
  readonly #accounts: Accounts
  /** Compared if there is no password, so that the answer takes the same time. */
  #dummyHash: Promise<string> | undefined

  constructor(accounts: Accounts) {
    this.#accounts = accounts
  }

  /** Throws Refused for an invalid login, and TooMany. */
  async logIn(input: SftpLoginInput) {
    const address = countedAddress(input.address) ?? '0.0.0.0'
    if (input.proof.method === 'key') return this.#attempt(input, address)
    return this.#accounts.passwordQueue.inTurn(address, () => this.#attempt(input, address))
  }

  async #attempt({ nodeId, user, proof }: SftpLoginInput, address: string) {
    const { db, passwordQueue, lastSeen } = this.#accounts
    const { login, prefix } = parseUserName(user)
    const place = await readFilePlace(db, { nodeId, login, prefix })
    // Counted per node: a stolen node token cannot lock anyone out of another node.
    const limits = await this.#takeLimits(address, {
      ...{ nodeId, name: `${login}.${prefix}`, account: place?.account, proof },
    })
    // An unknown user name takes the same queries and time.
    const found = await (proof.method === 'key'
      ? keyOf(db, place ?? nowhere, proof.key)
      : passwordOf(db, place ?? nowhere))
    // During a pause the right password is refused like a wrong one, in the same time.
    if (limits.waitSeconds > 0) {
      if (proof.method === 'password') await passwordQueue.waitUsualTime()
      throw new TooMany(limits.waitSeconds)
    }
    const isRight =
      proof.method === 'key'
        ? found !== undefined
        : await passwordQueue.run(limits, () => this.#verify(found?.hash, proof.password))
    if (!place || !found || !isRight) throw new Refused('forbidden')
    await limits.wasRight()
    await lastSeen.record(place.account)
    const table = proof.method === 'key' ? sshKeys : sftpPasswords
    await db.update(table).set({ lastUsedAt: sql`now()` }).where(eq(table.id, found.id))
    return {
      server: place.server,
      account: place.account,
      credential: credentialOf(found.id, place.sessionsEndedAt),
      // Read last: a credential that this revision lacks was revoked meanwhile.
      revision: await revisionOf(db, nodeId),
    }
  }

  async #verify(hash: string | undefined, password: string): Promise<boolean> {
    const passwords = (await this.#accounts.auth.$context).password
    this.#dummyHash ??= passwords.hash(randomBytes(16).toString('hex'))
    const isRight = await passwords.verify({ hash: hash ?? (await this.#dummyHash), password })
    return isRight && hash !== undefined
  }

  /**
   * Keys cannot be guessed; their limit bounds the cost. Passwords have the pauses of account
   * logins (decision 15).
   */
  async #takeLimits(
    address: string,
    {
      nodeId,
      name,
      account,
      proof,
    }: { nodeId: number; name: string; account: string | undefined; proof: SftpProof },
  ): Promise<Limits> {
    const { db, rateLimits } = this.#accounts
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

/** The server on the node whose files the user name may reach, with the account. */
async function readFilePlace(
  db: Db,
  { nodeId, login, prefix }: { nodeId: number; login: string; prefix: string },
) {
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
  return place
}

async function keyOf(db: Db, { account }: Place, blob: string) {
  const [key] = await db
    .select({ id: sshKeys.id })
    .from(sshKeys)
    .where(and(eq(sshKeys.accountId, account), eq(sshKeys.blob, blob)))
  return key && { id: key.id, hash: undefined }
}

async function passwordOf(db: Db, { account, server }: Place) {
  const [password] = await db
    .select({ id: sftpPasswords.id, hash: sftpPasswords.hash })
    .from(sftpPasswords)
    .where(and(eq(sftpPasswords.accountId, account), eq(sftpPasswords.serverId, server)))
  return password
}

/** `Anna.1A2B3C4D` is anna's; everything before the last dot is the login. */
function parseUserName(user: string): { login: string; prefix: string } {
  const normalized = user.trim().toLowerCase()
  const dot = normalized.lastIndexOf('.')
  return { login: normalized.slice(0, Math.max(0, dot)), prefix: normalized.slice(dot + 1) }
}
