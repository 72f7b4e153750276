import { expect, test } from 'vitest'
import { cpuTimes, loadBetween, measure, memAvailable, memoryHeld, memoryWithin } from './machine.ts'

test.each([
  ['half busy', { busy: 100, total: 200 }, { busy: 150, total: 300 }, 50],
  ['a third, with one decimal', { busy: 0, total: 0 }, { busy: 1, total: 3 }, 33.3],
  ['no time has passed', { busy: 5, total: 10 }, { busy: 5, total: 10 }, 0],
  ['a core was taken away meanwhile', { busy: 500, total: 1_000 }, { busy: 200, total: 400 }, 0],
  ['counters that disagree', { busy: 0, total: 0 }, { busy: 4, total: 3 }, 100],
])('load: %s', (_, before, after, percent) => {
  expect(loadBetween(before, after)).toBe(percent)
})

test('memory: available bytes include caches; undefined if the system does not report them', () => {
  const meminfo = 'MemTotal:       24689764 kB\nMemFree:          500000 kB\nMemAvailable:   20000000 kB\n'
  expect(memAvailable(meminfo)).toBe(20_480_000_000)
  expect(memAvailable('')).toBeUndefined()
})

const machine = { totalBytes: 24_000, availableBytes: 20_000 }
test.each<[string, number, number | undefined, typeof machine]>([
  [
    'a container has its limit less what it holds',
    4_000,
    1_000,
    { totalBytes: 4_000, availableBytes: 3_000 },
  ],
  [
    'a container that holds more than it may has none left',
    4_000,
    4_100,
    { totalBytes: 4_000, availableBytes: 0 },
  ],
  ['what a container holds is not known', 4_000, undefined, { totalBytes: 4_000, availableBytes: 4_000 }],
  ['others leave less than the limit', 23_000, 1_000, { totalBytes: 23_000, availableBytes: 20_000 }],
  ['a system that knows no limits', 0, 1_000, machine],
  ['no limit', 2 ** 64, 1_000, machine],
])('memory: %s', (_, limit, held, memory) => {
  expect(memoryWithin(machine, limit, held)).toEqual(memory)
})

test('memory: the usage of a container excludes caches', () => {
  const statistics = 'anon 700\nfile 250\nshmem 10\ninactive_file 100\nactive_file 140\nslab_reclaimable 30\n'
  expect(memoryHeld('1000\n', statistics)).toBe(730)
  expect(memoryHeld('', '')).toBeUndefined()
})

test('load: busy work increases it', async () => {
  const before = cpuTimes()
  // The counters tick in hundredths of a second.
  const until = performance.now() + 150
  while (performance.now() < until);
  const { measurement, cpu } = await measure('.', before)
  expect(cpu.total).toBeGreaterThan(before.total)
  expect(measurement.load).toBeGreaterThan(0)
  expect(measurement.load).toBeLessThanOrEqual(100)
})
