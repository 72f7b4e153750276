import { axeFaults } from '../support/axe.ts'
import { choose, expect } from '../support/fixtures.ts'
import { type Fakes, me, nodes, server } from './panel-fakes.ts'
import { refusal, test } from './panel-test.ts'

test.describe('list of servers', () => {
  test('view: cards or a table, as last chosen', async ({ page, open }) => {
    await open('/?lang=en')
    await expect(page.getByRole('link', { name: 'Open server Belovezha' })).toBeVisible()
    await choose(page.getByRole('radio', { name: 'Table' }))
    await expect(page.getByRole('row', { name: /Belovezha/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('row', { name: /Belovezha/ })).toContainText('Running')
  })

  test('empty state: it links to the creation page', { tag: '@nightly' }, async ({ page, open }) => {
    await open('/?lang=en', { 'GET /api/servers': { body: [] } })
    await page.getByRole('link', { name: 'Create your first server' }).click()
    await expect(page.getByRole('heading', { name: 'New server', level: 1 })).toBeVisible()
  })

  test('errors: they are shown, and the list is requested again', { tag: '@nightly' }, async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    let isDown = true
    await open('/?lang=en', {
      'GET /api/servers': () => (isDown ? refusal(503, 'unavailable') : { body: [server()] }),
    })
    await expect(page.getByRole('alert')).toContainText('briefly unavailable')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Open server Belovezha' })).toBeVisible()
  })

  test('session: without one a plan leads to registration, else to login, with a note if it expired', async ({
    page,
    world,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    const isSignIn = (url: URL) => url.pathname === '/login' || url.pathname === '/register'
    await page.route(isSignIn, (route) => route.fulfill({ body: 'here' }))
    let isOver = true
    const fakes: Fakes = {
      'GET /api/account': () => (isOver ? refusal(401, 'unauthorized') : { body: me }),
      'GET /api/servers': () => (isOver ? refusal(401, 'unauthorized') : { body: [] }),
    }
    await open('/create?plan=java-4&lang=en', fakes)
    await page.waitForURL(isSignIn)
    const at = () => {
      const { pathname, searchParams } = new URL(page.url())
      return { pathname, ...Object.fromEntries(searchParams) }
    }
    expect(at()).toEqual({ pathname: '/register', lang: 'en', next: '/create?plan=java-4' })
    await page.goto(`${world.panelUrl}/account`)
    await page.waitForURL(isSignIn)
    expect(at()).toEqual({ pathname: '/login', lang: 'en', next: '/account' })
    isOver = false
    await page.goto(`${world.panelUrl}/`)
    await expect(page.getByRole('link', { name: 'Create your first server' })).toBeVisible()
    isOver = true
    await page.waitForURL(isSignIn)
    expect(at()).toEqual({ pathname: '/login', lang: 'en', next: '/', ended: '1' })
  })
})

test('search: a long list is searched, filtered and sorted, and URL and back keep the state', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open, world }) => {
  const near = new Date(Date.now() + 1.5 * 86_400_000).toISOString()
  const list = Array.from({ length: 25 }, (_, index) =>
    server({
      id: `${10_000_000 + index}-1111-4111-8111-111111111111`,
      name: `Realm ${index + 1}`,
      subdomain: `realm-${index + 1}`,
      node: index % 2 ? 'Brest-1' : 'Minsk-1',
      ...(index % 5 === 0 && { state: 'stopped' as const, desiredState: 'stopped' as const }),
      ...(index === 7 && { paidUntil: near }),
    }),
  )
  await open('/?lang=en', { 'GET /api/servers': { body: list } })
  const shown = () => page.getByRole('link', { name: /^Open server/ }).allInnerTexts()
  const search = page.getByRole('searchbox', { name: 'Search' })
  const state = page.getByRole('search').getByLabel('State')
  await expect(search).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await state.selectOption('Stopped')
  await expect.poll(shown).toEqual(['Realm 1', 'Realm 6', 'Realm 11', 'Realm 16', 'Realm 21'])
  await search.pressSequentially('brest')
  await expect.poll(shown).toEqual(['Realm 6', 'Realm 16'])
  await expect(page.getByRole('status').filter({ hasText: '2 of 25' })).toBeVisible()
  await page.getByRole('link', { name: 'Open server Realm 6' }).click()
  await expect(page.getByRole('heading', { name: 'Belovezha', level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(shown).toEqual(['Realm 6', 'Realm 16'])
  await expect(search).toHaveValue('brest')
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect.poll(shown).toHaveLength(5)
  await search.fill('nowhere')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(shown).toHaveLength(25)
  await state.selectOption('Needs attention')
  await expect.poll(shown).toEqual(['Realm 8'])
  await expect(page.getByRole('listitem').filter({ hasText: 'Realm 8' })).toContainText(
    'Ends soon: 2 days left',
  )
  // The plain list has no search.
  await search.fill('brest')
  await expect(page).toHaveURL(/q=brest/)
  await page.getByRole('banner').getByRole('link', { name: 'go to your servers' }).click()
  await expect(search).toHaveValue('')
  await expect.poll(shown).toHaveLength(25)
  await page.goto(`${world.panelUrl}/?sort=name&q=realm-1&lang=en`)
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(['Realm 1', 'Realm 10', 'Realm 11'])
})

test('state dot: it pulses orange while a server starts, and is still once it runs', {
  tag: '@nightly',
}, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/?lang=en', {
    'GET /api/servers': {
      body: [server({ state: 'starting' }), server({ id: nodes[0]?.name ?? '', name: 'Narach' })],
    },
  })
  const dotOf = (name: string) =>
    page
      .getByRole('link', { name: `Open server ${name}` })
      .locator('xpath=ancestor::article | ancestor::li')
      .locator('[aria-hidden="true"]')
      .first()
      .evaluate((dot) => {
        const { animationName, backgroundColor } = getComputedStyle(dot)
        // An animation name alone may refer to nothing.
        const isKnown = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .some((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
        return { pulses: isKnown, backgroundColor }
      })
  const torch = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--torch)'
    return getComputedStyle(probe).color
  })
  expect(await dotOf('Belovezha')).toEqual({ pulses: true, backgroundColor: torch })
  expect(await dotOf('Narach')).toMatchObject({ pulses: false })
})
