import { byTier, testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../servers/testing/runtimes.ts'
import { dataDirForTest } from '../servers/testing/servers.ts'
import { killChanges } from './testing/kills.ts'

// `npm run bench -- kills` does the same fifty times.
test.runIf(process.platform === 'linux')(
  'kill -9: killing agent or helper during a change leaves the old or the new files complete',
  async () => {
    const count = byTier({ change: 1, nightly: 4 })
    const seed = testSeed('CHANGE_KILLS_SEED') % 1_000_000
    const kills = await killChanges(count, {
      seed,
      dataDir: await dataDirForTest(),
      runtime: bestRuntimeForTests,
    })
    expect(kills).toHaveLength(count)
  },
  // Each new agent tests its sandbox first.
  15 * 60_000,
)
