import { isSince } from './files.ts'
import type { PropertiesCharset } from './formats/level-name.ts'

/** Since this version the game reads and writes `server.properties` as UTF-8 (net.minecraft.server.dedicated.Settings). */
const utf8Since = '1.20'

/** How a version of the game decodes `server.properties`. A version that has no number is taken for one of today. */
export const propertiesCharset = (gameVersion: string): PropertiesCharset =>
  isSince(utf8Since, gameVersion) ? 'utf8' : 'latin1'
