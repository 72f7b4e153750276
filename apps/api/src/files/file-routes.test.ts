import { createPublicKey, verify } from 'node:crypto'
import { FileAccess, maxDownloadNamesBytes } from '@zubr/contracts/files/endpoints'
import { DownloadClaims, FileClaims } from '@zubr/contracts/files/tokens'
import { expect, test } from 'vitest'
import {
  create,
  customerForTest,
  errorOf,
  fetchDesired,
  hostingForTest,
  nodeForTest,
} from '../servers/testing/servers.ts'

async function world() {
  const hosting = await hostingForTest()
  const token = await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'anna')
  const server = await create(anna, { plan: 'java-free' })
  const ask = (body: unknown, by = anna) => by.call('POST', `/api/servers/${server.id}/files`, body)
  return { hosting, token, anna, server, ask }
}

/** The claims of a token, after its signature is verified with the key that agents get. */
async function claimsOf({ token }: FileAccess, { hosting, ...node }: Awaited<ReturnType<typeof world>>) {
  const [text = '', signature = ''] = token.split('.')
  const { consoleKey } = await fetchDesired(hosting.url, node.token)
  const key = createPublicKey({ key: Buffer.from(consoleKey, 'base64'), format: 'der', type: 'spki' })
  expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(hosting.logged.join('')).not.toContain(signature)
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
}

test('permissions: file access is signed for one server, right, session and node, for five minutes', async () => {
  const it = await world()
  const answer = await it.ask({ right: 'write' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const access = FileAccess.parse(await answer.json())
  expect(access.url).toBe('http://minsk-1.localhost:8443/files')
  const claims = FileClaims.parse(await claimsOf(access, it))
  expect(claims).toEqual({
    purpose: 'files',
    right: 'write',
    server: it.server.id,
    session: it.anna.sessionId,
    account: it.anna.accountId,
    node: 'minsk-1',
    exp: Date.parse(access.expiresAt) / 1000,
  })
  expect(Math.abs(claims.exp - Date.now() / 1000 - 300)).toBeLessThan(30)
})

test('download: a token is signed with its paths, differs each time, and may name paths that are no text', async () => {
  const it = await world()
  const download = { paths: ['world', 'plugins/\udcff.yml'], format: 'zip' }
  const requestAccess = async () => FileAccess.parse(await (await it.ask({ download })).json())
  const [one, two] = [await requestAccess(), await requestAccess()]
  const claims = DownloadClaims.parse(await claimsOf(one, it))
  expect(claims).toMatchObject({ purpose: 'download', server: it.server.id, node: 'minsk-1', ...download })
  expect(DownloadClaims.parse(await claimsOf(two, it)).id).not.toBe(claims.id)
})

test('download: the limit of files depends on the lengths of their names', async () => {
  const { ask } = await world()
  const named = (bytes: number) =>
    ask({ download: { paths: Array(100).fill('x'.repeat(bytes)), format: 'zip' } })
  expect((await named(Math.floor(maxDownloadNamesBytes / 100) - 20)).status).toBe(200)
  expect(await errorOf(await named(Math.ceil(maxDownloadNamesBytes / 100)))).toMatchObject({
    status: 413,
    code: 'payload_too_large',
  })
})

test.each(['blocked', 'deleted'])(
  'permissions: the files of a server that is %s are open to nobody',
  async (contract) => {
    const { ask, hosting } = await world()
    await hosting.db.$client.query('update servers set contract = $1', [contract])
    for (const body of [{ right: 'read' }, { download: { paths: ['world'], format: 'zip' } }])
      expect(await errorOf(await ask(body))).toEqual({
        status: 409,
        code: 'server_not_active',
        fields: { contract },
      })
  },
)

test('permissions: a suspended server opens its files to its owner and to no other account', async () => {
  const { ask, hosting } = await world()
  await hosting.db.$client.query(`update servers set contract = 'suspended', delete_at = now()`)
  expect((await ask({ right: 'read' })).status).toBe(200)
  const boris = await customerForTest(hosting, 'boris')
  expect(await errorOf(await ask({ right: 'read' }, boris))).toMatchObject({ status: 404, code: 'not_found' })
})
