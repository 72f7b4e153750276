import { expect, test } from 'vitest'
import { parseArgumentFile } from './argument-file.ts'

test.each([
  ['-jar forge.jar\n', ['-jar', 'forge.jar']],
  ['# a comment\r\n-Da=b # another\n-Dc', ['-Da=b', '-Dc']],
  ['"-Da=b c"  \'-Dd=e "f"\'', ['-Da=b c', '-Dd=e "f"']],
  ['-cp "lib/a.jar:\\\n   lib/b.jar"', ['-cp', 'lib/a.jar:lib/b.jar']],
  ['"c:\\\\x\\ty"', ['c:\\x\ty']],
  ['-Dpath=a\\b', ['-Dpath=a\\b']],
  ['-Da="" ""', ['-Da=', '']],
  ['', []],
])('argument file: %j is read as Java reads it', (text, expected) => {
  expect(parseArgumentFile(text)).toEqual(expected)
})
