import { isFaultLine } from '../chat.ts'
import { facts, messageAbove } from '../culprit.ts'
import type { Rule } from '../scan.ts'
import { addonPortRule, boundByAddonRule, isAddonPort } from './addon-ports.ts'

/** The configured listen address does not belong to the machine. */
const notOurs = 'Cannot assign requested address'

/** Ports, proxies, and services that a server uses. */
export const networkRules: readonly Rule[] = [
  {
    code: 'port_taken',
    signs: [
      'FAILED TO BIND TO ',
      'Address already in use',
      'Perhaps a server is already running on that port',
      "Can't bind to ",
      'Could not bind to host ',
      'may be in use by another process',
      'Network port occupied',
      'Something else is already running on this port',
    ],
    read: (hit) => {
      const { text, before, after } = hit
      if (after(4).some((line) => line.includes(notOurs)) || before(4).some((line) => line.includes(notOurs)))
        return undefined
      if (!isFaultLine(text)) return undefined
      // The port of an addon; the game has its own.
      if ([...messageAbove(hit), ...before(6)].some(isAddonPort)) return undefined
      if (text.includes('Address already in use') && boundByAddonRule.read(hit)) return undefined
      if (
        !/FAILED TO BIND TO (?:PORT!|\S{1,60}:\d)|(?:BindException|bind\(\.\.\) failed).{0,60}Address already in use|Can't bind to \/?\S{1,80}|Could not bind to host \S{1,80}|[Pp]ort \[?\d{1,5}\]? may be in use by another process|Network port occupied|Perhaps a server is already running on that port|Something else is already running on this port/.test(
          text,
        )
      )
        return undefined
      const port =
        /(?:Can't bind to|Could not bind to host|Failed to bind to|FAILED TO BIND TO) \S{0,60}:(\d{1,5})\b|[Pp]ort \[?(\d{1,5})\]? may be in use/.exec(
          text,
        ) ??
        before(8)
          // PocketMine and Nukkit name the port in the previous line.
          .map((line) =>
            /(?:Starting Minecraft server on|Opening server on|FAILED TO BIND TO) \S{1,60}:(\d{1,5})\b/.exec(
              line,
            ),
          )
          .find((match) => match !== null)
      const value = port?.[1] ?? port?.[2]
      return value ? { port: value } : {}
    },
  },
  addonPortRule,
  boundByAddonRule,
  {
    code: 'bad_file',
    signs: [notOurs],
    read: ({ text, before }) =>
      [text, ...before(6)].some(isAddonPort)
        ? undefined
        : before(4).some((line) => line.includes("Can't bind to "))
          ? { file: 'velocity.toml', what: 'bind' }
          : before(4).some((line) =>
                /FAILED TO BIND TO |Opening server on |Starting Minecraft server on /.test(line),
              )
            ? { file: 'server.properties', what: 'server-ip' }
            : undefined,
  },
  {
    code: 'forwarding',
    signs: [
      'but no secret key was specified',
      'The forwarding-secret-file does not exist',
      'Unable to verify player details',
      "You don't have a forwarding secret set",
      'Your server did not send a forwarding request to the proxy',
      'Unknown data in login hostname, did you forget to enable BungeeCord in spigot.yml',
      'If you wish to use IP forwarding, please enable it in your BungeeCord config as well',
      'forwarding secret',
    ],
    read: ({ text }) =>
      /forwarding secret/i.test(text) &&
      !/(?:no|don't have a|missing|invalid|empty|incorrect|mismatch\w{0,4}).{0,40}forwarding secret|forwarding secret (?:does not|is (?:missing|empty|invalid))/i.test(
        text,
      )
        ? undefined
        : {},
  },
  {
    // Players who bypass the proxy get this message too.
    code: 'forwarding',
    signs: ['This server requires you to connect with Velocity'],
    isHint: true,
    read: () => ({}),
  },
  {
    code: 'session_servers',
    isHint: true,
    signs: [
      'Authentication servers are down',
      "Couldn't verify username because servers are unavailable",
      'AuthenticationUnavailableException',
      'UnknownHostException: sessionserver.mojang.com',
    ],
    read: () => ({}),
  },
  {
    code: 'offline_mode',
    signs: ['SERVER IS RUNNING IN OFFLINE/INSECURE MODE', 'The proxy is running in offline mode'],
    read: () => ({}),
  },
  {
    code: 'download_failed',
    signs: [
      'java.net.UnknownHostException: ',
      'Failed to download ',
      'Error resolving libraries',
      'Hash check of ',
      'Hash check failed for ',
      'Some files failed to download',
    ],
    // Update checks of plugins fail in the same way, and continue.
    isHint: true,
    read: ({ text }) =>
      facts(
        /UnknownHostException: ([\w.-]{0,60}\b(?:mojang\.com|minecraft\.net|minecraftforge\.net|neoforged\.net|fabricmc\.net|quiltmc\.org|papermc\.io|purpurmc\.org|spongepowered\.org|maven\.apache\.org|maven\.org|velocitypowered\.com))/.exec(
          text,
        ),
        'what',
      ) ??
      facts(
        /(?:^|: |\] )Failed to download ([\w.-]{1,100}\.jar|mojang_\S{1,80}|vanilla jar|libraries)/.exec(
          text,
        ),
        'what',
      ) ??
      (/Error resolving libraries|Hash check of \S{1,60} jar failed|Hash check failed for|Some files failed to download or were otherwise corrupted/.test(
        text,
      )
        ? {}
        : undefined),
  },
]
