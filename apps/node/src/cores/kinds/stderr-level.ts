import type { ParsedLine } from '../core.ts'

type Level = NonNullable<ParsedLine['line']>['level']

const levelWord =
  /\b(?:TRACE|DEBUG|FINEST|FINER|FINE|CONFIG|INFO|NOTICE|WARN|WARNING|ERROR|SEVERE|FATAL|CRITICAL)\b/
const levels: Record<string, Level> = {
  ...{ WARN: 'warning', WARNING: 'warning' },
  ...{ ERROR: 'error', SEVERE: 'error', FATAL: 'error', CRITICAL: 'error' },
}
/** Text before a level: times, groups in brackets, and at most one name, such as a thread's. */
const beforeLevel = /^(?:[\d\s:.,/|TZ+-]|\[[^\]]*\]|\([^)]*\))*(?:[\w.$@#/-]+\s+)?[[(]?(?:[^\]\s[]+[/ ])?$/
const maxHeadLength = 120

/** Lines of the JVM and of libraries that are no errors and name no level of the list above. */
const known: readonly (readonly [RegExp, Level])[] = [
  [/^Picked up \w+:/, 'normal'],
  [/^(?:OpenJDK|Java HotSpot\(TM\)) .*\bVM warning:/, 'warning'],
  [/^SLF4J\(?[WD]?\)?:/, 'warning'],
  [/^SLF4J\(I\):/, 'normal'],
  // The first line of java.util.logging. The level follows in the second.
  [/^\p{L}{3,5}\.? \d{1,2}, \d{4},? \d{1,2}:\d{2}:\d{2}\s[AP]M \S+ \S+$/u, 'normal'],
]

/** The level that a line on stderr names, or `error`. */
export function levelOfStderr(text: string): Level {
  const knownLine = known.find(([line]) => line.test(text))
  if (knownLine) return knownLine[1]
  const found = levelWord.exec(text.slice(0, maxHeadLength))
  if (!found || !beforeLevel.test(text.slice(0, found.index))) return 'error'
  return levels[found[0]] ?? 'normal'
}
