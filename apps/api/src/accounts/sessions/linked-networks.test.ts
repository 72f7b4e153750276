import { expect, test } from 'vitest'
import { openRateLimits, rateLimitRules } from '../../http/rate-limits/rate-limits.ts'
import { authSecretForTest } from '../../testing/app.ts'
import { codeIn } from '../testing/accounts.ts'
import { networksForTest } from './testing/networks.ts'

test('social networks: linking and unlinking require the password, and the last log-in stays', async () => {
  const { visitor, link, unlink, me, signIn, db } = await networksForTest()
  const player = visitor()
  await player.register('bison')
  expect(JSON.parse((await link(player, 'vk', 'Fern', 'not the password')).text).error.fields).toEqual({
    password: 'wrong',
  })
  expect(await link(player, 'vk', 'Fern')).toMatchObject({ status: 302, location: '/account' })
  expect(await link(player, 'discord', 'meadow')).toMatchObject({ location: '/account' })
  const linked = (await me(player)).networks
  expect(linked).toEqual([
    { id: 'discord', linked: true },
    { id: 'vk', linked: true },
  ])
  const byNetwork = visitor('192.0.2.7')
  await signIn(byNetwork, 'vk', 'Fern')
  expect((await me(byNetwork)).login).toBe('bison')
  expect((await unlink(player, 'vk', 'not the password')).status).toBe(400)
  expect((await unlink(player, 'vk')).status).toBe(204)
  expect((await me(player)).networks[1]).toEqual({ id: 'vk', linked: false })

  const social = visitor('192.0.2.8')
  await signIn(social, 'vk', 'Ян')
  expect(JSON.parse((await unlink(social, 'vk', '')).text).error).toMatchObject({ code: 'conflict' })
  await link(social, 'discord', 'brook', '')
  // Both at the same time: one of them stays.
  const statuses = await Promise.all([unlink(social, 'vk', ''), unlink(social, 'discord', '')])
  expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409])

  // No token is stored that would allow further requests to the network.
  const { rows } = await db.$client.query(
    'select 1 from account_identities where coalesce(access_token, refresh_token, id_token, scope) is not null',
  )
  expect(rows).toEqual([])
})

test('social networks: linking and unlinking is mailed to the owner, creating the account is not', async () => {
  const { visitor, link, unlink, signIn, mailTo, mails } = await networksForTest()
  const player = visitor()
  await player.register('bison', { lang: 'de' })
  await player.form('/confirm', { code: codeIn(await mailTo('bison@players.example')) })
  await link(player, 'discord', 'meadow')
  const linked = await mailTo('bison@players.example', /Neue Anmeldemöglichkeit: Discord/)
  expect(linked).toContain('Guten Tag, bison!')
  // The second request changes nothing.
  await link(player, 'discord', 'meadow')
  await unlink(player, 'vk')
  await unlink(player, 'discord')
  await mailTo('bison@players.example', /Anmeldung über Discord abgeschaltet/)

  const social = visitor('192.0.2.7')
  await signIn(social, 'discord', 'meadow', { lang: 'en' })
  await link(social, 'vk', 'Fern', '')
  await mailTo('meadow@players.example', /You can now log in with VK/)
  const networkMails = (await mails()).filter((mail) => /Discord|VK/.test(mail))
  expect(networkMails).toHaveLength(3)
})

test('mail limit: linking and unlinking networks does not flood an unconfirmed address', async () => {
  const { visitor, link, unlink, mailTo, db } = await networksForTest()
  const player = visitor()
  await player.register('bison', { lang: 'en' })
  await mailTo('bison@players.example')
  const rateLimits = openRateLimits(authSecretForTest)
  for (let n = 0; n <= rateLimitRules.mail.free; n++)
    await rateLimits.take(db, 'mail', 'bison@players.example')
  await db.$client.query(
    `update rate_limits set blocked_until = now() + interval '1 hour' where failures > 5`,
  )
  await link(player, 'discord', 'meadow')
  await unlink(player, 'discord')
  const { rows } = await db.$client.query(
    `select data->>'kind' as kind from jobs.job where name = 'send-mail'`,
  )
  expect(rows).toEqual([{ kind: 'confirm' }])
})

test('social networks: without a password a young session links one', async () => {
  const { visitor, signIn, link, db } = await networksForTest()
  const player = visitor()
  await signIn(player, 'vk', 'Fern')
  await db.$client.query(`update account_sessions set created_at = now() - interval '11 minutes'`)
  expect(JSON.parse((await link(player, 'discord', 'meadow', '')).text).error.fields).toEqual({
    session: 'old',
  })
})

test('social networks: a profile that another account linked stays with it', async () => {
  const { visitor, link, me } = await networksForTest()
  const [first, second] = [visitor(), visitor('192.0.2.7')]
  await first.register('first')
  await second.register('second')
  await link(first, 'discord', 'meadow')
  const { location } = await link(second, 'discord', 'meadow')
  expect(await second.get(location ?? '')).toMatchObject({ location: '/account?error=network_taken' })
  expect((await me(second)).networks[0].linked).toBe(false)
  expect((await me(first)).networks[0].linked).toBe(true)
})
