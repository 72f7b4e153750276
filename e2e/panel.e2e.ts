import type { Page, WebSocketRoute } from '@playwright/test'
import { locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { axeFaults } from './axe.ts'
import { test as base, choose, expect } from './fixtures.ts'
import { type Fakes, fakeApi, me, nodes, quote, refusal, server, serverId } from './panel-fakes.ts'

// The built panel with an API that is played here, for states that are hard to make. The real thing from end to end is
// tested elsewhere.

type Fixtures = { open(path: string, fakes?: Fakes): Promise<void> }

const test = base.extend<Fixtures>({
  open: async ({ page, world }, use) => {
    await use(async (path, fakes) => {
      await fakeApi(page, fakes)
      // Nodes that are not there: their probes fail, which is an answer too.
      await page.route(/minsk-|brest-/i, (route) =>
        route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
      )
      await page.goto(`${world.panelUrl}${path}`)
    })
  },
})

const de = allPanelMessages.de.frame

const onServer = (own: Parameters<typeof server>[0]): Fakes => ({
  'GET /api/servers/:id': { body: server(own) },
})

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

  test('goes to the login when the session has ended, with the way back', async ({
    page,
    world,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/login')
    await page.route(`${world.panelUrl}/login?**`, (route) => route.fulfill({ body: 'login' }))
    await open('/create?plan=java-4&lang=en', { 'GET /api/account': refusal(401, 'unauthorized') })
    const { searchParams } = new URL((await login).url())
    expect(searchParams.get('lang')).toBe('en')
    expect(searchParams.get('next')).toContain('/create?plan=java-4')
  })
})

