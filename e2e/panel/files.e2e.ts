import { ru as messages } from '@zubr/i18n/files/ru'
import { fill, plural } from '@zubr/i18n/format'
import { ru as panel } from '@zubr/i18n/panel/ru'
import { axeFaults } from '../support/axe.ts'
import { filesPage } from '../support/files-page.ts'
import { test as base, expect } from '../support/fixtures.ts'

// The file manager on the demo's disks, which are in the page's memory: the same code without a
// node.

const server = '/demo/servers/00000000-0000-4000-8000-000000000001'
type Files = ReturnType<typeof filesPage>

const test = base.extend<{ files: Files }>({
  files: async ({ page, world }, use) => {
    await page.goto(`${world.panelUrl}${server}/files`)
    const files = filesPage(page)
    await expect(files.row('world')).toBeVisible()
    await use(files)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing is wider than the window',
    ).toBe(true)
  },
})
const { actions, dialogs, done, search } = messages

test('files: a folder is listed, sorted, filtered and in the URL, and back works @phone', async ({
  page,
  files,
  world,
  isMobile,
}) => {
  expect((await files.names()).slice(0, 3)).toEqual(['cache', 'config', 'logs'])
  expect(await axeFaults(page, 'main')).toEqual([])
  if (!isMobile) {
    const by = (column: string) => page.getByRole('button', { name: fill(messages.list.sortBy, { column }) })
    await by(messages.list.size).click()
    await expect
      .poll(async () => (await files.names()).filter((name) => name.includes('.'))[0])
      .toBe('server.jar')
    await by(messages.list.name).click()
  }
  const filter = page.getByLabel(messages.list.filter)
  await filter.fill('ban')
  await expect.poll(files.names).toEqual(['banned-ips.json', 'banned-players.json'])
  await filter.fill('no such name')
  await expect(page.getByText(fill(messages.list.nothingFound, { text: 'no such name' }))).toBeVisible()
  await page.getByRole('button', { name: messages.list.clearFilter }).click()
  await files.link('plugins').click()
  await expect(page).toHaveURL(`${world.panelUrl}${server}/files/plugins`)
  await files.link('HomeDoor').click()
  await expect(files.row('messages.yml')).toBeVisible()
  const way = page.getByRole('navigation', { name: messages.list.path })
  await expect(way.locator('[aria-current]')).toHaveText('HomeDoor')
  await page.goBack()
  await expect(files.row('TreeCutter-2.1.jar')).toBeVisible()
  await expect(page).toHaveURL(`${world.panelUrl}${server}/files/plugins`)
  await way.getByRole('link', { name: messages.list.top }).click()
  await files.link('server.properties').click()
  const opened = page.getByRole('dialog', { name: 'server.properties' })
  await expect(opened.getByText('max-players')).toBeVisible()
  await opened.getByRole('button', { name: panel.frame.close }).click()
  await expect(opened).toHaveCount(0)
  await expect(page).toHaveURL(`${world.panelUrl}${server}/files`)
})

test('search: files are found in the tree by name and by content @phone', {
  tag: '@phone-nightly',
}, async ({ page, files }) => {
  await page.getByRole('link', { name: actions.search }).click()
  await page.getByLabel(search.hint).fill('*.yml')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'paper-global.yml' })).toBeVisible()
  await page.locator('label').filter({ hasText: search.inText }).click()
  await page.getByLabel(search.textHint).fill('axes-only')
  await page.getByRole('button', { name: search.start }).click()
  await expect(page.getByText(plural('ru', search.found, 1))).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'config.yml' }).click()
  await expect(page.getByRole('dialog').getByText('axes-only')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: panel.frame.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(files.grid.or(page.getByRole('heading', { name: search.title })).first()).toBeVisible()
})

