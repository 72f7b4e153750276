import type { ConsoleLine } from '@zubr/contracts/console'

/** A line as it is shown, or the place where older lines are gone from the node's disk (`gap`, before line `seq`). */
export type Row = readonly [seq: number, at: number, level: ConsoleLine[2] | 'gap', text: string]

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const odd = /[\u0000-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g

/** Text without what moves a terminal's cursor or colours it; tabs as four spaces. */
export function cleaned(text: string): string {
  if (!odd.test(text)) return text
  return text.replace(escapes, '').replaceAll('\t', '    ').replace(control, '')
}

const plain = /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u058f]*$/
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u
const unseen = /\p{M}|[\u200b-\u200f]/u

/** How many columns of a fixed-width font a text takes. */
export function cellsOf(text: string): number {
  if (plain.test(text)) return text.length
  let cells = 0
  for (const letter of text) cells += unseen.test(letter) ? 0 : wide.test(letter) ? 2 : 1
  return cells
}
