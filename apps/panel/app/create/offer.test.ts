import type { Core } from '@zubr/contracts/cores/core'
import type { NodeChoice } from '@zubr/contracts/servers'
import { expect, test } from 'vitest'
import { bestNode, coresFor, coreToTake, isOffered, obstacleOf } from './offer.ts'

const core = (id: string, edition: Core['edition'] = 'java'): Core => ({
  id,
  version: '1',
  gameVersion: '1.21',
  edition,
  experimental: false,
  settings: [],
})
const node = (name: string, capacity: NodeChoice['capacity'], ...cores: Core[]): NodeChoice => ({
  name,
  capacity,
  cores,
  runs: [],
})

test('a core that several nodes offer is listed once', () => {
  const nodes = [node('a', 'available', core('x'), core('y', 'proxy')), node('b', 'full', core('x'))]
  expect(coresFor(nodes, 'java').map(({ id }) => id)).toEqual(['x'])
})

test('an edition without a core is not offered, unless no node has told its cores yet', () => {
  expect(isOffered([node('a', 'available', core('x'))], 'bedrock')).toBe(false)
  expect(isOffered([node('a', 'unknown')], 'bedrock')).toBe(true)
  expect(isOffered(undefined, 'bedrock')).toBe(true)
})

test('the nearest node with room and the core is taken, unless another is asked for', () => {
  const nodes = [
    node('far', 'available', core('x')),
    node('near', 'available', core('x')),
    node('full', 'full', core('x')),
    node('other', 'available', core('z')),
  ]
  const pings = { far: 90, near: 12, full: 3, other: 1 }
  expect(bestNode(nodes, 'x 1', pings, null)).toBe('near')
  expect(bestNode(nodes, 'x 1', pings, 'far')).toBe('far')
  expect(bestNode(nodes, 'x 1', pings, 'full')).toBe('near')
  expect(bestNode(nodes, 'x 1', { far: 90, near: null }, null)).toBe('far')
  expect(bestNode([], undefined, {}, null)).toBeUndefined()
})

test('a busy node is taken only where every other is busy too, or where it is asked for', () => {
  const nodes = [
    { ...node('near', 'available', core('x')), busy: true },
    { ...node('far', 'available', core('x')), busy: false },
    node('old', 'available', core('x')),
  ]
  expect(bestNode(nodes, 'x 1', { near: 5, far: 40, old: 60 }, null)).toBe('far')
  expect(bestNode(nodes, 'x 1', { near: 5, far: 40, old: 60 }, 'near')).toBe('near')
  expect(bestNode(nodes.slice(0, 1), 'x 1', { near: 5 }, null)).toBe('near')
  const allBusy = nodes.map((each) => ({ ...each, busy: true }))
  expect(bestNode(allBusy, 'x 1', { near: 5, far: 40 }, null)).toBe('near')
})

test('a core that some node has room for is taken before one that none has, unless it is asked for', () => {
  const nodes = [node('a', 'full', core('x')), node('b', 'available', core('y'))]
  const cores = coresFor(nodes, 'java')
  expect(coreToTake(nodes, cores, null)?.id).toBe('y')
  expect(coreToTake(nodes, cores, 'x 1')?.id).toBe('x')
  expect(coreToTake([node('a', 'full', core('x'))], cores, null)?.id).toBe('x')
  expect(coreToTake([], [], null)).toBeUndefined()
})

test('what keeps a server from being created has a name', () => {
  const x = core('x')
  const taken = { core: x, node: 'a' }
  expect(obstacleOf([node('a', 'available', x)], 'java', taken)).toBeUndefined()
  expect(obstacleOf([], 'java', { core: undefined, node: undefined })).toBe('noNodes')
  expect(obstacleOf([node('a', 'available', x)], 'proxy', { core: undefined, node: 'a' })).toBe('noCore')
  expect(obstacleOf([node('a', 'full', x)], 'java', { core: x, node: undefined })).toBe('noRoom')
  // Nothing is known of it: that does not mean that there is no core.
  expect(obstacleOf([node('a', 'unknown')], 'proxy', { core: undefined, node: undefined })).toBe('noRoom')
  expect(obstacleOf([node('a', 'available')], 'java', { core: undefined, node: 'a' })).toBe('noRoom')
})
