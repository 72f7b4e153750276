import { findProgram } from '@zubr/process/sandbox-tools'
import { testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../../servers/testing/runtimes.ts'
import { dataDirForTest } from '../../servers/testing/servers.ts'
import '../testing/engines.ts'
import { kill, whatIsKilled } from './testing/kills.ts'

// `npm run bench -- kills` does the same fifty times.
test.runIf(process.platform === 'linux' && findProgram('restic'))(
  'restart: kills of agent, helper and restic lose no file, damage no repository, and block nothing',
  async () => {
    const seed = testSeed('BACKUP_KILLS_SEED') % 1_000_000
    const dataDir = await dataDirForTest()
    const kills = await kill(whatIsKilled.length, { seed, dataDir, runtime: bestRuntimeForTests })
    expect(kills).toHaveLength(whatIsKilled.length)
  },
  // Each agent tries its sandbox first.
  15 * 60_000,
)
