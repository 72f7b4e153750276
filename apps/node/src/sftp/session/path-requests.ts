import { FileError } from '../../files/file-error.ts'
import { bytesOf } from '../../files/helper/names.ts'
import { packet } from '../protocol/codes.ts'
import { pathFrom, targetFor } from '../protocol/paths.ts'
import type { Reader } from '../protocol/reader.ts'
import { answers } from '../protocol/writer.ts'
import { setAttributesOfPath } from './attributes.ts'
import type { RequestContext } from './request-context.ts'
import type { SessionFiles } from './session-host.ts'

type Context = Pick<RequestContext, 'host' | 'ok'>
/** Parses a request at once, and returns the function that runs it. */
type PathRequest = (context: Context, id: number, body: Reader) => () => Promise<void>

const requests: Record<number, PathRequest> = {
  [packet.stat]: (context, id, body) => stat(context, id, body, true),
  [packet.lstat]: (context, id, body) => stat(context, id, body, false),

  [packet.setstat]({ host, ok }, id, body) {
    const path = pathFrom(body.string())
    const attributes = body.attributes()
    return async () => {
      await setAttributesOfPath(host.files, path, attributes)
      ok(id)
    }
  },

  [packet.remove]({ host, ok }, id, body) {
    const path = pathFrom(body.string())
    return async () => {
      await host.files.call('unlink', { path })
      host.changed('deleted', 1)
      ok(id)
    }
  },

  [packet.mkdir]({ host, ok }, id, body) {
    const path = pathFrom(body.string())
    return async () => {
      await host.files.call('makeFolder', { path })
      host.changed('made', 1)
      ok(id)
    }
  },

  [packet.rmdir]({ host, ok }, id, body) {
    const path = pathFrom(body.string())
    return async () => {
      await host.files.call('removeFolder', { path })
      host.changed('deleted', 1)
      ok(id)
    }
  },

  [packet.rename]({ host, ok }, id, body) {
    const path = pathFrom(body.string())
    const to = pathFrom(body.string())
    return async () => {
      await requireMissing(host.files, to)
      await host.files.call('renameOver', { path, to })
      host.changed('moved', 1)
      ok(id)
    }
  },

  [packet.readlink]({ host }, id, body) {
    const path = pathFrom(body.string())
    return async () => {
      const name = bytesOf(await host.files.call('readlink', { path }))
      host.send(answers.names(id, [{ name, long: name, attributes: {} }]))
    }
  },

  [packet.symlink]({ host, ok }, id, body) {
    // OpenSSH and all clients use this order, the reverse of the draft.
    const target = body.string()
    const path = pathFrom(body.string())
    return async () => {
      await host.files.call('symlink', { path, target: targetFor(path, target) })
      host.changed('made', 1)
      ok(id)
    }
  },
}

/**
 * Parses requests that name paths and open nothing, and returns the function that runs one.
 * Undefined for other requests.
 */
export function parsePathRequest(
  type: number,
  context: Context,
  id: number,
  body: Reader,
): (() => Promise<void>) | undefined {
  return requests[type]?.(context, id, body)
}

function stat({ host }: Context, id: number, body: Reader, follow: boolean): () => Promise<void> {
  const path = pathFrom(body.string())
  return async () => host.send(answers.attributes(id, await host.files.call('lstat', { path, follow })))
}

/** Version 3 replaces nothing on a rename. The extension does. */
async function requireMissing(files: SessionFiles, path: string): Promise<void> {
  const isThere = await files.call('lstat', { path }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FileError && error.code === 'not_found') return false
      throw error
    },
  )
  if (isThere) throw new FileError('taken')
}
