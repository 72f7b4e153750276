import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A longer line is split, so that an endless line does not fill the memory. */
const maxLineLength = 4_000

/**
 * A line, or a part of one that was too long. `continues` is true for each part after the first.
 */
export type Piece = { text: string; continues: boolean }

/** The printed part of a line that is not complete yet. */
export const HalfLine = z.object({ text: z.string(), continues: z.boolean() })
export type HalfLine = z.infer<typeof HalfLine>

const nothing: HalfLine = { text: '', continues: false }

/**
 * Splits a server's output into lines without colours and control characters. `half` is the rest of
 * another splitter.
 */
export function lineSplitter(half: HalfLine = nothing) {
  const whole = ({ text, continues }: HalfLine): Piece => ({ text: stripControls(text), continues })
  const shorten = ({ text, continues }: HalfLine, pieces: Piece[]): HalfLine => {
    let left = { text, continues }
    while (left.text.length > maxLineLength) {
      pieces.push(whole({ ...left, text: left.text.slice(0, maxLineLength) }))
      left = { text: left.text.slice(maxLineLength), continues: true }
    }
    return left
  }
  return {
    split(text: string): Piece[] {
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
    /** Returns the incomplete line as a line. */
    end(): Piece[] {
      const last = half
      half = nothing
      return last.text ? [whole(last)] : []
    },
  }
}

/**
 * Control characters, and those that change the direction of text. These could make a line look
 * different from what it holds. No script needs them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
const everyControl = new RegExp(control, 'g')

/** Removes colours, control characters and line breaks from a line. */
export function stripControls(line: string): string {
  if (!control.test(line)) return line
  return stripVTControlCharacters(line).replace(everyControl, '')
}
