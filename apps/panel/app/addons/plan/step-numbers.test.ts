import type { PlannedStep } from '@zubr/contracts/addons/changes'
import { expect, test } from 'vitest'
import { stepNumbers } from './step-numbers.ts'

const version = { number: '1.9.2' } as PlannedStep['version']

test('version numbers: a removal names its version once, an update names both', () => {
  expect(stepNumbers({ from: '1.9.2', version }, '1.9.2')).toBe('1.9.2')
  expect(stepNumbers({ from: '1.8.0', version }, undefined)).toBe('1.8.0 → 1.9.2')
  expect(stepNumbers({ from: null, version }, undefined)).toBe('1.9.2')
  expect(stepNumbers({ from: null, version: null }, '1.7')).toBe('1.7')
})
