import { isNewMessage } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'
import { tableRule } from './table.ts'

// Class names continue after such an extension: `org.yaml.snakeyaml`.
const endsOfFiles = /\.(?:ya?ml|toml|json5?|conf|properties)\b(?!\.\w)/g

/**
 * A path with such an extension, scanned from its end, since scanning from its start is quadratic.
 */
function fileIn(text: string): string | undefined {
  for (const match of text.matchAll(endsOfFiles)) {
    const end = match.index + match[0].length
    let begin = match.index
    while (begin > 0 && end - begin < 250 && /[\w./-]/.test(text.charAt(begin - 1))) begin--
    // The panel's folder of a server is not part of the server's paths.
    if (begin < match.index) return text.slice(begin, end).replace(/^\/(?:home\/container|data)\//, '')
  }
  return undefined
}

/** The last position in a message is the fault's; earlier ones are the start of its block. */
function lineIn(lines: readonly string[]): string | undefined {
  let found: string | undefined
  // After an unclosed key or text, the position is only where the parser noticed it.
  const isUnended = lines.some((line) => /while scanning a (?:simple key|quoted scalar)/.test(line))
  for (const line of lines) {
    if (found && isUnended) break
    const at =
      /\bline (\d{1,6})(?:,| column)/.exec(line)?.[1] ??
      /\(line (\d{1,6})\)/.exec(line)?.[1] ??
      /\.ya?ml:(\d{1,6}): /.exec(line)?.[1]
    if (at) found = at
    else if (found && /^\s+at /.test(line)) break
  }
  return found
}

/** The lines up to the start of the message; lines above it, or at level INFO, are unrelated. */
function headingLines({ text, before }: Hit): string[] {
  const lines = [text]
  if (isNewMessage(text)) return lines
  for (const line of before(3)) {
    if (!/\bINFO ?\]/.test(line)) lines.push(line)
    if (isNewMessage(line)) break
  }
  return lines
}

/** Files in jars and data of packs: another rule names the pack. */
const notSettings =
  /plugin\.yml|\brefmap\b|\.mixins?\.json|Parsing error loading |[Dd]ata ?file |\brecipes?\b|loot[ _]tables?|advancements?\b|data ?pack|update|\borg\.yaml\.\S{1,80}\.yml/

/** The game's readers, under their names in several versions. */
const readers: readonly [RegExp, string][] = [
  [/\b(?:PlayerProfileCache|GameProfileCache|CachedUserNameToIdResolver|UserCache)\b/, 'usercache.json'],
  [/\bDedicatedServerProperties\b|\bPropertyManager\b/, 'server.properties'],
  [/\b(?:ServerOpList|UserListOps|OpList)\b/, 'ops.json'],
  [/\b(?:UserWhiteList|UserListWhitelist|WhiteList)\b/, 'whitelist.json'],
  [/\b(?:UserBanList|UserListBans|GameProfileBanList)\b/, 'banned-players.json'],
  [/\b(?:IpBanList|UserListIPBans)\b/, 'banned-ips.json'],
  [/\borg\.spigotmc\.SpigotConfig\b/, 'spigot.yml'],
  [/\bcom\.destroystokyo\.paper\.PaperConfig\b/, 'paper.yml'],
  [/\borg\.purpurmc\.purpur\.PurpurConfig\b/, 'purpur.yml'],
]

/** The server's file that was read, by the stack frames. */
function fileOfTrace({ after }: Hit): string | undefined {
  for (const line of after(14)) {
    if (!/^\s+at /.test(line)) continue
    const file = readers.find(([pattern]) => pattern.test(line))?.[1]
    if (file) return file
  }
  return undefined
}

function broken(hit: Hit): Facts | undefined {
  const near = headingLines(hit)
  if (near.some((line) => notSettings.test(line))) return undefined
  const file = near.map(fileIn).find((name) => name !== undefined) ?? fileOfTrace(hit)
  const line = lineIn([...near.slice(1, 2), hit.text, ...hit.after(12)])
  return file ? { file, ...(line && { line }) } : undefined
}

