import { en as messages } from '@zubr/i18n/files/en'
import { fill, plural } from '@zubr/i18n/format'
import { expect } from '../support/fixtures.ts'
import { playAgent } from './backup-fakes.ts'
import { serverId } from './panel-fakes.ts'
import { expectWhole, test } from './panel-test.ts'

const count = 20_000
/** Upper bound of rendered rows: those on the screen and near it. */
const maxRows = 100

test('large folder: only rows near the window are rendered, at every scroll position @phone', {
  tag: '@nightly',
}, async ({ page, open, world }) => {
  const { fakes, token } = await playAgent(page, world.panelUrl)
  const facts = { kind: 'file', size: 4_096, mtimeMs: 1_750_000_000_000, mode: 0o644 }
  const rows = Array.from(
    { length: count },
    (_, index) => `${JSON.stringify({ row: { name: `r.${count - index}.mca`, ...facts } })}\n`,
  )
  await page.route(`${token.url}/list?*`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: rows.join('') }),
  )
  await open(`/servers/${serverId}/files/many?lang=en`, fakes)
  const grid = page.getByRole('grid', { name: messages.list.label })
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1))
  const made = grid.locator('[data-name]')
  const row = (number: number) => page.locator(`[data-name="r.${number}.mca"]`)
  const isAt = async (number: number) => {
    await expect(row(number)).toBeInViewport()
    expect(await made.count()).toBeLessThan(maxRows)
  }
  await isAt(1)
  const scrollTo = (part: number) =>
    page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), part)
  await scrollTo(1)
  await isAt(count)
  await scrollTo(0.5)
  const isRowInMiddle = () =>
    page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-name]') !== null,
    )
  await expect.poll(isRowInMiddle).toBe(true)
  expect(await made.count()).toBeLessThan(maxRows)
  await expectWhole(page)

  await grid.focus()
  await page.keyboard.press('Control+a')
  await expect(page.getByRole('region', { name: plural('en', messages.actions.chosen, count) })).toBeVisible()
  await page.keyboard.press('End')
  await isAt(count)
  await page.keyboard.press('Home')
  await isAt(1)
  await page.getByLabel(messages.list.filter).fill(`.${count}.`)
  await expect(made).toHaveCount(1)
  await page.getByRole('checkbox', { name: fill(messages.list.choose, { name: `r.${count}.mca` }) }).check()
  await expect(page.getByRole('region', { name: plural('en', messages.actions.chosen, 1) })).toBeVisible()
})
