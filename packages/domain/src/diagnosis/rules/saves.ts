import type { Facts } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'
import { tableRule } from './table.ts'

/** The first missing entry of a world, and its mod. */
function firstMissing({ text, before, after }: Hit): Facts {
  const count = /There are (\d{1,6}) (?:missing|unassigned)/
  const near = [...before(30).reverse(), text, ...after(30)]
  const found = near.map((line) => count.exec(line)?.[1]).find((number) => number !== undefined)
  const what = near
    .map((line) => /^\s{0,8}([a-z0-9_.-]{1,60}:[\w./-]{1,80})\s{0,4}(?:[:(]|$)/.exec(line)?.[1])
    .find((name) => name !== undefined && !name.startsWith('minecraft:'))
  return { ...(found && { found }), ...(what && { what }) }
}

/**
 * Worlds that a server cannot open as they are. Source: FML 1.7.10–1.12.2 `StartupQuery`,
 * `GameData`, `FMLContainer`.
 */
export const saveRules: readonly Rule[] = [
  {
    code: 'awaits_confirm',
    signs: ['Run the command /fml confirm or or /fml cancel to proceed'],
    read(hit) {
      // It was answered, or another start has begun. Source: FML's and LaunchWrapper's first lines.
      const isAnswered = hit
        .after(200)
        .some((line) =>
          /: (?:confirmed|cancelled)$|Loading tweak class name |Using primary tweak class name /.test(line),
        )
      return isAnswered ? undefined : firstMissing(hit)
    },
  },
  {
    code: 'world_mods',
    signs: [
      'Forge Mod Loader could not load this save',
      'You will not be able to load until they are present again',
    ],
    read: firstMissing,
  },
  tableRule(
    'world_mods',
    [
      'Unknown registry key in ResourceKey[',
      'Unbound values in registry ResourceKey[',
      'Overworld settings missing',
      'Failed to get element ResourceKey[',
    ],
    [
      [
        /Unknown registry key in ResourceKey\[minecraft:root \/ [^\]\n]{1,100}\]: ((?!minecraft:)[\w.-]{1,60}:[\w./-]{1,100})/,
        'what',
      ],
      [
        /Unbound values in registry ResourceKey\[[^\]\n]{1,150}\]: \[((?!minecraft:)[\w.-]{1,60}:[\w./-]{1,100})/,
        'what',
      ],
    ],
  ),
  tableRule(
    'world_newer',
    [
      'This world was created by an incompatible version',
      'saved with newer version',
      'by a newer version',
      'newer version of Minecraft',
    ],
    [
      [/This world was created by an incompatible version/],
      [/saved with newer version of [Mm]inecraft! (\d{1,6}) > (\d{1,6})/, 'wanted', 'found'],
      [
        /(?:[Ll]evel|[Ww]orld) (?:was|is) (?:saved|created) (?:in|with|by) (?:a|an) (?:newer|incompatible) version/,
      ],
      [/(?:world|level|chunk)[^\n]{0,40} from a newer version of Minecraft/i],
    ],
  ),
  tableRule(
    'world_older',
    ['must be opened in an older version', 'This save predates '],
    [
      [/This world must be opened in an older version \(like (\d[\d.]{1,8})\)/, 'wanted'],
      [/This save predates (\d[\d.]{1,8}?),/, 'wanted'],
    ],
  ),
]