test('files: one is created, renamed, given permissions, packed and unpacked @phone', {
  tag: '@phone-nightly',
}, async ({ page, files }) => {
  await files.make(actions.newFolder)
  expect(await axeFaults(page, 'main')).toEqual([])
  await page.getByLabel(dialogs.nameLabel, { exact: true }).fill('world')
  await files.dialog.getByRole('button', { name: dialogs.create }).click()
  await expect(page.getByText(dialogs.nameTaken)).toBeVisible()
  await files.named('maps')
  await expect(files.row('maps')).toBeVisible()
  await files.make(actions.newFile)
  await files.named('notes.txt')
  await expect(page.getByRole('dialog', { name: 'notes.txt' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: panel.frame.close }).click()
  await files.act('notes.txt', actions.rename)
  await files.renames('заметки.txt')
  await expect(files.row('заметки.txt')).toBeVisible()
  await files.act('заметки.txt', actions.mode)
  const mode = files.dialog.getByLabel(dialogs.modeOctal)
  await expect(mode).toHaveValue('644')
  await files.dialog.getByLabel(`${dialogs.group}: ${dialogs.write}`).check()
  await expect(mode).toHaveValue('664')
  expect(await axeFaults(page, 'main')).toEqual([])
  await files.dialog.getByRole('button', { name: panel.frame.save }).click()
  await expect(page.getByText(done.mode)).toBeVisible()
  await files.act('plugins', actions.pack)
  await files.dialog.getByRole('button', { name: actions.pack }).click()
  await expect(page.getByText(fill(done.packed, { name: 'plugins.zip' }))).toBeVisible()
  await files.act('plugins.zip', actions.unpack)
  await expect(files.dialog.getByText('Skyblock/region/r.0.0.mca')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  await files.dialog.getByLabel(dialogs.unpackInto).selectOption('here')
  await files.dialog.getByRole('button', { name: actions.unpack }).click()
  await expect(page.getByText(fill(done.unpacked, { name: 'plugins.zip' }))).toBeVisible()
  await expect(files.row('Skyblock')).toBeVisible()
})

test('selection: files chosen by mouse and keyboard are copied, moved, deleted and restored', {
  tag: '@nightly',
}, async ({ page, files, world }) => {
  await files.row('banned-ips.json').click({ position: { x: 400, y: 20 } })
  await files.row('bukkit.yml').click({ modifiers: ['Shift'], position: { x: 400, y: 20 } })
  await expect(page.getByRole('status').filter({ hasText: plural('ru', actions.chosen, 3) })).toBeVisible()
  await files.row('banned-players.json').click({ modifiers: ['Control'], position: { x: 400, y: 20 } })
  await expect(files.check('banned-players.json')).not.toBeChecked()
  await page.keyboard.press('Control+c')
  await files.link('cache').click()
  await expect(page).toHaveURL(`${world.panelUrl}${server}/files/cache`)
  await page.getByRole('button', { name: fill(actions.pasteCount, { count: 2 }) }).click()
  await expect(page.getByText(plural('ru', done.copied, 2))).toBeVisible()
  await expect(files.row('bukkit.yml')).toBeVisible()

  // Only the keyboard from here on.
  await files.grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+x')
  await page.keyboard.press('Backspace')
  await expect(files.row('server.properties')).toBeVisible()
  await files.grid.focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByText(dialogs.takenText.split('{name}')[0] ?? '')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  await files.dialog.getByRole('button', { name: dialogs.taken.keep_both }).click()
  await expect(page.getByText(plural('ru', done.moved, 2))).toBeVisible()
  await expect(files.row('bukkit (2).yml')).toBeVisible()

  await files.check('bukkit (2).yml').check()
  await files.grid.focus()
  await page.keyboard.press('Delete')
  await files.dialog.getByRole('button', { name: actions.remove }).click()
  await expect(files.row('bukkit (2).yml')).toHaveCount(0)
  await page.getByRole('button', { name: actions.undo }).click()
  await expect(files.row('bukkit (2).yml')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Escape')
  await expect(files.check('world')).not.toBeChecked()
})

test('trash: a deleted file is restored once, or deleted for good @phone', {
  tag: '@phone-nightly',
}, async ({ page, files }) => {
  for (const name of ['spigot.yml', 'ops.json']) await files.check(name).check()
  const bar = page.getByRole('region', { name: plural('ru', actions.chosen, 2) })
  await bar.getByRole('button', { name: actions.remove }).click()
  const sure = page.getByRole('dialog', { name: /ещё 1\?$/ })
  await sure.getByRole('button', { name: actions.remove }).click()
  await expect(files.row('ops.json')).toHaveCount(0)
  await page.getByRole('link', { name: actions.bin }).click()
  const kept = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(kept('ops.json')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  // The second click has no effect.
  await kept('ops.json').getByRole('button', { name: messages.bin.restore }).dblclick()
  await expect(page.getByText(plural('ru', done.restored, 1))).toBeVisible()
  await expect(kept('ops.json')).toHaveCount(0)
  await page.getByRole('button', { name: messages.bin.clear }).click()
  await files.dialog.getByRole('button', { name: messages.bin.clear }).click()
  await expect(page.getByRole('heading', { name: messages.bin.empty })).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  await page.getByRole('link', { name: messages.bin.back }).click()
  await expect(files.row('ops.json')).toBeVisible()
  await expect(files.row('spigot.yml')).toHaveCount(0)
  // The response to a second click would have arrived, and errors stay visible.
  await expect(page.getByText(messages.failures.not_found)).toHaveCount(0)
})

test('deletion: one question names files, sizes, a world in use and that it is permanent @phone', {
  tag: '@phone-nightly',
}, async ({ page, files }) => {
  for (const name of ['world', 'ops.json']) await files.check(name).check()
  const bar = page.getByRole('region', { name: plural('ru', actions.chosen, 2) })
  await bar.getByRole('button', { name: panel.frame.more }).click()
  await page.getByRole('menuitem', { name: actions.removeForever }).click()
  const named = page.getByRole('dialog', { name: 'Удалить «world» и ещё 1?' })
  await expect(named.getByRole('listitem').filter({ hasText: 'world' })).toContainText(/файл.* · .*(МБ|ГБ)/)
  await expect(named.getByRole('listitem').filter({ hasText: 'ops.json' })).toContainText(/\d/)
  await expect(named.getByText(fill(dialogs.removeWorld, { name: 'world' }))).toBeVisible()
  await expect(named.getByText(dialogs.removeForever)).toBeVisible()
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await named.getByRole('button', { name: actions.removeForever }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(files.row('world')).toHaveCount(0)
})

test('touch: a long press selects a row once, and every action is reachable @phone-only', async ({
  page,
  files,
}) => {
  const row = files.row('ops.json')
  const touch = { pointerType: 'touch', isPrimary: true }
  await row.dispatchEvent('pointerdown', touch)
  await expect(files.check('ops.json')).toBeChecked()
  await row.dispatchEvent('pointerup', touch)
  await files.check('ops.json').dispatchEvent('click')
  await expect(files.check('ops.json')).toBeChecked()
  await files.link('eula.txt').tap()
  await expect(files.check('eula.txt')).toBeChecked()
  const bar = page.getByRole('region', { name: plural('ru', actions.chosen, 2) })
  await bar.getByRole('button', { name: panel.frame.more }).tap()
  const sheet = page.getByRole('menu')
  await expect(sheet.getByRole('menuitem', { name: actions.pack })).toBeInViewport()
  await expect(sheet.getByRole('menuitem', { name: actions.removeForever })).toBeInViewport()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: actions.clear }).tap()
})

test('upload: a name conflict is asked before the upload, and the choice is kept @phone', {
  tag: '@phone-nightly',
}, async ({ page, files }) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: panel.uploads.chooseFiles }).click()
  const own = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await (await chooser).setFiles([
    own('ops.json', '[1]'),
    own('eula.txt', 'eula=false'),
    own('new.txt', 'new'),
  ])
  await expect(files.row('new.txt')).toBeVisible()
  await expect(files.dialog.getByText(fill(panel.uploads.takenText, { name: 'ops.json' }))).toBeVisible()
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await files.dialog.getByRole('button', { name: panel.uploads.keepBoth }).click()
  await expect(files.dialog.getByText(fill(panel.uploads.takenText, { name: 'eula.txt' }))).toBeVisible()
  await files.dialog.getByRole('button', { name: panel.uploads.skip }).click()
  await expect(files.row('ops (2).json')).toBeVisible()
  const tray = page.getByRole('region', { name: panel.uploads.title })
  await expect(tray.getByText(plural('ru', panel.uploads.skipped, 1))).toBeVisible()
  expect(await axeFaults(page, `[aria-label="${panel.uploads.title}"]`)).toEqual([])
  await tray.getByRole('button', { name: panel.frame.dismiss }).click()
  await expect(tray).toHaveCount(0)
})

