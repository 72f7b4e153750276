import type { Rule } from '../scan.ts'
import { tableRule } from './table.ts'

/**
 * PocketMine and Nukkit: `Could not load plugin 'Moon': reason`, with either quotes. Source:
 * `nukkit.plugin.*`, `pocketmine.plugin.*`.
 */
export const bedrockRules: readonly Rule[] = [
  tableRule(
    'missing_plugin',
    ['Unknown dependency: '],
    [[/Could not load plugin ['"]([^'"\n]{1,80})['"]: Unknown dependency: ([\w.-]{1,80})/, 'addon', 'needs']],
  ),
  tableRule(
    'wrong_game',
    ['Incompatible API version', 'Incompatible network protocol', 'Incompatible PHP version'],
    [
      [
        /Could not load plugin ['"]([^'"\n]{1,80})['"]: Incompatible API version(?: \(plugin requires (?:one of: )?([\d., ]{1,60})\))?/,
        'addon',
        'wanted',
      ],
      [
        /Could not load plugin ['"]([^'"\n]{1,80})['"]: Incompatible (?:network protocol|PHP version)/,
        'addon',
      ],
    ],
  ),
  tableRule(
    'duplicate_addon',
    [': plugin exists', 'already loaded'],
    [[/Could not load plugin ['"]([^'"\n]{1,80})['"]: (?:plugin exists|[^\n]{0,40}already loaded)/, 'addon']],
  ),
  tableRule(
    'addon_failed',
    ['Could not load plugin ', 'Could not enable plugin '],
    [
      [
        /Could not (?:load|enable) plugin ['"]([^'"\n]{1,80}?)['"](?::? (?!in folder|as it is not)|\s*$)/,
        'addon',
      ],
    ],
  ),
  // Bedrock Dedicated Server names the list that it cannot read.
  tableRule(
    'bad_file',
    ['allowlist.json', 'permissions.json', 'whitelist.json', 'server.properties'],
    [
      [
        /(?:ERROR|FATAL)\]?[^\n]{0,20}?(?:[Ee]rror|[Ff]ailed|[Uu]nable|[Cc]ould not|[Ii]nvalid|[Ss]yntax)[^\n]{0,80}?((?:allowlist|permissions|whitelist)\.json)/,
        'file',
      ],
      [
        /(?:ERROR|FATAL)\]?[^\n]{0,80}?((?:allowlist|permissions|whitelist)\.json)[^\n]{0,60}(?:[Ii]nvalid|[Ss]yntax|[Pp]arse|malformed|corrupt)/,
        'file',
      ],
    ],
  ),
]
