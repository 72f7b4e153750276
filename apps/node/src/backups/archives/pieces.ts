import { createReadStream } from 'node:fs'
import type { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** What a file holds, unpacked. Wherever its reader leaves off, and whatever goes wrong, the file is closed. */
export async function* piecesOf(
  file: string,
  unpack: Transform,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const packed = createReadStream(file, { signal })
  // An error of one stream is nothing to the next by itself.
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
