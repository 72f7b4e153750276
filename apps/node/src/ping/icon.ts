/** An icon has 64 by 64 pixels, so a longer file is invalid. */
const maxBytes = 64 * 1024
const begin = 'data:image/png;base64,'
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The icon of a server's list entry. Null if there is none or it is no PNG. */
export function parseIcon(favicon: string): Buffer | null {
  if (!favicon.startsWith(begin)) return null
  const bytes = Buffer.from(favicon.slice(begin.length), 'base64')
  return bytes.length <= maxBytes && bytes.subarray(0, png.length).equals(png) ? bytes : null
}
