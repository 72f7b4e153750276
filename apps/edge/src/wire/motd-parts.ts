import { type MotdPart, motdLines } from '@zubr/domain/servers/motd'

// The list wraps a line that is too wide and then drops the line below it, which has the state.

/** Pixels of the list, and of letters in the game's font with the gap after them. */
const listWidth = 270
const widths = { blank: 4, letter: 6, wide: 9, bold: 1 }
const firstWideLetter = 0x1100

/** The first line of a MOTD, cut to the list's width; undefined if there is none. */
export function listParts(motd: string | null | undefined): MotdPart[] | undefined {
  const [line] = motd ? motdLines(motd) : []
  return line && cutToList(line)
}

/** All lines of a MOTD, each after a line break. */
export const kickParts = (motd: string | null | undefined): MotdPart[] =>
  motd ? motdLines(motd).flatMap((line) => [{ text: '\n' }, ...line]) : []

function cutToList(line: readonly MotdPart[]): MotdPart[] {
  let remaining = listWidth
  const fitting: MotdPart[] = []
  for (const part of line) {
    const letters = [...part.text]
    const cutAt = letters.findIndex((letter) => {
      remaining -= widthOf(letter, part.bold)
      return remaining < 0
    })
    if (cutAt >= 0)
      return [...fitting, { ...part, text: `${letters.slice(0, Math.max(0, cutAt - 1)).join('')}…` }]
    fitting.push(part)
  }
  return fitting
}

function widthOf(letter: string, isBold = false): number {
  const code = letter.codePointAt(0) ?? 0
  const width = letter === ' ' ? widths.blank : code < firstWideLetter ? widths.letter : widths.wide
  return width + (isBold ? widths.bold : 0)
}
