import { expect, test } from 'vitest'
import { stripControls } from './lines.ts'

test.each([
  ['colours', '\u001b[31mred\u001b[0m', 'red'],
  ['control characters', 'a\u0007\u0000b\u2028c', 'abc'],
  // A reader would see "exe.gpj" as "jpg.exe", and a name as another player's.
  [
    'characters that change the text direction',
    'bison\u202egpj.exe\u202c \u2066calf\u2069',
    'bisongpj.exe calf',
  ],
  ['no letters of right-to-left scripts', 'שלום مرحبا\u200f!', 'שלום مرحبا\u200f!'],
])('console line: it loses %s', (_, line, shown) => {
  expect(stripControls(line)).toBe(shown)
})
