import { allMessages } from '@zubr/i18n/all'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expect, test, vi } from 'vitest'
import { rateLimitRules } from '../../http/rate-limits/rate-limits.ts'
import { accountsForTest, codeIn, goodPassword, totp, type Visitor } from '../testing/accounts.ts'
import { deviceDays } from './devices.ts'
import { networksForTest } from './testing/networks.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A form with the browser's user agent. */
const logInBy = (visitor: Visitor, userAgent: string) =>
  visitor.send(
    'POST',
    '/login',
    {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': userAgent,
    },
    new URLSearchParams({ name: 'bison', password: goodPassword }).toString(),
  )

type World = Awaited<ReturnType<typeof accountsForTest>>
const queuedMails = async ({ db }: Pick<World, 'db'>) => {
  const { rows } = await db.$client.query(
    `select data->>'kind' as kind from jobs.job where name = 'send-mail' order by created_on`,
  )
  return rows.map(({ kind }) => kind).filter((kind) => !/^(?:confirm|reset|password)$/.test(kind))
}
/** Moves the registration to yesterday. */
const age = ({ db }: Pick<World, 'db'>) =>
  db.$client.query(`update accounts set created_at = now() - interval '1 day'`)

test('new device: a log-in is reported once with its details and advice; a known device is not', async () => {
  const world = await accountsForTest()
  const owner = world.visitor('192.0.2.1')
  await owner.register('bison', { lang: 'en' })
  await owner.form('/confirm', { code: codeIn(await world.mailTo('bison@players.example')) })
  expect(await queuedMails(world)).toEqual([])

  const phone = world.visitor('198.51.100.77')
  const { setCookies } = await logInBy(phone, firefox)
  expect(setCookies.filter((line) => line.startsWith('zubr.device='))).toEqual([
    expect.stringMatching(/^zubr\.device=[\w-]{24}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
  ])
  const mail = await world.mailTo('bison@players.example', /Login from a new device/)
  expect(mail).toContain('\nFirefox · Linux · 198.51.100.0/24\n')
  expect(mail).toMatch(/\n[^\n]*20\d\d[^\n]*\d\d:\d\d[^\n]*\n/)
  expect(mail).toContain(`“${allPanelMessages.en.account.changePassword}”`)
  expect(mail).toContain('/account?lang=en\n')

  // From any address, and after its session ended. The device that registered is known from the
  // start.
  phone.address = '203.0.113.9'
  for (const known of [phone, owner]) {
    await known.json('POST', '/api/auth/sign-out')
    await known.logIn('bison')
    expect(await known.isLoggedIn()).toBe(true)
  }
  expect(await queuedMails(world)).toEqual(['new_device'])
})

test('new device: an unconfirmed address does not get the location; an unknown browser is called so', async () => {
  const world = await accountsForTest()
  await world.visitor().register('bison', { lang: 'de' })
  await logInBy(world.visitor('198.51.100.77'), 'curl/8')
  const mail = await world.mailTo('bison@players.example', /neuen Gerät/)
  expect(mail).toContain(`\n${allPanelMessages.de.account.unknownBrowser}\n`)
  expect(mail).not.toContain('198.51.100')
})

test('new device: a wrong password or a pending second step makes no device known and sends no mail', async () => {
  const world = await accountsForTest()
  const owner = world.visitor()
  await owner.register('bison')
  const enabled = await owner.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  const { totpURI } = JSON.parse(enabled.text)
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  await owner.json('POST', '/api/auth/two-factor/verify-totp', { code: totp(secret, Date.now()) })
  const thief = world.visitor('192.0.2.66')
  await thief.logIn('bison', 'not the password')
  await thief.logIn('bison')
  await thief.form('/login/code', { code: '000000' })
  expect([...thief.cookies.keys()]).not.toContain('zubr.device')
  expect(await queuedMails(world)).toEqual(['second_step_on'])
  await thief.form('/login/code', { code: totp(secret, Date.now() + 30_000) })
  expect([...thief.cookies.keys()]).toContain('zubr.device')
  expect(await queuedMails(world)).toEqual(['second_step_on', 'new_device'])
})

test('new device: a sign-in by a network is reported too, except the one that creates the account', async () => {
  const { signIn, ...world } = await networksForTest()
  const player = world.visitor()
  await signIn(player, 'discord', 'meadow')
  expect(player.cookies.get('zubr.device')).toMatch(/^[\w-]{24}$/)
  await age(world)
  await signIn(player, 'discord', 'meadow')
  expect(await queuedMails(world)).toEqual([])
  const other = world.visitor('192.0.2.7')
  await signIn(other, 'discord', 'meadow')
  await world.mailTo('meadow@players.example', /Вход с нового устройства/)
  await signIn(other, 'discord', 'meadow')
  expect(await queuedMails(world)).toEqual(['new_device'])
})

test('new device: each of a browser’s accounts knows it separately', async () => {
  const world = await accountsForTest()
  const player = world.visitor()
  await player.register('bison')
  const value = player.cookies.get('zubr.device')
  await player.json('POST', '/api/auth/sign-out')
  await player.register('calf')
  expect(player.cookies.get('zubr.device')).toBe(value)
  await player.json('POST', '/api/auth/sign-out')
  await player.logIn('bison')
  expect(await queuedMails(world)).toEqual([])
  const { rows } = await world.db.$client.query('select distinct hash from account_devices')
  expect(rows).toHaveLength(2)
  const { devices } = JSON.parse((await player.get('/api/account/export')).text)
  expect(devices).toEqual([{ firstSeenAt: expect.any(String), lastSeenAt: expect.any(String) }])
})

test('new device: a new password makes every device new except the one that set it', async () => {
  const world = await accountsForTest()
  const [owner, other] = [world.visitor(), world.visitor('192.0.2.2')]
  await owner.register('bison')
  await other.logIn('bison')
  const newPassword = 'another horse battery'
  await owner.json('POST', '/api/auth/change-password', { currentPassword: goodPassword, newPassword })
  await owner.json('POST', '/api/auth/sign-out')
  await owner.logIn('bison', newPassword)
  expect(await queuedMails(world)).toEqual(['new_device'])
  await other.logIn('bison', newPassword)
  expect(await queuedMails(world)).toEqual(['new_device', 'new_device'])

  await owner.form('/forgot', { name: 'bison' })
  const code = codeIn(await world.mailTo('bison@players.example', /reset\?/))
  const elsewhere = world.visitor('192.0.2.3')
  await elsewhere.form('/reset', { code, password: goodPassword, repeat: goodPassword })
  expect(await elsewhere.isLoggedIn()).toBe(true)
  // The new password was already reported by mail.
  expect(await queuedMails(world)).toHaveLength(2)
  await owner.logIn('bison')
  expect(await queuedMails(world)).toHaveLength(3)
})

test('new device: mails and known devices per day are limited, and none is known forever', async () => {
  const world = await accountsForTest()
  const owner = world.visitor()
  await owner.register('bison')
  await owner.form('/confirm', { code: codeIn(await world.mailTo('bison@players.example')) })
  for (let n = 0; n < 24; n++) await world.visitor(`198.51.100.${n}`).logIn('bison')
  expect(await queuedMails(world)).toEqual(Array(rateLimitRules.ownerNotice.max).fill('new_device'))
  const known = async () => (await world.db.$client.query('select from account_devices')).rows.length
  expect(await known()).toBe(20)
  await world.db.$client.query(
    `update account_devices set last_seen_at = now() - make_interval(days => $1 + 1)`,
    [deviceDays],
  )
  await world.sweep()
  expect(await known()).toBe(0)
  await world.db.$client.query(
    `update rate_limits set last_failure_at = last_failure_at - interval '1 day', blocked_until = now()`,
  )
  await age(world)
  await owner.logIn('bison')
  expect((await queuedMails(world)).length).toBe(rateLimitRules.ownerNotice.max + 1)
})

test('second factor: turning it on or off and new recovery codes are reported at once', async () => {
  const world = await accountsForTest()
  const owner = world.visitor()
  await owner.register('bison', { lang: 'fi' })
  await owner.form('/confirm', { code: codeIn(await world.mailTo('bison@players.example')) })
  const ask = (what: string, body: object = { password: goodPassword }) =>
    owner.json('POST', `/api/auth/two-factor/${what}`, body)
  const { totpURI } = JSON.parse((await ask('enable')).text)
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  expect(await queuedMails(world)).toEqual([])
  expect((await ask('verify-totp', { code: '000000' })).status).toBe(401)
  await ask('verify-totp', { code: totp(secret, Date.now()) })
  expect(await queuedMails(world)).toEqual(['second_step_on'])
  // A request that changes nothing sends no mail.
  expect((await ask('verify-totp', { code: totp(secret, Date.now() + 30_000) })).status).toBe(200)
  await ask('generate-backup-codes', { password: 'not the password' })
  await ask('disable', { password: 'not the password' })
  expect(await queuedMails(world)).toEqual(['second_step_on'])
  await ask('generate-backup-codes')
  await ask('disable')
  await ask('disable')
  expect(await queuedMails(world)).toEqual(['second_step_on', 'recovery_codes', 'second_step_off'])
  for (const kind of ['second_step_on', 'recovery_codes', 'second_step_off'] as const) {
    const [subject] = allMessages.fi.mails[kind].subject.split(' – ')
    await world.mailTo('bison@players.example', new RegExp(subject ?? ''))
  }
})

test('mail outage: a mail that cannot be stored blocks no log-in and no second step', async () => {
  const world = await accountsForTest()
  const owner = world.visitor()
  await owner.register('bison')
  await world.mailTo('bison@players.example')
  await vi.waitFor(async () => {
    const { rows } = await world.db.$client.query(`select from jobs.job where state <> 'completed'`)
    expect(rows).toEqual([])
  }, 10_000)
  await world.db.$client.query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''no mail today''; end';
     create trigger refuse before insert on jobs.job for each row execute function refuse()`,
  )
  const phone = world.visitor('192.0.2.2')
  expect((await phone.logIn('bison')).status).toBe(303)
  expect(await phone.isLoggedIn()).toBe(true)
  const { totpURI } = JSON.parse(
    (await owner.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })).text,
  )
  const code = totp(new URL(totpURI).searchParams.get('secret') ?? '', Date.now())
  expect((await owner.json('POST', '/api/auth/two-factor/verify-totp', { code })).status).toBe(200)
  await owner.json('POST', '/api/auth/two-factor/disable', { password: goodPassword })
  await world.db.$client.query('drop function refuse cascade')
  await phone.logIn('bison')
  expect(await queuedMails(world)).toEqual(['new_device'])
})
