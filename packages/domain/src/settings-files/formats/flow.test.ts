import { isDeepStrictEqual } from 'node:util'
import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { withYaml, yamlIn } from './yaml.ts'

const set = (text: string, keys: string, value: string) => withYaml(text, [[keys.split(' '), value]])
const get = (text: string, keys: string) => yamlIn(text, keys.split(' '))

test.each([
  ['a: {b: 1, c: [x, y]}\n', 'a b', '2', 'a: {b: 2, c: [x, y]}\n'],
  [
    'a: { b: 1 , c: {d: "x, }", e: 2} } # kept\nz: 1\n',
    'a c e',
    '3',
    'a: { b: 1 , c: {d: "x, }", e: 3} } # kept\nz: 1\n',
  ],
  ['a: {b: 1}\n', 'a c', 'true', 'a: {b: 1, c: true}\n'],
  ['a: {b: 1}\n', 'a c d', '2', 'a: {b: 1, c: {d: 2}}\n'],
  ['a: {b: {}}\n', 'a b c', '2', 'a: {b: {c: 2}}\n'],
  ['a: {\n  b: 1, # one\n  c: 2,\n}\nd: 3\n', 'a c', '5', 'a: {\n  b: 1, # one\n  c: 5,\n}\nd: 3\n'],
  ['a: {\n  b: 1, # one\n}\nd: 3\n', 'a e', '5', 'a: {\n  b: 1, e: 5 # one\n}\nd: 3\n'],
  ['{a: 1, b: {c: x}}\n', 'b c', '"y"', '{a: 1, b: {c: "y"}}\n'],
  ['---\n{a: 1}\n', 'b', '2', '---\n{a: 1, b: 2}\n'],
  ['a: {\'b c\': 1, "d": 2, e:f: 3}\n', 'a d', '4', 'a: {\'b c\': 1, "d": 4, e:f: 3}\n'],
  ['a: {b, c: 1}\n', 'a b', '2', 'a: {b: 2, c: 1}\n'],
  ['a: {b: $ \', c: x "y}\n', 'a c', '2', "a: {b: $ ', c: 2}\n"],
  ['a: {b: !!str "1}", c: &n \'2}\'}\n', 'a c', '3', 'a: {b: !!str "1}", c: 3}\n'],
  ['a: {b: , c: 1}\n', 'a b', '2', 'a: {b: 2 , c: 1}\n'],
  ["a: {b: it's}\nc: 'x {'\n", 'a b', '2', "a: {b: 2}\nc: 'x {'\n"],
  ['a: &x {b: 1}\n', 'a b', '2', 'a: &x {b: 2}\n'],
  ['a: &x\n  b: 1 # one\n', 'a b', '2', 'a: &x\n  b: 2 # one\n'],
  ['x:\n  a: {b: 1}\n  c: {b: 1}\n', 'x c b', '2', 'x:\n  a: {b: 1}\n  c: {b: 2}\n'],
  ['l: [\n  a: 1,\n  b\n]\na: 1\n', 'a', '2', 'l: [\n  a: 1,\n  b\n]\na: 2\n'],
  ['t: |\n  a: {\nb: 1\n', 'b', '2', 't: |\n  a: {\nb: 2\n'],
  ['a: {}\n', 'a b c', '1', 'a:\n  b:\n    c: 1\n'],
  // On the line below its key.
  ['s:\n  {a: 1, b: 2}\nx: 1\n', 's a', '5', 's:\n  {a: 5, b: 2}\nx: 1\n'],
  [
    's: # one\n\n  # two\n  {\n    a: 1,\n    b: {c: 2}\n  }\nx: 1\n',
    's b c',
    '5',
    's: # one\n\n  # two\n  {\n    a: 1,\n    b: {c: 5}\n  }\nx: 1\n',
  ],
  ['s: &n\n  !!map {a: 1}\nx: 1\n', 's b', '5', 's: &n\n  !!map {a: 1, b: 5}\nx: 1\n'],
  ['s:\n  {}\nx: 1\n', 's a', '5', 's:\n  a: 5\nx: 1\n'],
  ['s:\n  [b]\nx: 1\n', 's a', '5', 's:\n  a: 5\nx: 1\n'],
  // Text that looks like braces or keys stays text.
  ['m: |\n  use: {player\ns:\n  a: 1\no: a}\n', 's a', '5', 'm: |\n  use: {player\ns:\n  a: 5\no: a}\n'],
  [
    'm: >-\n  say: [hi\n\n  # no remark\ns:\n  a: 1\nl: ok]\n',
    's a',
    '5',
    'm: >-\n  say: [hi\n\n  # no remark\ns:\n  a: 5\nl: ok]\n',
  ],
  ['m:\n  |2+\n   s: {\ns:\n  a: 1\n', 's a', '5', 'm:\n  |2+\n   s: {\ns:\n  a: 5\n'],
  [
    'l:\n- |\n  u: {p\n- k: |\n    u: {p\ns:\n  a: 1\n',
    's a',
    '5',
    'l:\n- |\n  u: {p\n- k: |\n    u: {p\ns:\n  a: 5\n',
  ],
  ['m: "\n  u: {p\n  "\ns:\n  a: 1\n', 's a', '5', 'm: "\n  u: {p\n  "\ns:\n  a: 5\n'],
  ['m: one\n  {two\ns:\n  a: 1\n', 's a', '5', 'm: one\n  {two\ns:\n  a: 5\n'],
  ['p:\n  m: |\n    s: {\n  s: {a: 1}\n', 'p s a', '5', 'p:\n  m: |\n    s: {\n  s: {a: 5}\n'],
  ['l: [\n  x,\n  y]\ns:\n  a: 1\n', 's a', '5', 'l: [\n  x,\n  y]\ns:\n  a: 5\n'],
  ['l:\n- {x: 1,\n  s: 2}\ns:\n  a: 1\n', 's a', '5', 'l:\n- {x: 1,\n  s: 2}\ns:\n  a: 5\n'],
  // The target of an alias is copied, and the original stays.
  [
    'x: &x\n  a: 1\n  b: {c: 2}\ns: *x\n',
    's a',
    '5',
    'x: &x\n  a: 1\n  b: {c: 2}\ns:\n  a: 5\n  b: {c: 2}\n',
  ],
  ['x: &x {a: 1, b: 2}\np:\n  s: *x # one\n', 'p s a', '5', 'x: &x {a: 1, b: 2}\np:\n  s: {a: 5, b: 2}\n'],
  ['m:k: v\nm:l:\n  a: 1\n', 'm:l a', '5', 'm:k: v\nm:l:\n  a: 5\n'],
])('flow YAML: in %j %s becomes %s, and the rest stays', (before, keys, value, after) => {
  const text = set(before, keys, value)
  expect(text).toBe(after)
  const read = keys.split(' ').reduce((own: unknown, key) => Object(own)[key], parse(text))
  expect(read).toEqual(parse(value))
  expect(get(text, keys)).toBe(value)
  expect(set(text, keys, value)).toBe(text)
})

