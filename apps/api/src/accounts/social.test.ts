import { expect, test } from 'vitest'
import { accountsForTest, panelUrl } from './accounts-for-tests.ts'

const discord = { clientId: 'an-application', clientSecret: 'its secret' }

test('a network whose keys are configured is asked, and sends the visitor back to the panel', async () => {
  const { visitor } = await accountsForTest({ config: { discord } })
  const { status, location, setCookies } = await visitor().form('/login/discord', {})
  expect(status).toBe(303)
  const target = new URL(location ?? '')
  expect(target.origin).toBe('https://discord.com')
  expect(target.searchParams.get('redirect_uri')).toBe(`${panelUrl}/api/auth/callback/discord`)
  expect(target.searchParams.get('client_id')).toBe('an-application')
  expect(target.searchParams.get('state')).toMatch(/.{16}/)
  expect(target.href).not.toContain('secret')
  expect(setCookies.join()).toMatch(/HttpOnly/i)
})

test('a network without keys is not there, and nobody is sent to one by a foreign page', async () => {
  const { visitor } = await accountsForTest({ config: { discord } })
  expect((await visitor().form('/login/vk', {})).status).toBe(404)
  expect((await visitor().form('/login/discord', {}, 'https://evil.example')).status).toBe(403)
})

test('an answer that nobody asked for logs nobody in', async () => {
  const { visitor } = await accountsForTest({ config: { discord } })
  const victim = visitor()
  const answer = await victim.get('/api/auth/callback/discord?code=stolen&state=made-up')
  expect(answer.status).toBe(302)
  expect(answer.setCookies.join()).not.toContain('session_token')
  expect(await victim.isLoggedIn()).toBe(false)
})
