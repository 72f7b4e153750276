import { propertiesIn } from './properties.ts'

/**
 * How a game version decodes `server.properties`. `utf8`: UTF-8, with ISO 8859-1 as a fallback,
 * since 1.20. `latin1`: always ISO 8859-1, as `Properties.load` reads a stream.
 */
export type PropertiesCharset = 'utf8' | 'latin1'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a properties file as the game decodes it. */
export function decodeProperties(bytes: Uint8Array, charset: PropertiesCharset): string {
  if (charset === 'utf8')
    try {
      return strictUtf8.decode(bytes)
    } catch {
      // The game's fallback: one character per byte.
    }
  // The platform's decoder of that name is Windows-1252.
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** The world's folder in `server.properties`; undefined if it has none. */
export function levelNameIn(bytes: Uint8Array, charset: PropertiesCharset): string | undefined {
  const all = propertiesIn(decodeProperties(bytes, charset))
  return all.findLast(({ key }) => key === 'level-name')?.value || undefined
}
