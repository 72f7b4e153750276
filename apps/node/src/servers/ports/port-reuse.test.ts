import { expect, test } from 'vitest'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerRun } from '../server-run.ts'
import { portsForTest } from '../testing/servers.ts'
import { extraPorts } from './extra-ports.ts'
import { ports } from './ports.ts'

test('extra ports: a number that still leads to a server, as its network failed to change, is not reused', async () => {
  const all = ports(portsForTest(), '127.0.0.1')
  const warnings: string[] = []
  const fails = { is: false }
  const place = { id: 'first', folder: '/none', data: '/none/data' }
  let memory = { port: (await all.assign('first')) ?? 0, extraPorts: [] as ServerMemory['extraPorts'] }
  let wanted = [{ id: 'map', protocol: 'tcp' as const }]
  const extra = extraPorts(
    {
      place,
      // Only the properties that it reads.
      memory: () => memory as ServerMemory,
      run: () => ({ core: { ping: 'java' } }) as ServerRun,
      wanted: () => ({ extraPorts: wanted }),
      record: async (step) => {
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
      log: { warn: (line: string) => warnings.push(line) } as never,
    },
  )
  await extra.assignWanted()
  const number = memory.extraPorts[0]?.port
  wanted = []
  fails.is = true
  await extra.assignWanted()
  expect(warnings).toEqual(['server first: its extra ports could not be opened: the kernel is busy'])
  expect(await all.assign('second')).not.toBe(number)
  fails.is = false
  wanted = [{ id: 'map', protocol: 'tcp' }]
  await extra.assignWanted()
  wanted = []
  await extra.assignWanted()
  expect(await all.assign('third')).toBe(number)
})
