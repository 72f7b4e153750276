import type { Facts, FindingCode } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'
import { facts, whose } from '../whose.ts'

/** What a mod asks for, of the game, its loader or Java; the rest are other mods. */
const kindOf = (id: string): FindingCode =>
  /^minecraft$/i.test(id)
    ? 'wrong_game'
    : /^java$/i.test(id)
      ? 'wrong_java'
      : /^(?:forge|neoforge|fabricloader|fabric-loader|fabric loader|quilt_loader|javafml|fml)$/i.test(id)
        ? 'loader_version'
        : 'mod_version'

/** `Mod 'Name' (id) 1.0 requires version 2 or later of mod 'Other' (other), …` of Fabric, older and newer, and of Quilt. */
function fabricNeed(text: string): (Facts & { rest: string }) | undefined {
  const found =
    /Mod '([^'\n]{1,80})' \(([^)\n]{1,80})\) \S{1,80} requires ([^,!\n]{1,160}?) of (?:mod )?(?:'([^'\n]{1,80})' \(([^)\n]{1,80})\)|([\w.-]{1,80}))(, (?:which|but)[^\n]{1,200})/.exec(
      text,
    ) ??
    /^\W{0,20}([\w .:&+-]{1,80}?) (\(\w{1,80}\) )?requires ((?:any )?version[^,!\n]{0,160}?) of (?:()()([\w.-]{1,80}))(, (?:which|but)[^\n]{1,200})/.exec(
      text,
    )
  if (!found) return undefined
  const [, addon = '', id, wanted = '', , named, bare, rest = ''] = found
  const needs = named || bare
  if (!needs) return undefined
  const isAny = /^any version$/.test(wanted.trim())
  return {
    addon,
    ...(id && { id: id.replace(/[() ]/g, '') }),
    needs,
    ...(!isAny && { wanted: wanted.replace(/^version /, '') }),
    rest,
  }
}

/** `Mod ID: 'other', Requested by: 'mod', Expected range: '[1,)', Actual version: '[MISSING]'` of Forge and NeoForge. */
function forgeNeed(text: string): Facts | undefined {
  return facts(
    /Mod ID: '([\w.-]{1,80})', Requested by: '([\w.-]{1,80})', Expected range: '([^'\n]{1,80})', Actual version: '([^'\n]{1,80})'/.exec(
      text,
    ),
    'needs',
    'addon',
    'wanted',
    'found',
  )
}

/** `Mod a requires b 1.0 or above`, and on the next line `Currently, b is not installed`. */
function forgeSaid({ text, after }: Hit): Facts | undefined {
  const own = facts(
    /Mod ([\w.-]{1,80}) requires ([\w.-]{1,80}) ([^\n]{1,80})/.exec(text),
    'addon',
    'needs',
    'wanted',
  )
  if (own?.wanted === 'any') delete own.wanted
  const found = /Currently, [\w.-]{1,80} is (.{1,80})/.exec(after(1)[0] ?? '')?.[1]?.trim()
  return own && found ? { ...own, found } : undefined
}

const missing = (found: string | undefined) =>
  found === undefined || /^\[?MISSING\]?$|not installed/i.test(found)

