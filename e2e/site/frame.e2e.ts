import { brand, company, payments } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { localeFacts, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { expect, test } from '../support/fixtures.ts'
import { laidOut } from './laid-out.ts'

const { frame } = allMessages.ru
const phone = (name: string) => name === 'phone'

test.describe('language', () => {
  test(
    'stored language: an address without a prefix redirects to it before the first paint',
    { tag: ['@phone', '@phone-nightly'] },
    async ({ page, world }, { project }) => {
      await page.goto(`${world.siteUrl}/uptime`)
      if (phone(project.name)) await page.locator('header summary:visible').click()
      else await page.getByText('Русский', { exact: true }).first().click()
      await page.locator('header [data-choose-locale="lv"]:visible').click()
      await expect(page).toHaveURL(`${world.siteUrl}/lv/uptime`)
      expect(await page.evaluate(() => localStorage.getItem('selectedLocale'))).toBe('lv')

      // Counts the paints of each page before it is left.
      await page.addInitScript(() => {
        addEventListener('pagehide', () => {
          const painted = performance.getEntriesByType('paint').length
          sessionStorage.setItem(`painted ${location.pathname}`, String(painted))
        })
      })
      await page.goto(`${world.siteUrl}/uptime?a=1#x`)
      await expect(page).toHaveURL(`${world.siteUrl}/lv/uptime?a=1#x`)
      expect(await page.evaluate(() => sessionStorage.getItem('painted /uptime'))).toBe('0')
    },
  )

  test('prefix: it has precedence over the stored language', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/de`)
    await page.evaluate(() => localStorage.setItem('selectedLocale', 'pl'))
    await page.goto(`${world.siteUrl}/fi/uptime`)
    await expect(page).toHaveURL(`${world.siteUrl}/fi/uptime`)
  })

  test(
    'Russian: it can be chosen again',
    { tag: ['@phone', '@nightly'] },
    async ({ page, world }, { project }) => {
      await page.goto(`${world.siteUrl}/de`)
      await page.evaluate(() => localStorage.setItem('selectedLocale', 'de'))
      if (phone(project.name)) await page.locator('header summary:visible').click()
      else await page.getByText('Deutsch', { exact: true }).first().click()
      await page.locator('header [data-choose-locale="ru"]:visible').click()
      await expect(page).toHaveURL(`${world.siteUrl}/`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    },
  )

  for (const opened of ['with the middle button', 'by the browser’s menu'] as const)
    test(`new tab: a language opened ${opened} is shown there, Russian too`, { tag: '@nightly' }, async ({
      page,
      context,
      world,
    }) => {
      await page.goto(`${world.siteUrl}/de/uptime`)
      await page.evaluate(() => localStorage.setItem('selectedLocale', 'de'))
      await page.getByText('Deutsch', { exact: true }).first().click()
      const russian = page.locator('header [data-choose-locale="ru"]:visible')
      const opening = context.waitForEvent('page')
      if (opened === 'with the middle button') await russian.click({ button: 'middle' })
      // The context menu sends no event; its navigation is the same as this link's, with the page's
      // referrer.
      else
        await russian.evaluate((link: HTMLAnchorElement) => {
          const same = document.createElement('a')
          same.href = link.href
          same.target = '_blank'
          same.click()
        })
      const tab = await opening
      await expect(tab.locator('html')).toHaveAttribute('lang', 'ru')
      await expect(tab).toHaveURL(`${world.siteUrl}/uptime`)
      expect(await tab.evaluate(() => localStorage.getItem('selectedLocale'))).toBe('ru')
      // A later choice in the first tab applies to the second tab too.
      await page.evaluate(() => localStorage.setItem('selectedLocale', 'lv'))
      await tab.reload()
      await expect(tab).toHaveURL(`${world.siteUrl}/lv/uptime`)
      await expect(page).toHaveURL(`${world.siteUrl}/de/uptime`)
    })

  test('invalid value: a stored unknown language is ignored', { tag: '@nightly' }, async ({
    page,
    world,
  }) => {
    await page.goto(`${world.siteUrl}/de`)
    await page.evaluate(() => localStorage.setItem('selectedLocale', '//evil.example'))
    await page.goto(`${world.siteUrl}/uptime`)
    await expect(page).toHaveURL(`${world.siteUrl}/uptime`)
  })

  test('menu: every language has its own name, in every language', { tag: '@nightly' }, async ({
    page,
    world,
  }) => {
    for (const locale of locales) {
      await page.goto(world.siteUrl + localizedPath(locale, '/'), { waitUntil: 'commit' })
      for (const other of locales) {
        const link = page.locator(`[data-choose-locale="${other}"]`).first()
        await expect(link, locale).toHaveText(localeFacts[other].name)
        await expect(link, locale).toHaveAttribute('href', localizedPath(other, '/'))
      }
    }
  })
})

test('skip link: the first Tab stop skips the frame', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/soon`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: frame.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('links: those to the panel carry the language', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/lt/soon`)
  for (const [path, count] of [
    ['login', 3],
    ['create', 2],
  ] as const) {
    const links = page.locator(`a[href^="${world.panelUrl}/${path}?"]`)
    expect(await links.count()).toBeGreaterThanOrEqual(count)
    for (const link of await links.all()) expect(await link.getAttribute('href')).toContain('lang=lt')
  }
})

test('sub-bar: it shows the live state on every page', async ({ page, world }) => {
  const answer = { nodes: [{ name: 'a', load: 1, problem: null as string | null, duration: 9 }] }
  await page.route('**/nodes_stats', (route) =>
    route.fulfill({ json: answer.nodes, headers: { 'access-control-allow-origin': '*' } }),
  )
  const line = page.locator('[data-systems]')
  await page.goto(`${world.siteUrl}/soon`)
  await expect(page.getByRole('link').filter({ has: line })).toHaveAttribute('href', '/uptime')
  await expect(line).toHaveText('Все системы работают исправно!')
  answer.nodes = [{ name: 'a', load: 1, problem: 'disk', duration: 9 }]
  await page.goto(`${world.siteUrl}/lt/help`)
  await expect(line).toHaveText(/1/)
  await expect(line).toHaveAttribute('data-systems', 'problems')
})

test('footer: two columns, company, contact, notice and payment marks', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/soon`)
  const footer = page.locator('footer')
  const leadsTo = async (heading: string) =>
    footer
      .locator('nav > div', { has: page.getByRole('heading', { name: heading, exact: true }) })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const panel = `${world.panelUrl}/login?lang=ru`
  expect(await leadsTo(frame.navigation)).toEqual(['/', panel, '/uptime', '/partner', '/help/contact'])
  expect(await leadsTo(frame.documents)).toEqual(
    ['oferta', 'user-agreement', 'privacy', 'security', 'pay'].map((folder) => `/legacy/${folder}`),
  )
  for (const text of [company.name.ru, company.taxNumber, company.address.ru, 'Mojang'])
    await expect(footer).toContainText(text)
  await expect(footer.getByRole('link', { name: brand.commercialEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.commercialEmail}`,
  )
  await expect(footer.getByRole('list', { name: frame.paymentMethods }).getByRole('listitem')).toHaveCount(
    payments.length,
  )
})

test('scrolling: a link to the current page scrolls to its top', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  await page.goto(world.siteUrl)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await page.locator('footer').getByRole('link', { name: frame.home }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('new tab: the page keeps its scroll position, and the link opens', {
  tag: '@nightly',
}, async ({ page, context, world }) => {
  await page.goto(world.siteUrl)
  await laidOut(page)
  const home = page.locator('footer').getByRole('link', { name: frame.home })
  await home.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    const opening = context.waitForEvent('page')
    await home.click({ modifiers: [modifier] })
    const opened = await opening
    await expect(opened).toHaveURL(`${world.siteUrl}/`)
    await opened.close()
  }
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('transitions: pages fade for half a second, except with reduced motion', {
  tag: '@nightly',
}, async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(world.siteUrl)
  const css = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  )
  expect(css).toMatch(/@view-transition \{ navigation: auto; \}/)
  expect(css).toMatch(/::view-transition-old\(root\) \{ animation: [^}]*0?\.5s/)
  expect(css).toMatch(/::view-transition-new\(root\) \{ animation: [^}]*0?\.5s[^}]*0?\.5s/)
  expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*@view-transition \{ navigation: none; \}/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page
    .locator('main img')
    .first()
    .evaluate((image) => getComputedStyle(image).animationName)
  expect(moving).toBe('none')
})

test('layout: at 320 px and at twice the text size nothing is cut off', async ({ page, world }) => {
  for (const path of ['/', '/uptime', '/soon', '/lv', '/de', '/fi/uptime']) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(world.siteUrl + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 683, height: 384 })
    await page.goto(world.siteUrl + path)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${path} at 200 %`,
    ).toBeLessThanOrEqual(683)
  }
})
