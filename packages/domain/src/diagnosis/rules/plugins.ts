import { culpritOf, facts, headingOf } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import type { Rule } from '../scan.ts'
import { databaseRules } from './databases.ts'
import { missingClassRules } from './missing-classes.ts'
import { tableRule } from './table.ts'

const listed = (names: string | undefined): string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 10)

/** `v1_20_R3` → 1.20: the game version in the packages of a core's classes. */
const gameOf = (mark: string) => mark.slice(1).split('_').slice(0, 2).join('.')

/** Messages about plugins of Paper, its forks, proxies and PocketMine. */
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
      return needs ? { ...culpritOf(hit, { inTrace: false }), needs } : undefined
    },
  },
  {
    code: 'missing_plugin',
    signs: [' due to missing dependency ', ') is unavailable'],
    read: ({ text }) =>
      facts(
        /Can't load plugin ([\w.-]{1,80}) due to missing dependency ([\w.-]{1,80})/.exec(text),
        'addon',
        'needs',
      ) ?? facts(/([\w.-]{1,80}) \(required by ([\w.-]{1,80})\) is unavailable/.exec(text), 'needs', 'addon'),
  },
  {
    // Plugins that check for another plugin themselves and disable themselves.
    code: 'missing_plugin',
    signs: ['isabled due to no ', 'isabling', 'isabled!', 'to be installed', 'not installed', ' to work'],
    isHint: true,
    read: ({ text }) => {
      const addon = /(?:ERROR|WARN|SEVERE|WARNING)\]?:? {1,2}\[([\w-]{2,40})\] /.exec(text)?.[1]
      if (!addon) return undefined
      const found =
        /[Dd]isabled due to no ([\w-]{3,40}) dependency found/.exec(text) ??
        /\b([A-Z][\w-]{2,40}) (?:was |is )?(?:not found|not installed|missing|not enabled)\b[^\n]{0,30}?[Dd]isabl(?:ing|ed)(?:[\s.!…]{0,4}$|\s(?:the |this )?plugin|\sitself|\s([\w-]{2,40})[\s.!…]{0,4}$)/.exec(
          text,
        ) ??
        /(?:requires|needs|depends on) ([A-Z][\w-]{2,40}) (?:to be installed|to (?:work|run|function))/.exec(
          text,
        )
      // The disabled part may be a single feature.
      const isPart = found?.[2] !== undefined && found[2] !== addon
      const needs = isPart ? undefined : found?.[1]
      return needs && needs !== addon && !/^(?:Plugin|Java|Minecraft|Spigot|Paper|Bukkit)$/.test(needs)
        ? { addon, needs }
        : undefined
    },
  },
  ...databaseRules,
  {
    // Source: Sponge `ResolutionResult.printErrorsIfAny`.
    code: 'missing_plugin',
    signs: ['The following plugins are missing dependencies:'],
    read: ({ after }) => {
      const found: Facts[] = []
      for (const line of after(14)) {
        const match = /\* ([\w.-]{1,80}) requires \[ ([^\]\n]{1,300}) \]/.exec(line)
        if (!match) {
          if (found.length > 0) break
          continue
        }
        for (const name of listed(match[2]))
          found.push({ addon: match[1] as string, needs: name.split(/[ @]/)[0] as string })
      }
      return found
    },
  },
  tableRule(
    'wrong_game',
    ['Unsupported API version ', ' is lower than the minimum allowed version'],
    [
      [/InvalidPluginException: Unsupported API version (\d{1,3}\.[\d.]{1,12})/, 'wanted'],
      [/Plugin API version (\d{1,3}\.[\d.]{1,12}?) is lower than the minimum allowed version/, 'wanted'],
    ],
    { owner: 'heading' },
  ),
  tableRule(
    'wrong_loader',
    ['is not marked as supporting Folia'],
    [
      [
        /Could not load plugin ['"]([^'"\n]{1,80}?) v[^'"\s]{1,60}['"] as it is not marked as supporting Folia/,
        'addon',
      ],
      [/["']([\w .-]{1,80})["'] is not marked as supporting Folia/, 'addon'],
      [/not marked as supporting Folia/],
    ],
    { owner: 'heading' },
  ),
  {
    // The core's own classes, whose package names include the version.
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
      return mark ? { ...culpritOf(hit), wanted: gameOf(mark) } : undefined
    },
  },
  {
    code: 'duplicate_addon',
    signs: ['Ambiguous plugin name '],
    read: ({ text }) =>
      facts(
        /Ambiguous plugin name [`']([^'\n]{1,80})' for files [`']([^'\n]{1,200})' and [`']([^'\n]{1,200})'/.exec(
          // Paper stores rewritten plugins separately under the same names.
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
      'appears to be a server jar',
      'InvalidDescriptionException: name is ',
      'InvalidDescriptionException: version is ',
      'InvalidDescriptionException: main is ',
      'The plugin file ',
      'There appear to be jars extracted into the mods directory',
    ],
    read: (hit) => {
      if (/The plugin file /.test(hit.text) && !/ appears to be a /.test(hit.text)) return undefined
      const jar = /([^\s'"/\\]{1,150}\.jar)/.exec(hit.text)?.[1]
      const found = culpritOf(hit, { inTrace: false })
      return found.addon ? found : jar ? { addon: jar, file: `plugins/${jar}` } : {}
    },
  },
  ...missingClassRules,
  {
    // The API of another core, by the base class of its plugins and mods.
    code: 'wrong_loader',
    signs: [
      'org/bukkit/plugin/java/JavaPlugin',
      'net/md_5/bungee/api/plugin/Plugin',
      'com/velocitypowered/api/proxy/ProxyServer',
      'net/fabricmc/api/ModInitializer',
      'net/minecraftforge/fml/common/Mod',
      'cn/nukkit/plugin/PluginBase',
    ],
    read: (hit) => {
      if (!/NoClassDefFoundError: \S{1,60}\s*$/.test(hit.text)) return undefined
      const culprit = culpritOf(hit, { inTrace: false })
      return culprit.addon ? culprit : undefined
    },
  },
  {
    // Source: Paper `SimpleProviderStorage.handleCycle`, `LoadOrderTree`: the first plugin of each
    // cycle.
    code: 'addon_failed',
    signs: ['Circular plugin loading detected'],
    read: ({ after }) => {
      const addon = after(4)
        .map((line) => /(?: {2}|\d\) )([\w.-]{1,80}) -> [\w.-]{1,80}/.exec(line)?.[1])
        .find((name) => name !== undefined)
      return addon ? { addon } : {}
    },
  },
  {
    code: 'addon_failed',
    signs: [
      'Error enabling plugin ',
      'Error occurred while enabling ',
      'Error occurred (in the plugin loader) while enabling ',
      'Could not load ',
      'Error loading plugin',
      'Unable to load plugin ',
      'Error initializing plugin ',
      'Exception encountered when loading plugin: ',
      'Failed to run bootstrapper for ',
      'Failed to remap plugin jar ',
      "Couldn't pass ProxyInitializeEvent to ",
      "Can't create plugin ",
      "Can't create module for plugin ",
      'due to errors, provided by ',
      'Exception while loading entries for entrypoint ',
      'Failed to setup mod ',
      'Failed to create mod instance. ModID: ',
      'Failed to register automatic subscribers. ModID: ',
      'Failed to read accessWidener file from mod ',
      'Failed to read classTweaker file from mod ',
      'Failure message: ',
      ' has failed to load correctly',
      ' has class loading errors',
      ' encountered an error ',
      ' is missing a feature it requires to run',
      'Caught exception from ',
      'Caught exception during event ',
      ' encountered an error in a deferred task',
      'Mixin application of ',
    ],
    read: ({ text }) => headingOf(text),
  },
]