test('a dot is orange and pulses while a server starts, and stands still once it runs', async ({
  page,
  open,
}) => {
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

test.describe('creation', () => {
  test('keeps what was typed through a reload, and says why a name cannot be had', async ({ page, open }) => {
    await open('/create?plan=java-4&lang=en')
    await expect(page.getByRole('radio', { name: /Stone/ })).toBeChecked()
    await page.getByLabel('Name', { exact: true }).fill('Skyblock')
    await page.getByLabel('Subdomain').fill('Taken')
    await expect(page.getByText('This name is taken')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Skyblock')
    await page.getByLabel('Subdomain').fill('skyblock')
    await expect(page.getByText('✓ Available')).toBeVisible()
  })

  test('marks what is missing and goes there', async ({ page, open }) => {
    await open('/create?plan=java-4&lang=en')
    await page.getByRole('button', { name: /Create for BYN/ }).click()
    await expect(page.getByText('Give the server a name')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })

  test('shows the arithmetic of a promo code, and why one does not count', async ({ page, open }) => {
    await open('/create?plan=java-4&lang=en', {
      'POST /api/quotes': (body) => {
        const { promoCode } = body
        const off = { currency: 'BYN' as const, minor: 538 }
        if (promoCode === 'ZUBR20')
          return {
            body: quote({ promo: { code: 'ZUBR20', percent: 20, off }, total: { ...off, minor: 2152 } }),
          }
        return { body: quote({ promoRefused: promoCode ? 'expired' : null }) }
      },
    })
    await page.getByLabel('Promo code').fill('OLD')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('This promo code has expired')).toBeVisible()
    await page.getByLabel('Promo code').fill('ZUBR20')
    await page.getByLabel('Promo code').press('Enter')
    await expect(page.getByText('Promo code ZUBR20, −20%')).toBeVisible()
    await expect(page.getByRole('button', { name: /Create for BYN\s21\.52/ })).toBeEnabled()
  })

  test('says how much is missing, and takes no click then', async ({ page, open }) => {
    const lacks = {
      balance: { currency: 'BYN' as const, minor: 690 },
      missing: { currency: 'BYN' as const, minor: 2000 },
    }
    await open('/create?plan=java-4&lang=en', { 'POST /api/quotes': { body: quote(lacks) } })
    await expect(page.getByText('Short by')).toBeVisible()
    await expect(page.getByRole('button', { name: /Create for/ })).toBeDisabled()
  })

  test('offers the nodes with room, and dims the plans that have no core yet', async ({ page, open }) => {
    await open('/create?lang=en', { 'GET /api/nodes': { body: nodes } })
    await expect(page.getByRole('radio', { name: /Minsk-1/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Minsk-2/ })).toBeDisabled()
    await choose(page.getByRole('radio', { name: 'Bedrock', exact: true }))
    await expect(page.getByRole('radio', { name: /Dirt/ })).toBeDisabled()
  })

  test('says why nothing can be created, and takes no click then', async ({ page, open }) => {
    let current = nodes.filter(({ capacity }) => capacity !== 'available')
    await open('/create?plan=java-4&lang=en', { 'GET /api/nodes': () => ({ body: current }) })
    const summary = page.getByRole('region', { name: 'Order summary' })
    const create = page.getByRole('button', { name: /Create for/ })
    await expect(summary.getByText('No node can take this server right now')).toBeVisible()
    await expect(create).toBeDisabled()
    current = nodes
    await page.reload()
    await expect(create).toBeEnabled()
    await expect(summary.getByText('No node can take')).toHaveCount(0)
    await page.goto(page.url().replace('java-4', 'bedrock-1'))
    await expect(summary.getByText('Soon: no server software for it yet')).toBeVisible()
    await expect(create).toBeDisabled()
  })

  test('reckons with a promo code that was typed and not applied before it buys', async ({ page, open }) => {
    const desired: unknown[] = []
    await open('/create?plan=java-4&lang=en', {
      'POST /api/quotes': (body) => {
        const { promoCode } = body
        const off = { currency: 'BYN' as const, minor: 538 }
        return {
          body: promoCode
            ? quote({ promo: { code: promoCode, percent: 20, off }, total: { ...off, minor: 2152 } })
            : quote(),
        }
      },
      'POST /api/servers': (body) => {
        desired.push(body)
        return { status: 201, body: server() }
      },
    })
    await page.getByLabel('Name', { exact: true }).fill('Skyblock')
    await page.getByLabel('Subdomain').fill('skyblock')
    await page.getByLabel('Promo code').fill('ZUBR20')
    await page.getByRole('button', { name: /Create for BYN\s26\.90/ }).click()
    await expect(page.getByText('Promo code ZUBR20, −20%')).toBeVisible()
    await expect(page.getByText('nothing has been charged yet')).toBeVisible()
    expect(desired).toEqual([])
    await page.getByRole('button', { name: /Create for BYN\s21\.52/ }).click()
    await expect(page.getByRole('heading', { name: 'Belovezha' })).toBeVisible()
    expect(desired).toMatchObject([{ promoCode: 'ZUBR20' }])
  })

  test('measures the pings again with every list of nodes', async ({ page, open }) => {
    let probes = 0
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.startsWith('minsk-1')) probes++
    })
    await page.clock.install()
    await open('/create?lang=en')
    const nearest = page.locator('label', { has: page.getByRole('radio', { name: /Minsk-1/ }) })
    await expect(nearest).toContainText(/\d ms/)
    const before = probes
    await page.clock.fastForward(16_000)
    await expect.poll(() => probes).toBeGreaterThan(before)
  })

  test('shows prices in the currency that the site’s link names, and lets it stand out where one is to be chosen', async ({
    page,
    open,
  }) => {
    const asked: unknown[] = []
    const rub = (minor: number) => ({ currency: 'RUB' as const, minor })
    await open('/create?plan=java-4&lang=en&currency=RUB', {
      'POST /api/quotes': (body) => {
        asked.push(body)
        return {
          body: quote({ price: rub(22_300), total: rub(22_300), missing: rub(22_300), balance: null }),
        }
      },
    })
    await expect(page.getByRole('radio', { name: /Stone.*₽/ })).toBeChecked()
    await expect(page.getByRole('button', { name: /Create for ₽/ })).toBeDisabled()
    const classOf = (name: string) => page.getByRole('button', { name }).getAttribute('class')
    expect(await classOf('Russian roubles')).not.toBe(await classOf('Belarusian roubles'))
    expect(asked[0]).toEqual({ plan: 'java-4', promoCode: null, currency: 'RUB' })
    await choose(page.getByRole('radio', { name: /Wood/ }))
    await expect(page).toHaveURL(/currency=RUB/)
  })

  test('takes no click before it knows the nodes', async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors()
    let isDown = true
    await open('/create?plan=java-4&lang=en', {
      'GET /api/nodes': () => (isDown ? refusal(503, 'unavailable') : { body: nodes }),
    })
    const create = page.getByRole('button', { name: /Create for/ })
    await expect(create).toBeDisabled()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(create).toBeEnabled()
  })

  test('sends one desired state under one key, however often its answer is lost', async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    const keys: string[] = []
    await open('/create?plan=java-4&lang=en', {
      'POST /api/servers': (_, route) => {
        keys.push(route.request().headers()['idempotency-key'] ?? '')
        return keys.length < 2 ? refusal(503, 'unavailable') : { status: 201, body: server() }
      },
    })
    await page.getByLabel('Name', { exact: true }).fill('Skyblock')
    await page.getByLabel('Subdomain').fill('skyblock')
    await page.getByRole('button', { name: /Create for/ }).click()
    await expect(page.getByText('briefly unavailable')).toBeVisible()
    await page.getByRole('button', { name: /Create for/ }).click()
    await expect(page.getByRole('heading', { name: 'Belovezha' })).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(keys[0]).toMatch(/^[\w-]{8,}$/)
  })
})

