import { isSince } from './files.ts'
import type { PropertiesCharset } from './formats/level-name.ts'

/**
 * The first version that reads and writes `server.properties` as UTF-8
 * (net.minecraft.server.dedicated.Settings).
 */
const utf8Since = '1.20'

/** How a game version decodes `server.properties`. An unparsable version counts as the newest. */
export const propertiesCharset = (gameVersion: string): PropertiesCharset =>
  isSince(utf8Since, gameVersion) ? 'utf8' : 'latin1'
