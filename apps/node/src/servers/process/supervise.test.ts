import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ControlGroups } from './control-groups.ts'
import { freshTable } from './server-processes.ts'
import { supervise } from './supervise.ts'

test('leave: the agent takes each line once, also those that it had no space for', async () => {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const running = supervise(
    { id: 'any', folder: '/nowhere', data: '/nowhere/data' },
    {
      leader: { pid: process.pid, started: 'now', uid: null },
      stdin,
      outputs: { stdout, stderr },
      died: new Promise(() => undefined),
    },
    freshTable,
  )
  const received: string[] = []
  running.onOutput((_, text) => {
    received.push(text)
    // A promise that never resolves: the buffer stays full.
    return new Promise(() => undefined)
  })
  stdout.write('first\n')
  await turn()
  stdout.write('second\n')
  stdout.write('third\n')
  await turn()
  expect(received).toEqual(['first\n'])
  running.leave()
  expect(received.join('')).toBe('first\nsecond\nthird\n')
})

test.each([
  ['was not seen, with an unchanged out-of-memory count', { before: 1, after: 1 }, null, null],
  ['was not seen, after an out-of-memory kill', { before: 1, after: 2 }, null, 'out_of_memory'],
  ['had a code, after an out-of-memory kill of a child', { before: 0, after: 1 }, 3, null],
])('exit: one that %s', async (_, { before, after }, code, reason) => {
  const groups: ControlGroups = {
    entering: (_, command) => command,
    limit: async () => undefined,
    kill: async () => true,
    endsForMemory: async () => after,
    remove: async () => undefined,
  }
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  for (const output of [stdout, stderr]) output.resume().end()
  const { exited } = supervise(
    { id: 'any', folder: '/nowhere', data: '/nowhere/data' },
    {
      // A pid that no process gets.
      leader: { pid: 2 ** 30, started: 'never', uid: null },
      stdin,
      outputs: { stdout, stderr },
      died: Promise.resolve({ code, signal: null, reason: null }),
    },
    freshTable,
    groups,
    before,
  )
  expect(await exited).toEqual({ code, signal: null, reason })
})
