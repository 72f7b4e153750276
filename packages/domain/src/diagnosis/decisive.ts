/** Limits of the extract: number and length of lines. */
const maxErrors = 6
const maxLineLength = 500

const isException = (line: string) =>
  /^(?:\S{0,80} ){0,8}?(?:[\w$]{1,60}\.){1,12}[\w$]{1,80}(?:Exception|Error|Throwable)\b/.test(line)
const isError = (line: string) =>
  /\b(?:ERROR|FATAL|SEVERE|CRITICAL)\]|\/(?:ERROR|FATAL)\b|^(?:Error|Exception in thread)\b| ERROR\]/.test(
    line,
  )

export type Decisive = { at: number; text: string }

/**
 * The extract of a text without findings: its first exception with the root cause, and the last
 * errors; otherwise its end. One pass.
 */
export function decisiveLines(text: string): Decisive[] {
  let first: Decisive | undefined
  let cause: Decisive | undefined
  let inTrace = false
  const errors: Decisive[] = []
  const last: Decisive[] = []
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const stop = end < 0 ? text.length : end
    const line = text.slice(at, Math.min(stop, at + maxLineLength))
    const own = { at, text: line }
    if (line.trim() !== '') {
      const isCause = line.startsWith('Caused by: ')
      const isTrace = isCause || /^\s/.test(line)
      if (!first && /Exception|Error|Throwable/.test(line) && isException(line)) {
        first = own
        inTrace = true
      } else if (inTrace && isCause) cause = own
      else if (inTrace && !isTrace) inTrace = false
      if (isError(line)) keep(errors, own, maxErrors)
      if (!/^\s+at /.test(line)) keep(last, own, maxErrors)
    }
    at = stop + 1
  }
  const shown = [first, cause, ...errors].filter((each) => each !== undefined)
  const each = new Map((shown.length > 0 ? shown : last).map((line) => [line.at, line]))
  return [...each.values()].sort((a, b) => a.at - b.at)
}

function keep(lines: Decisive[], line: Decisive, most: number): void {
  lines.push(line)
  if (lines.length > most) lines.shift()
}
