import { expect, test } from 'vitest'
import { serverDataHolder } from '../servers/server-data-holder.ts'
import { accountsForTest, goodPassword } from './testing/accounts.ts'

test('export: it contains all stored data, and nothing that would let anybody log in', async () => {
  const { visitor, db } = await accountsForTest({ config: { countryHeader: 'cf-ipcountry' } })
  const player = visitor('192.0.2.7')
  const fields = {
    login: 'bison',
    email: 'bison@players.example',
    password: goodPassword,
    repeat: goodPassword,
  }
  await player.send(
    'POST',
    '/register',
    {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      'cf-ipcountry': 'BY',
    },
    new URLSearchParams(fields).toString(),
  )
  const { status, text } = await player.get('/api/account/export')
  expect(status).toBe(200)
  const data = JSON.parse(text)
  expect(data.account).toMatchObject({
    login: 'bison',
    email: 'bison@players.example',
    country: 'BY',
    language: 'ru',
  })
  expect(data.addresses).toMatchObject([{ address: '192.0.2.7' }])
  expect(data.sessions).toMatchObject([{ address: '192.0.2.7' }])
  const { rows } = await db.$client.query(
    'select password from account_identities union select token from account_sessions',
  )
  for (const { password } of rows) expect(text).not.toContain(password)
})

test('country: without a trusted proxy it is unknown', async () => {
  const { visitor, db } = await accountsForTest({
    config: { countryHeader: 'cf-ipcountry', trustedProxies: ['192.0.2.200'] },
  })
  await visitor().send(
    'POST',
    '/register',
    {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      'cf-ipcountry': 'BY',
    },
    `login=bison&email=b@players.example&password=${goodPassword}&repeat=${goodPassword}`.replaceAll(
      ' ',
      '+',
    ),
  )
  const { rows } = await db.$client.query('select country from accounts')
  expect(rows).toEqual([{ country: null }])
})

test('account deletion: it requires the password and deletes everything, including other subjects’ data', async () => {
  const forgotten: string[] = []
  const pets = {
    name: 'pets',
    tables: [],
    export: async () => ['a calf'],
    lock: async () => undefined,
    forget: async (_: unknown, id: string) => void forgotten.push(id),
  }
  const { visitor, db, mailTo } = await accountsForTest({ dataHolders: [serverDataHolder, pets] })
  const player = visitor()
  await player.register('bison')
  expect(JSON.parse((await player.get('/api/account/export')).text).pets).toEqual(['a calf'])
  expect((await player.json('POST', '/api/account/delete', { password: 'not the password' })).status).toBe(
    400,
  )
  expect(await player.isLoggedIn()).toBe(true)
  expect((await player.json('POST', '/api/account/delete', { password: goodPassword })).status).toBe(204)
  expect(await player.isLoggedIn()).toBe(false)
  expect(forgotten).toHaveLength(1)
  for (const table of [
    'accounts',
    'account_identities',
    'account_sessions',
    'account_addresses',
    'account_devices',
    'account_links',
    'second_factors',
  ]) {
    const { rows } = await db.$client.query(`select from ${table}`)
    expect.soft(rows, table).toEqual([])
  }
  await mailTo('bison@players.example', /Аккаунт удалён/)
})

test('retention: addresses are truncated after 30 days, and expired rows are deleted', async () => {
  const { visitor, db, sweep } = await accountsForTest()
  await visitor('192.0.2.77').register('bison')
  await visitor('2001:db8:1:2::77').logIn('bison')
  await sweep()
  const addresses = async () =>
    (
      await db.$client.query(
        `select ip_address as a from account_sessions union select address::text from account_addresses order by 1`,
      )
    ).rows.map(({ a }) => a)
  expect(await addresses()).toContain('192.0.2.77')
  await db.$client.query(`update account_sessions set created_at = now() - interval '31 days'`)
  await db.$client.query(`update account_addresses set last_seen_at = now() - interval '31 days'`)
  await sweep()
  await sweep()
  expect(await addresses()).toEqual(['192.0.2.0/24', '2001:db8:1::/48'])
  await db.$client.query(`update account_sessions set expires_at = now()`)
  await sweep()
  expect((await db.$client.query('select from account_sessions')).rows).toEqual([])
})

test('avatar: it is the same for everybody, and does not reveal whether the account exists', async () => {
  const { visitor } = await accountsForTest()
  const nobody = visitor()
  const before = await nobody.get('/api/accounts/bison/avatar.svg')
  await visitor().register('bison')
  expect(await nobody.get('/api/accounts/BISON/avatar.svg')).toEqual(before)
  expect((await nobody.get('/api/accounts/..%2f/avatar.svg')).status).toBe(400)
})
