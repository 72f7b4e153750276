import type { GivenAttributes } from '../protocol/reader.ts'
import type { SessionFiles } from './files.ts'
import type { OpenFile } from './open-file.ts'

/** Sets what a client has given of a file by its name. Who owns it stays as it is. */
export async function setByName(files: SessionFiles, path: string, given: GivenAttributes): Promise<void> {
  const { size, mode, atime, mtime } = given
  if (size !== undefined) {
    const { value } = await files.open({ path, write: true })
    try {
      await files.call('truncate', { handle: value.handle, size })
    } finally {
      files.close(value.handle)
    }
  }
  if (mode !== undefined) await files.call('setModeOf', { path, mode })
  // After all that would change it.
  if (atime !== undefined && mtime !== undefined) await files.call('setTimes', { path, atime, mtime })
}

/** The same of an open file. */
export async function setOpen(files: SessionFiles, file: OpenFile, given: GivenAttributes): Promise<void> {
  const { size, mode, atime, mtime } = given
  if (size !== undefined) await file.use((handle) => files.call('truncate', { handle, size }))
  if (mode !== undefined) await file.use((handle) => files.call('setModeOf', { handle, mode }))
  if (atime !== undefined && mtime !== undefined)
    await file.use((handle) => files.call('setTimes', { handle, atime, mtime }))
}
