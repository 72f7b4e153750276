import type { ConsoleLine } from '@zubr/contracts/console'

/**
 * A line to render, or `gap` before line `seq`, where older lines were deleted from the node's
 * disk.
 */
export type Row = readonly [seq: number, at: number, level: ConsoleLine[2] | 'gap', text: string]

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const odd = /[\u0000-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g

/** Removes escape sequences and control characters; tabs become four spaces. */
export function cleaned(text: string): string {
  if (!odd.test(text)) return text
  return text.replace(escapes, '').replaceAll('\t', '    ').replace(control, '')
}

const plain = /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u058f]*$/
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u
const unseen = /\p{M}|[\u200b-\u200f]/u

/** The width of a text in columns of a monospaced font. */
export function cellsOf(text: string): number {
  if (plain.test(text)) return text.length
  let cells = 0
  for (const letter of text) cells += unseen.test(letter) ? 0 : wide.test(letter) ? 2 : 1
  return cells
}
