import { expect, test } from 'vitest'
import { reportOf, type Server, stateOf } from './server.ts'
import {
  halted,
  id,
  memory,
  running,
  runs,
  server,
  starting,
  stopping,
  tries,
  wanted,
} from './testing/server.ts'

const trouble = (reason: NonNullable<Server['tries']['trouble']>) => tries({ trouble: reason })

const rows: [string, 'running' | 'stopped' | 'absent', Server, string, string | null][] = [
  ['is being made', 'running', server({ memory: null }), 'creating', null],
  ['cannot be made', 'running', server({ memory: null, tries: trouble('internal') }), 'creating', 'internal'],
  [
    'has no core yet',
    'running',
    server({ tries: trouble('core_unavailable') }),
    'creating',
    'core_unavailable',
  ],
  ['is about to start', 'running', server(), 'starting', null],
  ['waits for its port', 'running', server({ tries: trouble('port_taken') }), 'starting', 'port_taken'],
  ['waits after a crash', 'running', server({ tries: trouble('crash') }), 'crashed', 'crash'],
  [
    'waits after a late start',
    'running',
    server({ tries: trouble('start_timeout') }),
    'crashed',
    'start_timeout',
  ],
  ['starts', 'running', runs(starting()), 'starting', null],
  ['starts after a crash', 'running', runs(starting(), { tries: trouble('crash') }), 'starting', 'crash'],
  ['runs', 'running', runs(running(), { tries: trouble('crash') }), 'running', null],
  ['stops', 'stopped', runs(stopping), 'stopping', null],
  [
    'is ended for its memory',
    'running',
    runs(running({ ending: { how: 'kill', excess: 'out_of_memory' } })),
    'stopping',
    'out_of_memory',
  ],
  ['was given up', 'running', server({ memory: halted }), 'failed', 'crash_loop'],
  ['is stopped', 'stopped', server({ tries: trouble('crash') }), 'stopped', null],
  ['is being deleted', 'absent', runs(running()), 'stopping', null],
  ['is deleted', 'absent', server({ memory: null, isDeleted: true }), 'absent', null],
]
test.each(rows)('report: a server that %s (wanted %s)', (_, goal, known, state, reason) => {
  expect(stateOf({ desiredState: goal }, known)).toEqual({ state, reason })
})

test('report: none before it is known what a former agent left running', () => {
  expect(reportOf(wanted(), server({ memory: null }), { stats: null })).toBeUndefined()
  expect(reportOf(wanted(), server(), { stats: null })).toMatchObject({ id, generation: 1, port: 25_565 })
})

test('report: the generation is the applied one; for a deleted server, the deleting one', () => {
  expect(reportOf(wanted({ generation: 2 }), server(), { stats: null })?.generation).toBe(1)
  expect(
    reportOf(wanted({ generation: 2, desiredState: 'absent' }), server(), { stats: null })?.generation,
  ).toBe(2)
})

test('report: it has the last operation that ended', () => {
  const operations = (['done', 'failed'] as const).map((outcome) => ({ id, outcome }))
  expect(reportOf(wanted(), server({ memory: memory({ operations }) }), { stats: null })?.operation).toEqual(
    operations[1],
  )
})
