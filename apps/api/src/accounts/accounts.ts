import type { Config } from '@zubr/config'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/open.ts'
import { openRateLimits, type RateLimits } from '../http/rate-limits/rate-limits.ts'
import type { SessionOf } from '../http/session.ts'
import { type Visitor, visitorsOf } from '../http/visitor.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { DataHolder } from './data-holder.ts'
import { type Auth, openAuth } from './sessions/auth.ts'
import { networksOf } from './sessions/networks.ts'
import { authSecretOf } from './sessions/secret.ts'
import { sessionsOf } from './sessions/session.ts'

/** Accounts as routes get them: who asks, who is logged in, and what both rest on. */
export type Accounts = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  /** The time by which contracts run. */
  clock: () => Date
  /** What other subjects keep of accounts. */
  dataHolders: readonly DataHolder[]
  auth: Auth
  rateLimits: RateLimits
  networks: readonly SocialProvider[]
  visitorOf(request: FastifyRequest): Visitor
  sessionOf: SessionOf
}

export function openAccounts({
  db,
  jobs,
  config,
  brand,
  clock,
  dataHolders,
  onError,
}: {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: Config
  brand: Catalogue['brand']
  clock: () => Date
  dataHolders: readonly DataHolder[]
  onError: (error: unknown) => void
}): Accounts {
  const secret = authSecretOf(config)
  const visitorOf = visitorsOf(config)
  const auth = openAuth({ db, jobs, config, brand, secret, onError })
  return {
    db,
    jobs,
    clock,
    dataHolders,
    auth,
    rateLimits: openRateLimits(secret),
    networks: networksOf(config),
    visitorOf,
    sessionOf: sessionsOf(db, auth, visitorOf),
  }
}
