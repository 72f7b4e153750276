import type { FileFailureCode } from '@zubr/contracts/files/operations'
import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/** Messages of uploads into a server's files. They are `uploads` in the panel's catalogue. */
export const uploads = {
  /** Heading of the list of uploads. */
  title: 'Uploads',
  /** Buttons of the file manager. */
  chooseFiles: 'Upload files',
  chooseFolder: 'Upload a folder',
  /** `{done}` and `{files}` are numbers. */
  doneOf: '{done} of {files}',
  /** `{left}` is a time, such as `2 min`. */
  left: '{left} left',
  /** `{name}` of the first upload. */
  andOthers: {
    one: '{name} and {count} more file',
    other: '{name} and {count} more files',
  },
  states: {
    waiting: 'You’re offline. The upload resumes when you’re back online',
    paused: 'Paused',
    asks: 'This name is taken: choose what to do',
    done: 'Uploaded',
    lost: 'Interrupted',
  },
  /** Read aloud when all uploads have ended and some have failed. */
  notAll: 'not everything was uploaded',
  lostFiles: 'Interrupted. Choose the same files again to resume.',
  lostFolder: 'Interrupted. Choose the same folder again to resume.',
  /** Opens the browser's choice of files. */
  chooseAgain: 'Choose again',
  pause: 'Pause',
  resume: 'Resume',
  skipped: {
    one: '{count} file skipped',
    other: '{count} files skipped',
  },
  failed: {
    one: '{count} file was not uploaded',
    other: '{count} files were not uploaded',
  },
  failures: {
    no_room: 'no space left on your plan’s disk',
    bad_name: 'this name isn’t allowed',
    not_here: 'you can’t upload here',
    no_permission: 'no permission to write',
    not_a_folder: 'there’s already a file with this name',
    is_a_folder: 'there’s already a folder with this name',
    /** The browser cannot read the file on the visitor's computer. */
    unreadable: 'can’t be read on your computer',
    failed: 'couldn’t be saved',
  } satisfies Record<
    | Extract<
        FileFailureCode,
        'no_room' | 'bad_name' | 'not_here' | 'no_permission' | 'not_a_folder' | 'is_a_folder' | 'failed'
      >
    | 'unreadable',
    string
  >,
  takenTitle: 'This name is taken',
  takenText: '“{name}” is already on the server. What should happen to the new file?',
  replace: 'Replace',
  keepBoth: 'Keep both',
  skip: 'Skip',
  forAll: 'Do the same for all the others',
}

export type UploadMessages<L extends Locale | 'any' = 'any'> = Translation<typeof uploads, L>
