import type { Locator } from '@playwright/test'
import type { SftpAccess, SshKey } from '@zubr/contracts/files/sftp'
import { sftp as messages } from '@zubr/i18n/panel-sftp/en'
import { expect } from '../support/fixtures.ts'
import { playAgent } from './backup-fakes.ts'
import { type Fakes, serverId } from './panel-fakes.ts'
import { expectWhole, refusal, test } from './panel-test.ts'

const card = `/servers/${serverId}/files?view=sftp&lang=en`
const account = '/account?lang=en#ssh-keys'
const fingerprint = `SHA256:${'k'.repeat(43)}`
const madeAt = '2026-11-21T10:00:00.000Z'

const access = (own: Partial<SftpAccess> = {}): SftpAccess => ({
  host: 'minsk-1.nodes.zubr.example',
  port: 2022,
  user: 'bison.11111111',
  hostKey: fingerprint,
  password: null,
  keys: 0,
  ...own,
})

const key: SshKey = {
  id: 'ffffffff-0000-4000-8000-000000000001',
  name: 'Laptop',
  type: 'ssh-ed25519',
  fingerprint,
  addedAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
}

/** A public key in its wire format: each field after its length. */
const publicKey = (type: string, ...fields: string[]) => {
  const parts = [type, ...fields].map((text) => Buffer.from(text, 'latin1'))
  const whole = parts.flatMap((part) => [Buffer.from([0, 0, part.length >> 8, part.length & 255]), part])
  return `${type} ${Buffer.concat(whole).toString('base64')} miner at home`
}
const good = publicKey('ssh-ed25519', 'k'.repeat(32))

test('SFTP: the files page shows the connection data, each with a copy button', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, world, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const agent = await playAgent(page, world.panelUrl)
  await open(card, { ...agent.fakes, 'GET /api/servers/:id/sftp': { body: access() } })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  for (const value of ['minsk-1.nodes.zubr.example', '2022', 'bison.11111111', fingerprint]) {
    await page.getByRole('button', { name: `Copy: ${value}`, exact: true }).click()
    await expect.poll(copied).toBe(value)
  }
  await expect(page.getByRole('link', { name: 'Open in a program' })).toHaveAttribute(
    'href',
    'sftp://bison.11111111@minsk-1.nodes.zubr.example:2022/',
  )
  await page.getByText('How to connect').click()
  await expect(page.getByText(/^FileZilla: File → Site Manager → New Site/)).toBeVisible()
  await expect(page.getByText(/^WinSCP: New Site/)).toBeVisible()
  const command = 'sftp -P 2022 bison.11111111@minsk-1.nodes.zubr.example'
  await page.getByRole('button', { name: `Copy: ${command}` }).click()
  await expect.poll(copied).toBe(command)
  await expectWhole(page)
  await expect(page.getByRole('link', { name: 'SSH keys in your account' })).toHaveAttribute(
    'href',
    /\/account#ssh-keys$/,
  )
})

test('SFTP: the password is shown once, and replaced or revoked after a question', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, world, open, expectConsoleErrors }) => {
  // A wrong password is answered with an error status.
  expectConsoleErrors()
  const requests: string[] = []
  let now = access()
  const agent = await playAgent(page, world.panelUrl)
  await open(card, {
    ...agent.fakes,
    'GET /api/servers/:id/sftp': () => ({ body: now }),
    'POST /api/servers/:id/sftp/password': ({ password }) => {
      if (password !== 'correct horse') return refusal(400, 'invalid_request', { password: 'wrong' })
      requests.push('make')
      now = access({ password: { createdAt: madeAt, lastUsedAt: null } })
      return { status: 201, body: { password: `shown-once-${requests.length}` } }
    },
    'DELETE /api/servers/:id/sftp/password': () => {
      requests.push('revoke')
      now = access()
      return { status: 204, body: null }
    },
  })
  await page.getByRole('button', { name: messages.access.make }).click()
  const making = page.getByRole('dialog', { name: messages.access.make })
  const own = (dialog: Locator) => dialog.getByLabel('Your account password')
  await own(making).fill('wrong')
  await making.getByRole('button', { name: messages.access.make }).click()
  await expect(making).toContainText('isn’t right')
  await own(making).fill('correct horse')
  await making.getByRole('button', { name: messages.access.make }).click()
  const secret = page.getByRole('status').filter({ hasText: messages.access.once })
  await expect(secret).toContainText('shown-once-1')
  await expect(page.getByText(/^Created 21\/11\/2026.* · never used$/)).toBeVisible()
  await expectWhole(page)
  await page.reload()
  await expect(page.getByText(/^Created 21\/11\/2026/)).toBeVisible()
  await expect(page.getByText('shown-once-1')).toHaveCount(0)

  await page.getByRole('button', { name: messages.access.renew }).click()
  const renewing = page.getByRole('dialog', { name: messages.access.renewing.title })
  await expect(renewing).toContainText(messages.access.renewing.text)
  await page.keyboard.press('Escape')
  await expect(renewing).toBeHidden()
  await page.getByRole('button', { name: messages.access.renew }).click()
  await own(renewing).fill('correct horse')
  await renewing.getByRole('button', { name: messages.access.renew }).click()
  await expect(secret).toContainText('shown-once-2')

  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Password revoked')).toBeVisible()
  await expect(secret).toHaveCount(0)
  await expect(page.getByRole('button', { name: messages.access.make })).toBeVisible()
  expect(requests).toEqual(['make', 'make', 'revoke'])
})

