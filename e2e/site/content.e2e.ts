import { legalEditions } from '@zubr/content/legal/editions'
import { partnerOffers } from '@zubr/content/partners'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { documentIds, pageOf, pages } from '../../apps/site/app/pages.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.describe('documents', () => {
  test('layout: breadcrumbs, contents with links to sections, and clauses with anchors', async ({
    page,
    world,
  }) => {
    await page.goto(`${world.siteUrl}/legacy/oferta`)
    const trail = page.getByRole('navigation', { name: allMessages.ru.frame.breadcrumbs })
    await expect(trail.getByRole('link')).toHaveText(['Главная', 'Документы'])
    const contents = page.getByRole('navigation', { name: allMessages.ru.documents.contents })
    await contents.getByRole('link').nth(3).click()
    await expect(page).toHaveURL(/#s4$/)
    await expect(page.locator('#s4')).toBeInViewport()
    await page.locator('a[href="#c2.1"]').click()
    await expect(page.locator('[id="c2.1"]')).toBeInViewport()
  })

  test('editions: each has an address of its own, which is not indexed', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/legacy/oferta`)
    const { inForce } = legalEditions.oferta.at(-1) ?? { inForce: '' }
    const editions = page.getByRole('region', { name: allMessages.ru.documents.editions })
    await editions.getByRole('link').first().click()
    await expect(page).toHaveURL(`${world.siteUrl}/legacy/oferta/${inForce}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(allMessages.ru.frame.oferta)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const sitemap = await (await page.request.get(`${world.siteUrl}/sitemap.xml`)).text()
    expect(sitemap).toContain('/legacy/oferta</loc>')
    expect(sitemap).not.toContain(inForce)
  })

  test('identity: every document contains it, and translations say that the Russian text prevails', async ({
    request,
    world,
  }) => {
    for (const locale of locales)
      for (const id of documentIds) {
        const html = await (await request.get(world.siteUrl + localizedPath(locale, pageOf(id).path))).text()
        const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
        expect(text, `${locale} ${id}`).not.toMatch(/\{\w+\}/)
        expect(text, `${locale} ${id}`).not.toContain('term:')
        expect(
          html.includes(`hrefLang="ru" data-choose-locale="ru">${allMessages[locale].documents.russianText}`),
          `${locale} ${id}`,
        ).toBe(locale !== 'ru')
      }
  })

  test('print: no frame, black on white', { tag: '@nightly' }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/legacy/pay`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
  })
})

test('notices: one-sentence pages use the specification’s words', async ({ page, world }) => {
  for (const [path, heading] of [
    ['/pay/success', 'Оплата успешно завершена!'],
    ['/pay/error', 'Оплата завершена с ошибкой!'],
    ['/soon', 'Страница на технических работах'],
    ['/no-such-page', 'Страница не найдена!'],
  ] as const) {
    await page.goto(world.siteUrl + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  }
})

test('help: it has the two tiles, and contacts are links', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/help`)
  const main = page.getByRole('main')
  const trail = page.getByRole('navigation', { name: allMessages.ru.frame.breadcrumbs })
  await expect(trail.getByRole('listitem')).toHaveText(['Главная', 'Помощь'])
  await expect(main.getByRole('link', { name: /База знаний/ })).toHaveAttribute('href', '/wiki')
  await main.getByRole('link', { name: /Связаться с нами/ }).click()
  await expect(page).toHaveURL(/\/help\/contact$/)
  await expect(trail.getByRole('listitem')).toHaveText(['Главная', 'Помощь', allMessages.ru.frame.contact])
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(main.locator('a[href="tel:+375000000000"]')).toBeVisible()
})

test('FAQ: each of eleven questions has an address that opens its answer', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/#refund`)
  await expect(page.locator('#refund')).toBeInViewport()
  await expect(page.locator('#refund')).toContainText('10')
  await expect(page.locator('main details')).toHaveCount(11)
})

