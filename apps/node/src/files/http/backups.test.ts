import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadTokenField, fileArgumentsHeader } from '@zubr/contracts/files/file-constants'
import { runTool } from '@zubr/process/run-tool'
import { expect, onTestFinished, test } from 'vitest'
import { changesOf } from '../../backups/changes.ts'
import { engineForTest, enginesForTests, put } from '../../backups/testing/engines.ts'
import { JobFailed } from '../../jobs/server-jobs.ts'
import { downloadToken, filesHttpForTest, filesToken, linesOf } from './testing/http.ts'

const signal = new AbortController().signal

async function backupForTest(ending: (ended: Promise<void>) => Promise<void> = (ended) => ended) {
  const { engine, server, sandbox } = await engineForTest(enginesForTests[0] ?? 'archives')
  await put(server.data, {
    'world/level.dat': 'level',
    'world/region/r.mca': 'region',
    'server.properties': 'one',
  })
  const { snapshot } = await engine.take(server, randomUUID(), { signal, again: false })
  const http = await filesHttpForTest({
    backups: {
      find: (id) => (id === http.server ? server : undefined),
      backups: {
        entries: (source, id, folder, until) => engine.entries(source, id, folder, until),
        changes: (source, input, until) => changesOf({ sandbox, engine }, source, input, until),
        async dump(source, id, what, until) {
          const { content, ended } = await engine.dump(source, id, what, until)
          return { content, ended: ending(ended) }
        },
      },
    },
  })
  const ask = (name: string, args: object, token = filesToken(http.server, { right: 'read' })) =>
    fetch(`${http.url.replace('/files', '/backups')}/${name}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        [fileArgumentsHeader]: encodeURIComponent(JSON.stringify(args)),
      },
    })
  const download = (token: string) =>
    fetch(`${http.url}/download`, {
      method: 'POST',
      body: new URLSearchParams({ [downloadTokenField]: token }),
    })
  return { http, server, snapshot, ask, download }
}

test('backups: a browser lists a backup, sees the changes of a restore, and downloads files', async () => {
  const { http, server, snapshot, ask, download } = await backupForTest()
  await put(server.data, { 'server.properties': 'other' })
  expect(await linesOf(await ask('list', { snapshot, path: '' }))).toMatchObject([
    { row: { name: 'server.properties', kind: 'file', size: 3 } },
    { row: { name: 'world', kind: 'folder' } },
  ])
  expect(await linesOf(await ask('list', { snapshot, path: 'world/region' }))).toMatchObject([
    { row: { name: 'r.mca', size: 6 } },
  ])
  expect(await (await ask('changes', { snapshot, paths: null })).json()).toMatchObject({
    ...{ added: 0, changed: 1, removed: 0 },
    named: [{ path: 'server.properties', kind: 'changed' }],
  })
  const token = downloadToken(http.server, { backup: snapshot, paths: ['server.properties'], format: 'file' })
  const file = await download(token)
  expect(file.headers.get('content-disposition')).toContain('filename="server.properties"')
  expect(await file.text()).toBe('one')
  // Valid once.
  expect((await download(token)).status).toBe(403)
  const packed = await download(
    downloadToken(http.server, {
      backup: snapshot,
      paths: ['world/level.dat', 'world/region'],
      format: 'tar.gz',
    }),
  )
  const folder = await mkdtemp(join(tmpdir(), 'zubr-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'world.tar.gz'), Buffer.from(await packed.arrayBuffer()))
  const names = await runTool('tar', ['tzf', join(folder, 'world.tar.gz')])
  expect(names).toContain('region/r.mca')
  expect(names).not.toContain('server.properties')
})

test('permissions: a missing backup, another server’s token, or no token gets nothing', async () => {
  const { http, snapshot, ask, download } = await backupForTest()
  const unknown = 'f'.repeat(64)
  expect((await ask('list', { snapshot: unknown, path: '' })).status).toBe(404)
  expect((await ask('changes', { snapshot: unknown, paths: null })).status).toBe(404)
  for (const name of ['list', 'changes']) {
    const args = name === 'list' ? { snapshot, path: '' } : { snapshot, paths: null }
    expect((await ask(name, args, filesToken(randomUUID()))).status).toBe(503)
    expect((await ask(name, args, 'none')).status).toBe(401)
    expect((await ask(name, {})).status).toBe(400)
  }
  expect((await ask('forget', {})).status).toBe(404)
  const paths = ['server.properties']
  expect(
    (await download(downloadToken(randomUUID(), { backup: snapshot, paths, format: 'file' }))).status,
  ).toBe(503)
  expect(
    (await download(downloadToken(http.server, { backup: unknown, paths, format: 'file' }))).status,
  ).toBe(404)
})

test('download: an engine that fails at its end also breaks the browser’s download', async () => {
  // Like a killed restic: its output just ends, and the reason follows.
  const broken = async (ended: Promise<void>) => {
    await ended
    throw new JobFailed('repository', 'restic ended with null')
  }
  const { http, snapshot, download } = await backupForTest(broken)
  for (const format of ['tar.gz', 'zip', 'file'] as const) {
    const paths = [format === 'file' ? 'server.properties' : 'world']
    const answer = await download(downloadToken(http.server, { backup: snapshot, paths, format }))
    const whole =
      answer.ok &&
      (await answer.arrayBuffer().then(
        () => true,
        () => false,
      ))
    expect([format, whole]).toEqual([format, false])
  }
})
