import type { FilesOfServer, OperationName } from './files-of-server.ts'
import type { ServerFiles } from './server-files.ts'

/** Operations that change, rename or delete a file of a server. */
const changing: ReadonlySet<OperationName> = new Set<OperationName>([
  ...(['write', 'makeFile', 'rename', 'move', 'copy', 'remove', 'restoreFromBin'] as const),
  ...(['unpack', 'receive', 'makeUpload', 'writeUpload', 'finishUpload'] as const),
  ...(['unlink', 'renameOver'] as const),
])

/** Wraps the files, and calls `onChange` with the paths that were changed through the wrapper. */
export function withOwnerChanges(
  files: Pick<ServerFiles, 'of'>,
  onChange: (server: string, paths: string[]) => void,
): Pick<ServerFiles, 'of'> {
  return { of: (server) => observed(files.of(server), (paths) => onChange(server, paths)) }
}

function observed(files: FilesOfServer, onChange: (paths: string[]) => void): FilesOfServer {
  const notify = (...about: unknown[]) => {
    const paths = about.flatMap(pathsIn)
    if (paths.length > 0) onChange(paths)
  }
  return {
    ...files,
    async call(op, args, options) {
      const value = await files.call(op, args, options)
      if (changing.has(op)) notify(op === 'makeUpload' ? undefined : args, value)
      return value
    },
    async callForBytes(op, args, options) {
      const answer = await files.callForBytes(op, args, options)
      // SFTP writes to the open file.
      if (op === 'open' && (args as { write?: boolean }).write) notify(args)
      return answer
    },
    async *rows<Row = unknown, Op extends OperationName = OperationName>(
      op: Op,
      args: Parameters<FilesOfServer['rows']>[1],
      options?: Parameters<FilesOfServer['rows']>[2],
    ) {
      const batches = files.rows<Row, Op>(op, args as never, options)
      for (;;) {
        const next = await batches.next()
        if (next.done) return next.value
        if (changing.has(op)) notify(...next.value)
        yield next.value
      }
    },
  }
}

/** The paths in an operation's arguments, value or row. */
function pathsIn(about: unknown): string[] {
  if (typeof about !== 'object' || about === null) return []
  const { path, to, name, ended, failure, skipped } = about as Record<string, unknown>
  if (failure !== undefined || skipped === true) return []
  const found = [path, to].filter((one) => typeof one === 'string')
  if (typeof path === 'string' && typeof name === 'string')
    found.push(path.includes('/') ? path.replace(/[^/]*$/, name) : name)
  return [...found, ...pathsIn(ended)]
}
