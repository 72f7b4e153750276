import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesHttpForTest, filesToken, linesOf } from './http/testing/http.ts'
import { withOwnerChanges } from './owner-changes.ts'

async function observedFiles() {
  const it = await filesHttpForTest()
  const changedPaths: string[][] = []
  const { files } = it
  const observed = withOwnerChanges(
    { of: (_: string) => files },
    (_, paths) => void changedPaths.push(paths),
  ).of(it.server)
  it.use(observed)
  const paths = () => [...new Set(changedPaths.splice(0).flat())].toSorted()
  return { ...it, observed, paths }
}

test('changes: each browser operation that changes a file reports its path, and reads report none', async () => {
  const { ask, paths, data } = await observedFiles()
  await writeFile(join(data, 'a.jar'), 'a')
  await ask('write', { path: 'server.properties' }, { body: 'motd=Hi' })
  expect(paths()).toEqual(['server.properties'])
  await ask('rename', { path: 'a.jar', name: 'a.jar.disabled' })
  expect(paths()).toEqual(['a.jar', 'a.jar.disabled'])
  await ask('makeFolder', { path: 'plugins' })
  await linesOf(await ask('move', { paths: ['a.jar.disabled'], into: 'plugins' }))
  expect(paths()).toContain('plugins/a.jar.disabled')
  await linesOf(await ask('remove', { paths: ['plugins/a.jar.disabled'] }))
  expect(paths()).toContain('plugins/a.jar.disabled')
  await (await ask('read', { path: 'server.properties' })).text()
  await linesOf(await ask('list', { path: '' }))
  expect(paths()).toEqual([])
})

test('changes: an upload reports its file once complete, and a refused operation reports nothing', async () => {
  const { url, server, ask, paths, data } = await observedFiles()
  const answer = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${filesToken(server)}`,
      'tus-resumable': '1.0.0',
      'upload-length': '3',
      'upload-metadata': `path ${btoa('mods.jar')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: 'abc',
  })
  expect(answer.status).toBe(201)
  expect(await readFile(join(data, 'mods.jar'), 'utf8')).toBe('abc')
  expect(paths()).toEqual(['mods.jar'])
  expect((await ask('rename', { path: 'nothing.jar', name: 'x.jar' })).status).toBe(404)
  expect(paths()).toEqual([])
})

test('changes: SFTP reports files that it opens to write, renames or deletes', async () => {
  const { observed, paths } = await observedFiles()
  const { value } = await observed.callForBytes('open', { path: 'a.jar', write: true, create: true })
  expect(paths()).toEqual(['a.jar'])
  await observed.call('close', { handle: (value as { handle: number }).handle })
  await observed.call('renameOver', { path: 'a.jar', to: 'b.jar' })
  expect(paths()).toEqual(['a.jar', 'b.jar'])
  await observed.call('unlink', { path: 'b.jar' })
  expect(paths()).toEqual(['b.jar'])
})
