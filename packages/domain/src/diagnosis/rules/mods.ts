import { culpritOf, facts, fileFacts } from '../culprit.ts'
import type { Rule } from '../scan.ts'
import { conflictRules } from './conflicts.ts'
import { translatedFabricRules } from './fabric-translations.ts'
import { mixinRule } from './mixins.ts'
import { needKind, needRules } from './needs.ts'
import { signRule, tableRule } from './table.ts'

const listedNames = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => /^[\w.-]{1,80}$/.test(name))
    .slice(0, 10)

/** Messages of mod loaders, besides missing dependencies. */
export const modRules: readonly Rule[] = [
  ...needRules,
  ...translatedFabricRules,
  {
    // Fabric 0.4–0.10 and Forge up to 1.18 list dependencies without the installed version; Java
    // names modules.
    code: 'missing_mod',
    signs: [
      'Could not find required mod: ',
      'Missing mandatory dependencies: ',
      ' - Missing mods: ',
      'FindException: Module ',
    ],
    read: ({ text }) => {
      const own =
        facts(
          /Could not find required mod: '?([\w.-]{1,80})'? requires '?\{?([\w.-]{1,80}) @ \[([^\]\n]{1,80})\]/.exec(
            text,
          ),
          'addon',
          'needs',
          'wanted',
        ) ??
        facts(
          /FindException: Module ([\w.]{1,80}) not found, required by ([\w.]{1,80})/.exec(text),
          'needs',
          'addon',
        )
      if (own) return own
      const names = /(?:Missing mandatory dependencies|Missing mods): ([\w., -]{1,300})/.exec(text)?.[1]
      return listedNames(names)
        .filter((name) => needKind(name) === 'mod_version')
        .map((needs) => ({ needs }))
    },
  },
  {
    // Source: FML 1.7.10 `MissingModsException.printStackTrace`; without its list the exception
    // alone.
    code: 'missing_mod',
    signs: ['mods.fml.common.MissingModsException'],
    read: ({ text, after }) => {
      if (/requires/.test(text)) return undefined
      const needs = after(12).flatMap((line) => {
        const match = /^\s{1,8}([\w.|-]{1,80}) : (any|[[(]\S{1,60}|\d\S{0,40})\s*$/.exec(line)
        const wanted = match?.[2]
        return match ? [{ needs: match[1] as string, ...(wanted && wanted !== 'any' && { wanted }) }] : []
      })
      return needs.length > 0 ? needs : {}
    },
  },
  // Untranslated keys of a loader have no arguments.
  signRule('missing_mod', [
    'fml.modloading.missingdependency',
    'fml.language.missingversion',
    'fml.modloadingissue.missingdependency',
  ]),
  tableRule(
    'wrong_game',
    ['does not wish to run in Minecraft version ', 'Wrong Minecraft version for '],
    [
      [
        /The mod ([\w.|-]{1,80}) does not wish to run in Minecraft version (\S{1,20}?)\. You/,
        'addon',
        'found',
      ],
      [/Wrong Minecraft version for ([\w.|-]{1,80})/, 'addon'],
    ],
  ),
  tableRule(
    'loader_version',
    ['This version of FML is built for Minecraft ', ' requests Mixin behavior version '],
    [
      [
        /This version of FML is built for Minecraft (\S{1,20}), we have detected Minecraft (\S{1,20}) in/,
        'wanted',
        'found',
      ],
      [
        /Mixin config \S{1,120} from (\S{1,150}) requests Mixin behavior version \S{1,20}, which is newer/,
        'addon',
      ],
    ],
  ),
  ...conflictRules,
  tableRule(
    'wrong_loader',
    [' and cannot be loaded', ' is an incompatible version of OptiFine'],
    [
      [
        /File (\S{1,200}\.jar) is (?:a Fabric mod|a Quilt mod|a LiteLoader mod|a Bukkit(?: or Bukkit-implementor)?[^\n]{0,40} plugin|for Minecraft Forge or an older version of NeoForge|for an old(?:er)? version of (?:Minecraft )?(?:Forge|NeoForge)|for (?:Minecraft Forge|NeoForge)) ?,? ?and cannot be loaded/,
        'file',
      ],
      [/File (\S{1,200}\.jar) is an incompatible version of OptiFine/, 'file'],
    ],
    { folder: 'mods' },
  ),
  {
    code: 'wrong_loader',
    isHint: true,
    signs: ['non-fabric mods:', 'non-fabric mod:'],
    read: ({ text, after }) => {
      if (!/Found \d{1,4} non-fabric mods?:/.test(text)) return undefined
      return after(12).flatMap((line) => {
        const name = /^\s{0,8}- (\S{1,150}\.jar)/.exec(line)?.[1]
        return name ? [fileFacts(name, 'mods')] : []
      })
    },
  },
  tableRule(
    'not_a_plugin',
    [' is not a valid mod file', 'The Mod File ', ' has an unrecognized FML mod-type'],
    [
      [/File ([^\n]{1,200}\.jar) is not a valid mod file/, 'file'],
      [/The Mod File ([^\n]{1,200}\.jar) has mods that were not found/, 'file'],
      [/File ([^\n]{1,200}\.jar) has an unrecognized FML mod-type/, 'file'],
    ],
    { folder: 'mods' },
  ),
  {
    code: 'client_only',
    signs: [
      'for invalid dist DEDICATED_SERVER',
      'for invalid side SERVER',
      ' in environment type SERVER',
      'net/minecraft/client/',
      'net.minecraft.client.',
      'net/minecraft/class_310',
    ],
    read: (hit) => {
      // Mixin warns of targets that a server lacks, and continues.
      if (/Error loading class: |\/WARN\]|@Mixin target/.test(hit.text)) return undefined
      const found =
        /Attempted to load class ([\w./$]{1,150}) for invalid (?:dist DEDICATED_SERVER|side SERVER)|Cannot load class ([\w./$]{1,150}) in environment type SERVER|(?:NoClassDefFoundError|ClassNotFoundException): L?(net[./]minecraft[./](?:client[./][\w./$]{1,150}|class_310))/.exec(
          hit.text,
        )
      const what = found?.[1] ?? found?.[2] ?? found?.[3]
      return what ? { ...culpritOf(hit), what } : undefined
    },
  },
  mixinRule,
  {
    code: 'duplicate_addon',
    signs: [
      ' from mod files: ',
      ' is present in multiple files: ',
      'DuplicateModsFoundException',
      'Duplicate mod',
      'duplicate mod ',
      'since we already loaded a plugin with the same ID',
      'fml.modloading.dupedmod',
    ],
    read: ({ text, after }) => {
      const found =
        /Mod ID: '([\w.-]{1,80})' from mod files: ([^\n]{1,400})/.exec(text) ??
        /Mod ([\w.-]{1,80}) is present in multiple files: ([^\n]{1,400})/.exec(text) ??
        /Found a duplicate mod ([\w.|-]{1,80}) at \[([^\n\]]{1,400})\]/.exec(text)
      if (found) {
        const [file, other] = (found[2] ?? '').split(',').map((name) => fileFacts(name.trim(), 'mods').file)
        return { addon: found[1] as string, ...(file && { file }), ...(other && { other }) }
      }
      if (/DuplicateModsFoundException/.test(text)) {
        const jars = after(8).flatMap((line) => {
          const match = /^\s{1,8}([\w.|-]{1,80}) : (\S{1,250}\.(?:jar|zip))/.exec(line)
          return match ? [[match[1], fileFacts(match[2] as string, 'mods').file] as const] : []
        })
        const [first, second] = jars
        return {
          ...(first && { addon: first[0] as string, file: first[1] as string }),
          ...(second && { other: second[1] as string }),
        }
      }
      return (
        facts(
          /Refusing to load plugin at path \S{0,150}?([^\s/\\]{1,120}\.jar) since we already loaded a plugin with the same ID ([\w.-]{1,80})/.exec(
            text,
          ),
          'other',
          'addon',
        ) ??
        (/\bWARN(?:ING)?\]/.test(text)
          ? undefined
          : facts(
              /Duplicate mod ID[: ]{1,2}'?([\w.-]{1,80})'?(?=\s*(?:$|from |at |[,(.!]))/.exec(text),
              'addon',
            )) ??
        facts(/^\W{0,8}Duplicate mod: ([\w.-]{1,80})/.exec(text), 'addon') ??
        facts(/ModResolutionException: duplicate mod ([\w.-]{1,80})/.exec(text), 'addon') ??
        (/EarlyLoadingException: Duplicate mods found|fml\.modloading\.dupedmod/.test(text) ? {} : undefined)
      )
    },
  },
]
