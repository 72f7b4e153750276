import type { FileChangeKind, FileWay } from '@zubr/contracts/files/activity'
import type { Locale } from './locales.ts'
import type { Plural } from './messages.ts'

/** Words of SFTP, and of what stands in a server's activity of its files. The panel's catalogue holds them as `sftp`. */
export type SftpMessages<L extends Locale | 'any' = 'any'> = {
  /** `{what}` is one of `changes`. */
  ways: Record<FileWay, string>
  /** Of a server's activity, summed up. */
  changes: Record<FileChangeKind, Plural<L>>
}
