import type { Core } from '@zubr/contracts/cores/core'
import type { CoreOffer } from '@zubr/contracts/cores/offers'
import type { NodeChoice } from '@zubr/contracts/servers/server'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { expect, test } from 'vitest'
import {
  areListsUnavailable,
  availableFirst,
  bestNode,
  hasCore,
  isOffered,
  kindsFor,
  kindToSelect,
  obstacleOf,
} from './offer.ts'

const squid: Core = {
  id: 'flying-squid',
  version: '1',
  gameVersion: '1.21',
  edition: 'java',
  experimental: true,
  settings: [],
}
const node = (
  name: string,
  capacity: NodeChoice['capacity'],
  runs: CoreId[] = [],
  cores: Core[] = [],
): NodeChoice => ({ name, capacity, cores, runs })
const offer = (id: CoreId, ...versions: string[]): CoreOffer => ({
  id,
  readySeconds: null,
  versions: versions.map((version) => ({
    version,
    gameVersion: version,
    channel: 'stable',
    build: '1',
    java: 21,
    at: null,
  })),
})
const offers = [offer('paper', '26.2', '1.21.11'), offer('velocity', '3.4.0'), offer('purpur', '26.2')]
const paper = { id: 'paper', version: '26.2' } as const
const refusals = (nodes: NodeChoice[], memoryMb = 4_096) =>
  Object.fromEntries(kindsFor({ nodes, offers }, 'java', memoryMb).map(({ id, refused }) => [id, refused]))

test('cores: those of the edition are in their order, each with the reason why it is unavailable', () => {
  const nodes = [node('a', 'available', ['paper', 'vanilla'], [squid]), node('b', 'full', ['purpur'])]
  expect(refusals(nodes)).toEqual({
    paper: undefined,
    purpur: 'full',
    vanilla: 'unlisted',
    fabric: 'nowhere',
    neoforge: 'nowhere',
    forge: 'nowhere',
    'flying-squid': undefined,
  })
  expect(kindsFor({ nodes, offers }, 'proxy', 512).map(({ id }) => id)).toEqual(['velocity'])
})

test('memory: a plan with too little memory for a core refuses it, whatever the nodes support', () => {
  expect(refusals([node('a', 'available', ['paper'], [squid])], 512)).toMatchObject({
    paper: 'memory',
    'flying-squid': undefined,
  })
})

test('bundled cores: their versions are those of the agents, without duplicates', () => {
  const nodes = [
    node('a', 'available', [], [squid]),
    node('b', 'full', [], [squid, { ...squid, version: '2' }]),
  ]
  const kind = kindsFor({ nodes, offers }, 'java', 4_096).find(({ id }) => id === 'flying-squid')
  expect(kind?.versions.map(({ version }) => version)).toEqual(['1', '2'])
})

test('default core: a requested one stays even if unavailable; otherwise stable before experimental', () => {
  const bestNodeOf = (nodes: NodeChoice[], requested: string | null) =>
    kindToSelect(kindsFor({ nodes, offers }, 'java', 4_096), requested)?.id
  const both = [node('a', 'available', ['purpur'], [squid])]
  expect(bestNodeOf(both, null)).toBe('purpur')
  expect(bestNodeOf(both, 'flying-squid')).toBe('flying-squid')
  expect(bestNodeOf(both, 'paper')).toBe('paper')
  expect(bestNodeOf([node('a', 'available', [], [squid])], null)).toBe('flying-squid')
  expect(bestNodeOf([], null)).toBeUndefined()
})

test('default core: without a version list, a bundled core is first', () => {
  const nodes = [node('a', 'available', ['paper', 'purpur'], [squid])]
  const kinds = availableFirst(kindsFor({ nodes, offers: [] }, 'java', 4_096))
  expect(kinds.map(({ id }) => id).slice(0, 3)).toEqual(['flying-squid', 'paper', 'purpur'])
})

test('edition: without a core it is not offered, unless no node has reported its cores yet', () => {
  expect(isOffered([node('a', 'available', ['paper'])], 'bedrock')).toBe(false)
  expect(isOffered([node('a', 'available', ['pocketmine'])], 'bedrock')).toBe(true)
  expect(isOffered([node('a', 'unknown')], 'bedrock')).toBe(true)
  expect(isOffered(undefined, 'bedrock')).toBe(true)
})

