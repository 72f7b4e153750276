import { randomUUID } from 'node:crypto'
import type { SftpAccess, SftpProof } from '@zubr/contracts/files/sftp'
import { beforeEach, expect, test } from 'vitest'
import { accountIdentities } from '../../accounts/accounts-schema.ts'
import { makeLinkForTest } from '../../accounts/testing/accounts.ts'
import { quickPasswords } from '../../accounts/testing/quick-passwords.ts'
import { activity, anna, freshServer, hosting, server, token } from '../../servers/agent/testing/agent.ts'
import {
  create,
  customerForTest,
  errorOf,
  fetchDesired,
  nodeForTest,
  sayServers,
} from '../../servers/testing/servers.ts'
import { configForTest } from '../../testing/app.ts'

beforeEach(freshServer)

const keyOf = (letter: string) => {
  const field = (bytes: string) => String.fromCharCode(0, 0, 0, bytes.length) + bytes
  return btoa(field('ssh-ed25519') + field(letter.repeat(32)))
}
const key = keyOf('k')
const addKey = (name = 'laptop', text = `ssh-ed25519 ${key} anna@home`) =>
  anna.call('POST', '/api/account/ssh-keys', { name, key: text, password: '' })
const makePassword = async () => {
  const answer = await anna.call('POST', `/api/servers/${server.id}/sftp/password`, { password: '' })
  return ((await answer.json()) as { password: string }).password
}
const user = () => `anna.${server.id.slice(0, 8)}`
const ask = (proof: SftpProof, { as = user(), by = token, address = '198.51.100.7' } = {}) =>
  fetch(`${hosting.url}/api/node/sftp/login`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: as, address, proof }),
  })
const byPassword = (password: string): SftpProof => ({ method: 'password', password })
const byKey = (blob = key): SftpProof => ({ method: 'key', key: blob })
/** SFTP part of the desired state of the test's only server. */
const wanted = async () => (await fetchDesired(hosting.url, token)).servers[0]?.sftp

test('keys: an added key opens the account’s server and can be removed', async () => {
  const added = await addKey()
  expect(added.status).toBe(201)
  const { id, fingerprint } = await added.json()
  expect(fingerprint).toMatch(/^SHA256:[\w+/]{43}$/)
  const answer = await ask(byKey())
  expect(answer.status).toBe(200)
  const { credential, revision, ...place } = await answer.json()
  expect(place).toEqual({ server: server.id, account: anna.accountId })
  expect(await wanted()).toEqual([credential])
  expect((await fetchDesired(hosting.url, token)).revision).toBeGreaterThanOrEqual(revision)
  const { keys } = await (await anna.call('GET', '/api/account/ssh-keys')).json()
  expect(keys).toMatchObject([{ id, name: 'laptop', lastUsedAt: expect.any(String) }])
  expect((await anna.call('DELETE', `/api/account/ssh-keys/${id}`)).status).toBe(204)
  expect((await ask(byKey())).status).toBe(403)
  expect(await wanted()).toEqual([])
  expect((await anna.call('DELETE', `/api/account/ssh-keys/${id}`)).status).toBe(404)
})

test('keys: an invalid key is refused, and a private key is not stored', async () => {
  expect((await addKey('')).status).toBe(201)
  const { keys } = await (await anna.call('GET', '/api/account/ssh-keys')).json()
  expect(keys).toMatchObject([{ name: 'anna@home' }])
  for (const [text, fault] of [
    ['-----BEGIN OPENSSH PRIVATE KEY-----\nplanted\n-----END', 'private'],
    ['hello', 'shape'],
    [`ssh-ed25519 ${key}`, 'taken'],
  ])
    expect(await errorOf(await addKey('x', text))).toMatchObject({ status: 400, fields: { key: fault } })
  expect(hosting.logged.join('')).not.toContain('planted')
  for (const letter of 'abcdefghijlmnopqrst') await addKey(letter, `ssh-ed25519 ${keyOf(letter)}`)
  expect(await errorOf(await addKey('z', `ssh-ed25519 ${keyOf('z')}`))).toMatchObject({
    fields: { key: 'too_many' },
  })
})

