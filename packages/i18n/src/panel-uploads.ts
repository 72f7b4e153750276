import type { FileFailureCode } from '@zubr/contracts/files/operations'
import type { Locale } from './locales.ts'
import type { Plural } from './messages.ts'

/** Messages of uploads into a server's files. The panel's catalogue holds them as `uploads`. */
export type UploadMessages<L extends Locale | 'any' = 'any'> = {
  /** The heading of the tray that shows them. */
  title: string
  /** Buttons of the file manager. */
  chooseFiles: string
  chooseFolder: string
  /** `{done}` and `{files}` are numbers. */
  doneOf: string
  /** `{left}` is a time, such as `2 min`. */
  left: string
  /** `{name}` is that of the first. */
  andOthers: Plural<L>
  states: Record<'waiting' | 'paused' | 'asks' | 'done' | 'lost', string>
  /** Read aloud when it has ended and some have failed. */
  notAll: string
  lostFiles: string
  lostFolder: string
  /** Opens the browser's choice of files. */
  chooseAgain: string
  pause: string
  resume: string
  skipped: Plural<L>
  failed: Plural<L>
  failures: Record<
    | Extract<
        FileFailureCode,
        'no_room' | 'bad_name' | 'not_here' | 'no_permission' | 'not_a_folder' | 'is_a_folder' | 'failed'
      >
    /** By the browser, on the reader's own machine. */
    | 'unreadable',
    string
  >
  takenTitle: string
  takenText: string
  replace: string
  keepBoth: string
  skip: string
  forAll: string
}