test('offline: a machine without internet access has an empty catalogue', () => {
  expect(areListsUnavailable([])).toBe(true)
  expect(areListsUnavailable([offer('paper')])).toBe(true)
  expect(areListsUnavailable(offers)).toBe(false)
})

test('default node: the nearest one with capacity and the core, unless another is requested', () => {
  const nodes = [
    node('far', 'available', ['paper']),
    node('near', 'available', ['paper']),
    node('full', 'full', ['paper']),
    node('other', 'available', ['forge']),
  ]
  const pings = { far: 90, near: 12, full: 3, other: 1 }
  expect(bestNode(nodes, paper, pings, null)).toBe('near')
  expect(bestNode(nodes, paper, pings, 'far')).toBe('far')
  expect(bestNode(nodes, paper, pings, 'gone')).toBe('near')
  expect(bestNode(nodes, paper, { far: 90, near: null }, null)).toBe('far')
  expect(bestNode([], undefined, {}, null)).toBeUndefined()
})

test('requested node: a server never goes to another node, even if the requested one is full', () => {
  const nodes = [node('near', 'available', ['paper']), node('full', 'full', ['paper'])]
  expect(bestNode(nodes, paper, { near: 12 }, 'full')).toBe('full')
  const kind = kindToSelect(kindsFor({ nodes, offers }, 'java', 4_096), 'paper')
  expect(obstacleOf(nodes, 'java', { kind, core: paper, node: 'full' })).toBe('otherNode')
  expect(obstacleOf(nodes, 'java', { kind, core: paper, node: 'near' })).toBeUndefined()
})

test('busy node: taken only if all others are busy too, or if requested', () => {
  const nodes = [
    { ...node('near', 'available', ['paper']), busy: true },
    { ...node('far', 'available', ['paper']), busy: false },
    node('old', 'available', ['paper']),
  ]
  expect(bestNode(nodes, paper, { near: 5, far: 40, old: 60 }, null)).toBe('far')
  expect(bestNode(nodes, paper, { near: 5, far: 40, old: 60 }, 'near')).toBe('near')
  expect(bestNode(nodes.slice(0, 1), paper, { near: 5 }, null)).toBe('near')
  const allBusy = nodes.map((each) => ({ ...each, busy: true }))
  expect(bestNode(allBusy, paper, { near: 5, far: 40 }, null)).toBe('near')
})

test('bundled core: available in that version only', () => {
  const bundling = node('a', 'available', [], [squid])
  expect(hasCore(bundling, { id: 'flying-squid', version: '1' })).toBe(true)
  expect(hasCore(bundling, { id: 'flying-squid', version: '2' })).toBe(false)
})

test('obstacle: every reason that prevents a creation has a name', () => {
  const nodes = [node('a', 'available', ['paper', 'vanilla'])]
  const kinds = (memoryMb: number, of = nodes) => kindsFor({ nodes: of, offers }, 'java', memoryMb)
  const obstacle = (
    of: NodeChoice[],
    requested: string,
    { node, memoryMb = 4_096 }: { node?: string; memoryMb?: number } = {},
  ) => {
    const kind = kindToSelect(kinds(memoryMb, of), requested)
    return obstacleOf(of, 'java', { kind, core: kind && { id: kind.id, version: '1' }, node })
  }
  expect(obstacle(nodes, 'paper', { node: 'a' })).toBeUndefined()
  expect(obstacle([], 'paper')).toBe('noNodes')
  expect(obstacle([node('a', 'available', ['velocity'])], 'paper')).toBe('noCore')
  expect(obstacle([node('a', 'full', ['paper'])], 'paper')).toBe('noRoom')
  expect(obstacle(nodes, 'vanilla', { node: 'a' })).toBe('unlisted')
  expect(obstacle(nodes, 'paper', { node: 'a', memoryMb: 512 })).toBe('memory')
  // An unknown node does not mean that the core is missing.
  expect(obstacle([node('a', 'unknown')], 'paper')).toBe('noRoom')
})
