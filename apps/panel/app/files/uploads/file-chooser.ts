import { archiveExtensions } from '@zubr/contracts/files/file-constants'
import { archiveName } from '../list/kinds.tsx'
import { ensureUploadStore } from './use-uploads.ts'
import { requestWorldImport } from './world-import-requests.ts'

/** Opens a file chooser for an archive with a world. `onNone`: the file is no archive. */
export function chooseArchive(server: string, into: string, onNone: () => void): void {
  // Browsers compare only the last extension.
  const extensions = new Set(archiveExtensions.map((ending) => ending.replace(/^.*\./, '')))
  choose({ accept: [...extensions].map((ending) => `.${ending}`).join() }, (files) => {
    if ([...files].some(({ name }) => !archiveName.test(name))) return onNone()
    for (const { name } of files) requestWorldImport(server, into, name)
    void ensureUploadStore().add(server, into, files)
  })
}

/** Opens a folder chooser. */
export function chooseFolder(server: string, into: string): void {
  choose({ webkitdirectory: true }, (files) => void ensureUploadStore().add(server, into, files))
}

function choose(
  how: { accept: string } | { webkitdirectory: true },
  chosen: (files: FileList) => void,
): void {
  const input = document.createElement('input')
  input.type = 'file'
  Object.assign(input, how, { hidden: true })
  input.addEventListener('change', () => {
    input.remove()
    if (input.files && input.files.length > 0) chosen(input.files)
  })
  input.addEventListener('cancel', () => input.remove())
  // Some browsers send no event for an input outside the document.
  document.body.append(input)
  input.click()
}
