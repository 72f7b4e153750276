import { describe, expect, test } from 'vitest'
import { highLoadSince, type NodeMeasurement, nodeProblem } from './problem.ts'

const gib = 1024 ** 3
const well: NodeMeasurement = {
  load: 40,
  memoryAvailableBytes: 8 * gib,
  memoryTotalBytes: 16 * gib,
  diskFreeBytes: 50 * gib,
  diskTotalBytes: 100 * gib,
}

describe('nodeProblem', () => {
  test.each<[string, Partial<NodeMeasurement>, number | null, ReturnType<typeof nodeProblem>]>([
    ['a quiet machine has none', {}, null, null],
    ['a high load of 59.9 s is not yet one', { load: 100 }, 59_900, null],
    ['a high load of a minute is overload', { load: 100 }, 60_000, 'overload'],
    ['exactly 5 % of memory is enough', { memoryAvailableBytes: 0.8 * gib }, null, null],
    ['less than 5 % of memory is not', { memoryAvailableBytes: 0.79 * gib }, null, 'memory'],
    ['exactly 5 % of the disk is enough', { diskFreeBytes: 5 * gib }, null, null],
    ['less than 5 % of the disk is not', { diskFreeBytes: 4.9 * gib }, null, 'disk'],
    [
      'less than 1 GiB is not, however small the disk',
      { diskFreeBytes: 0.9 * gib, diskTotalBytes: 2 * gib },
      null,
      'disk',
    ],
    ['exactly 1 GiB of a small disk is enough', { diskFreeBytes: gib, diskTotalBytes: 10 * gib }, null, null],
    ['memory is graver than overload', { memoryAvailableBytes: 0 }, 90_000, 'memory'],
    ['the disk is graver than memory', { memoryAvailableBytes: 0, diskFreeBytes: 0 }, 90_000, 'disk'],
  ])('problem: %s', (_, change, highLoadForMs, expected) => {
    expect(nodeProblem({ ...well, ...change }, highLoadForMs)).toBe(expected)
  })
})

describe('highLoadSince', () => {
  test.each<[string, number | null, number, number, number | null]>([
    ['starts with the first load above 95', null, 95.1, 1_000, 1_000],
    ['goes on from its start', 1_000, 99, 11_000, 1_000],
    ['ends with one load of 95 or less', 1_000, 95, 11_000, null],
    ['does not start at 95', null, 95, 1_000, null],
  ])('high load: %s', (_, before, load, atMs, expected) => {
    expect(highLoadSince(before, load, atMs)).toBe(expected)
  })
})
