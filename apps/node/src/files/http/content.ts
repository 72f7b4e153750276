import type { ServerResponse } from 'node:http'
import { fileSizeHeader, fileVersionHeader } from '@zubr/contracts/files/file-constants'
import { z } from 'zod'
import { free } from '../memory.ts'
import type { Exchange, FilesByName } from './exchange.ts'
import { waitForReader } from './responses.ts'

/**
 * The description of a file by `read`. It comes from the sandbox and goes into response headers.
 */
export const About = z.object({
  version: z.string().regex(/^[\w-]{1,200}$/),
  size: z.int().nonnegative(),
  offset: z.int().nonnegative(),
  length: z.int().nonnegative(),
})

/** Opens a file's content: its description, its first piece, and the following ones. */
export async function openContent(files: FilesByName, args: unknown, signal: AbortSignal) {
  const content = await files.content('read', args, { signal })
  const pieces = content.pieces[Symbol.asyncIterator]()
  try {
    // An unreadable file fails before anything of it is sent.
    const first = await pieces.next()
    return { about: About.parse(content.about), first, pieces }
  } catch (error) {
    // No other code closes the file.
    await pieces.return?.(undefined)
    throw error
  }
}

/** Sends a file's content, or a part of it. */
export async function sendContent(exchange: Exchange, files: FilesByName, args: unknown): Promise<void> {
  const { response, headers, signal } = exchange
  const { about, first, pieces } = await openContent(files, args, signal)
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-length': String(about.length),
    [fileVersionHeader]: about.version,
    [fileSizeHeader]: String(about.size),
  })
  await sendPieces(response, first, pieces, about.length, 'given')
}

/**
 * Sends at most the announced length. An error breaks the connection, so that a partial file is not
 * taken for a whole one. `given`: the memory of the pieces is freed once they are sent.
 */
export async function sendPieces(
  response: ServerResponse,
  first: IteratorResult<Buffer>,
  pieces: AsyncIterator<Buffer>,
  length: number | undefined,
  gives: 'given' | 'kept' = 'kept',
): Promise<void> {
  let left = length ?? Number.POSITIVE_INFINITY
  try {
    for (let next = first; !next.done; next = await pieces.next()) {
      left -= next.value.length
      if (left < 0) throw new Error('more than was announced')
      const { value } = next
      response.write(value, () => gives === 'given' && free(value))
      await waitForReader(response)
    }
    if (length !== undefined && left > 0) throw new Error('less than was announced')
    response.end()
  } catch {
    response.destroy()
  } finally {
    await pieces.return?.(undefined)
  }
}
