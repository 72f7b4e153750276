import { createReadStream } from 'node:fs'
import type { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/**
 * The unpacked content of a file. The file is closed on any error, and when the reader stops early.
 */
export async function* decompress(
  file: string,
  unpack: Transform,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const packed = createReadStream(file, { signal })
  // `pipe` does not pass on an error of a stream.
  packed.once('error', (error) => unpack.destroy(error))
  try {
    yield* packed.pipe(unpack)
  } finally {
    packed.destroy()
    unpack.destroy()
  }
}

export async function* linesIn(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const text = new StringDecoder('utf8')
  let half = ''
  for await (const piece of pieces) {
    const lines = (half + text.write(piece)).split('\n')
    half = lines.pop() ?? ''
    yield* lines
  }
  if (half !== '') yield half
}
