/** The decompressed size exceeds the limit. */
export class TooLarge extends Error {}

/** Decompresses up to `most` bytes. `cut`: drops the rest instead of throwing TooLarge. */
export async function unpacked(
  packed: Uint8Array,
  format: 'gzip' | 'deflate',
  maxBytes: number,
  cut = false,
): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream()
  const reader = stream.pipeThrough(new DecompressionStream(format)).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length <= maxBytes) continue
    await reader.cancel()
    if (!cut) throw new TooLarge()
    break
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all.subarray(0, maxBytes)
}
