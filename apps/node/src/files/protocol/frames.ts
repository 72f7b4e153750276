/**
 * What an agent and a helper say to each other, in both directions: the length of all that follows (u32), the length of the JSON (u32), the
 * JSON, and bytes. Neither believes the other: whoever sends more than a frame may hold is hung up on.
 */
export type Frame = { head: unknown; bytes: Buffer }

/** An answer to a hundred thousand paths at once is as large as a message gets. */
const longestJson = 32 * 2 ** 20
/** A piece of a file. Who needs more asks again. */
export const longestPiece = 2 ** 20
const longestFrame = 4 + longestJson + longestPiece

const nothing = Buffer.alloc(0)

/** Pieces to be written one after another. */
export function encode(head: unknown, bytes: Uint8Array = nothing): Uint8Array[] {
  const json = Buffer.from(JSON.stringify(head))
  if (json.length > longestJson || bytes.length > longestPiece) throw new Error('a frame is too long')
  const lengths = Buffer.alloc(8)
  lengths.writeUInt32BE(4 + json.length + bytes.length, 0)
  lengths.writeUInt32BE(json.length, 4)
  const start = Buffer.concat([lengths, json])
  return bytes.length > 0 ? [start, bytes] : [start]
}

/** Takes what comes, in whatever pieces, and hands on whole frames. Throws at what is none. */
export function decoder(take: (frame: Frame) => void): (chunk: Buffer) => void {
  let pieces: Buffer[] = []
  let had = 0
  let wanted = 4
  return (chunk) => {
    pieces.push(chunk)
    had += chunk.length
    if (had < wanted) return
    let all = pieces.length === 1 ? chunk : Buffer.concat(pieces, had)
    for (;;) {
      wanted = 4
      if (all.length < wanted) break
      const length = all.readUInt32BE(0)
      if (length < 4 || length > longestFrame) throw new Error('not a frame')
      wanted = 4 + length
      if (all.length < wanted) break
      const jsonLength = all.readUInt32BE(4)
      if (jsonLength > length - 4 || jsonLength > longestJson || length - 4 - jsonLength > longestPiece)
        throw new Error('not a frame')
      const head: unknown = JSON.parse(all.toString('utf8', 8, 8 + jsonLength))
      const bytes = all.subarray(8 + jsonLength, wanted)
      all = all.subarray(wanted)
      take({ head, bytes })
    }
    pieces = all.length > 0 ? [all] : []
    had = all.length
  }
}
