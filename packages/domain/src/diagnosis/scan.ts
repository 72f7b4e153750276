import { isPlayerText } from './chat.ts'
import { withoutPrefixes } from './console-prefixes.ts'
import type { Facts, FindingCode } from './findings.ts'

/**
 * A line that contains a sign, with its context. All is truncated, so that a rule reads a bounded
 * text.
 */
export type Hit = {
  text: string
  /** The preceding lines, the nearest first; without players' text. */
  before(count: number): string[]
  after(count: number, options?: { withPlayers?: boolean }): string[]
}

export type Rule = {
  code: FindingCode
  /** Each matching line contains one of these plain texts, which cost one pass each. */
  signs: readonly string[]
  /** Undefined: the line is unrelated. Its expressions have only bounded repetitions. */
  read(hit: Hit): Facts | readonly Facts[] | undefined
  /** Healthy servers log it too: it counts only without other findings. */
  isHint?: true
  /** A started server survives it: it counts only if the log has no start. */
  isSurvived?: true
}

export type Match = { code: FindingCode; facts: Facts; at: number; isHint?: true; isSurvived?: true }

/** Maximum characters around a sign. */
const cutBefore = 500
const cutAfter = 1_500
const cutNear = 400
/** Maximum lines tried per sign of a rule, and maximum findings of a rule. */
const maxTries = 200
const maxFound = 12

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]{0,20}[a-zA-Z]|§.|\\r`, 'g')

/** Removes colours of terminals and the game and a console's prefixes, and normalizes line ends. */
export const plain = (text: string): string => withoutPrefixes(text.replace(colours, ''))

/**
 * The matches of the rules in a text, in order. Costs one search per sign: attempts are limited,
 * and their text is short.
 */
export function scan(text: string, rules: readonly Rule[]): Match[] {
  const found: Match[] = []
  const positions = new Map<string, readonly number[]>()
  for (const rule of rules) {
    let own = 0
    const seen = new Set<number>()
    for (const sign of rule.signs) {
      const tried = positions.get(sign) ?? linesWith(sign, text)
      positions.set(sign, tried)
      for (const at of tried) {
        if (own >= maxFound) break
        const start = text.lastIndexOf('\n', at) + 1
        if (seen.has(start)) continue
        seen.add(start)
        const end = endOf(text, at)
        if (isPlayerText(text.slice(start, Math.min(end, start + cutBefore)))) continue
        const facts = rule.read(hitAt(text, start, at, end))
        if (facts === undefined) continue
        for (const each of Array.isArray(facts) ? (facts as Facts[]) : [facts as Facts]) {
          found.push({
            code: rule.code,
            facts: each,
            at: start,
            ...(rule.isHint && { isHint: true }),
            ...(rule.isSurvived && { isSurvived: true }),
          })
          own++
        }
      }
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

/** Positions of a sign, once per line; several rules share a sign. */
function linesWith(sign: string, text: string): number[] {
  const found: number[] = []
  for (let from = 0; found.length < maxTries; ) {
    const at = text.indexOf(sign, from)
    if (at < 0) break
    found.push(at)
    from = endOf(text, at)
  }
  return found
}

function endOf(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function hitAt(text: string, start: number, at: number, end: number): Hit {
  return {
    text: text.slice(Math.max(start, at - cutBefore), Math.min(end, at + cutAfter)),
    before(count) {
      const lines: string[] = []
      let skipped = 0
      let stop = start - 1
      while (lines.length < count && stop > 0) {
        const begin = text.lastIndexOf('\n', stop - 1) + 1
        const line = text.slice(begin, Math.min(stop, begin + cutNear))
        if (!isPlayerText(line)) lines.push(line)
        else if (++skipped > count) break
        stop = begin - 1
      }
      return lines
    },
    after(count, { withPlayers = false } = {}) {
      const lines: string[] = []
      let skipped = 0
      let begin = end + 1
      while (lines.length < count && begin < text.length) {
        const stop = endOf(text, begin)
        const line = text.slice(begin, Math.min(stop, begin + cutNear))
        if (withPlayers || !isPlayerText(line)) lines.push(line)
        else if (++skipped > count) break
        begin = stop + 1
      }
      return lines
    },
  }
}
