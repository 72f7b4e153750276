import { expect, test } from 'vitest'
import { cpuTimes, loadBetween, measure, memAvailable } from './machine.ts'

test.each([
  ['half busy', { busy: 100, total: 200 }, { busy: 150, total: 300 }, 50],
  ['a third, with one decimal', { busy: 0, total: 0 }, { busy: 1, total: 3 }, 33.3],
  ['no time has passed', { busy: 5, total: 10 }, { busy: 5, total: 10 }, 0],
  ['a core was taken away meanwhile', { busy: 500, total: 1_000 }, { busy: 200, total: 400 }, 0],
  ['counters that disagree', { busy: 0, total: 0 }, { busy: 4, total: 3 }, 100],
])('load: %s', (_, before, after, percent) => {
  expect(loadBetween(before, after)).toBe(percent)
})

test('available memory counts caches as free; a system without it has none', () => {
  const meminfo = 'MemTotal:       24689764 kB\nMemFree:          500000 kB\nMemAvailable:   20000000 kB\n'
  expect(memAvailable(meminfo)).toBe(20_480_000_000)
  expect(memAvailable('')).toBeUndefined()
})

test('busy work is seen as load', async () => {
  const before = cpuTimes()
  // The counters tick in hundredths of a second.
  const until = performance.now() + 150
  while (performance.now() < until);
  const { measurement, cpu } = await measure('.', before)
  expect(cpu.total).toBeGreaterThan(before.total)
  expect(measurement.load).toBeGreaterThan(0)
  expect(measurement.load).toBeLessThanOrEqual(100)
})
