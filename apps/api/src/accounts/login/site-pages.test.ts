import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { accountsForTest } from '../testing/accounts.ts'
import { sitePages } from './site-pages.ts'

/** The site's process, as far as the API knows it. */
async function siteForTest(answer: (asked: unknown) => unknown) {
  const site = fastify({ forceCloseConnections: true })
  const asked: unknown[] = []
  site.post('/account-pages', async ({ body }) => {
    asked.push(body)
    return answer(body)
  })
  const url = await site.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => site.close())
  return { site, url, asked }
}

test('a form is answered with what the site makes of it, under the policy that the site gives it', async () => {
  const { site, url, asked } = await siteForTest(() => ({ html: '<p>framed', csp: "script-src 'self'" }))
  const { visitor, url: api, logged } = await accountsForTest({ config: { accountPagesUrl: url } })
  const fields = { name: 'nobody', password: 'planted password', next: '/create', lang: 'de' }
  const inPolish = { ...fields, lang: 'pl' }
  expect(await visitor().form('/login', inPolish)).toMatchObject({ status: 422, text: '<p>framed' })
  expect(asked).toEqual([
    {
      page: 'login',
      locale: 'pl',
      // The site never learns what was typed; the API puts it into the page.
      answer: { outcome: 'wrong', values: { name: 'zubr-typed-name' }, next: '/zubr-typed-next' },
    },
  ])
  const confirm = await fetch(`${api}/confirm?lang=pl`)
  expect(confirm.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(asked[1]).toEqual({ page: 'confirm', locale: 'pl', answer: {} })

  await site.close()
  const { status, text } = await visitor().form('/login', fields)
  expect(status).toBe(422)
  expect(text).toContain('Bitte geben Sie gültige Daten ein!')
  expect(text).toContain('<form method="post" action="/login">')
  expect(logged.filter((line) => line.includes('the site made no page of accounts'))).toHaveLength(1)
  expect(logged.join('')).not.toMatch(/planted|nobody/)
})

test.each([
  ['answers something else', () => ({ page: 'html' })],
  [
    'fails',
    () => {
      throw new Error('it fails')
    },
  ],
  ['says nothing', () => new Promise(() => undefined)],
])('a site that %s costs people the frame, not the answer', async (_, answer) => {
  const { url } = await siteForTest(answer)
  const failures: unknown[] = []
  const render = sitePages({ url, timeoutMs: 300, onFailure: (error) => failures.push(error) })
  const { html } = await render('confirm', 'en', {})
  expect(failures).toHaveLength(1)
  // What people without the frame's scripts need: a code to copy by hand, on a phone too.
  expect(html).toContain('Code from the email')
  expect(html).toContain('<button>Confirm</button>')
  expect(html).toContain('width=device-width')
})
