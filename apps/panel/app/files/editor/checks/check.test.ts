import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { check } from './check.ts'
import { checkJson } from './json.ts'

test('JSON: a fault exactly where the browser fails to parse', () => {
  const valid = fc.json({ maxDepth: 4 })
  const broken = fc
    .tuple(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', ',', '}', '"', ' ', '\\', 'x', '\n', '0'),
      fc.nat(3),
    )
    .map(([text, at, put, cut]) => {
      const offset = at % (text.length + 1)
      return text.slice(0, offset) + put + text.slice(offset + cut)
    })
  const reads = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(fc.oneof(valid, broken), (text) => {
      const faults = checkJson(text)
      expect(faults.length === 0).toBe(reads(text))
      const lines = text.split('\n').length
      for (const { line } of faults) expect(line >= 1 && line <= lines).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['ops.json', '[\n  {"name": "Narach"},\n]', [{ line: 3, kind: 'syntax' }]],
  ['ops.json', '{\n  "a": 1\n  "b": 2\n}', [{ line: 3, kind: 'syntax' }]],
  ['ops.json', '{\n  "a": "text\n}', [{ line: 2, kind: 'unclosed' }]],
  ['ops.json', '{\n  "a": [1, 2\n', [{ line: 2, kind: 'unclosed' }]],
  ['bukkit.yml', 'settings:\n\tallow: true\n', [{ line: 2, kind: 'tab' }]],
  ['bukkit.yml', 'a:\n    b: 1\n  c: 2\n', [{ line: 3 }]],
  ['bukkit.yml', 'a: 1\nb: 2\na: 3\n', [{ line: 3, kind: 'duplicate', detail: 'a' }]],
  ['bukkit.yml', 'motd: "hello\nb: 1\n', [{ kind: 'unclosed' }]],
  ['bukkit.yml', 'custom: !some.plugin.Type\n  a: 1\n---\nb: 2\n', []],
  ['velocity.toml', 'bind = "0.0.0.0:25577"\nmotd = hello\n', [{ line: 2, kind: 'syntax' }]],
  ['velocity.toml', 'a = 1\na = 2\n', [{ line: 2, kind: 'duplicate', detail: 'a' }]],
  ['velocity.toml', '[servers]\nlobby = "127.0.0.1:1"\nbig = 9007199254740993\n', []],
  [
    'server.properties',
    '# a comment\nmotd=\\u00a7aHi\nmotd=x\n',
    [{ line: 3, kind: 'duplicate', detail: 'motd' }],
  ],
  [
    'server.properties',
    'world=C:\\games\nmotd=\\u12\n',
    [
      { line: 1, kind: 'escape', detail: '\\g' },
      { line: 2, kind: 'escape', detail: '\\u12' },
    ],
  ],
  ['server.properties', 'a=one \\\n  two\n  three=4\nb=\\\\server\nc=a\\=b\\:c\n', []],
])('check: %s: %j', (name, text, expected) => {
  expect(check(name, text)).toMatchObject(expected)
})

test('no faults: Windows line ends, an empty text and an unknown format', () => {
  expect(check('ops.json', '{\r\n}\r\n')).toEqual([])
  expect(check('server.properties', 'a=1\r\nb=2\r\n')).toEqual([])
  expect(check('ops.json', ' \n')).toEqual([])
  expect(check('run.sh', 'if {')).toEqual([])
})

test('nesting: a text too deep for the parser is refused without a crash', () => {
  const deep = '['.repeat(200_000)
  expect(check('a.json', deep)).toMatchObject([{ line: 1 }])
  expect(check('a.toml', `a = ${deep}`)).toMatchObject([{ line: 1 }])
})
