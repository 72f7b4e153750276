import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { Db } from '../database/open.ts'
import { openRateLimits } from '../http/rate-limits/rate-limits.ts'
import { visitorsOf } from '../http/visitor.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { DataHolder } from './data-holder.ts'
import { HashingThreads } from './passwords/hashing-threads.ts'
import { PasswordQueue, passwordLimits } from './passwords/password-queue.ts'
import { openAuth } from './sessions/auth.ts'
import type { Passwords } from './sessions/auth-deps.ts'
import { LastSeen } from './sessions/last-seen.ts'
import { configuredNetworks } from './sessions/networks.ts'
import { authSecretOf } from './sessions/secret.ts'
import { sessionResolver } from './sessions/session.ts'

/** Accounts as routes use them: the visitor, the session, and the services behind both. */
export type Accounts = ReturnType<typeof openAccounts>

export function openAccounts(context: {
  db: Db
  jobs: Pick<Jobs, 'send' | 'ready'>
  config: Config
  brand: Catalogue['brand']
  /** The clock of the contracts. */
  clock: () => Date
  /** The account data of other subjects. */
  dataHolders: readonly DataHolder[]
  /**
   * How long a deletion can be undone. With 0, as in tests of the deletion, it takes effect at
   * once.
   */
  deletionGraceMs: number
  passwords?: Passwords | undefined
  /** Called with the address of a request that has a valid session. */
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
      verify: (input) => threads.verify(input),
    },
  } = context
  const auth = openAuth({ ...context, passwords, rateLimits, secret })
  const lastSeen = new LastSeen(context)
  return {
    ...context,
    auth,
    lastSeen,
    /** Every password that is hashed passes through this queue. */
    passwordQueue: new PasswordQueue(),
    closePasswords: () => threads.close(),
    rateLimits,
    networks: configuredNetworks(config),
    visitorOf,
    sessionOf: sessionResolver({ db, auth, visitorOf, lastSeen, onSession: context.onSession }),
  }
}
