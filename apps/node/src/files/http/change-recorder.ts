import type { FileChangeKind } from '@zubr/contracts/files/activity'
import type { FileOutcome } from '@zubr/contracts/files/answers'
import type { FileOperationName, fileOperations } from '@zubr/contracts/files/operations'
import type { FileClaims } from '@zubr/contracts/files/tokens'
import type { FileActivity } from '../activity.ts'

/** Records changes for the server's activity. */
export type ChangeSink = Pick<FileActivity, 'note'>

type Changing = {
  [Op in FileOperationName]: (typeof fileOperations)[Op]['right'] extends 'write' ? Op : never
}[FileOperationName]

/** The kind of change by operation. Null: it changes no files. */
const kinds: Record<Changing, FileChangeKind | null> = {
  write: 'changed',
  makeFolder: 'made',
  makeFile: 'made',
  rename: 'moved',
  move: 'moved',
  copy: 'copied',
  remove: 'deleted',
  emptyBin: 'deleted',
  restoreFromBin: 'restored',
  setMode: 'changed',
  pack: 'packed',
  unpack: 'unpacked',
  importWorld: 'unpacked',
  pull: 'uploaded',
  cancel: null,
}

const isDone = ({ failure, skipped }: FileOutcome) => !failure && !skipped

/** Records a browser's changes for its account. */
export function changeRecorder(
  activity: ChangeSink,
  { server, account }: Pick<FileClaims, 'server' | 'account'>,
) {
  const note = (kind: FileChangeKind, count = 1): void =>
    activity.note({ server, account, way: 'panel', kind, count })
  const operation = (name: FileOperationName, count = 1): void => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name as Changing] : null
    if (kind) note(kind, count)
  }
  return {
    note,
    /** Records the number of items that an operation has changed. */
    operation,
    /**
     * Records the outcomes of an operation as they arrive, since a cancelled one has changed those
     * too.
     */
    async *outcomes<Batch extends readonly FileOutcome[]>(
      name: FileOperationName,
      batches: AsyncIterable<Batch>,
    ): AsyncGenerator<Batch> {
      for await (const batch of batches) {
        operation(name, batch.filter(isDone).length)
        yield batch
      }
    },
    /** Records files of a batch, and empty folders. */
    received(rows: readonly FileOutcome[], folders: ReadonlySet<string>): void {
      const done = rows.filter(isDone)
      const made = done.filter(({ path }) => folders.has(path)).length
      note('made', made)
      note('uploaded', done.length - made)
    },
  }
}
