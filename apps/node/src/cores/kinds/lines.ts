import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ParsedLine } from '../core.ts'
import { levelOfStderr } from './stderr-level.ts'

/**
 * Removes paths of the node from a line: a stack trace names only files of the core, because the
 * rest does not concern owners.
 */
export function stripPaths(text: string, places: readonly string[]): string {
  const beginnings = places.flatMap((folder) => [`${pathToFileURL(folder).href}/`, folder + sep])
  return beginnings.reduce((left, beginning) => left.replaceAll(beginning, ''), text)
}

type LinePatterns = {
  /** The line that announces that it accepts players. */
  ready: RegExp
  /** The line that announces its end on request. */
  ended?: RegExp
  /** Lines for players who join or leave. The first group is the name. */
  joined?: RegExp
  left?: RegExp
}

/** The player who joined or left by this line. */
export function parsePlayer(
  text: string,
  { joined, left }: Pick<LinePatterns, 'joined' | 'left'>,
): ParsedLine {
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

/**
 * Parses lines of cores that log with levels. The text after the level is never mistaken for one.
 */
export function logLines({ ready, ended, ...players }: LinePatterns, places: readonly string[]) {
  return (from: 'stdout' | 'stderr', rawLine: string): ParsedLine => {
    const text = stripPaths(rawLine, places)
    const ofStdout = error.test(text) ? 'error' : warning.test(text) ? 'warning' : 'normal'
    return {
      ...parsePlayer(text, players),
      // Servers up to 1.6.4 log to stderr, and so do logging libraries without a configuration.
      line: { level: from === 'stderr' ? levelOfStderr(text) : ofStdout, text },
      ...(ready.test(text) && { ready: true as const }),
      ...(ended?.test(text) && { ended: true as const }),
    }
  }
}

/** Marks of lines by the launchers of recipes; see apps/node/cores. */
const levels = { N: 'normal', W: 'warning', E: 'error' } as const

/** Parses a line of a core with a launcher of ours. */
export function markedLine(from: 'stdout' | 'stderr', line: string): ParsedLine {
  const [, mark, text = ''] = /^([NWE!])\t(.*)$/s.exec(line) ?? []
  if (from === 'stderr' || mark === undefined)
    return { line: { level: from === 'stderr' ? 'error' : 'normal', text: line } }
  // The expression matches only these.
  if (mark !== '!') return { line: { level: levels[mark as keyof typeof levels], text } }
  if (text === 'ready') return { line: null, ready: true }
  if (text === 'ended') return { line: null, ended: true }
  const players = /^players (\d{1,6})$/.exec(text)?.[1]
  return { line: null, ...(players !== undefined && { players: Number(players) }) }
}
