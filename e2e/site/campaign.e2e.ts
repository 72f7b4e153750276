import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { seeVariantA } from './landing-variant.ts'

test.beforeEach(seeVariantA)

test.describe('campaign', () => {
  // A visitor who gets a language offer too.
  test.use({ locale: 'lv-LV' })

  // Independent of content, the page gets a banner in the form of campaign.tsx, which has its own
  // test.
  async function open(page: Page, siteUrl: string, instant: string) {
    // A fake clock: on a slow machine the 5 s would pass before the check.
    await page.clock.install({ time: Date.parse(instant) - 1_000 })
    await page.clock.pauseAt(Date.parse(instant))
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        document.querySelector('[data-campaigns]')?.remove()
        const banners = document.createElement('div')
        banners.dataset.campaigns = ''
        const banner = document.createElement('div')
        banner.dataset.campaign = 'halloween'
        banner.dataset.window = JSON.stringify({
          from: { month: 10, day: 31, hour: 0, minute: 0 },
          until: { month: 11, day: 1, hour: 0, minute: 0 },
        })
        banner.hidden = true
        const text = document.createElement('p')
        text.textContent = 'Banner'
        const button = document.createElement('button')
        button.textContent = 'x'
        banner.append(text, button)
        banners.append(banner)
        document.querySelector('main')?.prepend(banners)
        addEventListener('load', () => {
          const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
          for (const [element, name] of [
            [banners, 'banners'],
            [banner, 'banner'],
          ] as const) {
            const named = new RegExp(`^\\.(_${name}_\\w+)`)
            element.className = rules.map(({ cssText }) => named.exec(cssText)?.[1]).find(Boolean) ?? ''
          }
        })
      })
    })
    await page.goto(siteUrl)
    await expect(page.locator('[data-live-nodes]')).toHaveText(/\/ 1$/)
    return page.locator('[data-campaign]')
  }

  for (const [moment, instant, isShown] of [
    ['within its window on the clock of Moscow', '2026-10-31T20:59:50Z', true],
    ['once it is over', '2026-10-31T21:00:10Z', false],
  ] as const)
    test(`banner: it ${isShown ? 'appears 5 s after the page' : 'stays hidden'} ${moment}`, {
      tag: isShown ? [] : '@nightly',
    }, async ({ page, world }) => {
      const banner = await open(page, world.siteUrl, instant)
      await page.clock.runFor(4_000)
      await expect(banner).toBeHidden()
      await page.clock.runFor(1_500)
      if (isShown) await expect(banner).toBeVisible()
      else await expect(banner).toBeHidden()
    })

  test("banner: it does not cover the page's end, and closing it is stored", {
    tag: ['@phone', '@nightly'],
  }, async ({ page, world }) => {
    const banner = await open(page, world.siteUrl, '2026-10-31T12:00:00Z')
    await page.setViewportSize({ width: 390, height: 400 })
    await page.clock.runFor(6_000)
    await expect(banner).toBeVisible()
    const edges = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => element.getBoundingClientRect())
        .then(({ top, bottom }) => ({ top, bottom }))
    // The page reserves the banner's space shortly after it appears.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      expect((await edges('footer')).bottom).toBeLessThanOrEqual((await edges('[data-campaigns]')).top + 1)
    }).toPass({ timeout: 20_000 })

    await banner.getByRole('button').click()
    await expect(banner).toBeHidden()
    await expect
      .poll(async () => Math.round((await edges('footer')).bottom))
      .toBe(page.viewportSize()?.height)
    await page.reload()
    await expect(page.locator('[data-live-nodes]')).toHaveText(/\/ 1$/)
    await page.clock.runFor(6_000)
    await expect(banner).toBeHidden()
  })
})
