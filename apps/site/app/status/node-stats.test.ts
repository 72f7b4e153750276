import { expect, test } from 'vitest'
import {
  isUp,
  mergeNodes,
  type NodesSnapshot,
  overallOf,
  readNodeStats,
  unnamedProblem,
} from './node-stats.ts'

const well = { name: 'a', load: 10, problem: null, duration: 60 }

test('node stats: a response that follows the contract is read unchanged', () => {
  expect(readNodeStats([well])).toEqual([{ ...well, known: true }])
})

test('node stats: numbers may be strings', () => {
  expect(readNodeStats([{ name: 'a', load: '12.5', problem: null, duration: '30' }])).toEqual([
    { name: 'a', load: 12.5, problem: null, duration: 30, known: true },
  ])
})

test.each([
  [null, null],
  [false, null],
  ['', null],
  [true, unnamedProblem],
  ['overload', 'overload'],
  ['Disk is being replaced', 'Disk is being replaced'],
])('node stats: the problem %j is read as %j', (given, read) => {
  expect(readNodeStats([{ ...well, problem: given }])[0]?.problem).toBe(read)
})

test.each([undefined, 7, {}, []])(
  'node stats: an unreadable problem %j leaves the node without data',
  (problem) => {
    expect(readNodeStats([{ ...well, problem }])[0]).toMatchObject({ problem: null, known: false })
  },
)

test.each(['x', '', -1, Number.NaN, null, undefined, {}, true])(
  'node stats: a load of %j is ignored',
  (load) => {
    expect(readNodeStats([{ ...well, load }])[0]?.load).toBeNull()
  },
)

test('node stats: a load over 100 is 100', () => {
  expect(readNodeStats([{ ...well, load: 250 }])[0]?.load).toBe(100)
})

test.each([null, {}, 'down', 7, [1, 2], [{ load: 1 }], [{ name: '' }]])(
  'node stats: %j is not a list of nodes',
  (answer) => {
    expect(() => readNodeStats(answer)).toThrow(TypeError)
  },
)

test('node stats: an empty list is valid', () => {
  expect(readNodeStats([])).toEqual([])
})

test('node stats: entries without a name are skipped', () => {
  expect(readNodeStats([null, { load: 1 }, well]).map(({ name }) => name)).toEqual(['a'])
})

test('node stats: nodes keep their order, new ones follow, a missing one has no data', () => {
  const before = readNodeStats([well, { ...well, name: 'b' }])
  const merged = mergeNodes(
    before,
    readNodeStats([
      { ...well, name: 'c' },
      { ...well, load: 99 },
    ]),
  )
  expect(merged.map(({ name, load, known }) => [name, load, known])).toEqual([
    ['a', 99, true],
    ['b', null, false],
    ['c', 10, true],
  ])
})

const snapshot = (nodes: unknown[], phase: NodesSnapshot['phase'] = 'ready'): NodesSnapshot => ({
  phase,
  nodes: readNodeStats(nodes),
  announced: null,
  ready: null,
  fetchedAt: 0,
  round: 1,
})

test('overall state: it is good only if every node is', () => {
  expect(overallOf(snapshot([well]))).toEqual({ state: 'allWell' })
  expect(overallOf(snapshot([well, { ...well, name: 'b', problem: 'disk' }]))).toEqual({
    state: 'problems',
    names: ['b'],
  })
  expect(overallOf(snapshot([well, { name: 'c' }]))).toEqual({ state: 'problems', names: ['c'] })
})

test.each([
  [null, true],
  ['overload', true],
  ['memory', true],
  ['disk', true],
  ['no_report', false],
  [true, false],
  ['The cable is cut', false],
  [7, false],
])('node stats: a node with the problem %j counts as up: %s', (problem, up) => {
  expect(readNodeStats([{ ...well, problem }]).map(isUp)).toEqual([up])
})

test('overall state: it is unknown before the first list', () => {
  expect(overallOf(snapshot([], 'loading')).state).toBe('checking')
  expect(overallOf(snapshot([], 'unknown')).state).toBe('unknown')
  expect(overallOf(snapshot([])).state).toBe('none')
})

test('overall state: an earlier list counts while requests fail, until it is too old', () => {
  expect(overallOf(snapshot([well], 'stale')).state).toBe('allWell')
  expect(overallOf(snapshot([well], 'unknown')).state).toBe('unknown')
})

test('overall state: an announced incident is shown while all nodes are well', () => {
  expect(overallOf({ ...snapshot([well]), announced: 'incident' })).toEqual({ state: 'incident' })
  expect(overallOf({ ...snapshot([well]), announced: 'maintenance' })).toEqual({ state: 'maintenance' })
  expect(overallOf({ ...snapshot([{ ...well, problem: 'disk' }]), announced: 'maintenance' }).state).toBe(
    'problems',
  )
})
