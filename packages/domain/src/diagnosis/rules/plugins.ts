import type { Facts } from '../findings.ts'
import type { Rule } from '../scan.ts'
import { facts, headingOf, whose } from '../whose.ts'

const listed = (names: string | undefined): string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 10)

/** `v1_20_R3` → 1.20: the game's version in the names of a core's own classes. */
const gameOf = (mark: string) => mark.slice(1).split('_').slice(0, 2).join('.')

/** What Paper and its kin, proxies and PocketMine say of plugins. */
export const pluginRules: readonly Rule[] = [
  {
    code: 'missing_plugin',
    signs: ['nknown/missing dependency plugins: ['],
    read: ({ text }) => {
      const found =
        /nknown\/missing dependency plugins: \[([^\]\n]{1,400})\](?:\. Please download and install these plugins to run '([^'\n]{1,80})')?/.exec(
          text,
        )
      const addon = found?.[2]
      return found ? listed(found[1]).map((needs): Facts => ({ needs, ...(addon && { addon }) })) : undefined
    },
  },
  {
    code: 'missing_plugin',
    signs: ['UnknownDependencyException: '],
    read: (hit) => {
      const found =
        /UnknownDependencyException: (?:Unknown dependency ([\w.-]{1,80})\. Please download and install|([\w.-]{1,80})\s*$)/.exec(
          hit.text,
        )
      const needs = found?.[1] ?? found?.[2]
      return needs ? { ...whose(hit, { inTrace: false }), needs } : undefined
    },
  },
  {
    code: 'missing_plugin',
    signs: [' due to missing dependency ', ') is unavailable', 'Unknown dependency: '],
    read: ({ text }) =>
      facts(
        /Can't load plugin ([\w.-]{1,80}) due to missing dependency ([\w.-]{1,80})/.exec(text),
        'addon',
        'needs',
      ) ??
      facts(/([\w.-]{1,80}) \(required by ([\w.-]{1,80})\) is unavailable/.exec(text), 'needs', 'addon') ??
      facts(
        /Could not load plugin '([^'\n]{1,80})': Unknown dependency: ([\w.-]{1,80})/.exec(text),
        'addon',
        'needs',
      ),
  },
  {
    code: 'wrong_game',
    signs: ['Unsupported API version ', 'Incompatible API version'],
    read: (hit) => {
      const own = facts(
        /Could not load plugin '([^'\n]{1,80})': Incompatible API version(?: \(plugin requires (?:one of: )?([\d., ]{1,60})\))?/.exec(
          hit.text,
        ),
        'addon',
        'wanted',
      )
      if (own) return own
      const wanted = /InvalidPluginException: Unsupported API version (\d{1,3}\.[\d.]{1,12})/.exec(
        hit.text,
      )?.[1]
      return wanted ? { ...whose(hit, { inTrace: false }), wanted } : undefined
    },
  },
  {
    // The core's own classes, by a name that each version has of its own.
    code: 'wrong_game',
    signs: [
      'net/minecraft/server/v1_',
      'net.minecraft.server.v1_',
      'org/bukkit/craftbukkit/v1_',
      'org.bukkit.craftbukkit.v1_',
    ],
    read: (hit) => {
      const mark =
        /(?:NoClassDefFoundError|ClassNotFoundException): (?:net[./]minecraft[./]server|org[./]bukkit[./]craftbukkit)[./](v1_\d{1,2}_R\d)/.exec(
          hit.text,
        )?.[1]
      return mark ? { ...whose(hit), wanted: gameOf(mark) } : undefined
    },
  },
  {
    code: 'duplicate_addon',
    signs: ['Ambiguous plugin name '],
    read: ({ text }) =>
      facts(
        /Ambiguous plugin name [`']([^'\n]{1,80})' for files [`']([^'\n]{1,200})' and [`']([^'\n]{1,200})'/.exec(
          // Paper keeps what it has rewritten apart, under the same names.
          text.replaceAll('.paper-remapped/', ''),
        ),
        'addon',
        'file',
        'other',
      ),
  },
  {
    code: 'not_a_plugin',
    signs: [
      'Jar does not contain plugin.yml',
      'does not contain a paper-plugin.yml or plugin.yml',
      'Did not find a valid velocity-plugin.json',
      'Invalid plugin.yml',
      'must contain either `plugin.yml` or `bungee.yml`',
      'Plugin jar is missing a plugin.yml',
    ],
    read: (hit) => {
      const jar = /([^\s'"/\\]{1,150}\.jar)/.exec(hit.text)?.[1]
      const found = whose(hit, { inTrace: false })
      return found.addon ? found : jar ? { addon: jar, file: `plugins/${jar}` } : {}
    },
  },
  {
    code: 'missing_class',
    signs: [
      'NoClassDefFoundError: ',
      'ClassNotFoundException: ',
      'NoSuchMethodError: ',
      'NoSuchFieldError: ',
      'AbstractMethodError: ',
    ],
    read: (hit) => {
      const what =
        /(?:NoClassDefFoundError|ClassNotFoundException|NoSuchMethodError|NoSuchFieldError|AbstractMethodError): ['"]?([^\n]{1,160})/
          .exec(hit.text)?.[1]
          ?.replace(/['"]$/, '')
      // Of what is the client's, or another version's, other rules tell.
      if (!what || /net[./]minecraft[./]client[./]|[./]v1_\d{1,2}_R\d[./]/.test(what)) return undefined
      const found = whose(hit)
      return found.addon ? { ...found, what } : undefined
    },
  },
  {
    code: 'addon_failed',
    signs: [
      'Error occurred while enabling ',
      'Could not load ',
      'Unable to load plugin ',
      'Error initializing plugin ',
      "Couldn't pass ProxyInitializeEvent to ",
      "Can't create plugin ",
      'due to errors, provided by ',
      'Failed to create mod instance. ModID: ',
      'Failure message: ',
    ],
    read: ({ text }) => headingOf(text),
  },
]
