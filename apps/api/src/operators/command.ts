import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { Db } from '../database/open.ts'

export type CommandContext = {
  db: Db
  config: Pick<Config, 'panelUrl'> &
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
  catalogue: Catalogue
  /** Address and credentials of the trial payment processor, if one runs beside the product. */
  trial?: { url: string; shopId: string; secretKey: string; publicKey: string } | undefined
  /** The time that contracts and the operator log use; tests and a demo set it. */
  clock: () => Date
  /** Writes one line for the operator. */
  print: (line: string) => void
  /** Base of relative file names; by default the process' current directory. */
  folder?: string
}
export type Command = (context: CommandContext, args: string[]) => Promise<void>

/** Commands about one subject by verb, with their help texts. */
export type Noun = { about: string; verbs: Record<string, Command>; help: Record<string, string> }

/** A command cannot be done; the message tells the operator why. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
