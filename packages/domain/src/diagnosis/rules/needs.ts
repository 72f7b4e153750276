import { facts, fileFacts } from '../culprit.ts'
import type { Facts, FindingCode } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'

/** The kind of a mod's dependency: the game, its loader, Java, or another mod. */
export const needKind = (id: string): FindingCode =>
  /^(?:minecraft|mc)$/i.test(id)
    ? 'wrong_game'
    : /^java$/i.test(id)
      ? 'wrong_java'
      : /^(?:forge|neoforge|fabricloader|fabric-loader|fabric loader|quilt_loader|javafml|lowcodefml|fml|mod_?loader)$/i.test(
            id,
          )
        ? 'loader_version'
        : 'mod_version'

const absentKinds: Partial<Record<FindingCode, FindingCode>> = {
  mod_version: 'missing_mod',
  loader_version: 'wrong_loader',
}

type Need = { facts: Facts; isMissing: boolean; id: string }

const versions =
  '((?:at least |a |any |an )?(?:unsatisfiable )?(?:\\S{1,20} )?versions?[^!\\n]{0,200}?|[^,!\\n]{1,160}?)'
const rest = '(, (?:which|but|yet) [^\\n]{1,240})'
const fabricNeed = new RegExp(
  `Mod '([^\\n]{1,80}?)' \\(([^)\\n]{1,80})\\)(?: \\S{1,80})? requires ${versions} of (?:mod )?(?:'([^\\n]{1,80}?)' \\(([^)\\n]{1,80})\\)|([\\w.-]{1,80}))${rest}`,
)
const quiltNeed = new RegExp(
  `(?:^|INFO\\]: )\\W{0,20}([\\w .:&+'-]{1,80}?) (\\(\\w{1,80}\\) )?(?:transitively )?requires ((?:at least |a |any )?version[^!\\n]{0,160}?) of (?:()()([\\w.-]{1,80}))${rest}`,
)

/**
 * A dependency in Fabric or Quilt. Source: fabric-loader `Messages.properties`, quilt-loader
 * `quilt_loader.properties`.
 */
