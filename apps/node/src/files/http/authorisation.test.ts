import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileOperationName, fileOperations } from '@zubr/contracts/files/operations'
import { expect, test } from 'vitest'
import {
  type ArgumentsOf,
  consoleToken,
  downloadToken,
  filesHttpForTest,
  filesToken,
  signed,
} from './testing/http.ts'

/** A valid request for each operation. A new operation does not compile until it has one. */
const questions: { [Op in FileOperationName]: ArgumentsOf<Op> } = {
  list: { path: '' },
  stat: { path: 'secret.txt' },
  read: { path: 'secret.txt' },
  measure: { paths: ['secret.txt'] },
  room: {},
  search: { path: '', name: 'secret' },
  peek: { path: 'secret.txt' },
  findWorlds: { path: 'secret.txt' },
  addons: { core: 'paper' },
  modpack: {},
  bin: {},
  write: { path: 'secret.txt' },
  makeFolder: { path: 'made' },
  makeFile: { path: 'made' },
  rename: { path: 'secret.txt', name: 'told.txt' },
  move: { paths: ['secret.txt'], into: '' },
  copy: { paths: ['secret.txt'], into: '' },
  remove: { paths: ['secret.txt'], forever: true },
  emptyBin: { ids: null },
  restoreFromBin: { ids: ['any'] },
  setMode: { paths: ['secret.txt'], mode: 0 },
  pack: { paths: ['secret.txt'], into: '', name: 'all.zip', format: 'zip' },
  unpack: { path: 'secret.txt', into: '' },
  importWorld: { path: 'secret.txt', folder: '', into: 'world' },
  pull: { url: 'http://127.0.0.1:1/', into: '' },
  tasks: {},
  follow: { task: 'any' },
  cancel: { task: 'any' },
}
const names = Object.keys(questions) as FileOperationName[] // Its keys only.

/** All other requests with a token for files. */
const id = '0'.repeat(32)
const tus = { 'tus-resumable': '1.0.0' }
const uploads: [string, string, Record<string, string>][] = [
  ['POST', 'uploads', { ...tus, 'upload-length': '5', 'upload-metadata': `path ${btoa('made')}` }],
  ['POST', 'uploads/batch', {}],
  ['HEAD', `uploads/${id}`, tus],
  [
    'PATCH',
    `uploads/${id}`,
    { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  ],
  ['DELETE', `uploads/${id}`, tus],
]

const foreignKey = generateKeyPairSync('ed25519').privateKey
const past = () => Math.floor(Date.now() / 1_000) - 1
const tied = (server: string) => ({
  ...{ server, session: 'session-1', account: 'account-1', node: 'minsk-1' },
  exp: past() + 300,
})

/** Tokens without access to this server's files here. */
const strangers: Record<string, (server: string) => string> = {
  'that has expired': (server) => filesToken(server, { exp: past() }),
  "of another node's": (server) => filesToken(server, { node: 'warsaw-1' }),
  'whose session has ended': (server) => filesToken(server, { session: 'over' }),
  'signed by another': (server) => signed({ purpose: 'files', right: 'write', ...tied(server) }, foreignKey),
  'that is cut short': (server) => filesToken(server).slice(0, -4),
  'for a console': consoleToken,
  'for a download': (server) => downloadToken(server, { paths: ['secret.txt'], format: 'file' }),
  'for a move': (server) =>
    signed({ purpose: 'move', move: randomUUID(), server, node: 'minsk-1', exp: past() + 300 }),
  'with a right that there is not': (server) => signed({ purpose: 'files', right: 'all', ...tied(server) }),
  'without a purpose': (server) => signed({ right: 'write', ...tied(server) }),
  'that is none': () => 'nonsense',
}

async function world() {
  const it = await filesHttpForTest()
  it.revoke('over')
  const file = join(it.data, 'secret.txt')
  await writeFile(file, 'the secret')
  /** Checks that nothing was revealed or changed, and that no server's files were opened. */
  const untouched = async (answer: Response, status: number[], what: string) => {
    expect(status, what).toContain(answer.status)
    expect(await answer.text(), what).not.toContain('secret')
    expect(it.opened, what).toEqual([])
    expect(await readFile(file, 'utf8')).toBe('the secret')
  }
  const send = (method: string, path: string, headers: Record<string, string>, token: string) =>
    fetch(`${it.url}/${path}`, { method, headers: { ...headers, authorization: `Bearer ${token}` } })
  return { ...it, untouched, send }
}

test('token: no operation and no upload works with a token for something else', async () => {
  const { server, ask, send, untouched, url } = await world()
  for (const [what, make] of Object.entries(strangers)) {
    for (const name of names)
      await untouched(
        await ask(name, questions[name], { token: make(server) }),
        [401],
        `${name}, a token ${what}`,
      )
    for (const [method, path, headers] of uploads)
      await untouched(
        await send(method, path, headers, make(server)),
        [401],
        `${method} ${path}, a token ${what}`,
      )
  }
  for (const name of names)
    await untouched(await fetch(`${url}/${name}`, { method: 'POST' }), [401], `${name} without a token`)
})

test('token: a read token changes nothing', async () => {
  const { server, ask, send, untouched } = await world()
  const token = filesToken(server, { right: 'read' })
  const changing = names.filter((name) => fileOperations[name].right === 'write')
  expect(changing.length).toBeGreaterThan(10)
  for (const name of changing) await untouched(await ask(name, questions[name], { token }), [403], name)
  for (const [method, path, headers] of uploads)
    await untouched(await send(method, path, headers, token), [403], `${method} ${path}`)
})

test('token: another server’s token opens only that server’s files', async () => {
  const { ask, send, server, opened, data } = await world()
  const other = randomUUID()
  const token = filesToken(other)
  for (const name of names) {
    const answer = await ask(name, questions[name], { token })
    expect(await answer.text(), name).not.toContain('secret.txt')
  }
  for (const [method, path, headers] of uploads) await send(method, path, headers, token)
  expect(new Set(opened)).toEqual(new Set([other]))
  expect(opened).not.toContain(server)
  expect(await readFile(join(data, 'secret.txt'), 'utf8')).toBe('the secret')
})

test('origin: a page of another origin is refused, even with a valid token', async () => {
  const { server, url, untouched } = await world()
  const headers = { origin: 'https://evil.example', authorization: `Bearer ${filesToken(server)}` }
  for (const name of [...names, 'download'])
    await untouched(await fetch(`${url}/${name}`, { method: 'POST', headers }), [403], name)
  const preflight = await fetch(`${url}/list`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    403,
    'https://panel.zubr.example',
  ])
})

test.each(Object.entries(strangers).filter(([what]) => what !== 'for a download'))(
  'token: one %s downloads nothing',
  async (what, make) => {
    const { server, url, untouched } = await world()
    const body = new URLSearchParams({ token: make(server) })
    await untouched(await fetch(`${url}/download`, { method: 'POST', body }), [401], what)
  },
)

test('token: one for files opens no console', async () => {
  const { server, tokens } = await world()
  expect(tokens.check(filesToken(server))).toBeUndefined()
  expect(tokens.check(downloadToken(server, { paths: ['a'], format: 'file' }))).toBeUndefined()
  expect(tokens.check(consoleToken(server))).toMatchObject({ server })
  expect(tokens.checkMove(filesToken(server))).toBeUndefined()
})
