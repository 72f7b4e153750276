import { propertiesIn } from './properties.ts'

/**
 * How a version of the game decodes `server.properties`. `utf8`: as UTF-8, and as ISO 8859-1 what is not UTF-8, since 1.20. `latin1`: as
 * ISO 8859-1, whatever it is, as `Properties.load` reads a stream.
 */
export type PropertiesCharset = 'utf8' | 'latin1'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a file of properties as the game has it. */
export function decodeProperties(bytes: Uint8Array, charset: PropertiesCharset): string {
  if (charset === 'utf8')
    try {
      return strictUtf8.decode(bytes)
    } catch {
      // Read once more, a letter a byte, as the game does.
    }
  // The platform's decoder of that name is that of Windows-1252.
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** The folder of a server's world by its `server.properties`; undefined where that names none. */
export function levelNameIn(bytes: Uint8Array, charset: PropertiesCharset): string | undefined {
  const all = propertiesIn(decodeProperties(bytes, charset))
  return all.findLast(({ key }) => key === 'level-name')?.value || undefined
}
