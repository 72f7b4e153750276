import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../servers/runtimes-for-tests.ts'
import { dataDirForTest } from '../servers/servers-for-tests.ts'
import { killChanges } from './kills-for-tests.ts'

// `npm run bench -- kills` does the same fifty times.
test.runIf(process.platform === 'linux')(
  'agent and helper killed while plugins and modpacks come leave what was there or what was to come',
  async () => {
    const seed = Date.now() % 1_000_000
    const kills = await killChanges(4, {
      seed,
      dataDir: await dataDirForTest(),
      runtime: bestRuntimeForTests,
    })
    expect(kills).toHaveLength(4)
  },
  // Every agent of it tries its sandbox first.
  15 * 60_000,
)
