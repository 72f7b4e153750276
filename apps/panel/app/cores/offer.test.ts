import type { Core } from '@zubr/contracts/cores/core'
import type { CoreOffer } from '@zubr/contracts/cores/offers'
import type { NodeChoice } from '@zubr/contracts/servers'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { expect, test } from 'vitest'
import { ableFirst, bestNode, hasCore, isBare, isOffered, kindsFor, kindToTake, obstacleOf } from './offer.ts'

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

test('kinds of the edition stand in their order, each with why it cannot be had', () => {
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

test('a plan on which a core cannot start refuses it, whatever nodes could', () => {
  expect(refusals([node('a', 'available', ['paper'], [squid])], 512)).toMatchObject({
    paper: 'memory',
    'flying-squid': undefined,
  })
})

test('versions of a core that agents bring along are those that they have, each once', () => {
  const nodes = [
    node('a', 'available', [], [squid]),
    node('b', 'full', [], [squid, { ...squid, version: '2' }]),
  ]
  const kind = kindsFor({ nodes, offers }, 'java', 4_096).find(({ id }) => id === 'flying-squid')
  expect(kind?.versions.map(({ version }) => version)).toEqual(['1', '2'])
})

test('what is asked for is kept, even where it cannot be had; else what is settled comes before what is experimental', () => {
  const taken = (nodes: NodeChoice[], asked: string | null) =>
    kindToTake(kindsFor({ nodes, offers }, 'java', 4_096), asked)?.id
  const both = [node('a', 'available', ['purpur'], [squid])]
  expect(taken(both, null)).toBe('purpur')
  expect(taken(both, 'flying-squid')).toBe('flying-squid')
  expect(taken(both, 'paper')).toBe('paper')
  expect(taken([node('a', 'available', [], [squid])], null)).toBe('flying-squid')
  expect(taken([], null)).toBeUndefined()
})

test('where no list of versions is there, what agents bring along stands first', () => {
  const nodes = [node('a', 'available', ['paper', 'purpur'], [squid])]
  const kinds = ableFirst(kindsFor({ nodes, offers: [] }, 'java', 4_096))
  expect(kinds.map(({ id }) => id).slice(0, 3)).toEqual(['flying-squid', 'paper', 'purpur'])
})

test('an edition without a core is not offered, unless no node has told its cores yet', () => {
  expect(isOffered([node('a', 'available', ['paper'])], 'bedrock')).toBe(false)
  expect(isOffered([node('a', 'available', ['pocketmine'])], 'bedrock')).toBe(true)
  expect(isOffered([node('a', 'unknown')], 'bedrock')).toBe(true)
  expect(isOffered(undefined, 'bedrock')).toBe(true)
})

test('a machine without a way to the makers has an empty catalogue', () => {
  expect(isBare([])).toBe(true)
  expect(isBare([offer('paper')])).toBe(true)
  expect(isBare(offers)).toBe(false)
})

test('the nearest node with room and the core is taken, unless another is asked for', () => {
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

test('a server never goes to another node than the one that was chosen, also when that one has no room any more', () => {
  const nodes = [node('near', 'available', ['paper']), node('full', 'full', ['paper'])]
  expect(bestNode(nodes, paper, { near: 12 }, 'full')).toBe('full')
  const kind = kindToTake(kindsFor({ nodes, offers }, 'java', 4_096), 'paper')
  expect(obstacleOf(nodes, 'java', { kind, core: paper, node: 'full' })).toBe('otherNode')
  expect(obstacleOf(nodes, 'java', { kind, core: paper, node: 'near' })).toBeUndefined()
})

test('a busy node is taken only where every other is busy too, or where it is asked for', () => {
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

test('a core that an agent brings along is there in that version alone', () => {
  const own = node('a', 'available', [], [squid])
  expect(hasCore(own, { id: 'flying-squid', version: '1' })).toBe(true)
  expect(hasCore(own, { id: 'flying-squid', version: '2' })).toBe(false)
})

test('what keeps a server from being created has a name', () => {
  const nodes = [node('a', 'available', ['paper', 'vanilla'])]
  const kinds = (memoryMb: number, of = nodes) => kindsFor({ nodes: of, offers }, 'java', memoryMb)
  const obstacle = (
    of: NodeChoice[],
    asked: string,
    { node, memoryMb = 4_096 }: { node?: string; memoryMb?: number } = {},
  ) => {
    const kind = kindToTake(kinds(memoryMb, of), asked)
    return obstacleOf(of, 'java', { kind, core: kind && { id: kind.id, version: '1' }, node })
  }
  expect(obstacle(nodes, 'paper', { node: 'a' })).toBeUndefined()
  expect(obstacle([], 'paper')).toBe('noNodes')
  expect(obstacle([node('a', 'available', ['velocity'])], 'paper')).toBe('noCore')
  expect(obstacle([node('a', 'full', ['paper'])], 'paper')).toBe('noRoom')
  expect(obstacle(nodes, 'vanilla', { node: 'a' })).toBe('unlisted')
  expect(obstacle(nodes, 'paper', { node: 'a', memoryMb: 512 })).toBe('memory')
  // Nothing is known of it: that does not mean that there is no core.
  expect(obstacle([node('a', 'unknown')], 'paper')).toBe('noRoom')
})
