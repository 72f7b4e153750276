import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { type ServerLimits, serverLimits } from '@zubr/http/limits'
import type { DataHolder } from './accounts/data-holder.ts'
import { deletionGraceMs as standardGraceMs } from './accounts/deletion.ts'
import type { RenderAccountPage } from './accounts/login/form-pages.ts'
import type { Passwords } from './accounts/sessions/auth-deps.ts'
import type { AddonCatalogue } from './catalogue/addon-catalogue.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { allDataHolders } from './data-holders.ts'
import type { Db } from './database/open.ts'
import type { DomainLookup } from './edge/names/domain-lookup.ts'
import type { Jobs, Sender } from './jobs/jobs.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Processors } from './payments/payment-context.ts'
import { openProcessors } from './payments/processors.ts'

export type AppOptions = {
  db: Db
  jobs: Pick<Jobs, 'send' | 'sendEach' | 'ready'> & Sender
  config: Config
  /** Edited by an operator. */
  catalogue: Catalogue
  /** A monotonic clock in milliseconds. */
  now?: () => number
  /** The time of day that contracts follow. */
  clock?: () => Date
  /** Receives the log lines instead of standard output. */
  logTo?: { write(line: string): void }
  /** Renders account pages in the site's frame, if site and API are one process. */
  accountPage?: RenderAccountPage | undefined
  /** Counts every answer. */
  metrics?: Pick<Metrics, 'answered'> | undefined
  /** Limits of one client. */
  limits?: ServerLimits
  /** How long `close()` lets running requests finish. */
  drainMs?: number
  /** Subjects with data of accounts, for their export and deletion. */
  dataHolders?: readonly DataHolder[]
  deletionGraceMs?: number | undefined
  /** Replaces the catalogues of addons. */
  addons?: AddonCatalogue | undefined
  /** Replaces the configured name servers. */
  lookUp?: DomainLookup | undefined
  /** Replaces better-auth's password hashes. */
  passwords?: Passwords | undefined
  /** Replaces the payment processors whose keys are configured. */
  processors?: Processors | undefined
}

/** The options with their defaults. */
export type AppParts = ReturnType<typeof withDefaults>

export const withDefaults = (options: AppOptions) => {
  const { db, config, catalogue } = options
  return {
    ...options,
    now: options.now ?? (() => performance.now()),
    clock: options.clock ?? (() => new Date()),
    limits: options.limits ?? serverLimits,
    drainMs: options.drainMs ?? 2_000,
    dataHolders: options.dataHolders ?? allDataHolders,
    deletionGraceMs: options.deletionGraceMs ?? standardGraceMs,
    addons: options.addons ?? openCatalogue({ db, config, brand: catalogue.brand }),
    processors: options.processors ?? openProcessors(config, catalogue.payments.receipt),
  }
}
