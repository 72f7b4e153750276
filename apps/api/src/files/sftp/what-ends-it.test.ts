import { readConfig } from '@zubr/config'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import { beforeEach, expect, test } from 'vitest'
import { accountCommands } from '../../accounts/account-commands.ts'
import { accountIdentities } from '../../accounts/accounts-schema.ts'
import { makeLinkForTest } from '../../accounts/testing/accounts.ts'
import { quickPasswords } from '../../accounts/testing/quick-passwords.ts'
import { runCommand } from '../../operators/run-command.ts'
import { anna, freshServer, hosting, server, token } from '../../servers/agent/testing/agent.ts'
import { accountBlockCommands } from '../../servers/blocking/account-commands.ts'
import { serverCommands } from '../../servers/server-commands.ts'
import { fetchDesired } from '../../servers/testing/servers.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'

beforeEach(freshServer)

const field = (bytes: string) => String.fromCharCode(0, 0, 0, bytes.length) + bytes
const key = btoa(field('ssh-ed25519') + field('k'.repeat(32)))
const own = 'right horse battery'
const fresh = 'another horse battery'
const passwordPath = () => `/api/servers/${server.id}/sftp/password`
const run = (command: (typeof serverCommands)['block'], ...args: string[]) =>
  runCommand(
    command,
    {
      db: hosting.db,
      config: readConfig({}),
      catalogue: catalogueForTest,
      clock: () => hosting.time.now,
      print: () => undefined,
    },
    args,
  )
const blockServer = () => run(serverCommands.block, server.id, 'attacks')
const loginStatus = async (proof: SftpProof) => {
  const answer = await fetch(`${hosting.url}/api/node/sftp/login`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: `anna.${server.id.slice(0, 8)}`, address: '198.51.100.7', proof }),
  })
  return answer.status
}
const desired = async () => {
  const { revision, servers } = await fetchDesired(hosting.url, token)
  return { revision, opens: servers.find(({ id }) => id === server.id)?.sftp ?? [] }
}
/** Both credentials, and how a login with each is sent. */
async function bothWays() {
  const proved = { ...{ userId: anna.accountId, providerId: 'credential', accountId: anna.accountId } }
  await hosting.db.insert(accountIdentities).values({ ...proved, password: await quickPasswords.hash(own) })
  const added = await anna.call('POST', '/api/account/ssh-keys', {
    ...{ name: 'laptop', key: `ssh-ed25519 ${key}`, password: own },
  })
  const { id: keyId } = (await added.json()) as { id: string }
  const [ofKey = ''] = (await desired()).opens
  const made = await anna.call('POST', passwordPath(), { password: own })
  const { password } = (await made.json()) as { password: string }
  const before = await desired()
  const ofPassword = before.opens.find((one) => one !== ofKey) ?? ''
  expect(before.opens).toHaveLength(2)
  return { keyId, password, before, ofKey, ofPassword }
}

type Way = 'key' | 'password'
type End = {
  end: (ways: { keyId: string }) => Promise<unknown>
  /** Credentials whose open sessions continue. */
  goesOn?: Way[]
  /** Credentials that can log in again. */
  lets: Way[]
}
const reset = async () => {
  const email = 'anna@zubr.example'
  const code = await makeLinkForTest(hosting.db, { accountId: anna.accountId, kind: 'reset', email })
  return fetch(`${hosting.url}/reset`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: configForTest.siteUrl },
    body: new URLSearchParams({ code, password: fresh, repeat: fresh }),
  })
}
const ends: Record<string, End> = {
  'the key is removed': {
    end: ({ keyId }) => anna.call('DELETE', `/api/account/ssh-keys/${keyId}`),
    goesOn: ['password'],
    lets: ['password'],
  },
  'the password for SFTP is replaced': {
    end: () => anna.call('POST', passwordPath(), { password: own }),
    goesOn: ['key'],
    lets: ['key'],
  },
  'the password for SFTP is removed': {
    end: () => anna.call('DELETE', passwordPath()),
    goesOn: ['key'],
    lets: ['key'],
  },
  'the account’s password is changed': {
    end: () => anna.call('POST', '/api/auth/change-password', { currentPassword: own, newPassword: fresh }),
    lets: ['key', 'password'],
  },
  'the account is recovered by a mail': { end: reset, lets: ['key'] },
  'all sessions are ended': {
    end: () => anna.call('POST', '/api/auth/revoke-sessions', {}),
    lets: ['key', 'password'],
  },
  'an operator resets the second step': {
    end: async () => {
      await hosting.db.$client.query(`update accounts set two_factor_enabled = true`)
      await run(accountCommands['reset-second-factor'], 'anna')
    },
    lets: ['key', 'password'],
  },
  'an operator blocks the account': {
    end: () => run(accountBlockCommands.block, 'anna', 'attacks'),
    lets: [],
  },
  // The account has no browser session whose end would notify the node.
  'an operator blocks the account, which is logged in nowhere': {
    end: () => run(accountBlockCommands.block, 'anna', 'attacks'),
    lets: [],
  },
  'an operator blocks the server': { end: blockServer, lets: [] },
  'the owner deletes the server': {
    end: () => anna.call('DELETE', `/api/servers/${server.id}`, { name: server.name }),
    lets: [],
  },
  'the account is deleted': {
    end: () => anna.call('POST', '/api/account/delete', { password: own }),
    lets: [],
  },
}

test.each(Object.entries(ends))(
  'revocation: open SFTP sessions end and the node is notified once %s',
  async (name, { end, goesOn = [], lets }) => {
    const ways = await bothWays()
    const { password, ofKey, ofPassword } = ways
    if (name.endsWith('nowhere')) await hosting.db.$client.query('delete from account_sessions')
    const before = await desired()
    const answer = await end(ways)
    if (answer instanceof Response) expect(answer.status).toBeLessThan(400)
    const after = await desired()
    expect(after.revision).toBeGreaterThan(before.revision)
    const still = { key: after.opens.includes(ofKey), password: after.opens.includes(ofPassword) }
    expect(still).toEqual({ key: goesOn.includes('key'), password: goesOn.includes('password') })
    const statuses = {
      key: await loginStatus({ method: 'key', key }),
      password: await loginStatus({ method: 'password', password }),
    }
    const status = (way: Way) => (lets.includes(way) ? 200 : 403)
    expect(statuses).toEqual({ key: status('key'), password: status('password') })
  },
)

test('revocation: an unblocked account can log in again, and the node is notified', async () => {
  const { password } = await bothWays()
  await run(accountBlockCommands.block, 'anna', 'by mistake')
  const blocked = await desired()
  await run(accountBlockCommands.unblock, 'anna')
  const after = await desired()
  expect(after.revision).toBeGreaterThan(blocked.revision)
  expect(after.opens).toHaveLength(2)
  expect(await loginStatus({ method: 'key', key })).toBe(200)
  expect(await loginStatus({ method: 'password', password })).toBe(200)
})
