import { readdir, stat } from 'node:fs/promises'
import { expect, type TestContext, test } from 'vitest'
import { eventually, livingIn, nodeForTest, serversForTest, smallDiskForTest } from '../testing/servers.ts'
import { serversDir } from './server-folder.ts'

async function nodeOnSmallDisk(context: TestContext) {
  const disk = await smallDiskForTest(16)
  if (!disk) return context.skip('a disk that gets full takes root and the right to mount')
  return { disk, ...(await nodeForTest({ dataDir: disk.dataDir })) }
}

test('full disk: servers of the node stop, start and are deleted, and the log has the reason', async (context) => {
  const { disk, api, id, folder, node } = await nodeOnSmallDisk(context)
  api.want(id)
  await api.until(id, { state: 'running' })
  await disk.fill()
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', generation: 2 })
  expect(node.logged).toContainEqual(expect.stringMatching(/state could not be written: ENOSPC/))
  api.want(id, { desiredState: 'absent' })
  await api.until(id, { state: 'absent' })
  await expect(stat(folder.path)).rejects.toThrow('ENOENT')
})

test('full disk: an agent that starts then deletes what is no longer wanted', async (context) => {
  const { disk, api, id, folder, node } = await nodeOnSmallDisk(context)
  api.want(id)
  await api.until(id, { state: 'running' })
  await disk.fill()
  await node.stop()
  api.want(id, { desiredState: 'absent' })
  await serversForTest({ apiUrl: api.url, dataDir: disk.dataDir })
  await api.until(id, { state: 'absent' })
  await expect(stat(folder.path)).rejects.toThrow('ENOENT')
  expect((await readdir(serversDir(disk.dataDir))).filter((name) => name.includes(id))).toEqual([])
})

test('full disk: a server that fills it crashes alone, and its deletion frees the space', async (context) => {
  const { api, id, folder, command } = await nodeOnSmallDisk(context)
  const other = crypto.randomUUID()
  api.want(other)
  api.want(id)
  await api.until(other, { state: 'running' })
  await api.until(id, { state: 'running' })
  command('fill 20')
  await eventually(() => expect(api.reportOf(id)?.state).not.toBe('running'))
  expect(api.reportOf(other)?.state).toBe('running')
  api.want(id, { desiredState: 'absent' })
  await api.until(id, { state: 'absent' })
  expect(await livingIn(folder.data)).toEqual([])
  const third = crypto.randomUUID()
  api.want(third)
  await api.until(third, { state: 'running' })
})
