import { plans, tiers } from '@zubr/content/plans'
import { exampleOffers } from '@zubr/contracts/cores/examples'
import { planOf } from '@zubr/domain/plans'
import { en as coreMessages } from '@zubr/i18n/core/en'
import { zipOf } from '@zubr/process/fake-jars'
import { axeFaults } from '../support/axe.ts'
import { choose, expect } from '../support/fixtures.ts'
import { ableNodes, nodes, quote, server } from './panel-fakes.ts'
import { refusal, test } from './panel-test.ts'

/** A plan's card has its tier as name. */
const cardOf = (id: string) => tiers[planOf(plans, id)?.tier ?? 'free'].en

test.describe('creation', () => {
  test('form: it survives a reload, and says why a name is unavailable', async ({ page, open }) => {
    await open('/create?plan=java-4&lang=en')
    await expect(page.getByRole('radio', { name: cardOf('java-4') })).toBeChecked()
    await page.getByLabel('Name', { exact: true }).fill('Skyblock')
    await page.getByLabel('Subdomain').fill('Taken')
    await expect(page.getByText('This name is taken')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Skyblock')
    await page.getByLabel('Subdomain').fill('skyblock')
    await expect(page.getByText('✓ Available')).toBeVisible()
  })

  test('validation: it marks missing input and focuses it: the name, the consent to the terms @phone', {
    tag: '@phone-nightly',
  }, async ({ page, open }) => {
    const desired: unknown[] = []
    await open('/create?plan=java-4&lang=en', {
      'GET /api/nodes': { body: ableNodes },
      'POST /api/servers': (body) => {
        desired.push(body)
        return { status: 201, body: server() }
      },
    })
    const create = page.getByRole('button', { name: /Create for BYN/ })
    await create.click()
    await expect(page.getByText('Give the server a name')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.getByLabel('Name', { exact: true }).fill('Skyblock')
    await page.getByLabel('Subdomain').fill('skyblock')

    // The first available core is selected, and an unavailable one says so.
    await expect(
      page.getByRole('radio', { name: /^Paper.*Usually ready in 9\ssec \(measured here\)/ }),
    ).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Purpur.*No node runs it yet/ })).toBeDisabled()
    await choose(page.getByRole('radio', { name: /^Vanilla/ }))
    await page.getByRole('button', { name: 'Other version' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vanilla: choose a version' })
    const search = dialog.getByRole('combobox', { name: 'Find a version' })
    await search.fill('1,2')
    await expect(dialog.getByRole('option')).toHaveText([/^1\.21\.11/, /^1\.20\.6/])
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(dialog).toBeHidden()
    expect(await axeFaults(page, 'form')).toEqual([])

    await create.click()
    const consent = page.getByRole('checkbox', { name: /EULA/ })
    await expect(consent).toBeFocused()
    await expect(page.getByText('Without your consent')).toBeVisible()
    expect(desired).toEqual([])
    await consent.check()
    await page.reload()
    await expect(consent).toBeChecked()
    await create.click()
    await expect(page.getByRole('heading', { name: 'Belovezha' })).toBeVisible()
    expect(desired).toMatchObject([{ core: { id: 'vanilla', version: '1.20.6' }, eula: true }])
  })

  test('modpack: a file shows its core before the purchase and waits at the start @phone', {
    tag: '@phone-nightly',
  }, async ({ page, open }) => {
    const desired: unknown[] = []
    const messages = coreMessages.pack
    const index = (gameVersion: string) => ({
      ...{ formatVersion: 1, game: 'minecraft', name: 'Gears', versionId: '2.0' },
      dependencies: { minecraft: gameVersion },
      files: Array.from({ length: 130 }, (_, one) => ({ path: `mods/${one}.jar` })),
    })
    const made = server({ state: 'creating', core: { ...server().core, id: 'vanilla' } })
    const file = (buffer: Buffer) => ({ name: 'gears.mrpack', mimeType: 'application/zip', buffer })
    const pack = (gameVersion: string) =>
      file(zipOf({ 'modrinth.index.json': Buffer.from(JSON.stringify(index(gameVersion))) }))
    await open('/create?plan=java-4&lang=en', {
      'GET /api/nodes': { body: ableNodes },
      'POST /api/servers': (body) => {
        desired.push(body)
        return { status: 201, body: made }
      },
      'GET /api/servers/:id': { body: made },
      'GET /api/catalogue': { body: { hits: [], total: 0, sources: [] } },
    })
    await page.getByLabel('Name', { exact: true }).fill('Gears')
    await page.getByLabel('Subdomain').fill('gears')
    await choose(page.getByRole('radio', { name: messages.pack, exact: true }))
    const input = page.getByLabel(messages.fromFile, { exact: true }).and(page.locator('input'))
    await input.setInputFiles(file(Buffer.from('not an archive')))
    await expect(page.getByText(messages.notPack)).toBeVisible()
    await input.setInputFiles(pack('0.1'))
    await expect(page.getByText('This modpack needs Vanilla for Minecraft 0.1')).toBeVisible()
    await input.setInputFiles(pack('1.20.6'))
    await expect(page.getByText('Vanilla for Minecraft 1.20.6 · 130 mods')).toBeVisible()
    await expect(page.getByText(/the chosen plan has 4\sGB/)).toBeVisible()
    await expect(page.getByText(messages.afterFile)).toBeVisible()
    expect(await axeFaults(page, 'form')).toEqual([])
    await page.getByRole('checkbox', { name: /EULA/ }).check()
    await page.getByRole('button', { name: /Create for BYN/ }).click()
    await expect(
      page.getByText('The modpack gears.mrpack will be uploaded as soon as the server is ready'),
    ).toBeVisible()
    expect(desired).toMatchObject([{ core: { id: 'vanilla', version: '1.20.6' }, start: false }])
    // A page that was left too early says that the upload is incomplete.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(
      page.getByText('The modpack gears.mrpack wasn’t uploaded because the page was closed'),
    ).toBeVisible()
  })

  test('promo code: it shows the calculation, or why a code is invalid', async ({ page, open }) => {
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

  test('balance: it shows the missing amount and ignores clicks', async ({ page, open }) => {
    const lacks = {
      balance: { currency: 'BYN' as const, minor: 690 },
      missing: { currency: 'BYN' as const, minor: 2000 },
    }
    await open('/create?plan=java-4&lang=en', { 'POST /api/quotes': { body: quote(lacks) } })
    await expect(page.getByText('Short by')).toBeVisible()
    await expect(page.getByRole('button', { name: /Create for/ })).toBeDisabled()
  })

  test('nodes: it offers those with free capacity, and dims plans without a core', {
    tag: '@nightly',
  }, async ({ page, open }) => {
    await open('/create?lang=en', { 'GET /api/nodes': { body: nodes } })
    await expect(page.getByRole('radio', { name: /Minsk-1/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Minsk-2/ })).toBeDisabled()
    await choose(page.getByRole('radio', { name: 'Bedrock', exact: true }))
    await expect(page.getByRole('radio', { name: cardOf('bedrock-1') })).toBeDisabled()
  })

  test('form: it says why nothing can be created, and ignores clicks', { tag: '@nightly' }, async ({
    page,
    open,
  }) => {
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

  test('promo code: a typed but unapplied code is applied before the purchase', {
    tag: '@nightly',
  }, async ({ page, open }) => {
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

  test('ping: it is measured again with every list of nodes', { tag: '@nightly' }, async ({ page, open }) => {
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

  test("currency: prices use the site link's currency, which is highlighted if it must be chosen", {
    tag: '@nightly',
  }, async ({ page, open }) => {
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
    await expect(
      page.getByRole('radio', { name: cardOf('java-4') }).and(page.getByRole('radio', { name: /₽/ })),
    ).toBeChecked()
    await expect(page.getByRole('button', { name: /Create for ₽/ })).toBeDisabled()
    const classOf = (name: string) => page.getByRole('button', { name }).getAttribute('class')
    expect(await classOf('Russian roubles')).not.toBe(await classOf('Belarusian roubles'))
    expect(asked[0]).toEqual({ plan: 'java-4', promoCode: null, currency: 'RUB' })
    await choose(page.getByRole('radio', { name: cardOf('java-2') }))
    await expect(page).toHaveURL(/currency=RUB/)
  })

  test('loading: no clicks before the nodes are known, and input stays while cores fail to load', {
    tag: '@nightly',
  }, async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors()
    let isDown = true
    await open('/create?plan=java-4&lang=en', {
      'GET /api/nodes': () => (isDown ? refusal(503, 'unavailable') : { body: ableNodes }),
      'GET /api/cores': () => (isDown ? refusal(503, 'unavailable') : { body: [...exampleOffers] }),
    })
    const create = page.getByRole('button', { name: /Create for/ })
    const retry = page.getByRole('button', { name: 'Try again' })
    await page.getByLabel('Name', { exact: true }).fill('Skyblock')
    await expect(retry).toHaveCount(2)
    await expect(create).toBeDisabled()
    isDown = false
    await retry.first().click()
    await retry.last().click()
    await expect(create).toBeEnabled()
    await expect(page.getByRole('radio', { name: /^Paper/ })).toBeChecked()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Skyblock')
  })

  test('idempotency: one desired state is sent under one key, however often the response is lost', async ({
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
