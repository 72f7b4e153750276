import { readConfig } from '@zubr/config'
import { expect, test } from 'vitest'
import { accountShowCommands } from '../balance/balance-commands.ts'
import { runCommand } from '../operators/run-command.ts'
import { accountBlockCommands } from '../servers/blocking/account-commands.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { accountCommands } from './account-commands.ts'
import { accountsForTest, goodPassword } from './testing/accounts.ts'

const verbs = { ...accountCommands, ...accountShowCommands, ...accountBlockCommands }

const time = new Date('2031-05-06T07:08:09.123Z')

async function operatorForTest() {
  const accounts = await accountsForTest()
  const run = async (verb: keyof typeof verbs, ...args: string[]) => {
    const lines: string[] = []
    await runCommand(
      verbs[verb],
      {
        db: accounts.db,
        config: readConfig({}),
        catalogue: catalogueForTest,
        clock: () => time,
        print: (line) => void lines.push(line),
      },
      args,
    )
    return lines.join('\n')
  }
  return { ...accounts, run }
}

test('account find: an operator finds accounts by a part of the login or email, without secrets', async () => {
  const { visitor, run } = await operatorForTest()
  await visitor().register('bison')
  await visitor().register('calf', { email: 'young_bison@players.example' })
  expect(await run('find', 'BIS')).toBe(
    'bison  bison@players.example (not confirmed)\ncalf  young_bison@players.example (not confirmed)',
  )
  expect(await run('find', '%')).toBe('No account matches.')
  const shown = await run('show', 'bison')
  expect(shown).toMatch(/logs in by password\nsecond factor off, sessions 1/)
  expect(shown).not.toMatch(/[0-9a-f]{32}/)
  await expect(run('show', 'nobody')).rejects.toThrow('there is no account nobody')
})

test('account find: an account without a confirmed address is shown as such', async () => {
  const { visitor, run, db } = await operatorForTest()
  await visitor().register('bison')
  await db.$client.query('update accounts set pending_email = null')
  expect(await run('find', 'bison')).toBe('bison  no address')
  expect(await run('show', 'bison')).toMatch(/^bison {2}no address\n/)
})

test('account block: it ends all sessions and log-ins until it is undone, and each step is logged', async () => {
  const { visitor, run, mails, db } = await operatorForTest()
  const player = visitor()
  await player.register('bison')
  await run('block', 'bison', 'attacks', 'on', 'others')
  expect(await player.isLoggedIn()).toBe(false)
  expect(await player.logIn('bison')).toMatchObject({ status: 422 })
  const before = (await mails()).length
  await player.form('/forgot', { name: 'bison' })
  await expect(run('block', 'bison', 'again')).rejects.toThrow('is blocked already')
  await expect(run('block', 'bison')).rejects.toThrow('usage: account block <login> <reason>')
  expect(await run('find', 'bison')).toContain('BLOCKED')
  const { rows } = await db.$client.query('select blocked_at from accounts')
  expect(rows).toEqual([{ blocked_at: time }])
  await run('unblock', 'bison')
  expect((await player.logIn('bison')).status).toBe(303)
  expect(await run('show', 'bison')).toMatch(
    /2031-05-06T07:08:09\.123Z {2}unblocked\n2031-05-06T07:08:09\.123Z {2}blocked: attacks on others/,
  )
  // One mail confirms the address, one reports the block.
  expect(before).toBeLessThan(3)
})

test('account reset-second-factor: an operator removes a lost second factor', async () => {
  const { visitor, run, db } = await operatorForTest()
  const player = visitor()
  await player.register('bison')
  await expect(run('reset-second-factor', 'bison')).rejects.toThrow('has no second factor')
  await player.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  await db.$client.query('update accounts set two_factor_enabled = true')
  await run('reset-second-factor', 'bison')
  expect(await player.isLoggedIn()).toBe(false)
  expect(await player.logIn('bison')).toMatchObject({ status: 303, location: '/' })
  expect(await run('show', 'bison')).toContain('second factor reset')
})
