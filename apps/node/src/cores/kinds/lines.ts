import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ParsedLine } from '../core.ts'
import { levelOfStderr } from './stderr-level.ts'

/** Where things stand on the node is not a server's owner's business: a stack trace names files of the core alone. */
export function withoutPlaces(text: string, places: readonly string[]): string {
  const beginnings = places.flatMap((folder) => [`${pathToFileURL(folder).href}/`, folder + sep])
  return beginnings.reduce((left, beginning) => left.replaceAll(beginning, ''), text)
}

type Words = {
  /** The line by which it says that it takes players. */
  ready: RegExp
  /** One by which it says that it ends because it was asked to. */
  ended?: RegExp
  /** Those by which it says who came in and who left; their first group is the name. */
  joined?: RegExp
  left?: RegExp
}

/** Who came in or left by what it says. */
export function whoPlays(text: string, { joined, left }: Pick<Words, 'joined' | 'left'>): ParsedLine {
  const [came, went] = [joined?.exec(text)?.[1], left?.exec(text)?.[1]]
  return {
    line: null,
    ...(came !== undefined && { joined: came }),
    ...(went !== undefined && { left: went }),
  }
}

const warning = /^\[[^\]]*\bWARN(?:ING)?\b|^\[[^\]]*\]:? \[[^\]]*\/?WARN(?:ING)?\]/
const error =
  /^\[[^\]]*\b(?:ERROR|FATAL|SEVERE|CRITICAL|EMERGENCY)\b|^\[[^\]]*\]:? \[[^\]]*\/?(?:ERROR|FATAL|SEVERE)\]/

/** Hears cores that write a log with levels. What comes after the level is never taken for one. */
export function logLines({ ready, ended, ...players }: Words, places: readonly string[]) {
  return (from: 'stdout' | 'stderr', said: string): ParsedLine => {
    const text = withoutPlaces(said, places)
    const ofStdout = error.test(text) ? 'error' : warning.test(text) ? 'warning' : 'normal'
    return {
      ...whoPlays(text, players),
      // Servers up to 1.6.4 log to stderr, and so do logging libraries without a configuration.
      line: { level: from === 'stderr' ? levelOfStderr(text) : ofStdout, text },
      ...(ready.test(text) && { ready: true as const }),
      ...(ended?.test(text) && { ended: true as const }),
    }
  }
}

/** How the launchers of recipes mark their lines; see apps/node/cores. */
const levels = { N: 'normal', W: 'warning', E: 'error' } as const

/** Hears a core whose launcher is ours. */
export function markedLine(from: 'stdout' | 'stderr', line: string): ParsedLine {
  const [, mark, text = ''] = /^([NWE!])\t(.*)$/s.exec(line) ?? []
  if (from === 'stderr' || mark === undefined)
    return { line: { level: from === 'stderr' ? 'error' : 'normal', text: line } }
  if (mark !== '!') return { line: { level: levels[mark as keyof typeof levels], text } } // The expression allows only these.
  if (text === 'ready') return { line: null, ready: true }
  if (text === 'ended') return { line: null, ended: true }
  const players = /^players (\d{1,6})$/.exec(text)?.[1]
  return { line: null, ...(players !== undefined && { players: Number(players) }) }
}
