import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { eventually } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

test('time zone: a server runs in the one of its settings, and refused arguments are omitted', async () => {
  const { api, id, want, core, command, lines } = await jvmNodeForTest({ runtime: bestRuntimeForTests })
  const settings = { timeZone: 'Asia/Tokyo', javaArguments: '-Xmx9G -Dx=y -XX:ParallelGCThreads=99' }
  want({ core: core('vanilla', 'server'), settings, cpuCores: 2 })
  await api.until(id, { state: 'running', reason: null })
  command('flags')
  await eventually(async () =>
    expect((await lines()).join('\n')).toMatch(/flags .* -Dx=y -Duser\.timezone=Asia\/Tokyo$/m),
  )
  const console = (await lines()).join('\n')
  expect(console).not.toMatch(/-Xmx9G|ParallelGCThreads|\[node\]/)
  const hour = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', hour: '2-digit', hourCycle: 'h23' })
  const hours = [0, 3_600_000].map((ago) => hour.format(Date.now() - ago))
  expect(hours.some((now) => console.includes(`[${now}:`))).toBe(true)
})
