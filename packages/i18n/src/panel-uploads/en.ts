import type { UploadMessages } from '../panel-uploads.ts'

export const uploads: UploadMessages<'en'> = {
  title: 'Uploads',
  chooseFiles: 'Upload files',
  chooseFolder: 'Upload a folder',
  doneOf: '{done} of {files}',
  left: '{left} left',
  andOthers: {
    one: '{name} and {count} more file',
    other: '{name} and {count} more files',
  },
  states: {
    waiting: 'No connection. It goes on as soon as there is one',
    paused: 'Paused',
    asks: 'A name is taken: your answer is needed',
    done: 'Uploaded',
    lost: 'Interrupted',
  },
  notAll: 'not everything was uploaded',
  lostFiles: 'Interrupted. Choose the same files, and the upload goes on.',
  lostFolder: 'Interrupted. Choose the same folder, and the upload goes on.',
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
    no_room: 'no room left on the plan’s disk',
    bad_name: 'a name like this is not possible',
    not_here: 'nothing can be uploaded here',
    no_permission: 'no permission to write',
    not_a_folder: 'a file stands where the folder should be',
    is_a_folder: 'a folder stands where the file should be',
    failed: 'it could not be written',
  },
  takenTitle: 'The name is taken',
  takenText: '“{name}” is already on the server. What about the new file?',
  replace: 'Replace',
  keepBoth: 'Keep both',
  skip: 'Skip',
  forAll: 'Do the same with all the others',
}
