import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { startFakeCatalogues } from '@zubr/api/catalogue/fake-sources/fake-sources'
import { fakeJars } from '@zubr/process/fake-jars'
import { addonOwner } from '../support/addon-owner.ts'
import { openMakers } from '../support/makers.ts'
import { newcomer, running } from '../support/newcomer.ts'
import { playersCore } from '../support/players-core.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'
import { worldOwner } from '../support/world-owner.ts'

// Plugins by buttons alone, up to the core's console output. The cores' makers and the catalogue
// are fakes, with files that the fake core really loads.

test('addons: an owner installs a plugin with dependencies, breaks the start and reverts (npm registry)', {
  tag: '@nightly',
}, async ({ start, dataDir, page }) => {
  const { paper } = await fakeJars()
  const makers = await openMakers({ 'paper.jar': paper })
  const catalogue = await startFakeCatalogues()
  try {
    const { settings, siteUrl, panelUrl } = await journeyPorts()
    await mkdir(dataDir, { recursive: true })
    const sources = { CORE_SOURCES: makers.url, CATALOGUE_SOURCES: catalogue.url }
    const product = await start({ ...settings, ...sources })
    const [core] = await Promise.all([playersCore(), product.ready()])
    const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir, playersCore: core })
    const owner = worldOwner(page, panelUrl)
    const addons = addonOwner(page)

    await visitor.registers()
    await visitor.confirms()
    await owner.isOffered('paper')
    const id = await visitor.creates({ core: 'Paper', version: '1.18.2' })
    await visitor.seesItRunning()
    const plugins = path.join(dataDir, 'servers', id, 'data', 'plugins')
    const jars = async () => (await readdir(plugins)).filter((name) => name.endsWith('.jar')).toSorted()

    await test.step('finds a plugin and sees its dependencies before the installation', async () => {
      await addons.finds('Oakpurse')
      await addons.installs({ with: 'Mossbridge' })
      const names = async () => (await jars()).map((name) => name.split('-')[0]?.toLowerCase())
      await expect.poll(names).toEqual(['mossbridge', 'oakpurse'])
    })
    await test.step('starts it, and sees both in the console', async () => {
      await addons.restarts()
      await owner.tab('Консоль')
      await expect(page.getByText('Enabling Mossbridge').first()).toBeVisible({ timeout: 120_000 })
      await expect(page.getByText('Enabling Oakpurse v3.2.0').first()).toBeVisible()
    })
    await test.step('installs an older version of another, which is marked as not the newest', async () => {
      await addons.finds('Emberfall')
      await addons.installs({ version: '2.0.3' })
      await addons.restarts()
      await owner.tab('Консоль')
      await expect(page.getByText('Enabling Emberfall v2.0.3').first()).toBeVisible({ timeout: 120_000 })
    })
    await test.step('updates it to a version that breaks the start', async () => {
      await addons.updates('Emberfall', '2.1.0')
      await addons.restarts()
      await expect(page.getByText(addons.messages.changes.suspectText)).toBeVisible({ timeout: 240_000 })
    })
    await test.step('reverts by one button, and it starts', async () => {
      await addons.goesBack()
      // It may restart by itself just then.
      const begin = page.getByRole('button', { name: 'Запустить', exact: true })
      await expect(begin.or(page.getByText(running, { exact: true })).first()).toBeVisible()
      await begin.click({ timeout: 5_000 }).catch(() => undefined)
      await visitor.seesItRunning()
      await owner.tab('Консоль')
      await expect(page.getByText('Enabling Emberfall v2.0.3').last()).toBeVisible()
    })
    await test.step('removes it', async () => {
      await addons.removes('Emberfall')
      await expect.poll(async () => (await jars()).some((name) => /emberfall/i.test(name))).toBe(false)
    })
    const player = await visitor.joins('1.8.8')
    player.end()
  } finally {
    await catalogue.close()
    await makers.close()
  }
})
