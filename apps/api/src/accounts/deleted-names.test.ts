import { allMessages } from '@zubr/i18n/all'
import { expect, test } from 'vitest'
import { runCommand } from '../operators/run-command.ts'
import { authSecretForTest, configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { accountCommands } from './account-commands.ts'
import { isDeletedName, resealNameKeys } from './deleted-names.ts'
import { networksForTest } from './sessions/testing/networks.ts'
import { accountsForTest, goodPassword, type Visitor } from './testing/accounts.ts'

const dayMs = 86_400_000
const startsAt = new Date('2026-11-27T12:00:00Z')
const endAccount = (player: Visitor) => player.json('POST', '/api/account/delete', { password: goodPassword })
const taken = allMessages.ru.account.faults.login_taken

/** An app in which the account with the login `bison` was just deleted. */
async function afterDeletion() {
  const app = await accountsForTest({ startsAt })
  const player = app.visitor()
  await player.register('bison')
  expect((await endAccount(player)).status).toBe(204)
  return app
}

test('deleted login: it stays reserved for 30 days, in any spelling', async () => {
  const { visitor, time, db } = await afterDeletion()
  for (const login of ['bison', 'BISON', ' Bison ']) {
    const answer = await visitor().register(login, { email: 'other@players.example' })
    expect(answer.text, login).toContain(taken)
    expect((await visitor().logIn(login)).status).not.toBe(303)
  }
  expect((await db.$client.query('select from accounts')).rowCount).toBe(0)
  time.now = new Date(+startsAt + 30 * dayMs - 1)
  expect((await visitor().register('bison')).text).toContain(taken)
  time.now = new Date(+startsAt + 30 * dayMs)
  expect((await visitor().register('bison')).status).toBe(303)
})

test('deleted login: only a keyed hash is stored, until the reservation ends', async () => {
  const { db, sweep } = await afterDeletion()
  const storedRows = async () =>
    (await db.$client.query('select t::text as row from deleted_account_names t')).rows
  expect(await storedRows()).toHaveLength(1)
  expect(JSON.stringify(await storedRows())).not.toContain('bison')
  const name = { kind: 'login' as const, name: 'bison' }
  const known = (secrets: { authSecret: string; authSecretBefore?: string }) =>
    isDeletedName(db, name, { secrets, now: startsAt })
  expect(await known({ authSecret: authSecretForTest })).toBe(true)
  expect(await known({ authSecret: 'another' })).toBe(false)
  expect(await known({ authSecret: 'another', authSecretBefore: authSecretForTest })).toBe(true)
  // Once the key is encrypted with the new secret, the old secret decrypts nothing.
  expect(await resealNameKeys(db, { authSecret: 'another', authSecretBefore: authSecretForTest })).toBe(0)
  expect(await known({ authSecret: 'another' })).toBe(true)
  expect(await known({ authSecret: authSecretForTest })).toBe(false)
  expect(await resealNameKeys(db, { authSecret: 'a third' })).toBe(1)
  await db.$client.query("update deleted_account_names set reserved_until = now() + interval '1 minute'")
  await sweep()
  expect(await storedRows()).toHaveLength(1)
  await db.$client.query("update deleted_account_names set reserved_until = now() - interval '1 minute'")
  await sweep()
  expect(await storedRows()).toEqual([])
})

test('deleted login: a sign-in by a network does not reuse the login of a deleted account', async () => {
  const { visitor, signIn, me } = await networksForTest()
  const player = visitor()
  await player.register('meadow', { email: 'somebody@players.example' })
  await endAccount(player)
  const stranger = visitor()
  await signIn(stranger, 'discord', 'meadow')
  expect((await me(stranger)).login).toMatch(/^meadow\d{5,6}$/)
})

test('deleted login: a registration that waits for a deletion to finish does not get its login', async () => {
  const { visitor, db } = await accountsForTest({ startsAt })
  const player = visitor()
  await player.register('bison')
  const client = await db.$client.connect()
  await client.query('begin')
  await client.query("select from accounts where username = 'bison' for update")
  const deletion = endAccount(player)
  const stranger = { email: 'stranger@players.example' }
  const registrations = [1, 2, 3].map(() => visitor().register('bison', stranger))
  await client.query('commit')
  client.release()
  expect((await deletion).status).toBe(204)
  for (const answer of await Promise.all(registrations)) expect(answer.text).toContain(taken)
  expect((await visitor().register('bison', stranger)).text).toContain(taken)
})

test('deleted login: an operator releases it, and the log does not name it', async () => {
  const { visitor, db } = await afterDeletion()
  const operator = {
    ...{ db, config: configForTest, catalogue: catalogueForTest, print: () => undefined },
    clock: () => startsAt,
  }
  await expect(runCommand(accountCommands.release, operator, ['boar'])).rejects.toThrow(
    'no account of the login boar',
  )
  await runCommand(accountCommands.release, operator, ['Bison'])
  const { rows } = await db.$client.query('select subject, text from audit_log')
  expect(rows).toEqual([{ subject: 'account (deleted)', text: 'login released' }])
  expect((await visitor().register('bison')).status).toBe(303)
})
