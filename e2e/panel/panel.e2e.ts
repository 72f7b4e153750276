import { ru as addons } from '@zubr/i18n/addons/ru'
import { ru as core } from '@zubr/i18n/core/ru'
import { ru as diagnosis } from '@zubr/i18n/diagnosis/ru'
import { locales } from '@zubr/i18n/locales'
import { ru as players } from '@zubr/i18n/player-lists/ru'
import { axeFaults } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { balance, fakeApi, me, server, serverId } from './panel-fakes.ts'
import { de, refusal, test } from './panel-test.ts'

test('404: an unknown address has a link to the servers', async ({ page, world }) => {
  await fakeApi(page)
  const answer = await page.goto(`${world.panelUrl}/nowhere?lang=en`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Open server Belovezha' })).toBeVisible()
})

test('touch targets: the buttons that reveal a password are large enough', {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
  await open('/account?lang=de')
  const reveals = page.getByRole('button', { name: de.show, exact: true })
  await expect(reveals).toHaveCount(3)
  for (const reveal of await reveals.all())
    expect((await reveal.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('clipboard: an address that cannot be copied is selected, and the visitor is told', {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
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

test('account: all cards appear at once, so that none moves under the pointer', {
  tag: '@nightly',
}, async ({ page, open }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await open('/account?lang=de', {
    'GET /api/balance': async () => {
      await answered
      return { body: balance }
    },
  })
  const profile = page.getByRole('heading', { name: me.login })
  await expect(page.getByRole('main').getByText(de.loading)).toBeVisible()
  await expect(profile).toHaveCount(0)
  answer()
  await expect(profile).toBeVisible()
  await expect(page.getByRole('main').getByText(de.loading)).toHaveCount(0)
})

test('fonts: after a page with fallback fonts the next page uses ours', async ({ page, open }) => {
  await open('/?lang=en')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-fonts-settled', '')
  // The state that loadFonts leaves if lines would wrap differently.
  await root.evaluate(({ dataset }) => delete dataset.fonts)
  await page.getByRole('link', { name: 'Open server Belovezha' }).click()
  await expect(page.getByText('Address to join')).toBeVisible()
  await expect(root).toHaveAttribute('data-fonts', 'heading body')
})

test("title: the document's title names the open page", async ({ page, open }) => {
  await open('/?lang=en')
  await expect(page).toHaveTitle(/^Servers/)
  await page.getByRole('link', { name: 'Open server Belovezha' }).click()
  await expect(page).toHaveTitle(/^Belovezha/)
  await expect(page.locator('title')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveTitle(/^Servers/)
})

test('offline: a tab whose code fails to load says so, and opens once the network is back', {
  tag: '@nightly',
}, async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors()
  await open(`/servers/${serverId}?lang=en`)
  await expect(page.getByText('Address to join')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Console' }).click()
  await expect(page.getByText('so this section couldn’t be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belovezha' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByLabel('Command to the server')).toBeVisible()
})

test('update: an outdated panel is reported only if the server has a newer one, in the page’s place', {
  tag: '@nightly',
}, async ({ page, open, world, expectConsoleErrors }) => {
  expectConsoleErrors()
  await open(`/servers/${serverId}?lang=en`)
  await expect(page.getByText('Address to join')).toBeVisible()
  await page.route(/settings-tab.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.route(`${world.panelUrl}/`, (route) => route.fulfill({ body: '<script src="/newer.js">' }))
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('This page is out of date. Reload it.')).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('Address to join')).toBeVisible()
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
    test(`accessibility: ${name} has no faults and fits the narrowest phone`, {
      tag: ['create', 'overview'].includes(name) ? '@phone' : ['@phone', '@phone-nightly'],
    }, async ({ page, open, isMobile }) => {
      if (isMobile) await page.setViewportSize({ width: 360, height: 740 })
      await open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })

  test('accessibility: tabs of a running server have no faults and fit the narrowest phone', {
    tag: ['@phone', '@phone-nightly'],
  }, async ({ page, world, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 })
    const demo = (number: string, path: string) =>
      `/demo/servers/00000000-0000-4000-8000-0000000000${number}${path}`
    const headings: [path: string, text: string, level: number][] = [
      [demo('01', '/addons'), addons.kinds.datapack, 2],
      [demo('01', '/addons/catalogue'), 'CoinCore', 3],
      [demo('01', '/addons/catalogue/modrinth/homedoor'), addons.project.versions, 2],
      [demo('01', '/addons/history'), addons.changes.kinds.core, 3],
      [demo('09', '/addons'), addons.pack.heading, 2],
      [demo('01', '/players'), players.heading, 2],
      [demo('01', '/settings'), core.section.heading, 2],
      // A crashed server with its reason and the last changes.
      [demo('11', ''), diagnosis.headingCrash, 2],
      [`/logs/${'0'.repeat(22)}`, '', 1],
    ]
    for (const [path, text, level] of headings) {
      await page.goto(world.panelUrl + path)
      await expect(page.getByRole('heading', { name: text, level }).first()).toBeVisible()
      // It loads last, and is as wide as its longest option.
      if (path.endsWith('/settings'))
        await expect(page.getByLabel(core.java.label, { exact: true })).toBeVisible()
      expect(await axeFaults(page), path).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, path).toBeLessThanOrEqual(0)
    }
  })

  test("layout: the creation page fits each plan's text on the narrowest phone in every language", {
    tag: '@phone-only',
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const locale of locales) {
      await open(`/create?plan=java-4&lang=${locale}`)
      const plans = page.locator('label', { has: page.locator('input[name="plan"]') })
      await expect(plans.first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const tooLong = await plans.evaluateAll((cards) => {
        const parts = cards.flatMap((card) => [...card.querySelectorAll('span')])
        // Words must fit without being broken.
        for (const part of parts) part.style.overflowWrap = 'normal'
        return parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)
      })
      expect(tooLong, locale).toEqual([])
    }
  })

  test('language: the chosen one is used, also after a reload', async ({ page, open, world }) => {
    await open('/?lang=lv')
    await expect(page.getByRole('heading', { name: 'Serveri', level: 1 })).toBeVisible()
    await page.getByRole('combobox').selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto(`${world.panelUrl}/account`)
    await expect(page.getByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
  })
})

test.describe('without a session', () => {
  test('404: an unknown address has the visitor’s language, with or without a session', {
    tag: '@nightly',
  }, async ({ page, world, expectConsoleErrors }) => {
    // Without a session the API answers with an error status.
    expectConsoleErrors()
    const answer = await page.goto(`${world.panelUrl}/no/such/page?lang=de`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: de.notFoundTitle })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: de.toServers }).click()
    await expect(page).toHaveURL(`${world.siteUrl}/de/login`)
  })

  test('session: without one nothing of the panel is shown before the login', async ({
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

  test('session: a failed request for the user is reported and repeated', async ({
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
