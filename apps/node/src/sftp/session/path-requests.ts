import { FileError } from '../../files/file-error.ts'
import { bytesOf } from '../../files/helper/names.ts'
import { packet } from '../protocol/codes.ts'
import { pathFrom, targetFor } from '../protocol/paths.ts'
import type { Reader } from '../protocol/reader.ts'
import { answers } from '../protocol/writer.ts'
import { setByName } from './attributes.ts'
import type { SessionHost } from './files.ts'

type Options = { host: SessionHost; ok: (id: number) => void }

/**
 * Parses requests that name paths and open nothing, and returns the function that runs one.
 * Undefined for other requests.
 */
export function pathRequests({ host, ok }: Options) {
  const { files, send, changed } = host
  return (type: number, id: number, body: Reader): (() => Promise<void>) | undefined => {
    switch (type) {
      case packet.stat:
      case packet.lstat: {
        const path = pathFrom(body.string())
        return async () =>
          send(answers.attributes(id, await files.call('lstat', { path, follow: type === packet.stat })))
      }
      case packet.setstat: {
        const path = pathFrom(body.string())
        const attributes = body.attributes()
        return async () => {
          await setByName(files, path, attributes)
          ok(id)
        }
      }
      case packet.remove: {
        const path = pathFrom(body.string())
        return async () => {
          await files.call('unlink', { path })
          changed('deleted', 1)
          ok(id)
        }
      }
      case packet.mkdir: {
        const path = pathFrom(body.string())
        return async () => {
          await files.call('makeFolder', { path })
          changed('made', 1)
          ok(id)
        }
      }
      case packet.rmdir: {
        const path = pathFrom(body.string())
        return async () => {
          await files.call('removeFolder', { path })
          changed('deleted', 1)
          ok(id)
        }
      }
      case packet.rename: {
        const path = pathFrom(body.string())
        const to = pathFrom(body.string())
        return async () => {
          await mustNotBe(to)
          await files.call('renameOver', { path, to })
          changed('moved', 1)
          ok(id)
        }
      }
      case packet.readlink: {
        const path = pathFrom(body.string())
        return async () => {
          const name = bytesOf(await files.call('readlink', { path }))
          send(answers.names(id, [{ name, long: name, attributes: {} }]))
        }
      }
      case packet.symlink: {
        // OpenSSH and all clients use this order, the reverse of the draft.
        const target = body.string()
        const path = pathFrom(body.string())
        return async () => {
          await files.call('symlink', { path, target: targetFor(path, target) })
          changed('made', 1)
          ok(id)
        }
      }
      default:
        return undefined
    }
  }

  /** Version 3 replaces nothing on a rename. The extension does. */
  async function mustNotBe(path: string): Promise<void> {
    const isThere = await files.call('lstat', { path }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof FileError && error.code === 'not_found') return false
        throw error
      },
    )
    if (isThere) throw new FileError('taken')
  }
}
