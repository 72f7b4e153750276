import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sweepCores } from './sweep-cores.ts'

const now = 1_800_000_000_000
const dayMs = 24 * 3_600_000

/** Cores that were last started the given numbers of days ago, and one from npm. */
async function coresForTest(ages: Record<string, number>) {
  const coresDir = await mkdtemp(join(tmpdir(), 'zubr-sweep-'))
  onTestFinished(() => rm(coresDir, { recursive: true, force: true }))
  for (const [identity, days] of Object.entries(ages)) {
    const stamp = join(coresDir, identity, '.complete')
    await mkdir(join(coresDir, identity))
    await writeFile(stamp, JSON.stringify({ identity, prepared: { entry: [] } }))
    await utimes(stamp, (now - days * dayMs) / 1_000, (now - days * dayMs) / 1_000)
  }
  await mkdir(join(coresDir, 'flying-squid-1.12.0'))
  await writeFile(join(coresDir, 'flying-squid-1.12.0/.complete'), 'a hash')
  const sweep = async (inUse: string[], maxBytes: number) => {
    const sizeOf = async () => 10
    await sweepCores(coresDir, { inUse: new Set(inUse), now, keptMs: 7 * dayMs, maxBytes, sizeOf })
    return (await readdir(coresDir)).filter((name) => name !== 'flying-squid-1.12.0').toSorted()
  }
  return sweep
}

test('sweep: a core unused for a week is deleted unless a server wants it', async () => {
  const sweep = await coresForTest({ old: 8, wanted: 30, fresh: 2 })
  expect(await sweep(['wanted'], 1_000)).toEqual(['fresh', 'wanted'])
})

test('sweep: above the space limit the oldest cores are deleted first, and no more than needed', async () => {
  const sweep = await coresForTest({ a: 1, b: 3, c: 2 })
  expect(await sweep([], 20)).toEqual(['a', 'c'])
})
