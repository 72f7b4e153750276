import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { Db } from '../database/open.ts'

/** The settings that services for operators read. */
export type OperatorConfig = Pick<Config, 'panelUrl'> &
  Partial<
    Pick<
      Config,
      | 'coreSources'
      | 'authSecret'
      | 'authSecretBefore'
      | 'siteUrl'
      | 'bepaid'
      | 'yookassa'
      | 'backupAppendOnly'
      | 'backupPruneRepository'
      | 'backupCredentials'
      | 'resticPath'
    >
  >

/**
 * Who calls a service for operators, and what the service works with. A service takes the operator
 * and a typed input, returns a typed result, and prints nothing.
 */
export type Operator = {
  /** `shell`: someone with a shell on the machine. */
  kind: 'shell'
  db: Db
  config: OperatorConfig
  catalogue: Catalogue
  /** Address and credentials of the trial payment processor, if one runs beside the product. */
  trial?: { url: string; shopId: string; secretKey: string; publicKey: string } | undefined
  /** The time that contracts and the operator log use; tests and a demo set it. */
  clock: () => Date
}

/** A service refuses the request; the message tells the operator why. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
