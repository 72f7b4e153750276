import { expect, test } from 'vitest'
import { snakeYaml } from './snake-yaml.ts'

/** Made with SnakeYAML 2.2 on Java 17, by `String.valueOf` of the loaded value. */
test.each([
  ['1.10', '1.1'],
  ['1.0', '1.0'],
  ['2', '2'],
  ['1.20.1', '1.20.1'],
  ['010', '8'],
  ['08', '08'],
  ['0x1F', '31'],
  ['0b101', '5'],
  ['1_000', '1000'],
  ['1:30', '90'],
  ['-1:30', '-90'],
  ['1:30.5', '90.5'],
  ['1e3', '1000.0'],
  ['12345678.9', '1.23456789E7'],
  ['0.0009', '9.0E-4'],
  ['10000000.0', '1.0E7'],
  ['.5', '0.5'],
  ['-.inf', '-Infinity'],
  ['99999999999999999999', '99999999999999999999'],
  ['yes', true],
  ['Off', false],
  ['y', 'y'],
  ['~', null],
  ['', null],
  ['2026-11-27', 'Fri Nov 27 00:00:00 UTC 2026'],
  ['2026-11-27 10:05:00 +3:00', 'Fri Nov 27 07:05:00 UTC 2026'],
  ['2026-1-7', '2026-1-7'],
  ['"1.10"', '1.10'],
  ["'yes'", 'yes'],
  ['!!str 1.10', '1.10'],
  ['1.0-SNAPSHOT', '1.0-SNAPSHOT'],
  ['!!float 1', '1.0'],
  ['4.9e-324', '4.9E-324'],
  ['2.0e+23', '2.0E23'],
])('YAML 1.1: %j is read as SnakeYAML reads it', (written, value) => {
  expect(snakeYaml(`version: ${written}`)).toEqual({ version: value })
})

test('YAML 1.1: a string field keeps its written text, and own keys precede merged ones', () => {
  expect(snakeYaml('{a: 1.10, b: yes, c: "x"}', 'as_string')).toEqual({ a: '1.10', b: 'yes', c: 'x' })
  expect(snakeYaml('x: &x {a: 1, b: 2}\ny:\n  <<: *x\n  b: 3\nb: 4\nb: 5')).toEqual({
    ...{ x: { a: '1', b: '2' }, y: { a: '1', b: '3' }, b: '5' },
  })
  expect(() => snakeYaml(`a: ${'['.repeat(60)}${']'.repeat(60)}`)).toThrow()
  expect(() => snakeYaml('a: *none')).toThrow()
})

test('aliases: thousands of scalars and fifty collections are allowed, and the last anchor counts', () => {
  const words = snakeYaml(`version: &a 1\nauthors: [${'*a,'.repeat(7_000)}]`)
  expect(words).toMatchObject({ version: '1', authors: Array(7_000).fill('1') })
  const lists = (count: number) => snakeYaml(`a: &a [1]\nb: [${'*a,'.repeat(count)}]`)
  expect(lists(50)).toMatchObject({ b: Array(50).fill(['1']) })
  expect(() => lists(51)).toThrow('aliases')
  expect(snakeYaml('a: &x [&y 1]\nb: &y 2\nc: *x\nd: *y')).toMatchObject({ c: ['1'], d: '2' })
  expect(() => snakeYaml('a: &a [*a]')).toThrow()
})
