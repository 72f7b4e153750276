import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { Db } from '../../database/open.ts'
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { NameSecrets } from '../deleted-names.ts'

export type AuthDeps = {
  db: Db
  jobs: Pick<Jobs, 'send' | 'ready'>
  rateLimits: RateLimits
  config: Pick<Config, 'panelUrl' | 'discord' | 'vk'> & NameSecrets
  brand: Pick<Catalogue['brand'], 'name'>
  secret: string
  /** Replaces better-auth's scrypt: own threads, or a cheap hash in tests. */
  passwords?: Passwords | undefined
  clock: () => Date
  onError: (error: unknown) => void
}

export type Passwords = {
  hash(password: string): Promise<string>
  verify(input: { hash: string; password: string }): Promise<boolean>
}