function parseFabricNeed(text: string): Need | undefined {
  const fabric = fabricNeed.exec(text)
  const found = fabric ?? quiltNeed.exec(text)
  if (!found) return undefined
  const [, addon = '', modId, wanted = '', , named, bare, tail = ''] = found
  const needs = named || bare
  if (!needs) return undefined
  const isAny = /^any version$/.test(wanted.trim())
  const present = /(?:version is|versions are) present: ([^!\n]{1,80})/.exec(tail)?.[1]?.trim()
  return {
    id: needs,
    // Quilt includes a Fabric Loader; a missing one means a newer version.
    isMissing:
      /^, which (?:is missing|can't be loaded|is disabled)/.test(tail) &&
      (fabric !== null || needKind(needs) !== 'loader_version'),
    facts: {
      addon,
      ...(modId && { id: modId.replace(/[() ]/g, '') }),
      needs,
      ...(!isAny && { wanted: wanted.replace(/^version /, '') }),
      ...(present && { found: present }),
    },
  }
}

const isAbsent = (found: string | undefined) =>
  found === undefined || /^(?:\[?missing\]?|none|null|-|)$|not installed/i.test(found)

function toNeed(own: Facts | undefined): Need | undefined {
  if (!own?.needs) return undefined
  const { found, ...named } = own
  const isMissing = isAbsent(found)
  return { id: own.needs, isMissing, facts: { ...named, ...(!isMissing && found && { found }) } }
}

/**
 * The table of mandatory dependencies. Source: Forge 1.18–1.21 and NeoForge,
 * `ModSorter.formatDependencyError`.
 */
const parseForgeRow = (text: string): Need | undefined =>
  toNeed(
    facts(
      /Mod ID: '([\w.-]{1,80})', Requested by: '([\w.-]{1,80})', Expected range: '([^'\n]{1,80})', Actual version: '([^'\n]{1,80})'/.exec(
        text,
      ),
      'needs',
      'addon',
      'wanted',
      'found',
    ),
  )

/**
 * `Mod a requires b 1.0 or above`, with `Currently, b is …` below. Source:
 * `fml.modloading.missingdependency`.
 */
function parseForgeMessage({ text, after }: Hit): Need | undefined {
  const own = facts(
    /Mod ([\w.-]{1,80}) (?:requires|only supports) ([\w.-]{1,80}) ([^\n]{1,80})/.exec(text),
    'addon',
    'needs',
    'wanted',
  )
  if (!own) return undefined
  if (own.wanted === 'any') delete own.wanted
  const found = /Currently, [\w.-]{1,80} is (.{1,80})/.exec(after(1)[0] ?? '')?.[1]
  // A log truncated after the first line has no more information.
  const isMessage = /(?:- |Exception: |message: )Mod /.test(text)
  return found || isMessage ? toNeed({ ...own, ...(found && { found: found.trim() }) }) : undefined
}

/** Source: FML 1.12 `MissingModsException.printStackTrace`. */
const detail = /^\s{0,8}([\w.|-]{1,80}) : need (\S{1,60}): have (\S{1,60})/

/**
 * Sets of versions as FML prints them: `[Lib@[1.1,), other]`. Source: FML 1.6–1.12
 * `Loader.sortModList`.
 */
function parseFmlNeeds({ text, after }: Hit): Need[] {
  const found =
    /[Mm]od ([\w.|-]{1,80}) \(([^)\n]{1,80})\) requires (?:mods |mod versions )?\[([^\n]{1,600})\]/.exec(text)
  const list = found?.[3]
  if (!found || list === undefined) return []
  const owner = { addon: found[1] ?? '' }
  const areThere = text.includes('requires mod versions')
  const details = after(14).flatMap((line) => {
    const [, needs, , have] = detail.exec(line) ?? []
    return needs && have ? [[needs, have] as const] : []
  })
  const needs: Need[] = []
  for (const match of list.matchAll(/([\w.|-]{1,80})(?:@([[(][^\])\n]{0,60}[\])]|[\w.+-]{1,40}))?/g)) {
    const [, id = '', wanted] = match
    const have = details.find(([name]) => name === id)?.[1]
    const isMissing = have === undefined ? !areThere : isAbsent(have)
    needs.push({
      id,
      isMissing,
      facts: { ...owner, needs: id, ...(wanted && { wanted }), ...(have && !isMissing && { found: have }) },
    })
    if (needs.length >= 10) break
  }
  return needs
}

/**
 * A jar in another language than Java. Source: FML `LanguageLoadingProvider`,
 * `fml.language.missingversion`.
 */
function parseLanguageNeed({ text, after }: Hit): Need | undefined {
  const logged =
    /Missing language ([\w.-]{1,80}) version (\S{1,60}) wanted by ([^\n,]{1,150}?\.(?:jar|zip))(?:, found (\S{1,60}))?/.exec(
      text,
    )
  const message =
    /Mod File ([^\n]{1,150}?\.(?:jar|zip)) needs language provider ([\w.-]{1,80}?)(?::([^\n]{1,60}?))? to load/.exec(
      text,
    )
  const file = logged?.[3] ?? message?.[1]
  const id = logged?.[1] ?? message?.[2]
  if (!file || !id) return undefined
  const wanted = logged?.[2] ?? message?.[3]
  const have = logged?.[4] ?? /We have found (\S{1,60})/.exec(after(1)[0] ?? '')?.[1]
  const isMissing = isAbsent(have)
  return {
    id,
    // Loaders include these two.
    isMissing: isMissing && needKind(id) === 'mod_version',
    facts: {
      ...fileFacts(file, 'mods'),
      needs: id,
      ...(wanted && { wanted }),
      ...(!isMissing && have && { found: have }),
    },
  }
}

