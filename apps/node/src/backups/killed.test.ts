import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { expect, test } from 'vitest'
import { serverFolder } from '../servers/folder/server-folder.ts'
import { agentToKill } from '../servers/testing/agent-to-kill.ts'
import { bestRuntimeForTests } from '../servers/testing/runtimes.ts'
import { eventually } from '../servers/testing/servers.ts'
import './testing/engines.ts'

const running = { settings: { autosaveMs: 20 }, backupKey: 'a key of this server alone' }
const backup = (): ServerJob => ({ kind: 'backup', id: randomUUID() })

test('restart: after a kill during paused saving, the next agent makes the server save again', async () => {
  const { api, dataDir, kill, another } = await agentToKill(true, { runtime: bestRuntimeForTests })
  const id = randomUUID()
  const folder = serverFolder(dataDir, id)
  // Enough data that the backup takes a while.
  api.want(id, running)
  await api.until(id, { state: 'running' })
  api.want(id, { jobs: [backup()] })
  await eventually(() => expect(existsSync(join(folder.path, 'saving-held.json'))).toBe(true), {
    interval: 1,
  })
  await kill()
  const { servers } = await another()
  await api.until(id, { state: 'running' })
  await eventually(() => expect(api.reportOf(id)?.jobs).toMatchObject([{ state: 'done' }]), {
    timeout: 90_000,
  })
  const lines = (await servers.lines(id)).map(([, , , text]) => text)
  expect(lines.at(-1)).toBe('Automatic saving is now enabled')
  expect(existsSync(join(folder.path, 'saving-held.json'))).toBe(false)
})
