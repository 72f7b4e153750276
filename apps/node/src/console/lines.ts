import { stripVTControlCharacters } from 'node:util'

/** A longer line is cut into several: what never ends must not stay in memory. */
const longestLine = 4_000

/**
 * Cuts what a server prints, in whatever pieces it comes, into lines without colours and control characters. `rest` is the half line
 * that another cutter was left with.
 */
export function lineCutter(rest = '') {
  const shorten = (line: string, lines: string[]) => {
    let left = line
    while (left.length > longestLine) {
      lines.push(clean(left.slice(0, longestLine)))
      left = left.slice(longestLine)
    }
    return left
  }
  return {
    cut(text: string): string[] {
      const parts = (rest + text).split('\n')
      const lines: string[] = []
      rest = shorten(parts.pop() ?? '', lines)
      const whole: string[] = []
      for (const part of parts) whole.push(clean(shorten(part, whole)))
      return [...whole, ...lines]
    },
    /** What stands after the last line's end. */
    rest: () => rest,
    /** The same as a line. */
    end(): string[] {
      const last = rest
      rest = ''
      return last ? [clean(last)] : []
    },
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/
const everyControl = new RegExp(control, 'g')

/** A line without colours and control characters, line ends included. */
export function clean(line: string): string {
  if (!control.test(line)) return line
  return stripVTControlCharacters(line).replace(everyControl, '')
}
