import { expect, test } from 'vitest'
import { type NodeUsage, nodeCapacity, reservedDiskMb, reservedMemoryMb } from './capacity.ts'

const node: NodeUsage = {
  total: { memoryMb: 16_000, diskMb: 200_000 },
  sold: { memoryMb: 0, diskMb: 0 },
  diskFreeMb: 150_000,
  ports: 50,
  portsHeld: 0,
  silent: false,
}
const wanted = { memoryMb: 1024, diskMb: 5120 }

test.each<[string, Partial<NodeUsage>, string]>([
  ['the last of its memory is sold exactly', { sold: { memoryMb: 13_376, diskMb: 0 } }, 'available'],
  ['one more megabyte of memory is not', { sold: { memoryMb: 13_377, diskMb: 0 } }, 'full'],
  ['the last of its disk is sold exactly', { sold: { memoryMb: 0, diskMb: 184_880 } }, 'available'],
  ['one more megabyte of disk is not', { sold: { memoryMb: 0, diskMb: 184_881 } }, 'full'],
  ['low disk: what must stay free is free exactly', { diskFreeMb: 10_000 }, 'available'],
  ['low disk: a node with less sells nothing', { diskFreeMb: 9_999 }, 'full'],
  ['low disk: nothing was reported of it', { diskFreeMb: null }, 'available'],
  ['its last port is free', { portsHeld: 49 }, 'available'],
  ['no port is free', { portsHeld: 50 }, 'full'],
  ['there are fewer ports than servers already', { ports: 1, portsHeld: 3 }, 'full'],
  ['an older agent says nothing of ports', { ports: null, portsHeld: 500 }, 'available'],
  ['a silent node tells nothing', { silent: true }, 'unknown'],
  ['a node that never reported tells nothing', { total: null }, 'unknown'],
  ['a small node keeps half a gigabyte', { total: { memoryMb: 1535, diskMb: 200_000 } }, 'full'],
])('capacity: %s', (_, change, capacity) => {
  expect(nodeCapacity({ ...node, ...change }, wanted)).toBe(capacity)
})

test('reserve: a node keeps a tenth of its memory, and at least half a gigabyte', () => {
  expect([reservedMemoryMb(1000), reservedMemoryMb(16_000)]).toEqual([512, 1600])
})

test('reserve: a node keeps a twentieth of its disk, and at least a gigabyte', () => {
  expect([reservedDiskMb(10_000), reservedDiskMb(200_000)]).toEqual([1024, 10_000])
})
