import { expect, test } from 'vitest'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerRun } from '../server-run.ts'
import { portsForTest } from '../testing/servers.ts'
import { extraPorts } from './extra-ports.ts'
import { ports } from './ports.ts'

test('a number that still leads to a server, since its network could not be changed, is nobody else’s', async () => {
  const all = ports(portsForTest(), '127.0.0.1')
  const said: string[] = []
  const fails = { is: false }
  const place = { id: 'first', folder: '/none', data: '/none/data' }
  let memory = { port: (await all.take('first')) ?? 0, extraPorts: [] as ServerMemory['extraPorts'] }
  let wanted = [{ id: 'map', protocol: 'tcp' as const }]
  const extra = extraPorts(
    {
      place,
      // As much of them as it looks at.
      memory: () => memory as ServerMemory,
      run: () => ({ core: { ping: 'java' } }) as ServerRun,
      wanted: () => ({ extraPorts: wanted }),
      note: async (step) => {
        memory = { ...memory, ...step.memory }
      },
    },
    {
      ports: all,
      runtime: {
        publish: async () => {
          if (fails.is) throw new Error('the kernel is busy')
        },
      } as never,
      log: { warn: (line: string) => said.push(line) } as never,
    },
  )
  await extra.give()
  const number = memory.extraPorts[0]?.port
  wanted = []
  fails.is = true
  await extra.give()
  expect(said).toEqual(['server first: its extra ports: the kernel is busy'])
  expect(await all.take('second')).not.toBe(number)
  fails.is = false
  wanted = [{ id: 'map', protocol: 'tcp' }]
  await extra.give()
  wanted = []
  await extra.give()
  expect(await all.take('third')).toBe(number)
})
