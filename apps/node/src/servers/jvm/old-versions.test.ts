import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { eventually } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

test('1.6.4: a server that logs to stderr and answers its own ping alone gets ready, and stops as asked', async () => {
  const { api, id, want, core, lines, dataDir } = await jvmNodeForTest({ runtime: bestRuntimeForTests })
  want({ core: core('vanilla', 'oldServer', { version: '1.6.4' }), settings: { maxPlayers: 12 } })
  await api.until(id, { state: 'running', reason: null, silentSince: null })
  const file = join(dataDir, 'edge', localServersFile)
  // What the ping was answered; without an answer it would be ready too, later.
  await eventually(async () =>
    expect(LocalServers.parse(JSON.parse(await readFile(file, 'utf8'))).servers).toMatchObject([
      { id, maxPlayers: 12, proxyProtocol: false },
    ]),
  )
  const console = (await lines()).join('\n')
  expect(console).toMatch(/\[INFO\] Done \(1\.512s\)!/)
  expect(console).not.toContain('Protocol error')
  want({ wanted: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
})
