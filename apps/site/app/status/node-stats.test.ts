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

test('an answer as the contract has it is taken as it is', () => {
  expect(readNodeStats([well])).toEqual([{ ...well, known: true }])
})

test('numbers may be strings', () => {
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
])('the problem %j is read as %j', (given, read) => {
  expect(readNodeStats([{ ...well, problem: given }])[0]?.problem).toBe(read)
})

test.each([undefined, 7, {}, []])('a problem of %j cannot be read: the node has no data', (problem) => {
  expect(readNodeStats([{ ...well, problem }])[0]).toMatchObject({ problem: null, known: false })
})

test.each(['x', '', -1, Number.NaN, null, undefined, {}, true])('a load of %j is no load', (load) => {
  expect(readNodeStats([{ ...well, load }])[0]?.load).toBeNull()
})

test('a load over 100 is 100', () => {
  expect(readNodeStats([{ ...well, load: 250 }])[0]?.load).toBe(100)
})

test.each([null, {}, 'down', 7, [1, 2], [{ load: 1 }], [{ name: '' }]])(
  '%j is no list of nodes',
  (answer) => {
    expect(() => readNodeStats(answer)).toThrow(TypeError)
  },
)

test('an empty list is a list', () => {
  expect(readNodeStats([])).toEqual([])
})

test('entries without a name are passed over', () => {
  expect(readNodeStats([null, { load: 1 }, well]).map(({ name }) => name)).toEqual(['a'])
})

test('nodes keep their place, new ones follow, and a vanished one has no data', () => {
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

test('all is well only when every node is', () => {
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
])('a node whose problem is %j counts as up: %s', (problem, up) => {
  expect(readNodeStats([{ ...well, problem }]).map(isUp)).toEqual([up])
})

test('nothing is said of systems that were never seen', () => {
  expect(overallOf(snapshot([], 'loading')).state).toBe('checking')
  expect(overallOf(snapshot([], 'unknown')).state).toBe('unknown')
  expect(overallOf(snapshot([])).state).toBe('none')
})

test('an earlier list still counts while fresh ones fail, until it is too old', () => {
  expect(overallOf(snapshot([well], 'stale')).state).toBe('allWell')
  expect(overallOf(snapshot([well], 'unknown')).state).toBe('unknown')
})

test('what the operator announced is told while the nodes themselves are well', () => {
  expect(overallOf({ ...snapshot([well]), announced: 'incident' })).toEqual({ state: 'incident' })
  expect(overallOf({ ...snapshot([well]), announced: 'maintenance' })).toEqual({ state: 'maintenance' })
  expect(overallOf({ ...snapshot([{ ...well, problem: 'disk' }]), announced: 'maintenance' }).state).toBe(
    'problems',
  )
})