test('SFTP: a node without SFTP says so, and shows no port', { tag: ['@phone', '@nightly'] }, async ({
  page,
  world,
  open,
}) => {
  const agent = await playAgent(page, world.panelUrl)
  await open(card, {
    ...agent.fakes,
    'GET /api/servers/:id/sftp': { body: access({ port: null, hostKey: null }) },
  })
  await expect(page.getByText(messages.access.away)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in a program' })).toHaveCount(0)
  await expectWhole(page)
})

const keyFakes = (requests: unknown[]): Fakes => {
  let keys: SshKey[] = []
  return {
    'GET /api/account/ssh-keys': () => ({ body: { keys } }),
    'POST /api/account/ssh-keys': (body) => {
      requests.push(body)
      if (requests.length === 1) return refusal(400, 'invalid_request', { key: 'taken' })
      keys = [key]
      return { status: 201, body: key }
    },
    'DELETE /api/account/ssh-keys/:id': (_, route) => {
      requests.push(route.request().url().split('/').at(-1))
      keys = []
      return { status: 204, body: null }
    },
  }
}

test('key: it is checked before sending: invalid, weak or private ones are explained', {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
  const requests: unknown[] = []
  await open(account, keyFakes(requests))
  await page.getByRole('button', { name: 'Add a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a key' })
  const add = dialog.getByRole('button', { name: 'Add a key' })
  const pasted = dialog.getByLabel('Public key')
  await dialog.getByLabel('Current password').fill('correct horse')
  const weak = publicKey('ssh-rsa', '\x01\x00\x01', `\0\x80${'n'.repeat(127)}`)
  for (const [text, fault] of [
    ['my key', 'This doesn’t look like a public key.'],
    [weak, 'This RSA key is shorter than 2048 bits.'],
    [publicKey('ssh-dss', 'x'), messages.keyFaults.kind],
  ] as const) {
    await pasted.fill(text)
    await expect(dialog.getByRole('alert')).toContainText(fault)
    await expect(add).toBeDisabled()
  }
  await expectWhole(page)
  await pasted.fill('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjE')
  await expect(dialog.getByRole('alert')).toContainText('This is a private key.')
  await expect(pasted).toHaveValue('')
  expect(requests).toEqual([])
})

test('key: it is added with the password, and removed after a question', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors()
  const requests: unknown[] = []
  await open(account, keyFakes(requests))
  const keys = page.locator('#ssh-keys')
  await expect(keys.getByText('No keys yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a key' })
  const pasted = dialog.getByLabel('Public key')
  await pasted.fill(good)
  await dialog.getByLabel('Name').fill('Laptop')
  await dialog.getByLabel('Current password').fill('correct horse')
  const add = dialog.getByRole('button', { name: 'Add a key' })
  await add.click()
  // The API's error message; the input stays.
  await expect(dialog.getByRole('alert')).toContainText(messages.keyFaults.taken)
  await expect(pasted).toHaveValue(good)
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(keys.getByText('Laptop')).toBeVisible()
  await expect(keys.getByText(fingerprint)).toBeVisible()
  await expectWhole(page)
  await keys.getByRole('button', { name: 'Remove: Laptop' }).click()
  const question = page.getByRole('dialog', { name: 'Remove the key “Laptop”?' })
  await expect(question).toContainText(messages.keys.removing.text)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(keys.getByText('No keys yet')).toBeVisible()
  const sent = { name: 'Laptop', key: good, password: 'correct horse' }
  expect(requests).toEqual([sent, sent, key.id])
})
