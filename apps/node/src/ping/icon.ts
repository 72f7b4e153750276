/** An icon is 64 by 64 points: more than this is none. */
const maxBytes = 64 * 1024
const begin = 'data:image/png;base64,'
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The picture in a server's list entry; null if there is none, or what is there is no PNG. */
export function iconOf(favicon: string): Buffer | null {
  if (!favicon.startsWith(begin)) return null
  const bytes = Buffer.from(favicon.slice(begin.length), 'base64')
  return bytes.length <= maxBytes && bytes.subarray(0, png.length).equals(png) ? bytes : null
}
