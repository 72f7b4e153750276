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
    'not prepared yet',
    server({ memory: null }),
    { running: 'prepare', stopped: 'prepare', absent: 'remove' },
  ],
  [
    'deleted',
    server({ memory: null, isDeleted: true }),
    { running: 'prepare', stopped: 'prepare', absent: 'wait' },
  ],
  ['down', server(), { running: 'start', stopped: 'wait', absent: 'remove' }],
  ['halted', server({ memory: halted }), { running: 'wait', stopped: 'wait', absent: 'remove' }],
  ['starting', runs(starting()), { running: 'wait', stopped: 'stop', absent: 'kill' }],
  ['running', runs(running()), { running: 'wait', stopped: 'stop', absent: 'kill' }],
  [
    'running with an outdated core',
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
)('decide: a server that is %s and wanted %s: %s', (_, goal, action, known) => {
  expect(stepOf({ desiredState: goal }, known).action).toBe(action)
})

test('generation: a new one clears the halt, the crashes and the failed attempts', () => {
  const known = server({
    memory: memory({ ...halted, crashes: [1, 2] }),
    tries: tries({ failures: 3, retry: { at: 60_000, reason: 'crash' }, trouble: 'crash', mayBeLeft: true }),
  })
  expect(stepOf({ generation: 2 }, known)).toEqual({
    action: 'go_on',
    memory: { generation: 2, halted: null, crashes: [] },
    tries: { failures: 0, portTaken: 0, retry: null, trouble: null, isRequested: true },
  })
})

test('backoff: a start waits for its time, and no longer', () => {
  const at = (ms: number) => server({ tries: tries({ retry: { at: ms, reason: 'crash' } }) })
  expect(stepOf({}, at(12_500))).toEqual({ action: 'wait', waitMs: 2_500 })
  expect(stepOf({}, at(10_000))).toEqual({ action: 'start' })
  expect(stepOf({ desiredState: 'stopped' }, at(12_500))).toEqual({ action: 'wait', tries: { retry: null } })
})

test('start timeout: a late server is killed once, and that counts as a failed start', () => {
  expect(stepOf({}, runs(starting()))).toEqual({ action: 'wait', waitMs: 50_000 })
  const overdue = { startMs: 10_000 }
  expect(stepOf({}, runs(starting(overdue)))).toEqual({ action: 'kill_late' })
  expect(stepOf({}, runs(starting({ ...overdue, late: true })))).toEqual({ action: 'wait' })
  // The kernel may have killed a child of it for its memory.
  for (const reason of [null, 'out_of_memory'] as const) {
    const exit = { code: null, signal: 'SIGKILL', reason }
    expect(stepOf({}, runs(starting({ ...overdue, late: true, exit })))).toEqual({
      action: 'forget_run',
      memory: { run: null, crashes: [now.time] },
      tries: { retry: { at: 11_000, reason: 'start_timeout' }, trouble: 'start_timeout' },
      say: ['[node] The server was not ready within 10 s, so it was ended'],
    })
  }
})

test('ready: it is recorded once, and failures are reset', () => {
  const tries = { failures: 0, trouble: null }
  const known = server({ memory: memory({ run: startedRun }), run: running() })
  expect(stepOf({}, known)).toEqual({
    action: 'go_on',
    tries,
    memory: { run: { ...startedRun, ready: true } },
  })
  expect(stepOf({}, runs(running()))).toEqual({ action: 'wait', tries })
})

// Restart and kill.

const operation = (action: 'restart' | 'kill') => ({ operation: { id, action } })
const done = { action: 'go_on', memory: { operations: [{ id, outcome: 'done' }], restarting: null } }
const failed = { action: 'go_on', memory: { operations: [{ id, outcome: 'failed' }], restarting: null } }
const begun = { restarting: id, run: null, halted: null, crashes: [] }
const restarting = { restarting: id }

test.each([
  ['kill: a running server is killed', operation('kill'), runs(running()), { action: 'kill' }],
  ['kill: a stopping server is killed', operation('kill'), runs(stopping), { action: 'kill' }],
  ['kill: one that has begun waits', operation('kill'), runs(killed), { action: 'wait' }],
  ['kill: a server that is down makes it done', operation('kill'), server(), done],
  [
    'restart: a running server is stopped',
    operation('restart'),
    runs(running()),
    { action: 'stop', memory: begun, tries: { retry: null, isRequested: true } },
  ],
  [
    'restart: a halted server is started',
    operation('restart'),
    server({ memory: halted }),
    { action: 'go_on', memory: begun, tries: { retry: null, isRequested: true } },
  ],
  [
    'restart: it waits for a server that is stopping',
    operation('restart'),
    runs(stopping),
    { action: 'go_on', memory: begun, tries: { retry: null, isRequested: true } },
  ],
  [
    'restart: one that has begun waits for the end',
    operation('restart'),
    runs(stopping, { memory: memory(restarting) }),
    { action: 'wait' },
  ],
  [
    'restart: one that has begun starts the server',
    operation('restart'),
    server({ memory: memory(restarting) }),
    { action: 'start' },
  ],
  [
    'restart: it is done when the server is ready',
    operation('restart'),
    runs(running(), { memory: memory(restarting) }),
    done,
  ],
  [
    'restart: it fails if the server is halted',
    operation('restart'),
    server({ memory: { ...halted, ...restarting } }),
    failed,
  ],
  [
    'restart: it fails if it is no longer requested',
    { operation: null },
    server({ memory: memory(restarting) }),
    failed,
  ],
  [
    'restart: it fails if the server is not wanted',
    { ...operation('restart'), desiredState: 'stopped' as const },
    server(),
    failed,
  ],
  [
    'one that is done does not run again',
    operation('restart'),
    runs(running(), {
      memory: memory({ operations: [{ id, outcome: 'done' }], run: { ...startedRun, ready: true } }),
    }),
    { action: 'wait', tries: { failures: 0, trouble: null } },
  ],
])('operation: %s', (_, desired, known, step) => {
  expect(stepOf(desired, known)).toEqual(step)
})

test('operation: the newest twenty outcomes are kept', () => {
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
