import { de as files } from '@zubr/i18n/files/de'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { axeFaults } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { serverId } from './panel-fakes.ts'
import { test } from './panel-test.ts'

const { de: words } = allPanelMessages
const { actions, list, dialogs, bin } = files
const demoServer = '/demo/servers/00000000-0000-4000-8000-000000000001'

test('files are looked at, renamed, deleted and brought back in the demo', { tag: '@phone' }, async ({
  page,
  world,
}) => {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await page.goto(`${world.panelUrl}${demoServer}?lang=de`)
  await page.getByRole('link', { name: words.server.files }).click()
  const grid = page.getByRole('grid', { name: list.label })
  const row = (name: string) => grid.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  const menuOf = (name: string) => row(name).getByRole('button').click()
  const pick = (text: string) => page.getByRole('menuitem', { name: text, exact: true }).click()
  await expect(row('plugins')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  expect(await fits()).toBe(true)

  await grid.getByRole('link', { name: 'plugins' }).click()
  await expect(page).toHaveURL(/\/files\/plugins$/)
  await expect(row('TreeCutter-2.1.jar')).toBeVisible()
  await page.goBack()
  await grid.getByRole('link', { name: 'world', exact: false }).first().click()
  await expect(page.getByText(list.worldRuns)).toBeVisible()
  await page.goBack()

  await menuOf('spigot.yml')
  expect(await axeFaults(page, 'dialog')).toEqual([])
  await pick(actions.rename)
  const field = grid.getByRole('textbox', { name: list.name })
  await field.fill('paper.yml')
  await field.press('Enter')
  await expect(row('paper.yml')).toBeVisible()

  await row('paper.yml').getByRole('checkbox').check()
  await row('bukkit.yml').getByRole('checkbox').check()
  await page.getByRole('button', { name: actions.remove, exact: true }).click()
  await expect(row('bukkit.yml')).toHaveCount(0)
  await page.getByRole('button', { name: actions.undo }).click()
  await expect(row('bukkit.yml')).toBeVisible()

  await menuOf('server.jar')
  await pick(actions.remove)
  await expect(page.getByText('Ohne „server.jar“')).toBeVisible()
  await page.getByRole('button', { name: words.frame.cancel }).click()
  await menuOf('whitelist.json')
  await pick(actions.remove)
  await expect(row('whitelist.json')).toHaveCount(0)
  await page.getByRole('link', { name: actions.bin }).click()
  await page.getByRole('listitem').getByRole('button', { name: bin.restore }).click()
  await expect(page.getByText(bin.empty)).toBeVisible()
  expect(await fits()).toBe(true)
  await page.getByRole('link', { name: bin.back }).click()
  await expect(row('whitelist.json')).toBeVisible()

  await page.getByRole('button', { name: actions.new, exact: true }).click()
  await pick(actions.newFolder)
  await page.getByLabel(dialogs.nameLabel, { exact: true }).fill('maps')
  await page.getByRole('button', { name: dialogs.create }).click()
  await expect(row('maps')).toHaveAttribute('aria-selected', 'true')
})

test('a folder of 100,000 files is shown while it comes, and the keyboard reaches its end', async ({
  page,
  open,
  world,
}) => {
  const rows = Array.from({ length: 100_000 }, (_, index) => {
    const entry = {
      name: `r.${index}.mca`,
      kind: 'file',
      size: index,
      mtimeMs: 1_700_000_000_000,
      mode: 0o644,
    }
    return `${JSON.stringify({ row: entry })}\n`
  })
  await page.route('**/files-of-node/*', (route) =>
    route.request().url().endsWith('/list')
      ? route.fulfill({ body: rows.join('') })
      : route.fulfill({ status: 503, json: { failure: { code: 'away' } } }),
  )
  await open(`/servers/${serverId}/files/world/region?lang=de`, {
    'POST /api/servers/:id/files': {
      body: {
        url: `${world.panelUrl}/files-of-node`,
        token: 'a token',
        expiresAt: new Date(Date.now() + 300_000).toISOString(),
      },
    },
  })
  const grid = page.getByRole('grid', { name: list.label })
  await expect(grid).toHaveAttribute('aria-rowcount', '100001')
  // Only what is on the screen is there.
  expect(await grid.getByRole('row').count()).toBeLessThan(120)
  await grid.focus()
  await page.keyboard.press('End')
  await expect(grid.getByRole('link', { name: 'r.99999.mca' })).toBeInViewport()
  await page.keyboard.type('4242')
  await expect(grid.getByRole('link', { name: 'r.4242.mca' })).toBeVisible()
})