test('passwords: one opens one server, is shown once, and is replaced by the next', async () => {
  const first = await makePassword()
  expect(first).toMatch(/^[a-z2-9]{24}$/)
  for (const as of [user(), user().toUpperCase(), ` ${user()} `])
    expect((await ask(byPassword(first), { as })).status).toBe(200)
  const access = async () =>
    (await (await anna.call('GET', `/api/servers/${server.id}/sftp`)).json()) as SftpAccess
  expect(await access()).toMatchObject({
    user: user(),
    port: null,
    keys: 0,
    password: { createdAt: expect.any(String) },
  })
  const [before] = (await wanted()) ?? []
  const second = await makePassword()
  expect(await wanted()).not.toContain(before)
  expect((await ask(byPassword(first))).status).toBe(403)
  expect((await ask(byPassword(second))).status).toBe(200)
  await anna.call('DELETE', `/api/servers/${server.id}/sftp/password`)
  expect((await ask(byPassword(second))).status).toBe(403)
  expect(await access()).toMatchObject({ password: null })
  const { rows } = await hosting.db.$client.query(`select t::text as row from sftp_passwords t`)
  expect(JSON.stringify(rows)).not.toContain(second)
})

test('passwords: creating one needs proof of identity, not only a session', async () => {
  const path = `/api/servers/${server.id}/sftp/password`
  await hosting.db.$client.query(`update account_sessions set created_at = now() - interval '1 day'`)
  expect(await errorOf(await anna.call('POST', path, { password: '' }))).toMatchObject({
    status: 400,
    fields: { session: 'old' },
  })
  // An older panel sends no proof; the refusal says what was expected.
  expect(await errorOf(await anna.call('POST', path))).toMatchObject({ status: 400, code: 'invalid_request' })
  await hosting.db.insert(accountIdentities).values({
    ...{ userId: anna.accountId, providerId: 'credential', accountId: anna.accountId },
    password: await quickPasswords.hash('right horse battery'),
  })
  expect(await errorOf(await anna.call('POST', path, { password: 'wrong' }))).toMatchObject({
    fields: { password: 'wrong' },
  })
  expect((await anna.call('POST', path, { password: 'right horse battery' })).status).toBe(201)
})

test('recovery: after a recovery by mail SFTP passwords are deleted, and the mail lists the keys', async () => {
  const password = await makePassword()
  await addKey()
  const email = 'anna@zubr.example'
  const code = await makeLinkForTest(hosting.db, { accountId: anna.accountId, kind: 'reset', email })
  const fresh = 'another horse battery'
  const answer = await fetch(`${hosting.url}/reset`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: configForTest.siteUrl },
    body: new URLSearchParams({ code, password: fresh, repeat: fresh }),
  })
  expect(answer.status).toBe(303)
  expect((await ask(byPassword(password))).status).toBe(403)
  expect((await ask(byKey())).status).toBe(200)
  const { rows } = await hosting.db.$client.query(
    `select data->>'kind' as kind from jobs.job where name = 'send-mail'`,
  )
  expect(rows).toEqual([{ kind: 'recovered' }])
})

test('login: every failure has the same answer', async () => {
  const password = await makePassword()
  const other = await create(await customerForTest(hosting, 'boris'), {
    subdomain: 'boris',
    plan: 'java-free',
  })
  const elsewhere = await nodeForTest(hosting, 'minsk-2')
  const answers = await Promise.all([
    ask(byPassword('wrong')),
    ask(byPassword('')),
    ask(byPassword(password), { as: 'anna' }),
    ask(byPassword(password), { as: `nobody.${server.id.slice(0, 8)}` }),
    ask(byPassword(password), { as: `anna.${other.id.slice(0, 8)}` }),
    ask(byPassword(password), { as: `boris.${server.id.slice(0, 8)}` }),
    ask(byPassword(password), { as: 'a.b.c%_' }),
    ask(byPassword(password), { by: elsewhere }),
    ask(byKey(keyOf('x'))),
  ])
  for (const answer of answers) {
    const { error } = await answer.json()
    expect([answer.status, error.code, error.fields]).toEqual([403, 'forbidden', undefined])
  }
})

test('rate limit: wrong passwords pause their address only, not the owner’s', async () => {
  const password = await makePassword()
  const { rows } = await hosting.db.$client.query(
    `insert into account_addresses (account_id, address) values ($1, '203.0.113.9') returning 1`,
    [anna.accountId],
  )
  expect(rows).toHaveLength(1)
  const statuses = new Set<number>()
  for (let n = 0; n < 25; n++) statuses.add((await ask(byPassword('wrong'))).status)
  expect([...statuses]).toEqual([403, 429])
  expect((await ask(byPassword(password))).status).toBe(429)
  expect((await ask(byPassword(password), { address: '::ffff:203.0.113.9' })).status).toBe(200)
  // Keys cannot be guessed.
  await addKey()
  expect((await ask(byKey())).status).toBe(200)
})

