import type { Config } from '@zubr/config'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/open.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Auth, openAuth } from './auth.ts'
import { type Brakes, openBrakes } from './brake.ts'
import { networksOf } from './networks.ts'
import { authSecretOf } from './secret.ts'
import { openSessions, type Sessions } from './session.ts'
import { type Visitor, visitorsOf } from './visitor.ts'

/** Accounts as routes get them: who asks, who is logged in, and what both rest on. */
export type Accounts = Sessions & {
  db: Db
  jobs: Pick<Jobs, 'send'>
  /** The time by which contracts run. */
  clock: () => Date
  auth: Auth
  brakes: Brakes
  networks: readonly SocialProvider[]
  visitorOf(request: FastifyRequest): Visitor
}

export function openAccounts({
  db,
  jobs,
  config,
  clock,
  onError,
}: {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: Config
  clock: () => Date
  onError: (error: unknown) => void
}): Accounts {
  const secret = authSecretOf(config)
  const visitorOf = visitorsOf(config)
  const auth = openAuth({ db, jobs, config, secret, onError })
  return {
    db,
    jobs,
    clock,
    auth,
    brakes: openBrakes(secret),
    networks: networksOf(config),
    visitorOf,
    ...openSessions(db, auth, visitorOf),
  }
}
