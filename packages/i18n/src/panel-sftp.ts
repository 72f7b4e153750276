import type { FileChangeKind, FileWay } from '@zubr/contracts/files/activity'
import type { SshKeyFault } from '@zubr/contracts/files/sftp-names'
import type { Locale } from './locales.ts'
import type { Plural } from './messages.ts'

/**
 * Messages of SFTP, and of what stands in a server's activity of its files. The panel's catalogue
 * holds them as `sftp`.
 */
export type SftpMessages<L extends Locale | 'any' = 'any'> = {
  /** `{what}` is one of `changes`. */
  ways: Record<FileWay, string>
  /** Of a server's activity, summed up. */
  changes: Record<FileChangeKind, Plural<L>>
  /** The card of the account. Dates come whole, with the time where it is near. */
  keys: {
    heading: string
    text: string
    none: string
    add: string
    publicKey: string
    publicKeyHint: string
    name: string
    nameHint: string
    added: string
    removed: string
    remove: string
    removing: { title: string; text: string }
    addedAt: string
    usedAt: string
    neverUsed: string
  }
  keyFaults: Record<SshKeyFault, string>
  /** The card of a server. Names of menus are those of the programs in this language. */
  access: Record<
    | 'title'
    | 'intro'
    | 'away'
    | 'host'
    | 'port'
    | 'user'
    | 'hostKey'
    | 'hostKeyHint'
    | 'openIn'
    | 'password'
    | 'passwordText'
    | 'accountPassword'
    | 'make'
    | 'renew'
    | 'revoke'
    | 'madeAt'
    | 'once'
    | 'revoked'
    | 'keysLink'
    | 'how'
    | 'filezilla'
    | 'winscp'
    | 'terminal',
    string
  > & {
    renewing: { title: string; text: string }
    revoking: { title: string; text: string }
  }
}