test("flow YAML: SnakeYAML accepts unindented lines, and a block's key is not part of the map", () => {
  expect(set('a: {\nb: 1\n}\nb: 2\n', 'b', '3')).toBe('a: {\nb: 1\n}\nb: 3\n')
})

test('flow YAML: an unclosed one stays unchanged', () => {
  for (const text of ['a: {b: 1\n', '{a: {b: 1}\n', 'a: {"b: 1}\n']) expect(set(text, 'a b', '2')).toBe(text)
})

test('duplicate keys: SnakeYAML uses the last, in flow maps and blocks', () => {
  expect(set('s: {a: 1, a: 2}\n', 's a', '5')).toBe('s: {a: 1, a: 5}\n')
  expect(get('s: {a: 1, a: 2}\n', 's a')).toBe('2')
  expect(set('a: 1\na: 2\n', 'a', '5')).toBe('a: 1\na: 5\n')
})

test('aliases: values are read through them, and one that can’t be copied is never replaced', () => {
  expect(get('x: &x\n  a: 1\ns: *x\n', 's a')).toBe('1')
  expect(get('x: &x {a: 1}\ns: *x\n', 's a')).toBe('1')
  expect(set('x: &x {a: 1}\ns: {t: *x}\n', 's t b', '5')).toBe('x: &x {a: 1}\ns: {t: {<<: *x, b: 5}}\n')
  for (const text of ['s: *none\n', 'x: {y: &x {a: 1}}\ns: *x\n']) expect(set(text, 's a', '5')).toBe(text)
})

test('line ends: a file with only carriage returns has lines', () => {
  expect(set('a: {b: 1}\rc: 2\r', 'a b', '5')).toBe('a: {b: 5}\rc: 2\r')
  expect(get('a: {b: 1}\rc: 2\r', 'c')).toBe('2')
})

test('performance: a long document is read once, whatever brackets it has', () => {
  const flows = Array.from({ length: 16_000 }, (_, i) => `k${i}: [a, b, c, d]`).join('\n')
  expect(get(`${flows}\nz: 1`, 'z')).toBe('1')
  const open = Array.from({ length: 16_000 }, (_, i) => `k${i}: [`).join('\n')
  expect(get(open, 'z')).toBeUndefined()
  const odd = [`a${' '.repeat(100_000)}b`, `b: ${'&'.repeat(100_000)} x`, `c: x${' '.repeat(100_000)}y`]
  expect(set(`${odd.join('\n')}\nz: 1\n`, 'z', '2')).toBe(`${odd.join('\n')}\nz: 2\n`)
})

test('flow YAML: single-word values are read, and others are not', () => {
  const text = 'a: {b: 1, c: [x, y], d: "q", e: {f: yes}}\n'
  expect(['a b', 'a d', 'a e f', 'a c', 'a e', 'a x', 'a b x'].map((keys) => get(text, keys))).toEqual([
    ...['1', '"q"', 'yes', null, null, undefined, undefined],
  ])
})

const leaf = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.string({ maxLength: 8 }),
  fc.array(fc.integer(), { maxLength: 2 }),
)
const map = fc.letrec<{ map: Record<string, unknown> }>((tie) => ({
  map: fc.dictionary(
    fc.stringMatching(/^[a-z][a-z -]{0,5}[a-z]$/),
    fc.oneof({ depthSize: 'small' }, leaf, tie('map')),
    {
      ...{ minKeys: 1, maxKeys: 4, noNullPrototype: true },
    },
  ),
})).map

test('flow YAML: a value is set in any flow map, and everything else stays', () => {
  fc.assert(
    fc.property(map, fc.boolean(), fc.nat(), (value, isWrapped, at) => {
      const text = `top:\n  own: ${stringify(value, {
        collectionStyle: 'flow',
        lineWidth: isWrapped ? 20 : 0,
      })
        .trimEnd()
        .replaceAll('\n', '\n  ')}\nlast: 1\n`
      // Folded texts changed by indentation are excluded.
      fc.pre(isDeepStrictEqual(parse(text), { top: { own: value }, last: 1 }))
      const key = Object.keys(value)[at % Object.keys(value).length] ?? ''
      for (const name of [key, 'new'])
        expect(parse(withYaml(text, [[['top', 'own', name], '7']])), text).toEqual({
          ...{ top: { own: { ...value, [name]: 7 } }, last: 1 },
        })
    }),
  )
})
