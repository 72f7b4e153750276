import { expect, test } from 'vitest'
import { canRunWithJava } from './java-compatibility.ts'

test.each([
  [17, 17, 'forge', '1.18.2', true],
  [17, 16, 'paper', '1.17.1', true],
  [21, 17, 'paper', '1.20.4', true],
  [21, 17, 'paper', '1.19.4', false],
  [21, 17, 'forge', '1.20.1', false],
  [17, 21, 'paper', '1.21.4', false],
  [25, 21, 'paper', '1.21.11', false],
  [11, 8, 'paper', '1.12.2', false],
  [25, 25, 'paper', '26.1', true],
] as const)('Java version: %s for a required %s (%s %s): %s', (has, java, core, version, expected) => {
  expect(canRunWithJava(has, { java, core, version })).toBe(expected)
})
