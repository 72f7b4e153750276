import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { expect, test } from '../support/fixtures.ts'

const { frame } = allMessages.ru
const phone = (name: string) => name === 'phone'

test.describe('menus', () => {
  test('keyboard: they open by keys, close on Escape and return the focus', {
    tag: ['@phone', '@phone-nightly'],
  }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/soon`)
    const summary = page.locator('header details[data-menu] > summary:visible').first()
    await summary.focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('header details[data-menu][open]')
    await expect(menu).toHaveCount(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('details[open]') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(summary).toBeFocused()
  })

  test('closing: they close on a click elsewhere and after navigating back', {
    tag: ['@phone', '@nightly'],
  }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/soon`)
    const menu = page.locator('header details[data-menu][open]')
    await page.locator('header details[data-menu] > summary:visible').first().click()
    await expect(menu).toHaveCount(1)
    await page.locator('h1').click({ force: true, position: { x: 2, y: 2 } })
    await expect(menu).toHaveCount(0)
    await page.locator('header details[data-menu] > summary:visible').first().click()
    await page.locator('header details[open] a').first().click()
    await page.goBack()
    await expect(menu).toHaveCount(0)
  })

  test('phone: the burger menu contains everything', { tag: '@phone-only' }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/soon`)
    await page.locator('header summary:visible').click()
    const drawer = page.locator('header details[open] nav')
    for (const name of [frame.home, frame.help, frame.contact, frame.status, frame.panel, frame.createServer])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(drawer.locator('[data-choose-locale]')).toHaveCount(locales.length)
  })

  test(
    'breakpoint: the burger replaces the menu below 1024 px only',
    { tag: '@nightly' },
    async ({ page, world }, { project }) => {
      test.skip(phone(project.name))
      await page.goto(`${world.siteUrl}/soon`)
      const burger = page.locator('header details[data-menu="burger"] summary')
      const menu = page.locator('header > div > nav')
      await page.setViewportSize({ width: 1023, height: 768 })
      await expect(burger).toBeVisible()
      await expect(menu).toBeHidden()
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect(burger).toBeHidden()
      await expect(menu).toBeVisible()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'menus: they open and the language changes',
    { tag: ['@phone', '@phone-nightly'] },
    async ({ page, world }, { project }) => {
      await page.goto(`${world.siteUrl}/soon`)
      if (phone(project.name)) await page.locator('header summary:visible').click()
      else await page.getByText('Русский', { exact: true }).first().click()
      await page.locator('header [data-choose-locale="et"]:visible').click()
      await expect(page).toHaveURL(`${world.siteUrl}/et/soon`)
    },
  )
})
