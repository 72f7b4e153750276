import { facts } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import { isCoreName } from '../libraries.ts'
import type { Rule } from '../scan.ts'
import { needKind } from './needs.ts'
import { tableRule } from './table.ts'

/** Two names without the core's own, which cannot be disabled. */
function pair(addon: string | undefined, other: string | undefined): Facts {
  const [first, second] = [addon, other].filter((name) => name !== undefined && !isCoreName(name))
  return { ...(first && { addon: first }), ...(second && { other: second }) }
}

const isGame = (name: string) => /^(?:minecraft|_\d[\d._]{1,20})$/.test(name)

/** Incompatible mods. */
export const conflictRules: readonly Rule[] = [
  {
    // Fabric, Quilt, NeoForge: the incompatible mod reports it itself.
    code: 'mod_conflict',
    signs: [' is incompatible with ', 'Found conflicting mods: ', ' breaks with '],
    read: ({ text }) => {
      const found =
        /Mod '([^\n]{1,80}?)' \(([^)\n]{1,80})\)(?: \S{1,80})? is incompatible with [^!\n]{1,160}? (?:of|with) (?:mod )?'([^\n]{1,80}?)' \(([^)\n]{1,80})\)/.exec(
          text,
        )
      if (found) {
        const [, addon = '', id = '', other = '', otherId = ''] = found
        const kind = needKind(otherId)
        return { addon, id, ...(kind === 'mod_version' && { other }) }
      }
      return (
        // Source: NeoForge `ModSorter.formatIncompatibleDependencyError`.
        facts(
          /Mod '([\w.-]{1,80})' is incompatible with '([\w.-]{1,80})', versions: /.exec(text),
          'addon',
          'other',
        ) ??
        facts(/Mod ([\w.-]{1,80}) is incompatible with ([\w.-]{1,80}) /.exec(text), 'addon', 'other') ??
        facts(
          /^\W{0,8}([\w .:&+'-]{1,80}?) breaks with (?:all|any|at least|version)[^,\n]{0,120} of ([\w.-]{1,80}), but/.exec(
            text,
          ),
          'addon',
          'other',
        ) ??
        facts(
          /Found conflicting mods: ([\w.-]{1,80}) conflicts with \{?([\w.-]{1,80})/.exec(text),
          'addon',
          'other',
        )
      )
    },
  },
  {
    // Source: java.lang.module.Resolver, java.lang.ModuleLayer of OpenJDK 17–25.
    code: 'mod_conflict',
    signs: [
      ' export package ',
      ' exports package ',
      ' reads more than one module named ',
      ' in both module ',
      'reads package ',
    ],
    read: ({ text }) => {
      const found =
        /Modules ([\w.]{1,80}) and ([\w.]{1,80}) export package \S{1,150} to module/.exec(text) ??
        /Module ([\w.]{1,80}) contains package \S{1,150}, module ([\w.]{1,80}) exports package/.exec(text) ??
        /Module [\w.]{1,80} reads package \S{1,150} from both ([\w.]{1,80}) and ([\w.]{1,80})/.exec(text) ??
        /Package \S{1,150} in both module ([\w.]{1,80}) and module ([\w.]{1,80})/.exec(text) ??
        /Module [\w.]{1,80} reads more than one module named ([\w.]{1,80})/.exec(text)
      if (!found) return undefined
      const [, addon, other] = found
      // Two copies of the game mean a broken core, not two mods.
      if (addon !== undefined && other !== undefined && [addon, other].every((name) => isGame(name)))
        return undefined
      return pair(addon, other)
    },
  },
  tableRule(
    'core_missing',
    ['Modules minecraft and _', 'Module minecraft contains package ', ' and minecraft export package '],
    [
      [/Modules minecraft and _\d\S{1,30} export package/],
      [/Modules _\d\S{1,30} and minecraft export package/],
      [/Module minecraft contains package \S{1,150}, module _\d/],
    ],
  ),
  tableRule(
    'mod_conflict',
    [
      'dependency cycle',
      'Detected Cycles: ',
      'Circular dependency detected',
      'Some mods have requested conflicting versions of: ',
      'Some mods have agreed upon an acceptable version range',
    ],
    [
      [/Detected a mod dependency cycle: \[?([\w.-]{1,80}), ([\w.-]{1,80})/, 'addon', 'other'],
      [/A dependency cycle was detected in the input mod set/],
      [/Mod Sorting failed/],
      [/Detected Cycles: /],
      [/(?:^|\]: |Exception: )Circular dependency detected(?! between)/],
      [
        /Some mods have requested conflicting versions of: ([\w.:-]{1,80})\. Requested by: ([\w.-]{0,79}\w)/,
        'needs',
        'addon',
      ],
      [/Some mods have agreed upon an acceptable version range for : ([\w.:-]{1,80}), but no jar/, 'needs'],
    ],
  ),
  {
    // Source: the game's `FeatureSorter`: biomes of several mods require an impossible order.
    code: 'mod_conflict',
    signs: ['Feature order cycle found'],
    read: ({ text }) => {
      const mods = [...text.matchAll(/worldgen\/biome \/ ([\w.-]{1,60}):/g)].map(([, mod]) => mod)
      const [addon, other] = new Set(mods.filter((mod) => mod !== 'minecraft'))
      return pair(addon, other)
    },
  },
  {
    // Each dependency has a line below in the machine's language; the solver's reasons above are in
    // English.
    code: 'mod_conflict',
    signs: ['Some of your mods are incompatible with the game or each other!'],
    isHint: true,
    read: ({ before }) => (before(12).some((line) => line.includes('eason: [HARD_DEP')) ? undefined : {}),
  },
]
