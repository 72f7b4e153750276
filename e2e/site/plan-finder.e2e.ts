import { allMessages } from '@zubr/i18n/all'
import { choose, expect, test } from '../support/fixtures.ts'

test.describe('plan finder', () => {
  test('result: it shows the sum and links to the card of the plan', {
    tag: ['@phone', '@phone-nightly'],
  }, async ({ page, world }) => {
    await page.goto(world.siteUrl)
    const finder = page.locator('[data-finder]')
    await finder.scrollIntoViewIfNeeded()
    await expect(finder.locator('[data-row="total"]')).toHaveText(/^3.087.МБ$/)
    await expect(finder.locator('[data-rate="players"]')).toHaveText(/^10 × 50.МБ$/)
    await choose(finder.locator('[name="finder-extension"][value="mods"]'))
    await finder.locator('#finder-count').fill('120')
    await expect(finder.locator('[data-finder-plan]')).toContainText('«Золотой» — 8')
    await expect(finder.locator('[data-finder-free]')).toBeHidden()
    await finder.locator('[data-finder-show]').click()
    await expect(page.locator('[id="plan-java-8"]')).toBeInViewport()
    await choose(finder.locator('[name="finder-edition"][value="bedrock"]'))
    await finder.locator('[data-finder-show]').click()
    await expect(page.locator('[name="edition"][value="bedrock"]')).toBeChecked()
  })

  test('free plan: it is offered with its condition', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/de`)
    const finder = page.locator('[data-finder]')
    await finder.scrollIntoViewIfNeeded()
    await finder.locator('#finder-players').fill('3')
    await choose(finder.locator('[name="finder-extension"][value="none"]'))
    await choose(finder.locator('[name="finder-world"][value="small"]'))
    await expect(finder.locator('[data-finder-plan]')).toContainText('„Gratis“')
    await expect(finder.locator('[data-finder-free]')).toHaveText(allMessages.de.finder.free)
  })

  test('invalid input: nonsense counts as empty, and too large values are reported', async ({
    page,
    world,
  }) => {
    await page.goto(`${world.siteUrl}/en`)
    const finder = page.locator('[data-finder]')
    await finder.scrollIntoViewIfNeeded()
    await finder.locator('#finder-players').fill('')
    await expect(finder.locator('[data-row="players"]')).toHaveText(/^0/)
    await finder.locator('#finder-players').fill('99999')
    await choose(finder.locator('[name="finder-extension"][value="mods"]'))
    await finder.locator('#finder-count').fill('400')
    await expect(finder.locator('[data-finder-plan]')).toHaveText(allMessages.en.finder.tooLarge)
    await expect(finder.locator('[data-finder-show]')).toBeHidden()
  })
})