test('download by URL: the node fetches it, and an invalid URL is reported @phone', {
  tag: '@nightly',
}, async ({ page, files }) => {
  await files.make(actions.pull)
  const address = files.dialog.getByLabel(dialogs.pullUrl)
  await address.fill('ftp://files.example/a.zip')
  await page.keyboard.press('Enter')
  await expect(page.getByText(dialogs.pullFault)).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  await address.fill('https://files.example/a.zip')
  await page.keyboard.press('Enter')
  // The demo fetches nothing.
  await expect(page.getByText(messages.failures.address_refused)).toBeVisible()
})

test("world import: a world from an archive replaces the stopped server's own, which goes to trash @phone", {
  tag: '@phone-nightly',
}, async ({ page, files }) => {
  await page.getByRole('button', { name: actions.new, exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: actions.bringWorld }).click()
  await (await chooser).setFiles({
    name: 'old host.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK'),
  })
  await expect(files.dialog.getByText(/^1\.21\.4 · /)).toBeVisible()
  const restore = files.dialog.getByRole('button', { name: actions.importWorld })
  await expect(restore).toBeDisabled()
  await expect(files.dialog.getByText(dialogs.worldRuns)).toBeVisible()
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await files.dialog.getByRole('button', { name: panel.actions.stop }).click()
  await expect(restore).toBeEnabled()
  await restore.click()
  await expect(page.getByText(fill(done.worldChanged, { name: 'Skyblock', folder: 'world' }))).toBeVisible()
  await files.link('world').click()
  await expect(files.row('level.dat')).toBeVisible()
  await expect(files.row('region')).toHaveCount(0)
  await page.getByRole('link', { name: actions.bin }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'world' }).first()).toBeVisible()
})
