import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A longer line is cut into several: what never ends must not stay in memory. */
const longestLine = 4_000

/** A line, or a piece of one that was too long; `continues` if its beginning came before as a piece of its own. */
export type Piece = { text: string; continues: boolean }

/** What stands after the last line's end: the beginning of a line, or of what is left of one. */
export const HalfLine = z.object({ text: z.string(), continues: z.boolean() })
export type HalfLine = z.infer<typeof HalfLine>

const nothing: HalfLine = { text: '', continues: false }

/**
 * Cuts what a server prints, in whatever pieces it comes, into lines without colours and control characters. `half` is what
 * another cutter was left with.
 */
export function lineCutter(half: HalfLine = nothing) {
  const whole = ({ text, continues }: HalfLine): Piece => ({ text: clean(text), continues })
  const shorten = ({ text, continues }: HalfLine, pieces: Piece[]): HalfLine => {
    let left = { text, continues }
    while (left.text.length > longestLine) {
      pieces.push(whole({ ...left, text: left.text.slice(0, longestLine) }))
      left = { text: left.text.slice(longestLine), continues: true }
    }
    return left
  }
  return {
    cut(text: string): Piece[] {
      const pieces: Piece[] = []
      const [first = '', ...others] = text.split('\n')
      half = shorten({ ...half, text: half.text + first }, pieces)
      for (const other of others) {
        pieces.push(whole(half))
        half = shorten({ text: other, continues: false }, pieces)
      }
      return pieces
    },
    half: () => half,
    /** What stands after the last line's end, as a line. */
    end(): Piece[] {
      const last = half
      half = nothing
      return last.text ? [whole(last)] : []
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
