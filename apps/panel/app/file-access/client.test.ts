import { expect, onTestFinished, test, vi } from 'vitest'
import type { AskAgent } from '../api/file-requests.ts'
import { ApiFailure } from '../api/request.ts'
import { FilesClient } from './client.ts'
import { FileError } from './file-error.ts'

const access = (token = 't') => ({
  url: 'https://node.example/files',
  token,
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
})
const lines = (...rows: unknown[]) => new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
const entry = { name: 'eula.txt', kind: 'file', size: 9, mtimeMs: 0, mode: 0o644 }
const lost = () => {
  throw new TypeError('the connection failed')
}
/** A fake agent that returns the responses one after another, and records the requests. */
function agent(...answers: (() => Response)[]) {
  const requests: { operation: string; args: object; token: string }[] = []
  const ask: AskAgent = async ({ token }, { operation, args }) => {
    requests.push({ operation, args, token })
    const answer = answers.shift()
    if (!answer) throw new Error(`nobody expects ${operation} now`)
    return answer()
  }
  return { requests, ask }
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it came',
    (error: unknown) => (error instanceof FileError ? error.code : String(error)),
  )

test('NDJSON: rows arrive wherever the stream is cut', async () => {
  const text = new TextEncoder().encode(
    [entry, { ...entry, name: 'мир' }].map((row) => `${JSON.stringify({ row })}\n`).join(''),
  )
  for (const at of [1, 20, 92, text.length - 30, text.length - 1]) {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(text.slice(0, at))
        controller.enqueue(text.slice(at))
        controller.close()
      },
    })
    const { ask } = agent(() => new Response(cut))
    const client = new FilesClient({ access: async () => access(), ask })
    expect((await client.all('list', { path: '' })).map(({ name }) => name)).toEqual(['eula.txt', 'мир'])
  }
})

test('failure: its code, path and limit arrive, both at once and after rows', async () => {
  const failure = { code: 'no_room', path: 'world', limit: 7 }
  const { ask } = agent(
    () => json({ failure }, 409),
    () => lines({ row: entry }, { failure }),
  )
  const client = new FilesClient({ access: async () => access(), ask })
  await expect(client.call('makeFolder', { path: 'world' })).rejects.toMatchObject(failure)
  await expect(client.all('list', { path: '' })).rejects.toMatchObject(failure)
})

test('token: one request for each right, then cached', async () => {
  const rights: unknown[] = []
  const { ask, requests } = agent(
    () => lines({ row: entry }),
    () => lines(),
    () => json(null),
  )
  const client = new FilesClient({
    access: async (wanted) => {
      rights.push(wanted)
      return access(`token ${rights.length}`)
    },
    ask,
  })
  await client.all('list', { path: '' })
  await client.all('bin', {})
  await client.call('cancel', { task: '1' })
  expect(rights).toEqual([{ right: 'read' }, { right: 'write' }])
  expect(requests.map(({ token }) => token)).toEqual(['token 1', 'token 1', 'token 2'])
})

test('token: a refused one is replaced once, for writes too', async () => {
  let count = 0
  const { ask, requests } = agent(
    () => json({ failure: { code: 'no_permission' } }, 401),
    () => json(entry),
    () => json({}, 403),
    () => json({ failure: { code: 'no_permission' } }, 403),
  )
  const client = new FilesClient({ access: async () => access(`token ${++count}`), ask })
  await expect(client.call('makeFile', { path: 'a' })).resolves.toEqual(entry)
  expect(await codeOf(client.call('makeFile', { path: 'a' }))).toBe('no_permission')
  expect(requests.map(({ token }) => token)).toEqual(['token 1', 'token 2', 'token 2', 'token 3'])
})

test('retry: a read is repeated after a lost connection, a write is not', async () => {
  const { ask, requests } = agent(lost, () => lines({ row: entry }), lost, lost, lost)
  const client = new FilesClient({ access: async () => access(), ask })
  expect(await client.all('list', { path: '' })).toEqual([entry])
  expect(await codeOf(client.call('makeFile', { path: 'a' }))).toBe('away')
  expect(await codeOf(client.all('list', { path: '' }))).toBe('away')
  expect(requests).toHaveLength(5)
})

test('API: its errors are passed on', async () => {
  const refuse = () => Promise.reject(new ApiFailure('server_not_active'))
  const client = new FilesClient({ access: refuse, ask: agent().ask })
  expect(await codeOf(client.all('list', { path: '' }))).toBe('server_not_active')
})

test('task: after a lost connection it is followed to its end', async () => {
  const progress = { doneBytes: 1, bytes: 2, doneFiles: 0, files: 1 }
  const cutOff = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"task":"7"}\n')),
        pull: () => Promise.reject(new TypeError('the connection failed')),
      }),
    )
  const done = { done: 1, skipped: 0, failed: 0 }
  const { ask, requests } = agent(
    () => lines({ task: '7' }),
    () => lines({ task: '7' }, { progress }, { done }),
    cutOff,
    () => json({ failure: { code: 'cancelled' } }, 409),
  )
  const client = new FilesClient({ access: async () => access(), ask })
  const seen: unknown[] = []
  const args = { paths: ['a'], into: 'b' }
  expect(await client.task('move', args, { onProgress: (progress) => seen.push(progress) })).toEqual(done)
  expect(seen).toEqual([progress])
  expect(requests.at(-1)).toMatchObject({ operation: 'follow', args: { task: '7' } })
  expect(await codeOf(client.task('copy', args))).toBe('cancelled')
})

test('backups: their endpoint gets the token, and a second one after the first expires', async () => {
  const answers = [json({}, 401), lines({ row: entry }), lines({ failure: { code: 'not_found' } })]
  const requests: [url: string, token: string][] = []
  vi.stubGlobal('fetch', async (url: URL, { headers }: { headers: { authorization: string } }) => {
    requests.push([String(url), headers.authorization])
    return answers.shift()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  let tokens = 0
  const client = new FilesClient({ access: async () => access(`t${++tokens}`) })
  const of = { snapshot: 's1', path: '' }
  expect(await client.listBackup(of)).toEqual([entry])
  const url = 'https://node.example/backups/list'
  expect(requests).toEqual([
    [url, 'Bearer t1'],
    [url, 'Bearer t2'],
  ])
  expect(await codeOf(client.listBackup(of))).toBe('not_found')
})