function need(code: FindingCode): (hit: Hit) => Facts | undefined {
  return (hit) => {
    const fabric = fabricNeed(hit.text)
    if (fabric) {
      const { rest, ...named } = fabric
      const isMissing = /^, which (?:is missing|can't be loaded|is disabled)/.test(rest)
      const kind = isMissing ? 'missing_mod' : kindOf(named.needs ?? '')
      if (kind !== code) return undefined
      const found = /present: ([^!\n]{1,80})!/.exec(rest)?.[1]
      return { ...named, ...(found && { found }) }
    }
    const forge = forgeNeed(hit.text) ?? forgeSaid(hit)
    if (!forge?.needs) return undefined
    const kind = kindOf(forge.needs)
    // A loader that is not there at all is another's.
    const absent = { mod_version: 'missing_mod', loader_version: 'wrong_loader' } as const
    const own =
      missing(forge.found) && Object.hasOwn(absent, kind) ? absent[kind as keyof typeof absent] : kind
    if (own !== code) return undefined
    const { found, ...named } = forge
    const java = code === 'wrong_java' ? /\d{1,2}/.exec(named.wanted ?? '')?.[0] : undefined
    if (code === 'wrong_java' && !java) return undefined
    return { ...named, ...(found && !missing(found) && { found }), ...(java && { java }) }
  }
}

const needSigns = [
  ', which is missing!',
  ', but only the wrong version',
  "Requested by: '",
  'Currently, ',
  " which can't be loaded",
]
// Of the two lines that newer loaders write the first is read.
const needRule = (code: FindingCode): Rule => ({
  code,
  signs: [
    ...needSigns.filter((sign) => sign !== 'Currently, '),
    ' or above',
    ' or below',
    ' between ',
    '- Mod ',
  ],
  read: need(code),
})

/** What loaders of mods say. */
export const modRules: readonly Rule[] = [
  needRule('missing_mod'),
  needRule('mod_version'),
  needRule('loader_version'),
  needRule('wrong_game'),
  needRule('wrong_loader'),
  { ...needRule('wrong_java'), signs: ["Mod ID: 'java'"] },
  {
    code: 'missing_mod',
    signs: ['Could not find required mod: ', 'MissingModsException: ', 'Missing mandatory dependencies: '],
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
          /MissingModsException: Mod ([\w.-]{1,80}) \([^)\n]{1,80}\) requires \[?([\w.-]{1,80})@?([[(][^\])\n]{1,40}[\])])?/.exec(
            text,
          ),
          'addon',
          'needs',
          'wanted',
        )
      if (own) return own
      const names = /Missing mandatory dependencies: ([\w., -]{1,300})/.exec(text)?.[1]
      return names
        ?.split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && kindOf(name) === 'mod_version')
        .slice(0, 10)
        .map((needs) => ({ needs }))
    },
  },
  {
    code: 'mod_conflict',
    signs: [' is incompatible with ', ' conflicts with '],
    read: ({ text }) =>
      facts(
        /Mod '([^'\n]{1,80})' \(([^)\n]{1,80})\) \S{1,80} is incompatible with [^,!\n]{1,120}? (?:of|with) (?:mod )?'([^'\n]{1,80})'/.exec(
          text,
        ),
        'addon',
        'id',
        'other',
      ) ??
      facts(/Mod ([\w.-]{1,80}) is incompatible with ([\w.-]{1,80}) /.exec(text), 'addon', 'other') ??
      facts(
        /Found conflicting mods: ([\w.-]{1,80}) conflicts with ([\w.-]{1,80})/.exec(text),
        'addon',
        'other',
      ),
  },
  {
    code: 'wrong_loader',
    signs: [' and cannot be loaded', 'non-fabric mods:', 'non-fabric mod:'],
    read: ({ text, after }) => {
      const file =
        /File (\S{1,200}\.jar) is (?:a Fabric mod|a Quilt mod|a LiteLoader mod|a Bukkit(?: or Bukkit-implementor)? plugin|for Minecraft Forge or an older version of NeoForge|for (?:an old version of )?(?:Minecraft Forge|NeoForge)|an OptiFine)[^\n]{0,40} and cannot be loaded/.exec(
          text,
        )?.[1]
      if (file)
        return { addon: file.split(/[/\\]/).at(-1) as string, file: `mods/${file.split(/[/\\]/).at(-1)}` }
      if (!/Found \d{1,4} non-fabric mods?:/.test(text)) return undefined
      const files = after(12)
        .map((line) => /^\s{0,8}- (\S{1,150}\.jar)/.exec(line)?.[1])
        .filter((name) => name !== undefined)
      return files.map((name) => ({ addon: name, file: `mods/${name}` }))
    },
  },
  {
    code: 'client_only',
    signs: [
      'for invalid dist DEDICATED_SERVER',
      ' in environment type SERVER',
      'net/minecraft/client/',
      'net.minecraft.client.',
      'net/minecraft/class_310',
    ],
    read: (hit) => {
      const found =
        /Attempted to load class ([\w./$]{1,150}) for invalid dist DEDICATED_SERVER|Cannot load class ([\w./$]{1,150}) in environment type SERVER|(?:NoClassDefFoundError|ClassNotFoundException): (net[./]minecraft[./](?:client[./][\w./$]{1,150}|class_310))/.exec(
          hit.text,
        )
      const what = found?.[1] ?? found?.[2] ?? found?.[3]
      return what ? { ...whose(hit), what } : undefined
    },
  },
  {
    code: 'mixin',
    signs: [
      'Mixin apply for mod ',
      'Mixin apply failed ',
      'Critical injection failure',
      'MixinApplyError',
      'InvalidInjectionException',
    ],
    read: ({ text }) => {
      const own =
        facts(/Mixin apply for mod ([\w-]{1,80}) failed/.exec(text), 'addon') ??
        facts(/ from mod ([\w-]{1,80})/.exec(text), 'addon')
      if (own && own.addon !== '(unknown)') return { ...own, id: own.addon as string }
      const set = /(?:Mixin apply failed |Mixin \[)([\w-]{1,80})[\w.-]{0,60}\.json:/.exec(text)?.[1]
      return set ? { addon: set, id: set } : undefined
    },
  },
  {
    code: 'duplicate_addon',
    signs: [
      ' from mod files: ',
      ' is present in multiple files: ',
      'DuplicateModsFoundException',
      'Duplicate mod ID',
    ],
    read: ({ text }) => {
      const found =
        /Mod ID: '([\w.-]{1,80})' from mod files: ([^\n]{1,400})/.exec(text) ??
        /Mod ([\w.-]{1,80}) is present in multiple files: ([^\n]{1,400})/.exec(text)
      if (found) {
        const [file, other] = (found[2] ?? '')
          .split(',')
          .map((name) => `mods/${name.trim().split(/[/\\]/).at(-1)}`)
        return { addon: found[1] as string, ...(file && { file }), ...(other && { other }) }
      }
      return (
        facts(/Duplicate mod ID[: ]{1,2}'?([\w.-]{1,80})/.exec(text), 'addon') ??
        (/DuplicateModsFoundException/.test(text) ? {} : undefined)
      )
    },
  },
  {
    code: 'corrupt_jar',
    signs: [
      'zip END header not found',
      'error in opening zip file',
      'zip file is empty',
      'invalid LOC header',
      'nvalid CEN header',
      'Unexpected end of ZLIB input stream',
    ],
    read: (hit) => {
      const near = [hit.text, ...hit.before(4)]
      const file = near
        .map((line) => /((?:plugins|mods)\/[^\s'"\]]{1,150}\.jar)/.exec(line)?.[1])
        .find((name) => name !== undefined)
      if (file) return { addon: file.split('/').at(-1) as string, file }
      const own = whose(hit, { inTrace: false })
      return own.addon || /Zip(?:Exception|Error)/.test(hit.text) ? own : undefined
    },
  },
]
