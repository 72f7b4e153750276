import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

test('edge address: ban-ip does not apply to it, and Mojang is not asked to compare addresses', async () => {
  const { api, id, want, core, node, folder, lines } = await jvmNodeForTest()
  want({ core: core('vanilla', 'server'), desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  await writeFile(join(folder.data, 'server.properties'), 'prevent-proxy-connections=true\n')
  want({ desiredState: 'running' })
  await api.until(id, { state: 'running' })
  expect(await readFile(join(folder.data, 'server.properties'), 'utf8')).toContain(
    'prevent-proxy-connections=false',
  )
  const { consoles } = node.servers
  expect(consoles.refusalOf(id, '/ban-ip Steve')).toBe('ip_ban')
  expect(consoles.refusalOf(id, 'ban Steve')).toBeNull()
  const job = { id: randomUUID(), kind: 'command', text: 'ban-ip Steve' } as const
  want({ jobs: [job] })
  await eventually(() =>
    expect(api.reportOf(id)?.jobs).toMatchObject([{ id: job.id, state: 'failed', failure: 'ip_ban' }]),
  )
  expect((await lines()).join('\n')).not.toContain('ban-ip')
})
