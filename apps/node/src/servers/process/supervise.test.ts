import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshTable } from './server-processes.ts'
import { supervise } from './supervise.ts'

test('an agent that leaves a server takes each line once, those too that it had no room for', async () => {
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
  const heard: string[] = []
  running.onOutput((_, text) => {
    heard.push(text)
    // No room for more, and there never will be.
    return new Promise(() => undefined)
  })
  stdout.write('first\n')
  await turn()
  stdout.write('second\n')
  stdout.write('third\n')
  await turn()
  expect(heard).toEqual(['first\n'])
  running.leave()
  expect(heard.join('')).toBe('first\nsecond\nthird\n')
})
