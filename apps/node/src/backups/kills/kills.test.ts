import { findProgram } from '@zubr/process/sandbox-tools'
import { testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../../servers/testing/runtimes.ts'
import { dataDirForTest } from '../../servers/testing/servers.ts'
import '../testing/engines.ts'
import { kill, whatIsKilled } from './testing/kills.ts'

// `npm run bench -- kills` does the same fifty times.
test.runIf(process.platform === 'linux' && findProgram('restic'))(
  'agent, helper and restic killed at any moment leave no file lost or half, a whole repository, and nothing that stops the next',
  async () => {
    const seed = testSeed('BACKUP_KILLS_SEED') % 1_000_000
    const dataDir = await dataDirForTest()
    const kills = await kill(whatIsKilled.length, { seed, dataDir, runtime: bestRuntimeForTests })
    expect(kills).toHaveLength(whatIsKilled.length)
  },
  // Every agent of it tries its sandbox first.
  15 * 60_000,
)
