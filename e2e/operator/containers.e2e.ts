import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { allMessages } from '@zubr/i18n/all'
import { freePorts, preferredAddresses } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'

// Site and API as in containers: two processes behind a reverse proxy with one origin.

test('account forms: responses have the site’s frame, or none while the site is unavailable', {
  tag: '@nightly',
}, async ({ start, dataDir, request }) => {
  await (await start()).ready()
  const [panelPort, sitePort, pagesPort] = await freePorts(3)
  const [api, pages] = [`http://127.0.0.1:${panelPort}`, `http://127.0.0.1:${pagesPort}`]
  const settings = { NODE_PORT: '', SITE_PORT: String(sitePort), DATA_DIR: path.join(dataDir, 'containers') }
  const site = await start(
    { ...settings, PANEL_PORT: String(pagesPort), SITE_API_URL: api },
    'apps/site/server/main.ts',
  )
  await start(
    {
      ...settings,
      PANEL_PORT: String(panelPort),
      ACCOUNT_PAGES_URL: pages,
      DATABASE_URL: await readFile(path.join(dataDir, 'database-url'), 'utf8'),
      AUTH_SECRET: 'the secret that signs sessions of this test',
    },
    'apps/api/src/main.ts',
  )
  const statusOf = (url: string) => fetch(url).then(({ status }) => status, String)
  for (const url of [`${api}/readyz`, `${pages}/favicon.svg`])
    await expect.poll(() => statusOf(url)).toBe(200)

  const logIn = async (lang: 'de' | 'lv') => {
    const answer = await request.post(`${api}/login`, {
      form: { name: 'nobody', password: 'not the password', lang },
      headers: { origin: preferredAddresses.SITE_URL },
    })
    expect(answer.status()).toBe(422)
    const html = await answer.text()
    expect(html).toContain(allMessages[lang].login.wrong)
    return html
  }
  expect(await logIn('de')).toContain('</header>')

  await test.step('a mail’s link leads to a page of this origin whose script reads the code', async () => {
    const html = await (await request.get(`${api}/confirm?lang=de`)).text()
    const [, script = ''] = /<script type="module" src="(\/assets\/forms[^"]*)"/.exec(html) ?? []
    const code = await request.get(pages + script)
    expect(code.status()).toBe(200)
    expect(await code.text()).toContain('location.hash')
  })

  expect((await site.end('SIGTERM')).status).toBe(0)
  // A page that the API has cached keeps its frame (decision 69); another one has none.
  expect(await logIn('de')).toContain('</header>')
  const plain = await logIn('lv')
  expect(plain).not.toContain('</header>')
  expect(plain).toContain(allMessages.lv.login.submit)
})
