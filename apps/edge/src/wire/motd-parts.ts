import { type MotdPart, motdLines } from '@zubr/domain/servers/motd'

// The list wraps a line that is wider than it, and drops the line below then: the one that says what is the matter.

/** Pixels of the list, and of letters in the game's font with the gap behind them. */
const listWidth = 270
const widths = { blank: 4, letter: 6, wide: 9, bold: 1 }
const firstWideLetter = 0x1100

/** The line of a MOTD that stands in the list, in its width; undefined if it has none. */
export function listParts(motd: string | null | undefined): MotdPart[] | undefined {
  const [line] = motd ? motdLines(motd) : []
  return line && cutToList(line)
}

/** All lines of a MOTD, each with the break before it. */
export const kickParts = (motd: string | null | undefined): MotdPart[] =>
  motd ? motdLines(motd).flatMap((line) => [{ text: '\n' }, ...line]) : []

function cutToList(line: readonly MotdPart[]): MotdPart[] {
  let left = listWidth
  const kept: MotdPart[] = []
  for (const part of line) {
    const letters = [...part.text]
    const over = letters.findIndex((letter) => {
      left -= widthOf(letter, part.bold)
      return left < 0
    })
    if (over < 0) kept.push(part)
    else return [...kept, { ...part, text: `${letters.slice(0, Math.max(0, over - 1)).join('')}…` }]
  }
  return kept
}

function widthOf(letter: string, isBold = false): number {
  const code = letter.codePointAt(0) ?? 0
  const width = letter === ' ' ? widths.blank : code < firstWideLetter ? widths.letter : widths.wide
  return width + (isBold ? widths.bold : 0)
}
