import { isPlayerText } from './chat.ts'
import { withoutPrefixes } from './console-prefixes.ts'
import type { Facts, FindingCode } from './findings.ts'

/** A line that holds a sign, and what stands around it. All is cut, so that a rule reads a bounded text however long the log's lines are. */
export type Hit = {
  text: string
  /** So many lines before, the nearest first; without what players wrote. */
  before(count: number): string[]
  after(count: number, options?: { withPlayers?: boolean }): string[]
}

export type Rule = {
  code: FindingCode
  /** One of them is in each line that the rule is for: they are looked for as plain text, which costs one pass each. */
  signs: readonly string[]
  /** Nothing: the line is another's. Its expressions have bounded repetitions alone. */
  read(hit: Hit): Facts | readonly Facts[] | undefined
  /** Servers that run well write it too: it counts where nothing else was found. */
  isHint?: true
  /** A server that has started goes on after it: it counts where the log holds no start. */
  isSurvived?: true
}

export type Match = { code: FindingCode; facts: Facts; at: number; isHint?: true; isSurvived?: true }

/** Of a line, around its sign. */
const cutBefore = 500
const cutAfter = 1_500
const cutNear = 400
/** Lines that one sign of a rule is tried at, and findings that a rule may bring. */
const maxTries = 200
const maxFound = 12

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]{0,20}[a-zA-Z]|§.|\\r`, 'g')

/** Without colours, as terminals and the game write them, without a console's prefixes, and with plain ends of lines. */
export const plain = (text: string): string => withoutPrefixes(text.replace(colours, ''))

/** What the rules find in a text, in its order. Takes as long as looking for each sign once: tries are counted, and what they read is short. */
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

/** Where a sign stands, once a line: several rules share one. */
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
