import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeForTest } from '../../servers/testing/servers.ts'
import { writeZip } from '../helper/archives/testing/archives.ts'
import type { FilesOfServer } from '../server-files.ts'
import { filesHttpForTest, filesToken, linesOf, publicKey } from './testing/http.ts'

const others = [{ path: 'Old/level.dat', content: 'imported' }]
const args = { path: 'old.zip', folder: 'Old', into: 'world' }

test('import: a world is imported only into a stopped server', async () => {
  const { api, id, node, folder } = await nodeForTest()
  const import_ = () =>
    fetch(`http://127.0.0.1:${node.port}/files/importWorld`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${filesToken(id)}`,
        'zubr-arguments': encodeURIComponent(JSON.stringify(args)),
      },
    })
  api.change({ consoleKey: publicKey })
  api.want(id)
  await api.until(id, { state: 'running' })
  await writeZip(join(folder.data, 'old.zip'), others)
  const refused = await import_()
  expect([refused.status, await refused.json()]).toEqual([409, { failure: { code: 'server_runs' } }])
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  expect(await linesOf(await import_())).toContainEqual({ done: { done: 1, skipped: 0, failed: 0 } })
  expect(await readFile(join(folder.data, 'world/level.dat'), 'utf8')).toBe('imported')
})

test('import: a server that starts meanwhile keeps its world', async () => {
  const it = await filesHttpForTest()
  await writeZip(join(it.data, 'old.zip'), others)
  await mkdir(join(it.data, 'world/own'), { recursive: true })
  // The server starts during the import.
  const rows: FilesOfServer['rows'] = (op, input, options) => {
    it.starts()
    return it.files.rows(op, input, options)
  }
  it.use({ ...it.files, rows })
  const lines = await linesOf(await it.ask('importWorld', args))
  expect(lines.at(-1)).toEqual({ failure: { code: 'server_runs' } })
  expect(await readdir(join(it.data, 'world'))).toEqual(['own'])
})

test('dimensions: the agent passes where the server’s core reads the Nether', async () => {
  const paper = [
    { path: 'w/level.dat', content: 'level' },
    { path: 'w_nether/DIM-1/region/r.0.0.mca', content: 'nether' },
  ]
  for (const [core, nether] of [
    ['fabric', 'world/DIM-1'],
    ['paper', 'world_nether/DIM-1'],
  ] as const) {
    const it = await filesHttpForTest({ core: { core, gameVersion: '1.21.4' } })
    await writeZip(join(it.data, 'a.zip'), paper)
    const lines = await linesOf(await it.ask('importWorld', { path: 'a.zip', folder: 'w', into: 'world' }))
    expect(lines.at(-1), core).toEqual({ done: { done: 1, skipped: 0, failed: 0 } })
    expect(await readFile(join(it.data, nether, 'region/r.0.0.mca'), 'utf8'), core).toBe('nether')
  }
})
