import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { javaOf, javas } from './java.ts'
import { compareVersions, isRelease, parseVersion } from './versions.ts'

const known = [
  '1.7.10',
  '1.8',
  '1.14 Pre-Release 2',
  '1.14',
  '1.16.4',
  '1.16.5',
  '1.20.4',
  '1.20.5',
  '1.21',
  '1.21.1',
  '1.21.9-pre1',
  '1.21.9-rc1',
  '1.21.9',
  '1.21.10',
  '1.21.11',
  '3.4.0-SNAPSHOT',
  '3.4.0',
  '26.1',
  '26.1.1',
  '26.3-snapshot-1',
  '26.3-snapshot-2',
  '26.3-pre-1',
  '26.3-rc-1',
  '26.3',
]

const version = fc.oneof(
  fc.constantFrom(...known, '25w41a', '3D Shareware v1.34', 'b1.7.3', ''),
  fc
    .tuple(
      fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', '-rc1', '-snapshot-3', '-beta'),
    )
    .map(([numbers, end]) => numbers.join('.') + end),
  fc.string({ maxLength: 12 }),
)

test('order: versions are sorted by publication, pre-releases before their release', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(known, { minLength: known.length }), (shuffled) => {
      expect(shuffled.toSorted(compareVersions)).toEqual(known)
    }),
  )
})

test('order: any texts have a total order, and only identical ones are equal', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)))
      expect(compareVersions(a, b) === 0).toBe(a === b)
      if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
        expect(compareVersions(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

test('release: it is distinguished from its pre-releases, and an unknown format is none', () => {
  expect(['1.21.11', '26.1', '1.8'].every(isRelease)).toBe(true)
  expect(['26.3-snapshot-1', '1.21.9-rc1', '25w41a', 'b1.7.3', '1.14 Pre-Release 2'].some(isRelease)).toBe(
    false,
  )
  expect(parseVersion('26.3-snapshot-1')).toEqual({ numbers: [26, 3], stage: 'snapshot', count: 1 })
})

test.each([
  ['1.7.10', 8, 8],
  ['1.12.2', 8, 11],
  ['1.16.5', 8, 16],
  ['1.17.1', 16, 17],
  ['1.18.2', 17, 17],
  ['1.20.4', 17, 21],
  ['1.20.5', 21, 21],
  ['1.20.5-rc1', 21, 21],
  ['1.21.11', 21, 21],
  ['26.1', 25, 25],
  ['26.3-snapshot-1', 25, 25],
  ['25w41a', 25, 25],
])('Java version: %s needs Java %i, and a fork of Paper %i', (text, game, paper) => {
  expect([javaOf(text), javaOf(text, 'paper')]).toEqual([game, paper])
})

test('Java version: a newer game version never needs an older one', () => {
  const numbers = fc.array(fc.nat(40), { minLength: 2, maxLength: 3 }).map((each) => each.join('.'))
  fc.assert(
    fc.property(numbers, numbers, fc.constantFrom('game', 'paper'), (a, b, family) => {
      const [older = a, newer = b] = [a, b].toSorted(compareVersions)
      expect(javaOf(older, family)).toBeLessThanOrEqual(javaOf(newer, family))
      expect(javas).toContain(javaOf(older, family))
    }),
  )
})
