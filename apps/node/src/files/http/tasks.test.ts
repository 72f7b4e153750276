import type { FileTaskLine } from '@zubr/contracts/files/answers'
import { expect, test } from 'vitest'
import { fileTasks } from './tasks.ts'

test('of tasks that have ended, only a server’s last ones are kept', async () => {
  const tasks = fileTasks()
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
      const told: FileTaskLine[] = []
      tasks.watch(server, id, (lines) => told.push(...lines))
      return told.some((line) => 'done' in line)
    } catch {
      return false
    }
  }
  expect(ids.map((id) => isKept('one', id))).toEqual(ids.map((_, at) => at >= 10))
  expect(isKept('other', other)).toBe(true)
  tasks.stop()
})
