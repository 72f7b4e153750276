import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { eventually } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

test('1.6.4: a server with logs on stderr and the legacy ping becomes ready, and stops', async () => {
  const { api, id, want, core, lines, dataDir } = await jvmNodeForTest({ runtime: bestRuntimeForTests })
  want({ core: core('vanilla', 'oldServer', { version: '1.6.4' }), settings: { maxPlayers: 12 } })
  await api.until(id, { state: 'running', reason: null, silentSince: null })
  const file = join(dataDir, 'edge', localServersFile)
  // The answer of the ping. Without one the server would become ready too, but later.
  await eventually(async () =>
    expect(LocalServers.parse(JSON.parse(await readFile(file, 'utf8'))).servers).toMatchObject([
      { id, maxPlayers: 12, proxyProtocol: false },
    ]),
  )
  const console = (await lines()).join('\n')
  expect(console).toMatch(/\[INFO\] Done \(1\.512s\)!/)
  expect(console).not.toContain('Protocol error')
  want({ desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
})
