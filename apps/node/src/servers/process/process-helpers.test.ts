import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectHelper } from '../../files/connection.ts'
import { isHelper, type ProcessHelperDeps, ProcessHelpers } from './process-helpers.ts'

const id = '00000000-0000-4000-8000-000000000001'

async function helpersForTest(lendsOf: NonNullable<ProcessHelperDeps['lendsOf']>) {
  const data = await realpath(await mkdtemp(join(tmpdir(), 'zubr-files-')))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const helpers = new ProcessHelpers({
    ...{ hasUsers: false, uidOf: () => null, findLauncher: async () => undefined, groups: undefined },
    lendsOf,
  })
  return { helpers, place: { id, folder: data, data } }
}

test('helper: its end during the start is noticed, and the next call starts another', async () => {
  let ends = true
  const { helpers, place } = await helpersForTest(async (pid) => {
    if (!ends || pid === undefined) return undefined
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isHelper(pid), { timeout: 30_000 }).toBe(false)
    return undefined
  })
  const first = await helpers.start(place, 64)
  await expect(connectHelper(first).isReady).rejects.toMatchObject({ code: 'away' })
  await first.exited
  ends = false
  await connectHelper(await helpers.start(place, 64)).isReady
  await helpers.close()
})

test('helper: a start that fails leaves no process', async () => {
  let started = -1
  const { helpers, place } = await helpersForTest(async (pid) => {
    started = pid ?? -1
    throw new Error('the disk is gone')
  })
  await expect(helpers.start(place, 64)).rejects.toThrow('the disk is gone')
  expect(isHelper(started)).toBe(false)
  expect(() => process.kill(started, 0)).toThrow()
  await helpers.close()
})
