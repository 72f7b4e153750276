import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/**
 * How long the rest of a server's output is awaited. A process that escaped may hold it open
 * forever.
 */
export const maxOutputWaitMs = 10_000
/** Limits the memory for a server that does not read its input. */
const unreadInputBytes = 64 * 1024

/** Resolves when all streams have closed. */
export async function allClosed(streams: readonly Readable[]): Promise<void> {
  await Promise.all(
    streams.map((stream) => stream.closed || new Promise((resolve) => stream.once('close', resolve))),
  )
}

/** Passes on the output. The returned function passes on what is buffered, and stops. */
export function forwardOutput(stream: Readable, take: (text: string) => Promise<void> | void): () => void {
  const decoder = new StringDecoder('utf8')
  stream.on('data', (chunk: Buffer) => {
    const pending = take(decoder.write(chunk))
    if (!pending) return
    stream.pause()
    void pending.finally(() => stream.resume())
  })
  stream.on('error', () => undefined)
  return () => {
    stream.pause()
    // `read` emits the rest to the listener above.
    stream.read()
    stream.destroy()
  }
}

export function writeLine(stdin: Writable, line: string): boolean {
  if (!stdin.writable || stdin.writableLength > unreadInputBytes) return false
  stdin.write(`${line}\n`)
  return true
}
