import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { accountsForTest } from '../testing/accounts.ts'
import { sitePages } from './site-pages.ts'

/** A fake of the site's process with the endpoint that the API calls. */
async function siteForTest(answer: (body: unknown) => unknown) {
  const site = fastify({ forceCloseConnections: true })
  const requests: unknown[] = []
  site.post('/account-pages', async ({ body }) => {
    requests.push(body)
    return answer(body)
  })
  const url = await site.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => site.close())
  return { site, url, requests }
}

test('site frame: a form is answered with the site’s page, under the policy that the site sets', async () => {
  const { site, url, requests } = await siteForTest(() => ({ html: '<p>framed', csp: "script-src 'self'" }))
  const { visitor, url: api, logged } = await accountsForTest({ config: { accountPagesUrl: url } })
  const fields = { name: 'nobody', password: 'planted password', next: '/create', lang: 'de' }
  const inPolish = { ...fields, lang: 'pl' }
  expect(await visitor().form('/login', inPolish)).toMatchObject({ status: 422, text: '<p>framed' })
  expect(requests).toEqual([
    {
      page: 'login',
      locale: 'pl',
      // The site never receives what was typed. The API inserts it into the page.
      answer: { outcome: 'wrong', values: { name: 'zubr-typed-name' }, next: '/zubr-typed-next' },
    },
  ])
  const confirm = await fetch(`${api}/confirm?lang=pl`)
  expect(confirm.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(requests[1]).toEqual({ page: 'confirm', locale: 'pl', answer: {} })

  await site.close()
  const { status, text } = await visitor().form('/login', fields)
  expect(status).toBe(422)
  expect(text).toContain('Bitte geben Sie gültige Daten ein!')
  expect(text).toContain('<form method="post" action="/login">')
  expect(logged.filter((line) => line.includes('the site could not render a page of accounts'))).toHaveLength(
    1,
  )
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
])('site frame: a site that %s costs users the frame, not the response', async (_, answer) => {
  const { url } = await siteForTest(answer)
  const failures: unknown[] = []
  const render = sitePages({ url, timeoutMs: 300, onFailure: (error) => failures.push(error) })
  const { html } = await render('confirm', 'en', {})
  expect(failures).toHaveLength(1)
  // A page without the frame's scripts shows the code to copy by hand, also on a phone.
  expect(html).toContain('Code from the email')
  expect(html).toContain('<button>Confirm</button>')
  expect(html).toContain('width=device-width')
})