/** A missing file is created by this very start. */
const isFirstStart = ({ text, after }: Hit): boolean =>
  [text, ...after(2)].some((line) => /(?:NoSuchFile|FileNotFound)Exception|No such file/.test(line))

/** Settings files, and the EULA. */
export const settingsRules: readonly Rule[] = [
  {
    code: 'eula',
    signs: ['You need to agree to the EULA in order to run the server'],
    // The text follows the prefix directly; after a name it is a player's text.
    read: ({ text }) =>
      /^(?:(?:\[[^\]\n]{1,60}\] ?){0,3}:? ?|[\d:. -]{5,24} \[\w{4,7} ?\]:? )You need to agree/.test(text)
        ? {}
        : undefined,
  },
  {
    // Source: Forge 1.13–1.21 and NeoForge, `ConfigFileTypeHandler.ConfigLoadingException`.
    code: 'bad_file',
    signs: ['Failed loading config file '],
    read: ({ text, after }) => {
      const found = /Failed loading config file (\S{1,150}) of type (\w{1,20}) for modid ([\w.-]{1,80})/.exec(
        text,
      )
      if (!found) return undefined
      const [, file = '', type, addon = ''] = found
      const line = lineIn(after(30))
      return {
        file: `${type === 'SERVER' ? 'world/serverconfig' : 'config'}/${file}`,
        addon,
        id: addon,
        ...(line && { line }),
      }
    },
  },
  tableRule(
    'bad_file',
    ['Failed to load configuration file: ', 'Failed to load banned-'],
    [
      [/Failed to load configuration file: ([\w.-]{1,80}\.ya?ml)/, 'file'],
      [/Failed to load (banned-(?:ips|players)\.json)/, 'file'],
    ],
  ),
  {
    code: 'bad_file',
    signs: ['Your configuration is invalid. Velocity will not start up'],
    read: () => ({ file: 'velocity.toml' }),
  },
  {
    code: 'bad_file',
    signs: ['this is a configuration error and NOT a bug'],
    read: ({ after }) => {
      const line = lineIn(after(14))
      return { file: 'config.yml', ...(line && { line }) }
    },
  },
  {
    code: 'bad_file',
    signs: ['Error parsing dependency overrides'],
    read: () => ({ file: 'config/fabric_loader_dependencies.json' }),
  },
  {
    code: 'bad_file',
    signs: [
      'InvalidConfigurationException',
      'ParserException: ',
      'ScannerException: ',
      'nightconfig.core.io.ParsingException',
      'MalformedJsonException: ',
      'JsonSyntaxException: ',
      'JsonParseException: ',
      'ConfigurateException: ',
      'YAMLException: ',
    ],
    read: broken,
  },
  {
    code: 'bad_file',
    signs: ['Unable to read/load/save your velocity.toml'],
    read: (hit) => {
      const lines = hit.after(4)
      if (lines.some((line) => line.includes('forwarding-secret-file'))) return undefined
      const line = lineIn(lines)
      return { file: 'velocity.toml', ...(line && { line }) }
    },
  },
  {
    code: 'bad_file',
    signs: [
      'Malformed \\uxxxx encoding',
      'Failed to load properties from file',
      'Failed to parse server.properties',
    ],
    read: (hit) => (isFirstStart(hit) ? undefined : { file: fileIn(hit.text) ?? 'server.properties' }),
  },
  {
    code: 'bad_file',
    signs: [
      'Failed to load user banlist',
      'Failed to load ip banlist',
      'Failed to load operators list',
      'Failed to load white-list',
    ],
    read: (hit) => {
      if (isFirstStart(hit)) return undefined
      const { text } = hit
      const file = /user banlist/.test(text)
        ? 'banned-players.json'
        : /ip banlist/.test(text)
          ? 'banned-ips.json'
          : /operators list/.test(text)
            ? 'ops.json'
            : 'whitelist.json'
      return { file }
    },
  },
]