test('an address that leads nowhere is a 404 with a way to the servers', async ({ page, world }) => {
  await fakeApi(page)
  const answer = await page.goto(`${world.panelUrl}/nowhere?lang=en`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Open server Belovezha' })).toBeVisible()
})

test('the buttons that reveal a password are large enough for fingers', async ({ page, open }) => {
  await open('/account?lang=de')
  const reveals = page.getByRole('button', { name: de.show, exact: true })
  await expect(reveals).toHaveCount(3)
  for (const reveal of await reveals.all())
    expect((await reveal.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('an address that the browser will not copy is selected, and the visitor is told', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  for (const path of ['/?lang=de', `/servers/${serverId}?lang=de`]) {
    await open(path)
    await page.getByRole('button', { name: /^Kopieren: minsk-1/ }).click()
    await expect(page.getByText(de.copyFailed)).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe(server().address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test.describe('a server', () => {
  for (const contract of ['suspended', 'blocked', 'deleted'] as const)
    test(`has no address to join while it is ${contract}`, async ({ page, open, world }) => {
      const own = server({ contract, state: 'stopped', wanted: 'stopped', stats: null })
      await open(`/servers/${serverId}?lang=en`, {
        ...onServer(own),
        'GET /api/servers': { body: [own] },
      })
      await expect(page.getByRole('heading', { name: 'Belovezha', level: 1 })).toBeVisible()
      await expect(page.getByText('Subdomain', { exact: true })).toBeVisible()
      await expect(page.getByText('Address to join')).toHaveCount(0)
      await expect(page.getByText(server().address ?? '')).toHaveCount(0)
      // Nor has it one in the list, however that is shown.
      await page.goto(`${world.panelUrl}/?lang=en`)
      await expect(page.getByRole('link', { name: 'Open server Belovezha' })).toBeVisible()
      await expect(page.getByText(server().address ?? '')).toHaveCount(0)
      await choose(page.getByRole('radio', { name: 'Table' }))
      await expect(page.getByRole('row', { name: /Belovezha/ })).toBeVisible()
      await expect(page.getByText(server().address ?? '')).toHaveCount(0)
    })

  test('that is blocked says why', async ({ page, open }) => {
    await open(`/servers/${serverId}?lang=en`, {
      ...onServer({ contract: 'blocked', state: 'stopped', wanted: 'stopped', stats: null }),
      'GET /api/servers/:id/activity': {
        body: {
          entries: [
            {
              at: '2026-11-20T19:04:00.000Z',
              who: 'operator',
              what: 'blocked:mining: see ticket 12',
              operation: null,
            },
            {
              at: '2026-11-18T10:00:00.000Z',
              who: 'operator',
              what: 'blocked:an older one',
              operation: null,
            },
          ],
        },
      },
    })
    const notice = page.getByRole('status').filter({ hasText: 'The server is blocked' })
    await expect(notice).toContainText('Reason: mining: see ticket 12')
    await expect(page.getByRole('listitem').filter({ hasText: 'mining: see ticket 12' })).toContainText(
      'Blocked. Reason',
    )
  })

  test('says in words why it stands still', async ({ page, open }) => {
    await open(
      `/servers/${serverId}?lang=en`,
      onServer({ state: 'failed', reason: 'disk_full', stats: null }),
    )
    await expect(page.getByText('The disk is full, so the server was stopped.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
  })

  test('is killed only after a second click, and Escape takes it back', async ({ page, open }) => {
    const acts: unknown[] = []
    await open(`/servers/${serverId}?lang=en`, {
      'POST /api/servers/:id/actions': (body) => {
        acts.push(body)
        return { status: 202, body: server({ wanted: 'stopped', state: 'stopping' }) }
      },
    })
    await page.getByRole('button', { name: 'Kill' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Kill' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kill' }).click()
    await expect(page.getByText('Killing the server process')).toBeVisible()
    expect(acts).toEqual([{ action: 'kill' }])
  })

  test('keeps the keyboard’s place when the button that was pressed goes away', async ({ page, open }) => {
    let current = server()
    await open(`/servers/${serverId}?lang=en`, {
      'GET /api/servers/:id': () => ({ body: current }),
      'POST /api/servers/:id/actions': () => {
        current = server({ wanted: 'stopped', state: 'stopped', stats: null })
        return { status: 202, body: current }
      },
    })
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).press('Enter')
    const start = page.getByRole('button', { name: 'Start', exact: true })
    await expect(start).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect
      .poll(() =>
        start.evaluate(
          (button) =>
            document.activeElement?.contains(button) === true && document.activeElement !== document.body,
        ),
      )
      .toBe(true)
    await page.keyboard.press('Tab')
    await expect(start).toBeFocused()
  })

  test('says once that it could not be refreshed', async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors()
    let isDown = false
    const failing =
      <T>(body: T) =>
      () =>
        isDown ? refusal(503, 'unavailable') : { body }
    await open(`/servers/${serverId}?lang=en`, {
      'GET /api/servers/:id': failing(server()),
      'GET /api/servers/:id/stats': failing({ points: [] }),
      'GET /api/servers/:id/activity': failing({ entries: [] }),
    })
    await expect(page.getByRole('heading', { name: 'Belovezha' })).toBeVisible()
    isDown = true
    const stats = page.waitForResponse((answer) => answer.url().includes('/stats') && answer.status() === 503)
    await stats
    await expect(page.getByText('Couldn’t refresh the data.')).toHaveCount(1)
  })

  test('is deleted only with its name typed', async ({ page, open }) => {
    await open(`/servers/${serverId}/settings?lang=en`, {
      'DELETE /api/servers/:id': { status: 202, body: server({ contract: 'deleted' }) },
    })
    await page.getByRole('button', { name: 'Delete server' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Delete server' })).toBeDisabled()
    await dialog.getByRole('textbox').fill('Belovezha')
    await dialog.getByRole('button', { name: 'Delete server' }).click()
    await expect(page.getByText('The server is being deleted')).toBeVisible()
  })

  test('saves the settings that changed, with their types', async ({ page, open }) => {
    const saved: unknown[] = []
    await open(`/servers/${serverId}/settings?lang=en`, {
      'PATCH /api/servers/:id/settings': (body) => {
        saved.push(body)
        return { body: { fields: [], settings: {} } }
      },
    })
    await page.getByLabel('Players in the list').fill('0')
    await expect(page.getByText('A whole number from 1 to 10000')).toBeVisible()
    await page.getByLabel('Players in the list').fill('50')
    await page.getByLabel('Difficulty').selectOption({ label: 'Hard' })
    await page.getByRole('button', { name: 'Save' }).last().click()
    const notice = page.getByText('Saved', { exact: true })
    await expect(notice).toBeVisible()
    expect(await notice.locator('..').evaluate((box) => getComputedStyle(box).animationDuration)).toBe('0.3s')
    expect(saved).toEqual([{ settings: { maxPlayers: 50, difficulty: 'hard' } }])
  })
})

test.describe('the console', () => {
  const access: Fakes = {
    'POST /api/servers/:id/console': {
      body: { url: 'ws://minsk-1.localhost:1/console', token: 't', expiresAt: '2100-01-01T00:00:00.000Z' },
    },
  }
  const address = `/servers/${serverId}/console?lang=en`
  /** Plays the node; `opened` gets each connection with the line after which it wants to go on. */
  const playNode = (
    page: Page,
    opened: (socket: WebSocketRoute, after: number | null) => void,
    heard: string[] = [],
  ) =>
    page.routeWebSocket(/:1\/console/, (socket) =>
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as { type: string; after: number | null; text: string }
        if (message.type === 'open') opened(socket, message.after)
        if (message.type === 'command') heard.push(message.text)
      }),
    )
  const lines = (from: number, to: number) =>
    JSON.stringify({
      type: 'lines',
      lines: Array.from({ length: to - from + 1 }, (_, index) => [
        from + index,
        0,
        'normal',
        `line ${from + index}.`,
      ]),
    })

  test('goes on after a dropped connection, no line lost and none twice', async ({ page, open }) => {
    const afters: (number | null)[] = []
    await playNode(page, (socket, after) => {
      afters.push(after)
      if (after === null) {
        socket.send(lines(1, 5))
        void socket.close({ code: 1001 })
      } else socket.send(lines(after + 1, 10))
    })
    await open(address, access)
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText('line 10.')
    expect((await shown.innerText()).match(/line \d+/g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `line ${index + 1}`),
    )
    expect(afters).toEqual([null, 5])
  })

  test('a node that refuses says so after some tries, with a way to try again', async ({ page, open }) => {
    let welcome = false
    await playNode(page, (socket) => {
      if (welcome) return socket.send(lines(1, 5))
      socket.send(JSON.stringify({ type: 'refused', why: 'server' }))
      void socket.close({ code: 4001 })
    })
    await open(address, access)
    await expect(page.getByText('Can’t reach the node for this server.')).toBeVisible({ timeout: 20_000 })
    welcome = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Console output' })).toContainText('line 5.')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test('has a box of 350 px for its lines, in a terminal of at least 430 px', async ({ page, open }) => {
    await playNode(page, (socket) => socket.send(lines(1, 500)))
    await open(address, access)
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText('line 500.')
    const heights = await shown.evaluate((box) => [
      box.getBoundingClientRect().height,
      box.closest('[class*=terminal]')?.getBoundingClientRect().height,
    ])
    expect(heights[0]).toBe(350)
    expect(heights[1]).toBeGreaterThanOrEqual(430)
  })

  test('takes commands, brings earlier ones back, and marks warnings and errors', async ({ page, open }) => {
    const heard: string[] = []
    await playNode(
      page,
      (socket) =>
        socket.send(
          JSON.stringify({
            type: 'lines',
            lines: [
              [1, 0, 'warning', 'slow'],
              [2, 0, 'error', 'broken'],
            ],
          }),
        ),
      heard,
    )
    await open(address, access)
    const input = page.getByLabel('Command to the server')
    await input.fill('list')
    await input.press('Enter')
    await expect(input).toHaveValue('')
    await input.press('ArrowUp')
    await expect(input).toHaveValue('list')
    expect(heard).toEqual(['list'])
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText('Warning: slow')
    await expect(shown).toContainText('Error: broken')
  })

  test('shows 10,000 lines that came within a second in order, and holds still where the reader scrolled', async ({
    page,
    open,
  }) => {
    const [total, atOnce, everyMs] = [10_000, 500, 50]
    await playNode(page, (socket) => {
      let next = 1
      const timer = setInterval(() => {
        socket.send(lines(next, next + atOnce - 1))
        next += atOnce
        if (next > total) clearInterval(timer)
      }, everyMs)
    })
    await open(address, access)
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText(`line ${total}.`)
    const tail = (await shown.innerText()).match(/line \d+/g) ?? []
    expect(tail).toEqual(
      Array.from({ length: tail.length }, (_, index) => `line ${total - tail.length + 1 + index}`),
    )
    // Scrolled up, the view holds still and says how many lines came meanwhile.
    await shown.evaluate((box) => box.scrollBy(0, -2_000))
    await expect(page.getByRole('button', { name: '0 new lines' })).toBeVisible()
    await expect(shown).not.toContainText(`line ${total}.`)
    await page.getByRole('button', { name: '0 new lines' }).click()
    await expect(shown).toContainText(`line ${total}.`)
  })
})

test.describe('every page', () => {
  const pages = {
    servers: '/',
    create: '/create?plan=java-4',
    overview: `/servers/${serverId}`,
    settings: `/servers/${serverId}/settings`,
    account: '/account',
  }
  for (const [name, path] of Object.entries(pages))
    test(`${name} can be used by everybody and fits the narrowest phone`, async ({
      page,
      open,
      isMobile,
    }) => {
      if (isMobile) await page.setViewportSize({ width: 360, height: 740 })
      await open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })

  for (const locale of locales)
    test(`creation in ${locale} has a place on the narrowest phone for each plan's words`, async ({
      page,
      open,
      isMobile,
    }) => {
      test.skip(!isMobile, 'wide screens have room')
      await page.setViewportSize({ width: 360, height: 740 })
      await open(`/create?plan=java-4&lang=${locale}`)
      const plans = page.locator('label', { has: page.locator('input[name="plan"]') })
      await expect(plans.first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const tooLong = await plans.evaluateAll((cards) => {
        const parts = cards.flatMap((card) => [...card.querySelectorAll('span')])
        // A word that is broken in two fits anywhere.
        for (const part of parts) part.style.overflowWrap = 'normal'
        return parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)
      })
      expect(tooLong).toEqual([])
    })

  test('speaks the language that was chosen, also after a reload', async ({ page, open, world }) => {
    await open('/?lang=lv')
    await expect(page.getByRole('heading', { name: 'Serveri', level: 1 })).toBeVisible()
    await page.getByRole('combobox').selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto(`${world.panelUrl}/account`)
    await expect(page.getByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
  })
})

test.describe('before anybody is known', () => {
  test('an unknown address says so with status 404, in the visitor’s language, with or without a session', async ({
    page,
    world,
    expectConsoleErrors,
  }) => {
    // Without a session the API says so once the link is followed.
    expectConsoleErrors()
    const answer = await page.goto(`${world.panelUrl}/no/such/page?lang=de`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: de.notFoundTitle })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: de.toServers }).click()
    await expect(page).toHaveURL(`${world.siteUrl}/de/login`)
  })

  test('who has no session sees nothing of the panel on the way to the login', async ({
    page,
    open,
    world,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const header = document.querySelector('header')
        if (header?.checkVisibility()) seen.push('the frame')
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    await page.route(`${world.panelUrl}/login?**`, (route) => route.fulfill({ status: 204 }))
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/login')
    await open('/account?lang=de', { 'GET /api/account': refusal(401, 'unauthorized') })
    await login
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })

  test('a page that fails to load who is logged in says so and tries again', async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    let isDown = true
    await open('/account?lang=de', {
      'GET /api/account': () => (isDown ? refusal(503, 'unavailable') : { body: me }),
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible()
    isDown = false
    await page.getByRole('main').getByRole('button', { name: de.retry }).click()
    await expect(page.getByRole('heading', { name: me.login })).toBeVisible()
  })
})
