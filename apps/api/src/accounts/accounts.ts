import type { Config } from '@zubr/config'
import type { AccountLosses } from '@zubr/contracts/accounts'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { openRateLimits } from '../http/rate-limits/rate-limits.ts'
import { visitorsOf } from '../http/visitor.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { HashingThreads } from './passwords/hashing-threads.ts'
import { PasswordQueue, passwordLimits } from './passwords/password-queue.ts'
import { openAuth, type Passwords } from './sessions/auth.ts'
import { LastSeen } from './sessions/last-seen.ts'
import { networksOf } from './sessions/networks.ts'
import { authSecretOf } from './sessions/secret.ts'
import { sessionsOf } from './sessions/session.ts'

/** A subject that keeps something of an account; app.ts hands in every one. */
export type DataHolder = {
  /** Its part of the export is under this name. */
  name: string
  /** Everything it keeps of an account, as JSON. */
  export(db: Db, accountId: string): Promise<unknown>
  /** What of it the owner would lose by the account's deletion. */
  losses?(db: Db, accountId: string, now: Date): Promise<Partial<AccountLosses>>
  /** Locks what comes before the account's own row in the order of decision 0019. */
  lockFirst?(tx: Tx, accountId: string): Promise<void>
  /** Subdomains that nobody can take for a while once the account is deleted. Runs before `forget`. */
  subdomains?(tx: Tx, accountId: string, now: Date): Promise<{ name: string; until: Date }[]>
  /** Locks every row that `forget` or the end of the account's own row will change. Runs after the account was locked. */
  lock(tx: Tx, accountId: string): Promise<void>
  /** Deletes it, or cuts what ties it to the person where a law asks to keep it. Runs before the account's own row goes. */
  forget(tx: Tx, accountId: string, now: Date): Promise<void>
  /**
   * Takes back what somebody else may have opened while an account was out of its owner's hands. True where they should look through what
   * is left.
   */
  recover?(tx: Tx, accountId: string): Promise<boolean>
}

/** Accounts as routes get them: who asks, who is logged in, and what both rest on. */
export type Accounts = ReturnType<typeof openAccounts>

export function openAccounts(context: {
  db: Db
  jobs: Pick<Jobs, 'send' | 'ready'>
  config: Config
  brand: Catalogue['brand']
  /** The time by which contracts run. */
  clock: () => Date
  /** What other subjects keep of accounts. */
  dataHolders: readonly DataHolder[]
  /** How long a deletion can be undone; 0 deletes at once, as tests of what is left want it. */
  deletionGraceMs: number
  passwords?: Passwords | undefined
  /** An address from which somebody with a session asks. */
  onSession?: (address: string) => void
  onError: (error: unknown) => void
}) {
  const { db, config } = context
  const secret = authSecretOf(config)
  const visitorOf = visitorsOf(config)
  const rateLimits = openRateLimits(secret)
  const threads = new HashingThreads(passwordLimits.maxAtOnce)
  const {
    passwords = {
      hash: (password) => threads.hash(password),
      verify: (given) => threads.verify(given),
    },
  } = context
  const auth = openAuth({ ...context, passwords, rateLimits, secret })
  const lastSeen = new LastSeen(context)
  return {
    ...context,
    auth,
    lastSeen,
    /** Whoever has a password hashed takes a place here first. */
    passwordQueue: new PasswordQueue(),
    closePasswords: () => threads.close(),
    rateLimits,
    networks: networksOf(config),
    visitorOf,
    sessionOf: sessionsOf({ db, auth, visitorOf, lastSeen, onSession: context.onSession }),
  }
}
