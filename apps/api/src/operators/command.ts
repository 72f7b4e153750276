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
  /** The payment processor to try with that runs beside the product, if one does: where, and what opens it. */
  trial?: { url: string; shopId: string; secretKey: string; publicKey: string } | undefined
  /** The time by which contracts run and acts are logged; tests and a demo world set it. */
  clock: () => Date
  /** Writes one line for the operator. */
  print: (line: string) => void
  /** Where the operator stands: names of files are relative to it. This process' own folder if not given. */
  folder?: string
}
export type Command = (context: CommandContext, args: string[]) => Promise<void>

/** What an operator can do about one subject, by verb, with what the command line's help says of each. */
export type Noun = { about: string; verbs: Record<string, Command>; help: Record<string, string> }

/** What the operator asked for cannot be done; the message says why, in words for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
