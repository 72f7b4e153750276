import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** How long the rest of a server's output is waited for: a process that got away may hold it open for ever. */
export const lastWordsMs = 10_000
/** A server that never reads its input must not fill the agent's memory. */
const unreadInputBytes = 64 * 1024

/** Settles when nothing more can come from any of them. */
export async function saidAll(streams: readonly Readable[]): Promise<void> {
  await Promise.all(
    streams.map((stream) => stream.closed || new Promise((resolve) => stream.once('close', resolve))),
  )
}

/** Hands on what comes. The returned function hands on what was read but not taken yet, and stops. */
export function feed(stream: Readable, take: (text: string) => Promise<void> | void): () => void {
  const decoder = new StringDecoder('utf8')
  stream.on('data', (chunk: Buffer) => {
    const taken = take(decoder.write(chunk))
    if (!taken) return
    stream.pause()
    void taken.finally(() => stream.resume())
  })
  stream.on('error', () => undefined)
  return () => {
    stream.pause()
    // Whatever is read this way comes to the listener above.
    stream.read()
    stream.destroy()
  }
}

export function writeLine(stdin: Writable, line: string): boolean {
  if (!stdin.writable || stdin.writableLength > unreadInputBytes) return false
  stdin.write(`${line}\n`)
  return true
}
