import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedDesiredState } from './reconciler.ts'

test('upgrade: a desired state of version 0.1 is read with its lists of Java and of cores', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-desired-state-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const former = {
    ...{ revision: 7, servers: [], consoleKey: 'key', revokedSessions: [], watched: [] },
    ...{ takes: [], javas: [], fetchAhead: [] },
  }
  await mkdir(join(dataDir, 'servers'))
  await writeFile(join(dataDir, 'servers/desired-state.json'), JSON.stringify(former))
  const stored = await storedDesiredState(dataDir)
  expect(stored).toMatchObject({ revision: 7, incomingMigrations: [], javaReleases: [], prefetchCores: [] })
})
