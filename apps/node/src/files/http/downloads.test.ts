import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { savedAs } from './downloads.ts'
import { downloadToken, filesHttpForTest } from './testing/http.ts'

async function world() {
  const it = await filesHttpForTest()
  await mkdir(join(it.data, 'world'))
  await writeFile(join(it.data, 'world/Карта «1».txt'), 'hello world')
  const paths = ['world/Карта «1».txt']
  const get = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${it.url}/download`, { method: 'POST', headers, body: new URLSearchParams({ token }) })
  return {
    ...it,
    paths,
    get,
    file: (id: string = randomUUID()) => downloadToken(it.server, { id, paths, format: 'file' }),
  }
}

test('download: a file arrives as it is, under its own name, once', async () => {
  const { get, file } = await world()
  const token = file()
  const answer = await get(token)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="_____ _1_.txt"; filename*=UTF-8''${encodeURIComponent('Карта «1».txt')}`,
  )
  expect(answer.headers.get('content-length')).toBe('11')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toBe('hello world')
  expect((await get(token)).status).toBe(403)
})

test('resume: a broken download continues with the same token, and restarts if the file changed', async () => {
  const { get, file, data } = await world()
  const token = file()
  const etag = (await get(token)).headers.get('etag') ?? ''
  const on = await get(token, { range: 'bytes=6-', 'if-range': etag })
  expect([on.status, on.headers.get('content-range'), await on.text()]).toEqual([
    206,
    'bytes 6-10/11',
    'world',
  ])
  const middle = await get(token, { range: 'bytes=1-3' })
  expect([middle.headers.get('content-range'), await middle.text()]).toEqual(['bytes 1-3/11', 'ell'])
  const end = await get(token, { range: 'bytes=-4' })
  expect([end.headers.get('content-range'), await end.text()]).toEqual(['bytes 7-10/11', 'orld'])
  const beyond = await get(token, { range: 'bytes=50-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */11'])
  await writeFile(join(data, 'world/Карта «1».txt'), 'another one')
  const changed = await get(token, { range: 'bytes=6-', 'if-range': etag })
  expect([changed.status, await changed.text()]).toEqual([200, 'another one'])
})

test.each(['zip', 'tar.gz'] as const)(
  'download: several files are packed on the fly as %s',
  async (format) => {
    const { get, server } = await world()
    const answer = await get(downloadToken(server, { paths: ['world'], format }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(`filename="world.${format}"`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 2)]).toEqual(format === 'zip' ? [0x50, 0x4b] : [0x1f, 0x8b])
  },
)

test('download: missing files and invalid forms are refused', async () => {
  const { get, url, server } = await world()
  const missing = await get(downloadToken(server, { paths: ['nothing'], format: 'file' }))
  expect([missing.status, await missing.json()]).toMatchObject([404, { failure: { code: 'not_found' } }])
  const folder = await get(downloadToken(server, { paths: ['world'], format: 'file' }))
  expect(folder.status).toBe(422)
  const two = await get(downloadToken(server, { paths: ['a', 'b'], format: 'file' }))
  expect(two.status).toBe(400)
  expect((await fetch(`${url}/download`, { method: 'POST', body: 'x' })).status).toBe(415)
  const long = new URLSearchParams({ token: 'x'.repeat(300_000) })
  expect((await fetch(`${url}/download`, { method: 'POST', body: long })).status).toBe(413)
  expect((await fetch(`${url}/download`)).status).toBe(405)
})

test.each([
  ['a"b\\c.txt', 'attachment; filename="a_b_c.txt"; filename*=UTF-8\'\'a%22b%5Cc.txt'],
  ["it's (1)*.txt", `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  [
    'line\r\nset-cookie: a=b',
    `attachment; filename="line__set-cookie: a=b"; filename*=UTF-8''line%0D%0Aset-cookie%3A%20a%3Db`,
  ],
  ['\udcff.dat', `attachment; filename="_.dat"; filename*=UTF-8''%EF%BF%BD.dat`],
])('download: a file called %j keeps its name and breaks no header', (name, header) => {
  expect(savedAs({}, name)['content-disposition']).toBe(header)
})
