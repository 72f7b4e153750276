/*
 * The UUID of a player on a server in offline mode: version 3 of `OfflinePlayer:<name>`. Browsers
 * have no MD5, so it is implemented here; it has no security purpose.
 */
export function offlineUuid(name: string): string {
  const bytes = md5(new TextEncoder().encode(`OfflinePlayer:${name}`))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x30
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return dashed([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** Formats 32 digits as a UUID. */
export const dashed = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5').toLowerCase()

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const
const sines = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

/** RFC 1321. */
function md5(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64)
  const padded = new DataView(new ArrayBuffer(blocks * 64))
  for (const [at, byte] of message.entries()) padded.setUint8(at, byte)
  padded.setUint8(message.length, 0x80)
  padded.setUint32(blocks * 64 - 8, message.length * 8, true)
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as [number, number, number, number]
  for (let block = 0; block < blocks; block += 1) {
    let [a, b, c, d] = state
    for (let i = 0; i < 64; i += 1) {
      const round = i >> 4
      // Four rounds of sixteen.
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] as number
      const word = [i, 5 * i + 1, 3 * i + 5, 7 * i][round] as number
      const sum =
        (a + mixed + (sines[i] as number) + padded.getUint32(block * 64 + (word % 16) * 4, true)) | 0
      const by = shifts[round]?.[i % 4] ?? 0
      ;[a, d, c, b] = [d, c, b, (b + ((sum << by) | (sum >>> (32 - by)))) | 0]
    }
    state = [state[0] + a, state[1] + b, state[2] + c, state[3] + d].map((part) => part | 0) as typeof state
  }
  const out = new DataView(new ArrayBuffer(16))
  for (const [i, part] of state.entries()) out.setUint32(i * 4, part >>> 0, true)
  return new Uint8Array(out.buffer)
}
