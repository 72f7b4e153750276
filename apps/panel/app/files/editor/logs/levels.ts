export const logLevels = ['error', 'warning', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

// The level is in the brackets before the message, or its first word. A message may mention an
// error without being one.
const head =
  /^(?:\s*\[[^\]]{0,120}\]:?){1,4}|^\S{0,30}[ T]?\d\d:\d\d:\d\d\S*\s+(?:\[[^\]]*\]|[A-Z]+\b)|^[A-Z]+\b/
const error = /\b(?:ERROR|FATAL|SEVERE|CRITICAL|EMERGENCY)\b/
const warning = /\bWARN(?:ING)?\b/
const info = /\b(?:INFO|DEBUG|TRACE|NOTICE|CONFIG|FINE)\b|\d\d:\d\d:\d\d/
/** Lines of a Java stack trace. */
const trace = /^\s+at [\w$.<>/@]+|^Caused by: |^\s+\.\.\. \d+ more|^(?:[\w$]+\.)+[\w$]*(?:Exception|Error)\b/

/** A line's own level; null if it continues the line above. */
export function levelOf(line: string): LogLevel | null {
  const lineHead = head.exec(line)?.[0]
  if (lineHead !== undefined) {
    if (error.test(lineHead)) return 'error'
    if (warning.test(lineHead)) return 'warning'
    if (info.test(lineHead)) return 'info'
  }
  return trace.test(line) ? 'error' : null
}

/**
 * The level of each line; a line without one has the previous line's. A stack trace has its
 * message's level.
 */
export function levelsOf(lines: readonly string[], before: LogLevel = 'info'): LogLevel[] {
  let level = before
  return lines.map((line) => {
    level = levelOf(line) ?? level
    return level
  })
}