/** The Java version of a range: `[17,)`, `version 21 or later`, `any version before 17`. */
function javaIn(wanted: string | undefined): string | undefined {
  const number = /\d{1,2}(?!\d)/.exec(wanted?.replace(/\b1\.8\b/, '8') ?? '')?.[0]
  return number !== undefined && /before|below/.test(wanted ?? '') ? String(Number(number) - 1) : number
}

const needsOf = (hit: Hit): Need[] => {
  const one =
    parseFabricNeed(hit.text) ?? parseForgeRow(hit.text) ?? parseForgeMessage(hit) ?? parseLanguageNeed(hit)
  return one ? [one] : parseFmlNeeds(hit)
}

function needRule(code: FindingCode): Rule {
  return {
    code,
    signs: [
      ', which is missing!',
      ', which is disabled for this environment',
      ", which can't be loaded",
      ', but only ',
      ', but a non-matching version',
      "Requested by: '",
      ' or above',
      ' or below',
      ' between ',
      '- Mod ',
      'Exception: Mod ',
      'Failure message: Mod ',
      ' needs language provider ',
      'Missing language ',
      ') requires mods [',
      ') requires mod versions [',
      ') requires [',
    ],
    read(hit) {
      const found = needsOf(hit).flatMap((need): Facts[] => {
        const kind = needKind(need.id)
        const own = need.isMissing ? (absentKinds[kind] ?? kind) : kind
        if (own !== code) return []
        if (code !== 'wrong_java') return [need.facts]
        const { needs, wanted, found, ...named } = need.facts
        const java = javaIn(wanted)
        const javaHere = /\d{1,2}/.exec(found ?? '')?.[0]
        return java ? [{ ...named, java, ...(javaHere && { javaHere }) }] : []
      })
      return found.length > 0 ? found : undefined
    },
  }
}

/**
 * Why Fabric's solver failed, above the readable lines. Source: fabric-loader `ModSolver`,
 * `Explanation`.
 */
const solverReason =
  /(?:^|\[|, )(HARD_DEP\w{0,40}) ([\w-]{1,80}) \S{1,80} \{depends ([\w-]{1,80}) @ \[([^\]\n]{1,200})\]\}/

function solverRule(code: FindingCode): Rule {
  return {
    code,
    signs: ['eason: [HARD_DEP'],
    isHint: true,
    read({ text }) {
      const [, kind = '', addon, id, range] = solverReason.exec(text) ?? []
      if (!addon || !id) return undefined
      const own = kind.includes('NO_CANDIDATE') ? (absentKinds[needKind(id)] ?? needKind(id)) : needKind(id)
      if (own !== code) return undefined
      return { addon, id: addon, needs: id, ...(range && range !== '*' && { wanted: range }) }
    },
  }
}

/**
 * The section that FML 1.8–1.12 adds to a crash report: `Missing Mods:` with a row per dependency;
 * some builds list none.
 */
function listedRule(code: FindingCode): Rule {
  return {
    code,
    signs: ['Missing Mods:'],
    read: ({ after }) => {
      const found: Facts[] = []
      for (const line of after(12)) {
        const [, id = '', wanted = '', have] = detail.exec(line) ?? []
        if (!id) break
        const kind = needKind(id)
        const own = isAbsent(have) ? (absentKinds[kind] ?? kind) : kind
        if (own !== code) continue
        found.push({
          ...(id !== 'unknown' && { needs: id }),
          wanted,
          ...(!isAbsent(have) && have && { found: have }),
        })
      }
      return found.length > 0 ? found : undefined
    },
  }
}

/** Mods with missing dependencies, in the formats of all loaders. */
export const needRules: readonly Rule[] = (
  ['missing_mod', 'mod_version', 'loader_version', 'wrong_game', 'wrong_loader', 'wrong_java'] as const
).flatMap((code) => [needRule(code), solverRule(code), listedRule(code)])
