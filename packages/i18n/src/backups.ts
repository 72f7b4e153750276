import type { ChangeFailure } from '@zubr/contracts/addons/changes'
import type {
  BackupCause,
  BackupKind,
  BackupState,
  RestorePhase,
} from '@zubr/contracts/backups/backup-constants'
import type { Locale } from './locales.ts'
import type { Plural } from './messages.ts'

/**
 * The tab of a server's backups. `{date}` is when a backup was made, `{count}` a number as the
 * language writes it.
 */
export type BackupMessages<L extends Locale | 'any' = 'any'> = {
  heading: string
  /** What they are, in a sentence or two. */
  about: string
  make: string
  note: string
  noteHint: string
  save: string
  /** Of the plan's number. */
  places: string
  /** What a new one does at that number. */
  replaces: string
  allLocked: string
  underWay: string
  empty: string
  emptyText: string
  failing: string
  silent: string
  kinds: Record<BackupKind, string>
  causes: Record<BackupCause, string>
  states: Record<Exclude<BackupState, 'ready'>, string>
  until: string
  restless: string
  /** New backups are lost with the server's machine. */
  onOwnMachine: string
  /** Deleted ones that append-only storage still holds. */
  erasing: string
  elsewhere: string
  locked: string
  lock: string
  unlock: string
  editNote: string
  restore: string
  download: string
  downloadFailed: string
  remove: string
  stop: string
  files: Plural<L>
  removeTitle: string
  removeText: string
  restoreTitle: string
  restoreText: string
  all: string
  allHint: string
  some: string
  someHint: string
  chosen: Plural<L>
  /** Of a folder in a backup. */
  open: string
  emptyFolder: string
  comparing: string
  notCompared: string
  changes: {
    added: Plural<L>
    changed: Plural<L>
    removed: Plural<L>
    none: string
    more: string
    show: string
  }
  marks: { added: string; changed: string; removed: string }
  begin: string
  phases: Record<RestorePhase, string>
  failedSafe: string
  cancelRestore: string
  cancelTitle: string
  cancelText: string
  failures: Record<ChangeFailure | 'missed', string>
}
