import type { Facts, FindingCode } from '../findings.ts'
import type { Rule } from '../scan.ts'
import { needKind } from './needs.ts'

/**
 * Source: fabric-loader `Messages_*.properties`, keys `resolution.depends.*` and
 * `resolution.breaks.invalid`.
 */
const languages: readonly {
  requires: string
  missing: RegExp
  mismatch: RegExp
  breaks: string
}[] = [
  {
    requires: ' требует ',
    missing: /, которая (?:отсутствует|отключена|не может быть загружена)/,
    mismatch: /, но обнаружен/,
    breaks: ' несовместим с ',
  },
  {
    requires: ' wymaga ',
    missing: /, (?:którego brakuje|który jest nieaktywny|który nie może być załadowany)/,
    mismatch: /, ale tylko/,
    breaks: ' nie jest kompatybilny z ',
  },
  {
    requires: ' потребує ',
    missing: /, (?:але цього немає|який вимкнено|які не можуть бути завантажені)/,
    mismatch: /, але присутн/,
    breaks: ' несумісний із ',
  },
]

const owner = /'([^'\n]{1,80})' \(([\w-]{1,64})\)(?: \S{1,80})?$/
const named = /'([^'\n]{1,80})' \(([\w-]{1,64})\)\s?$/
const bare = /(?:^|\s)([\w-]{2,64})$/

type Translated = { code: FindingCode; facts: Facts }

/**
 * One line of Fabric's unmet dependencies: `- Мод 'Moon' (moon) 1.2 требует … starlib, которая
 * отсутствует!`.
 */
function parse(text: string): Translated | undefined {
  for (const { requires, missing, mismatch, breaks } of languages) {
    const isBreak = !text.includes(requires)
    const verb = isBreak ? breaks : requires
    const at = text.indexOf(verb)
    if (at < 0) continue
    const [, addon, id] = owner.exec(text.slice(0, at)) ?? []
    if (!addon || !id) continue
    const rest = text.slice(at + verb.length)
    const lacks = missing.exec(rest)
    const end = lacks?.index ?? mismatch.exec(rest)?.index ?? (isBreak ? rest.search(/, (?:но|ale|але)/) : -1)
    if (end < 0) continue
    const target = rest.slice(0, end)
    const [, name, otherId] = named.exec(target) ?? []
    const needs = otherId ?? bare.exec(target)?.[1]
    if (!needs) continue
    if (isBreak) return { code: 'mod_conflict', facts: { addon, id, ...(name && { other: name }) } }
    const found = lacks ? undefined : /: (\S{1,80}?)!?\s*$/.exec(rest)?.[1]
    const kind = needKind(needs)
    if (kind === 'wrong_java') {
      const java = /\d{1,2}/.exec(target)?.[0]
      return java ? { code: kind, facts: { addon, id, java, ...(found && { javaHere: found }) } } : undefined
    }
    return {
      code: lacks && kind === 'mod_version' ? 'missing_mod' : kind,
      facts: { addon, id, needs, ...(found && { found }) },
    }
  }
  return undefined
}

const signs = languages.flatMap(({ requires, breaks }) => [requires, breaks])

/** Fabric prints its list in the machine's language. */
export const translatedFabricRules: readonly Rule[] = (
  ['missing_mod', 'mod_version', 'loader_version', 'wrong_game', 'wrong_java', 'mod_conflict'] as const
).map((code) => ({
  code,
  signs,
  read: ({ text }) => {
    if (!/^\s{0,8}[-–] /.test(text)) return undefined
    const own = parse(text)
    return own?.code === code ? own.facts : undefined
  },
}))