test('FAQ: the answer is scrolled into view where the browser did not', async ({ page, world }) => {
  // Chromium on a busy machine opens the answer and stays at the top.
  await page.addInitScript(() => addEventListener('load', () => scrollTo(0, 0)))
  await page.goto(`${world.siteUrl}/#refund`)
  await expect(page.locator('#refund')).toBeInViewport()
})

test('partner code: it is copied by one press', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${world.siteUrl}/crazby`)
  await page.getByRole('button', { name: 'Скопировать' }).click()
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(partnerOffers.crazby.code)
})

test('partner code: if it cannot be copied it is selected, and the visitor is told', {
  tag: ['@phone', '@nightly'],
}, async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(`${world.siteUrl}/crazby`)
  await page.getByRole('button', { name: 'Скопировать' }).click()
  const told = page.getByText(allMessages.ru.partnerPage.copyFailed)
  await expect(told).toBeInViewport()
  expect((await told.boundingBox())?.height).toBeGreaterThan(10)
  expect(await page.evaluate(() => String(getSelection()))).toBe(partnerOffers.crazby.code)
})

test.describe('language offer', () => {
  test.use({ locale: 'lv-LV' })

  test('dismissal: the offer is made once in that language, and a no is stored', { tag: '@nightly' }, async ({
    page,
    world,
  }) => {
    await page.goto(`${world.siteUrl}/de/help`)
    const offer = page.getByRole('complementary').filter({ hasText: allMessages.lv.offer.text })
    await expect(offer).toBeVisible()
    await offer.getByRole('button', { name: allMessages.lv.offer.dismiss }).click()
    await expect(offer).toHaveCount(0)
    await page.goto(`${world.siteUrl}/de`)
    await expect(page.locator('[data-systems="checking"]')).toHaveCount(0)
    await expect(offer).toHaveCount(0)
  })

  test('layout: it is between header and content from the first paint, and shifts nothing', async ({
    page,
    world,
  }) => {
    await page.addInitScript(() => {
      const entries: PerformanceEntry[] = []
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
      Object.assign(window, { shifts: entries })
    })
    const offer = page.locator('.language-offer')
    for (const width of [390, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${world.siteUrl}/de`)
      await expect(offer).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { top, bottom } = await offer.evaluate((bar) => bar.getBoundingClientRect())
      const header = await page.locator('header').evaluate((bar) => bar.getBoundingClientRect().bottom)
      const main = await page.locator('main').evaluate((bar) => bar.getBoundingClientRect().top)
      expect([top >= header, bottom <= main]).toEqual([true, true])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const moved = await page.evaluate(() => {
        type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
        const { shifts } = window as unknown as { shifts: Shift[] }
        return shifts
          .flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName ?? ''))
          .includes('MAIN')
      })
      expect(moved).toBe(false)
    }
    expect(await axeFaults(page, '.language-offer')).toEqual([])
  })

  test('acceptance: it opens the same page in that language and stores the choice', async ({
    page,
    world,
  }) => {
    await page.goto(`${world.siteUrl}/help`)
    await page.getByRole('link', { name: allMessages.lv.offer.accept }).click()
    await expect(page).toHaveURL(`${world.siteUrl}/lv/help`)
    expect(await page.evaluate(() => localStorage.getItem('selectedLocale'))).toBe('lv')
  })
})

test('scripts: pages without interaction load only the frame’s small script', async ({ page, world }) => {
  const quiet = ['oferta', 'help', 'contact', 'soon', 'notFound'] as const
  for (const id of quiet) {
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), Number(response.headers()['content-length']))
    })
    await page.goto(world.siteUrl + (pages.find((entry) => entry.id === id)?.path ?? ''))
    await expect(page.locator('[data-systems="checking"]')).toHaveCount(0)
    const sizes = [...scripts.values()]
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      id,
    ).toBeLessThanOrEqual(3 * 1024)
    page.removeAllListeners('response')
  }
})
