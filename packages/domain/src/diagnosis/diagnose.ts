import { lastStartAt } from './chat.ts'
import { decisiveLines } from './decisive.ts'
import { type Facts, type Finding, findingCodes, type LogLine, type LogSource } from './findings.ts'
import { rankMatches } from './ranks.ts'
import { bedrockRules } from './rules/bedrock.ts'
import { corruptRules } from './rules/corrupt.ts'
import { crashRules } from './rules/crashes.ts'
import { javaRules } from './rules/java.ts'
import { machineRules } from './rules/machine.ts'
import { modRules } from './rules/mods.ts'
import { networkRules } from './rules/network.ts'
import { pluginRules } from './rules/plugins.ts'
import { saveRules } from './rules/saves.ts'
import { settingsRules } from './rules/settings.ts'
import { worldRules } from './rules/world.ts'
import { type Match, plain, scan } from './scan.ts'

export const rules = [
  ...settingsRules,
  ...javaRules,
  ...machineRules,
  ...networkRules,
  ...modRules,
  ...corruptRules,
  ...saveRules,
  ...worldRules,
  ...pluginRules,
  ...bedrockRules,
  ...crashRules,
]

export type Diagnosis = {
  /** The most decisive first, at most eight. */
  findings: Finding[]
  /** Without findings: lines worth reading. */
  lines: LogLine[]
}

/** Only the end of a longer log is read. */
export const maxLogLength = 4 * 1024 * 1024
const maxFindings = 8
const linesAround = 3
const maxLineLength = 500

/**
 * Diagnoses from a log and a crash report why a server did not start or crashed. The report,
 * written at the very end, comes first.
 */
export function diagnose(texts: Partial<Record<LogSource, string>>): Diagnosis {
  const read = (['crash', 'log'] as const).flatMap((source) => {
    const sourceText = texts[source]
    return sourceText ? [{ source, text: plain(sourceText.slice(-maxLogLength)) }] : []
  })
  const found = read.flatMap(({ source, text }) =>
    rankMatches(scan(text, rules), lastStartAt(text)).map((match) => ({ ...match, source, text })),
  )
  const order = new Map(findingCodes.map((code, index) => [code, index]))
  const sorted = found
    .map((match, index) => ({ match, index }))
    .sort((a, b) => (order.get(a.match.code) ?? 0) - (order.get(b.match.code) ?? 0) || a.index - b.index)
    .map(({ match }) => match)
  const best = Math.min(...sorted.filter(({ code }) => code !== 'offline_mode').map(({ rank }) => rank))
  const causes = sorted.filter(({ code, rank }) => code === 'offline_mode' || rank === best)
  const shown = withWholePaths(distinct(withoutLess(causes))).slice(0, maxFindings)
  const findings = shown.map(({ code, facts, at, source, text }) => ({
    code,
    facts,
    lines: linesOf(code, text, at).map((line) => ({ source, ...line })),
  }))
  const isExplained = shown.some(({ code }) => code !== 'offline_mode')
  const lines = isExplained
    ? []
    : read.flatMap(({ source, text }) =>
        numbered(text, decisiveLines(text)).map((line) => ({ source, ...line })),
      )
  return { findings, lines }
}

/** Removes less specific matches: a line without names beside one with names. */
function withoutLess<M extends Match>(matches: readonly M[]): M[] {
  return matches.filter(
    ({ code, facts }) =>
      !matches.some(
        (other) =>
          other.code === code &&
          Object.keys(other.facts).length > Object.keys(facts).length &&
          Object.entries(facts).every(([name, value]) => other.facts[name as keyof Facts] === value),
      ),
  )
}

/** Removes duplicates, and generic failures of an addon whose reason is found. */
function distinct<M extends Match>(matches: readonly M[]): M[] {
  const seen = new Set<string>()
  const explained = new Set<string>()
  const named = ({ addon, file }: Facts) =>
    [addon, file?.split('/').at(-1)].filter((name) => name !== undefined).map(bareName)
  return matches.filter(({ code, facts }) => {
    const about = [facts.addon, facts.needs, facts.java, facts.file, facts.port, facts.place].join('\n')
    // One dependency in several lines: once with its mod's name, once with its id.
    const key = `${code}\n${code === 'missing_mod' || code === 'missing_plugin' ? (facts.needs ?? '') : about}`
    if (seen.has(key)) return false
    seen.add(key)
    const isSymptom = code === 'missing_class' || code === 'addon_failed'
    if (isSymptom && named(facts).some((name) => explained.has(name))) return false
    for (const name of named(facts)) explained.add(name)
    return true
  })
}

/** For a region named both with and without its path, keeps the path. */
function withWholePaths<M extends Match>(matches: readonly M[]): M[] {
  const paths = matches.flatMap(({ code, facts: { file } }) =>
    code === 'world_region' && file ? [file] : [],
  )
  return matches.filter(
    ({ code, facts: { file } }) =>
      code !== 'world_region' || !file || !paths.some((path) => path.endsWith(`/${file}`)),
  )
}

/** `MoonShop-2.1.jar` and `MoonShop` are equal. */
const bareName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.jar$/, '')
    .replace(/[-_ ]v?\d[^/]{0,60}$/, '')

/** A crash without a known cause shows more lines, because its causes are far below. */
const linesOf = (code: Finding['code'], text: string, at: number) =>
  code === 'game_crash' ? numbered(text, decisiveLines(text)) : linesAt(text, at)

/** A line and the following ones, without stack frames. */
function linesAt(text: string, at: number): Omit<LogLine, 'source'>[] {
  const lines: { at: number; text: string }[] = []
  for (let begin = at; begin < text.length && lines.length < linesAround; ) {
    const end = text.indexOf('\n', begin)
    const stop = end < 0 ? text.length : end
    const line = text.slice(begin, Math.min(stop, begin + maxLineLength))
    if (lines.length > 0 && (/^\s+at |^\s*$/.test(line) || line.startsWith('['))) break
    lines.push({ at: begin, text: line })
    begin = stop + 1
  }
  return numbered(text, lines)
}

function numbered(text: string, lines: readonly { at: number; text: string }[]): Omit<LogLine, 'source'>[] {
  let number = 1
  let from = 0
  return lines.map((line) => {
    for (;;) {
      const next = text.indexOf('\n', from)
      if (next < 0 || next >= line.at) break
      number++
      from = next + 1
    }
    return { number, text: line.text }
  })
}
