import { expect, test } from 'vitest'
import { afterAttempt, afterError, afterTakeover, afterUndo } from './after-run.ts'
import type { RunState, Server } from './server.ts'
import {
  crashed,
  halted,
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

// How runs end.

const exits = (change: Partial<RunState> & Pick<RunState, 'exit'>) => runs(running(change))
const exit = (code: number | null, signal: string | null = null) => ({ code, signal, reason: null })
const halt = (state: 'stopped' | 'failed', reason: string | null) => ({ generation: 1, state, reason })

test.each([
  [
    'a server that was stopped is down',
    { exit: exit(null, 'SIGKILL'), ending: stopping.ending },
    { run: null },
    undefined,
  ],
  [
    'a server over its plan stays down',
    { exit: exit(0), ending: { how: 'stop' as const, excess: 'disk_full' as const } },
    { run: null, halted: halt('stopped', 'disk_full') },
    ['[node] The server is stopped: it used up the disk space of its plan'],
  ],
  [
    'a server that exits normally stays down',
    { exit: exit(0) },
    { run: null, halted: halt('stopped', null) },
    undefined,
  ],
  [
    'an adopted server that prints its normal end stays down',
    { exit: exit(null), saidEnd: true },
    { run: null, halted: halt('stopped', null) },
    undefined,
  ],
  [
    'a server with a full heap stays down',
    { exit: exit(null, 'SIGABRT'), cause: 'out_of_memory' as const },
    { run: null, halted: halt('stopped', 'out_of_memory') },
    ['[node] The server is stopped: it used up the memory of its plan'],
  ],
  [
    'a server after an out-of-memory kill stays down',
    { exit: { code: 137, signal: null, reason: 'out_of_memory' as const } },
    { run: null, halted: halt('stopped', 'out_of_memory') },
    ['[node] The server is stopped: it used up the memory of its plan'],
  ],
])('exit: %s', (_, run, noted, say) => {
  const { action, memory, say: lines, tries } = stepOf({}, exits(run))
  expect({ action, memory, lines, tries }).toEqual({
    action: 'forget_run',
    memory: noted,
    lines: say,
    tries: undefined,
  })
})

test.each([
  ['an exit code', exit(3), 'exit code 3'],
  ['a signal', exit(null, 'SIGSEGV'), 'SIGSEGV'],
  ['an end that was not seen', exit(null), 'nobody saw how'],
])('crash: %s counts as one, and the server is started again', (_, end, how) => {
  expect(stepOf({}, exits({ exit: end }))).toEqual({
    action: 'forget_run',
    memory: { run: null, crashes: [now.time] },
    tries: { retry: { at: 11_000, reason: 'crash' }, trouble: 'crash' },
    say: [`[node] The server crashed: ${how}`],
  })
})

test('crash: a normal exit before the server was ready counts as one', () => {
  expect(stepOf({}, runs(starting({ exit: exit(0) }))).tries?.trouble).toBe('crash')
})

const minute = 60_000
test.each([
  ['the second in a row', [minute], 2_000],
  ['the third in a row', [2 * minute, minute], 4_000],
  ['the fourth in a row', [3 * minute, 2 * minute, minute], 8_000],
  ['one after ten quiet minutes', [11 * minute, 10 * minute], 1_000],
  ['one after the clock was set back', [-11 * minute], 1_000],
])('backoff: the pause after %s', (_, agoMs, pauseMs) => {
  const crashes = agoMs.map((ms) => now.time - ms)
  const known = { ...runs(crashed), memory: memory({ crashes }) }
  expect(stepOf({}, known).tries?.retry?.at).toBe(now.elapsed + pauseMs)
})

test('undo: a server that failed by a change becomes stopped; one that is down otherwise stays so', () => {
  expect(afterUndo(halted)).toEqual({ memory: { halted: halt('stopped', null) } })
  expect(afterUndo(memory({ halted: { generation: 1, state: 'stopped', reason: 'eula' } }))).toEqual({})
  expect(afterUndo(memory())).toEqual({})
})

test.each([
  ['crashes', crashed, 'crash_loop', 'it crashed too often in a row'],
  ['late starts', { ...crashed, late: true }, 'start_timeout', 'it failed to start too often in a row'],
] as const)('crash: after five %s within ten minutes the server stays down', (_, run, reason, message) => {
  const crashes = [4, 3, 2, 1].map((ago) => now.time - ago * minute)
  const step = stepOf({}, { ...runs(run), memory: memory({ crashes }) })
  expect(step.memory).toEqual({
    run: null,
    crashes: [...crashes, now.time],
    halted: halt('failed', reason),
  })
  expect(step.say?.at(-1)).toBe(`[node] The server is stopped: ${message}`)
  expect(step.tries).toBeUndefined()
})

// Attempts to start.

const after = (outcome: Parameters<typeof afterAttempt>[2], known: Partial<Server> = {}) => {
  const { memory: stored, tries } = server(known)
  return afterAttempt(stored ?? memory(), tries, outcome, now)
}

test('port: a successful start resets its port failures', () => {
  expect(after({ kind: 'started' })).toEqual({
    action: 'go_on',
    tries: { portTaken: 0, mayBeLeft: false, retry: null, isRequested: false },
  })
})

test.each(['core_unavailable', 'internal'] as const)(
  'backoff: a failed start (%s) is retried with growing pauses and one warning',
  (reason) => {
    const outcome = { kind: 'failed', reason, why: 'it is not there' } as const
    const isTold = reason === 'core_unavailable'
    expect(after(outcome)).toEqual({
      action: 'go_on',
      tries: { failures: 1, retry: { at: 11_000, reason }, trouble: reason },
      warn: 'it is not there; retrying',
      ...(isTold && { say: ['[node] it is not there. The next attempt is in 1 s'] }),
    })
    const again = tries({ failures: 6, retry: { at: 0, reason }, trouble: reason })
    expect(after(outcome, { tries: again })).toEqual({
      action: 'go_on',
      tries: { failures: 7, retry: { at: 70_000, reason }, trouble: reason },
      ...(isTold && { say: ['[node] it is not there. The next attempt is in 60 s, then every 60 s'] }),
    })
    const later = tries({ failures: 7, retry: { at: 0, reason }, trouble: reason })
    expect(after(outcome, { tries: later }).say).toBeUndefined()
  },
)

test('port: a taken port is retried after 1, 2 and 4 s; then the server moves to another', () => {
  const steps = [0, 1, 2, 3].map((portTaken) =>
    after({ kind: 'port_taken' }, { tries: tries({ portTaken }) }),
  )
  expect(steps).toEqual([
    ...[1_000, 2_000, 4_000].map((pauseMs, index) => ({
      action: 'go_on',
      tries: { portTaken: index + 1, retry: { at: now.elapsed + pauseMs, reason: 'port_taken' } },
    })),
    { action: 'move', tries: { portTaken: 0, retry: null } },
  ])
})

test('port: a server without a port gets one at once', () => {
  expect(after({ kind: 'port_taken' }, { memory: memory({ port: null }) }).action).toBe('move')
  expect(after({ kind: 'moved', port: 25_570 }, { memory: memory({ port: null }) })).toEqual({
    action: 'go_on',
    memory: { port: 25_570 },
  })
})

test('port: a move is reported to owner and operator; without a free port the server stays down', () => {
  expect(after({ kind: 'moved', port: 25_570 })).toEqual({
    action: 'go_on',
    memory: { port: 25_570 },
    warn: 'port 25565 is taken; it moves to 25570',
    say: ['[node] Another program took port 25565: players join at port 25570 now'],
  })
  expect(after({ kind: 'moved', port: null })).toEqual({
    action: 'go_on',
    memory: { halted: halt('stopped', 'port_taken') },
    warn: "no port of this node's range is free",
    say: ['[node] The server is stopped: its port is taken, and no other port of this node is free'],
  })
})

test('port: a server that may still run unseen never moves: it waits for its port', () => {
  const mayBeLeft = tries({ mayBeLeft: true, portTaken: 5 })
  expect(after({ kind: 'port_taken' }, { tries: mayBeLeft })).toEqual({
    action: 'go_on',
    tries: { failures: 1, retry: { at: 11_000, reason: 'port_taken' }, trouble: 'port_taken' },
    warn: 'port 25565 is taken, perhaps by a process of a former agent; retrying',
  })
})

test('backoff: after an unexpected error, such as a full disk, the pauses grow', () => {
  expect([0, 1, 9].map((failures) => afterError(tries({ failures })))).toEqual(
    [
      [1, 1_000],
      [2, 2_000],
      [10, 60_000],
    ].map(([failures, waitMs]) => ({ action: 'wait', waitMs, tries: { failures, trouble: 'internal' } })),
  )
})

// A new agent after one that was killed or restarted.

const ready = { ...startedRun, ready: true }
test.each([
  ['nothing ran, nothing runs', null, null, { left: 'none', run: null, mayBeLeft: false }],
  [
    'a run was recorded, and is not found',
    startedRun,
    null,
    { left: 'none', run: startedRun, mayBeLeft: true },
  ],
  [
    'a process runs without a record',
    null,
    { coreKnown: false, ready: true },
    { left: 'end', run: null, mayBeLeft: false },
  ],
  [
    'a process of an unknown core runs',
    ready,
    { coreKnown: false, ready: true },
    { left: 'end', run: ready, mayBeLeft: false },
  ],
  [
    'a process runs that became ready meanwhile',
    startedRun,
    { coreKnown: true, ready: true },
    { left: 'adopt', run: ready, mayBeLeft: false },
  ],
  [
    'a process runs that is not ready yet',
    startedRun,
    { coreKnown: true, ready: false },
    { left: 'adopt', run: startedRun, mayBeLeft: false },
  ],
])('agent restart: %s', (_, run, left, expected) => {
  expect(afterTakeover(memory({ run }), left)).toEqual(expected)
})
