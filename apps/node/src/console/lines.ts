import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A longer line is cut into several: a line that never ends must not fill the memory. */
const maxLineLength = 4_000

/** A line or a piece of one that was too long; `continues` if it is not the first piece. */
export type Piece = { text: string; continues: boolean }

/** What was printed of a line that is not complete yet. */
export const HalfLine = z.object({ text: z.string(), continues: z.boolean() })
export type HalfLine = z.infer<typeof HalfLine>

const nothing: HalfLine = { text: '', continues: false }

/**
 * Cuts what a server prints, however it is chunked, into lines without colours and control characters. `half` is what another
 * cutter had left.
 */
export function lineCutter(half: HalfLine = nothing) {
  const whole = ({ text, continues }: HalfLine): Piece => ({ text: clean(text), continues })
  const shorten = ({ text, continues }: HalfLine, pieces: Piece[]): HalfLine => {
    let left = { text, continues }
    while (left.text.length > maxLineLength) {
      pieces.push(whole({ ...left, text: left.text.slice(0, maxLineLength) }))
      left = { text: left.text.slice(maxLineLength), continues: true }
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
    /** The incomplete line, as a line. */
    end(): Piece[] {
      const last = half
      half = nothing
      return last.text ? [whole(last)] : []
    },
  }
}

/**
 * Control characters, and what turns the direction of letters around: by it a line could show another text than it holds. Letters of
 * every script have their direction without it.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
const everyControl = new RegExp(control, 'g')

/** A line without colours and control characters, line ends included. */
export function clean(line: string): string {
  if (!control.test(line)) return line
  return stripVTControlCharacters(line).replace(everyControl, '')
}
