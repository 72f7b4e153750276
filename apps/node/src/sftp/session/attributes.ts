import type { AttributesInput } from '../protocol/reader.ts'
import type { OpenFile } from './open-file.ts'
import type { SessionFiles } from './session-host.ts'

/** Sets attributes of a file by its path. The owner never changes. */
export async function setAttributesOfPath(
  files: SessionFiles,
  path: string,
  attributes: AttributesInput,
): Promise<void> {
  const { size, mode, atime, mtime } = attributes
  if (size !== undefined) {
    const { value } = await files.open({ path, write: true })
    try {
      await files.call('truncate', { handle: value.handle, size })
    } finally {
      files.close(value.handle)
    }
  }
  if (mode !== undefined) await files.call('setModeOf', { path, mode })
  // Last, because the other changes set the time.
  if (atime !== undefined && mtime !== undefined) await files.call('setTimes', { path, atime, mtime })
}

/** The same for an open file. */
export async function setAttributesOfFile(
  files: SessionFiles,
  file: OpenFile,
  attributes: AttributesInput,
): Promise<void> {
  const { size, mode, atime, mtime } = attributes
  if (size !== undefined) await file.use((handle) => files.call('truncate', { handle, size }))
  if (mode !== undefined) await file.use((handle) => files.call('setModeOf', { handle, mode }))
  if (atime !== undefined && mtime !== undefined)
    await file.use((handle) => files.call('setTimes', { handle, atime, mtime }))
}