test.each([
  ['a blocked server', `update servers set contract = 'blocked'`, false],
  ['a suspended server, whose data wait for their owner', `update servers set contract = 'suspended'`, true],
  ['a blocked account', `update accounts set blocked_at = now()`, false],
])('%s', async (_, change, isOpen) => {
  await addKey()
  const password = await makePassword()
  await hosting.db.$client.query(change)
  expect((await ask(byPassword(password))).status).toBe(isOpen ? 200 : 403)
  expect((await ask(byKey())).status).toBe(isOpen ? 200 : 403)
  expect(await wanted()).toHaveLength(isOpen ? 2 : 0)
})

test.each(['/api/auth/revoke-sessions', '/api/auth/revoke-other-sessions'])(
  'sessions: logging out everywhere by %s ends open SFTP sessions and allows new ones',
  async (path) => {
    await addKey()
    const before = (await (await ask(byKey())).json()) as { credential: string }
    const { revision } = await fetchDesired(hosting.url, token)
    expect((await anna.call('POST', path, {})).status).toBe(200)
    const desired = await fetchDesired(hosting.url, token)
    expect(desired.revision).toBeGreaterThan(revision)
    expect(desired.servers[0]?.sftp).not.toContain(before.credential)
    const after = (await (await ask(byKey())).json()) as { credential: string }
    expect(desired.servers[0]?.sftp).toEqual([after.credential])
  },
)

test('export: it lists keys and passwords, and deleting the account deletes them', async () => {
  await addKey()
  const password = await makePassword()
  const exported = await (await anna.call('GET', '/api/account/export')).json()
  expect(exported.sftp).toMatchObject({
    keys: [{ name: 'laptop', publicKey: key }],
    passwords: [{ server: server.id }],
  })
  expect(JSON.stringify(exported)).not.toContain(password)
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  expect((await ask(byPassword(password))).status).toBe(403)
  for (const table of ['ssh_keys', 'sftp_passwords'])
    expect((await hosting.db.$client.query(`select 1 from ${table}`)).rowCount).toBe(0)
  expect(await wanted()).toEqual([])
})

test('panel: it shows the port and host key that the node reports', async () => {
  const hostKey = `SHA256:${'h'.repeat(43)}`
  await sayServers(hosting.url, token, { sftp: { port: 2_022, hostKey } })
  const access = await (await anna.call('GET', `/api/servers/${server.id}/sftp`)).json()
  expect(access).toMatchObject({ host: 'localhost', port: 2_022, hostKey })
})

const reportChanges = (changes: object[], { id = randomUUID(), by = token } = {}) =>
  fetch(`${hosting.url}/api/node/files/activity`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, changes }),
  })
const changed = (count: number, more: object = {}) => ({
  ...{ server: server.id, account: anna.accountId, way: 'sftp', kind: 'uploaded', count },
  ...more,
})

test('activity: each sum of changes is counted once, however often it is reported', async () => {
  const id = randomUUID()
  for (let n = 0; n < 3; n++) expect((await reportChanges([changed(2_000)], { id })).status).toBe(204)
  await reportChanges([changed(140), changed(3, { kind: 'deleted' }), changed(1, { way: 'panel' })])
  expect((await activity()).filter((entry) => entry.includes('files'))).toEqual([
    'anna files:panel:uploaded:1',
    'anna files:sftp:deleted:3',
    'anna files:sftp:uploaded:2140',
  ])
  hosting.time.now = new Date(+hosting.time.now + 3_700_000)
  await reportChanges([changed(5)])
  expect((await activity())[0]).toBe('anna files:sftp:uploaded:5')
})

test('activity: a node reports for its own servers and for accounts that may access them', async () => {
  const elsewhere = await nodeForTest(hosting, 'minsk-2')
  const boris = await customerForTest(hosting, 'boris')
  await reportChanges([changed(1)], { by: elsewhere })
  await reportChanges([changed(1, { account: boris.accountId }), changed(1, { account: randomUUID() })])
  expect((await activity()).filter((entry) => entry.includes('files'))).toEqual([])
})
