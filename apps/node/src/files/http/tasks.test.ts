import type { FileTaskLine } from '@zubr/contracts/files/answers'
import { expect, test } from 'vitest'
import { FileTasks } from './tasks.ts'

test('tasks: only a server’s last ended ones are kept', async () => {
  const tasks = new FileTasks()
  async function* work() {
    yield [{ path: 'a' }]
  }
  const done = async (server: string): Promise<string> => {
    const id = tasks.begin({ server, session: server, operation: 'copy', path: 'a', count: 1 }, () => work())
    await new Promise<void>((resolve) =>
      tasks.watch(server, id, (lines) => lines.some((line) => 'done' in line) && resolve()),
    )
    return id
  }
  const other = await done('other')
  const ids: string[] = []
  for (let count = 0; count < 60; count += 1) ids.push(await done('one'))
  const isKept = (server: string, id: string) => {
    try {
      const events: FileTaskLine[] = []
      tasks.watch(server, id, (lines) => events.push(...lines))
      return events.some((line) => 'done' in line)
    } catch {
      return false
    }
  }
  expect(ids.map((id) => isKept('one', id))).toEqual(ids.map((_, at) => at >= 10))
  expect(isKept('other', other)).toBe(true)
  tasks.stop()
})

/** Work that runs until it is cancelled. */
async function* endless({ signal }: { signal: AbortSignal }) {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  yield []
  throw new Error('called off')
}
const endOf = (tasks: FileTasks, server: string, task: string) =>
  new Promise<unknown>((resolve) =>
    tasks.watch(server, task, (lines) => {
      const last = lines.find((line) => 'failure' in line || 'done' in line)
      if (last) resolve(last)
    }),
  )

test('shares: servers at their own limit leave slots to others', () => {
  const tasks = new FileTasks()
  const begin = (server: string, operation: 'copy' | 'pull') => {
    try {
      return tasks.begin({ server, session: server, operation, path: 'a', count: 1 }, endless)
    } catch {
      return 'busy'
    }
  }
  for (let server = 0; server < 20; server += 1)
    for (let n = 0; n < 4; n += 1) {
      begin(`flood-${server}`, 'pull')
      begin(`flood-${server}`, 'copy')
    }
  expect(begin('honest', 'copy')).not.toBe('busy')
  expect(begin('honest', 'pull')).not.toBe('busy')
  tasks.stop()
})

test('shares: downloads of many servers block nothing else, and the longest yields', async () => {
  let time = 0
  const pulls = { all: 4, perServer: 2, perSession: 4 }
  const tasks = new FileTasks({ pulls, now: () => time })
  const begin = (server: string, operation: 'copy' | 'pull') =>
    tasks.begin({ server, session: server, operation, path: 'a', count: 1 }, endless)
  const first = begin('flood-0', 'pull')
  for (let server = 1; server < 4; server += 1) begin(`flood-${server}`, 'pull')
  expect(() => begin('honest', 'pull')).toThrow('busy')
  begin('honest', 'copy')
  time = 11 * 60_000
  const ended = endOf(tasks, 'flood-0', first)
  begin('honest', 'pull')
  expect(await ended).toEqual({ failure: { code: 'busy' } })
  expect(() => begin('flood-1', 'pull')).toThrow('busy')
  tasks.stop()
})
