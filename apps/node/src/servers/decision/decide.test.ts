import { expect, test } from 'vitest'
import type { Server } from './server.ts'
import {
  crashed,
  halted,
  id,
  killed,
  memory,
  now,
  running,
  runs,
  server,
  startedRun,
  starting,
  stepOf,
  stopping,
  tries,
} from './testing/server.ts'

/** Every state of a server, and the action towards each desired state. */
const states: [string, Server, { running: string; stopped: string; absent: string }][] = [
  [
    'not looked at yet',
    server({ memory: null }),
    { running: 'prepare', stopped: 'prepare', absent: 'remove' },
  ],
  [
    'deleted',
    server({ memory: null, gone: true }),
    { running: 'prepare', stopped: 'prepare', absent: 'wait' },
  ],
  ['down', server(), { running: 'start', stopped: 'wait', absent: 'remove' }],
  ['halted', server({ memory: halted }), { running: 'wait', stopped: 'wait', absent: 'remove' }],
  ['starting', runs(starting()), { running: 'wait', stopped: 'stop', absent: 'kill' }],
  ['running', runs(running()), { running: 'wait', stopped: 'stop', absent: 'kill' }],
  [
    'running another core than it should',
    runs(running({ outdated: true })),
    { running: 'stop', stopped: 'stop', absent: 'kill' },
  ],
  ['stopping', runs(stopping), { running: 'wait', stopped: 'wait', absent: 'kill' }],
  ['killed, not ended yet', runs(killed), { running: 'wait', stopped: 'wait', absent: 'wait' }],
  ['crashed', runs(crashed), { running: 'forget_run', stopped: 'forget_run', absent: 'forget_run' }],
]
test.each(
  states.flatMap(([state, known, actions]) =>
    (['running', 'stopped', 'absent'] as const).map((goal) => [state, goal, actions[goal], known] as const),
  ),
)('a server that is %s and wanted %s: %s', (_, goal, act, known) => {
  expect(stepOf({ wanted: goal }, known).act).toBe(act)
})

test('a new generation begins anew: it forgets why the server was halted, its crashes and its failed tries', () => {
  const known = server({
    memory: memory({ ...halted, crashes: [1, 2] }),
    tries: tries({ failures: 3, retry: { at: 60_000, reason: 'crash' }, trouble: 'crash', mayBeLeft: true }),
  })
  expect(stepOf({ generation: 2 }, known)).toEqual({
    act: 'go_on',
    memory: { generation: 2, halted: null, crashes: [] },
    tries: { failures: 0, portTaken: 0, retry: null, trouble: null, asked: true },
  })
})

test('a start waits for its time, and no longer', () => {
  const at = (ms: number) => server({ tries: tries({ retry: { at: ms, reason: 'crash' } }) })
  expect(stepOf({}, at(12_500))).toEqual({ act: 'wait', waitMs: 2_500 })
  expect(stepOf({}, at(10_000))).toEqual({ act: 'start' })
  expect(stepOf({ wanted: 'stopped' }, at(12_500))).toEqual({ act: 'wait', tries: { retry: null } })
})

test('a start has its time to get ready; a late one is killed once, and counts as a failed start', () => {
  expect(stepOf({}, runs(starting()))).toEqual({ act: 'wait', waitMs: 50_000 })
  const overdue = { startMs: 10_000 }
  expect(stepOf({}, runs(starting(overdue)))).toEqual({ act: 'kill_late' })
  expect(stepOf({}, runs(starting({ ...overdue, late: true })))).toEqual({ act: 'wait' })
  // A child of it may have been ended for memory.
  for (const reason of [null, 'out_of_memory'] as const) {
    const exit = { code: null, signal: 'SIGKILL', reason }
    expect(stepOf({}, runs(starting({ ...overdue, late: true, exit })))).toEqual({
      act: 'forget_run',
      memory: { run: null, crashes: [now.time] },
      tries: { retry: { at: 11_000, reason: 'start_timeout' }, trouble: 'start_timeout' },
      say: ['[node] The server was not ready within 10 s, so it was ended'],
    })
  }
})

test('when it gets ready that is noted once, and troubles are over', () => {
  const tries = { failures: 0, trouble: null }
  const known = server({ memory: memory({ run: startedRun }), run: running() })
  expect(stepOf({}, known)).toEqual({
    act: 'go_on',
    tries,
    memory: { run: { ...startedRun, ready: true } },
  })
  expect(stepOf({}, runs(running()))).toEqual({ act: 'wait', tries })
})

// Restart and kill.

const operation = (action: 'restart' | 'kill') => ({ operation: { id, action } })
const done = { act: 'go_on', memory: { operations: [{ id, outcome: 'done' }], restarting: null } }
const failed = { act: 'go_on', memory: { operations: [{ id, outcome: 'failed' }], restarting: null } }
const begun = { restarting: id, run: null, halted: null, crashes: [] }
const restarting = { restarting: id }

test.each([
  ['a kill of what runs kills', operation('kill'), runs(running()), { act: 'kill' }],
  ['a kill of what stops kills', operation('kill'), runs(stopping), { act: 'kill' }],
  ['a kill that was begun waits', operation('kill'), runs(killed), { act: 'wait' }],
  ['a kill of what is down is done', operation('kill'), server(), done],
  [
    'a restart stops what runs',
    operation('restart'),
    runs(running()),
    { act: 'stop', memory: begun, tries: { retry: null, asked: true } },
  ],
  [
    'a restart of what is halted starts it',
    operation('restart'),
    server({ memory: halted }),
    { act: 'go_on', memory: begun, tries: { retry: null, asked: true } },
  ],
  [
    'a restart of what stops already waits for that',
    operation('restart'),
    runs(stopping),
    { act: 'go_on', memory: begun, tries: { retry: null, asked: true } },
  ],
  [
    'a begun restart waits for the end',
    operation('restart'),
    runs(stopping, { memory: memory(restarting) }),
    { act: 'wait' },
  ],
  ['a begun restart starts', operation('restart'), server({ memory: memory(restarting) }), { act: 'start' }],
  [
    'a begun restart is done when it is ready',
    operation('restart'),
    runs(running(), { memory: memory(restarting) }),
    done,
  ],
  [
    'a begun restart that is halted has failed',
    operation('restart'),
    server({ memory: { ...halted, ...restarting } }),
    failed,
  ],
  [
    'a begun restart that is not asked for any more has failed',
    { operation: null },
    server({ memory: memory(restarting) }),
    failed,
  ],
  [
    'a restart of what is not to run has failed',
    { ...operation('restart'), wanted: 'stopped' as const },
    server(),
    failed,
  ],
  [
    'what was done is not done again',
    operation('restart'),
    runs(running(), {
      memory: memory({ operations: [{ id, outcome: 'done' }], run: { ...startedRun, ready: true } }),
    }),
    { act: 'wait', tries: { failures: 0, trouble: null } },
  ],
])('%s', (_, desired, known, step) => {
  expect(stepOf(desired, known)).toEqual(step)
})

test('of operations the newest twenty are kept', () => {
  const operations = Array.from({ length: 20 }, (_, index) => ({
    id: String(index),
    outcome: 'done' as const,
  }))
  const step = stepOf(operation('kill'), server({ memory: memory({ operations }) }))
  expect(step.memory?.operations?.map((one) => one.id)).toEqual([
    ...operations.slice(1).map((one) => one.id),
    id,
  ])
})
