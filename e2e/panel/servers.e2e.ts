import { choose, expect } from '../support/fixtures.ts'
import { type Fakes, me, nodes, server } from './panel-fakes.ts'
import { refusal, test } from './panel-test.ts'

test.describe('the list of servers', () => {
  test('shows cards or a table, as was chosen the last time', async ({ page, open }) => {
    await open('/?lang=en')
    await expect(page.getByRole('link', { name: 'Open server Belovezha' })).toBeVisible()
    await choose(page.getByRole('radio', { name: 'Table' }))
    await expect(page.getByRole('row', { name: /Belovezha/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('row', { name: /Belovezha/ })).toContainText('Running')
  })

  test('leads to creation while it is empty', async ({ page, open }) => {
    await open('/?lang=en', { 'GET /api/servers': { body: [] } })
    await page.getByRole('link', { name: 'Create your first server' }).click()
    await expect(page.getByRole('heading', { name: 'New server', level: 1 })).toBeVisible()
  })

  test('says what went wrong, and tries again', async ({ page, open, expectConsoleErrors }) => {
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

  test('leads on who has no session: to registration from a plan, else to the log-in, and there with a word where a session has ended', async ({
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

test('a dot is orange and pulses while a server starts, and stands still once it runs', async ({
  page,
  open,
}) => {
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
        const { animationName, animationIterationCount, backgroundColor } = getComputedStyle(dot)
        return { pulses: animationName !== 'none' && animationIterationCount === 'infinite', backgroundColor }
      })
  const torch = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--torch)'
    return getComputedStyle(probe).color
  })
  expect(await dotOf('Belovezha')).toEqual({ pulses: true, backgroundColor: torch })
  expect(await dotOf('Narach')).toMatchObject({ pulses: false })
})
