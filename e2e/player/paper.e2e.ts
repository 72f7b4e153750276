import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { ru as panel } from '@zubr/i18n/panel/ru'
import { fakeJars } from '@zubr/process/fake-jars'
import { editing } from '../support/edits-settings.ts'
import { openMakers } from '../support/makers.ts'
import { newcomer } from '../support/newcomer.ts'
import { playersCore } from '../support/players-core.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'
import { worldOwner } from '../support/world-owner.ts'

// Paper from its makers' interface, which is a fake, to a player in the world. The player's client
// comes from the npm registry, with flying-squid.

test('Paper: a visitor selects it, agrees to its terms, and a player joins (npm registry)', {
  tag: '@nightly',
}, async ({ start, dataDir, page }) => {
  const { paper } = await fakeJars()
  const makers = await openMakers({ 'paper.jar': paper })
  try {
    const { settings, siteUrl, panelUrl } = await journeyPorts()
    await mkdir(dataDir, { recursive: true })
    const product = await start({ ...settings, CORE_SOURCES: makers.url })
    const [core] = await Promise.all([playersCore(), product.ready()])
    const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir, playersCore: core })

    await test.step('arrives by the button of the landing page', async () => {
      await page.goto(siteUrl)
      await page.getByRole('main').getByRole('link', { name: 'Создать сервер' }).first().click()
      await visitor.registers()
      await visitor.confirms()
    })
    await test.step('the API has read the catalogue, and the node reports that it runs it', () =>
      worldOwner(page, panelUrl).isOffered('paper'))
    await test.step('selects Paper in a version whose Java this machine has', () =>
      visitor.creates({ core: 'Paper', version: '1.18.2' }))
    const { id } = await visitor.server()
    const data = path.join(dataDir, 'servers', id, 'data')
    await visitor.seesItRunning()
    await expect(page.getByText('Paper 1.18.2').first()).toBeVisible()

    const player = await test.step('a player joins, and the panel shows the name', async () => {
      const joined = await visitor.joins('1.8.8')
      await expect(page.getByText('Zubrenok').first()).toBeVisible({ timeout: 20_000 })
      return joined
    })
    await test.step("the player's chat is in the console, and a command reaches the player", () =>
      visitor.talksThroughTheConsole(player))

    await test.step('console: no tab of the server logs an error while nothing is wrong', async () => {
      const errors: string[] = []
      const note = (message: { type(): string; text(): string; location(): { url: string } }) =>
        message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`)
      page.on('console', note)
      page.on('pageerror', ({ message }) => errors.push(message))
      const tabs = page.getByRole('navigation', { name: panel.server.tabs }).getByRole('link')
      for (let index = 0; index < (await tabs.count()); index += 1) {
        const tab = tabs.nth(index)
        await tab.click()
        await expect(tab).toHaveAttribute('aria-current', 'page')
        await page.waitForLoadState('networkidle')
      }
      page.off('console', note)
      expect(errors).toEqual([])
    })

    const settingsFile = editing(page, 'server.properties', path.join(data, 'server.properties'))
    await test.step('an invalid setting is saved only after a confirmation, and asks for a restart', () =>
      settingsFile.savesInSpiteOfFaults())
    await test.step("another user's change is shown and confirmed before it is overwritten", () =>
      settingsFile.meetsAnothersChange())
    await test.step('a draft from before a reload overwrites nothing by itself', () =>
      settingsFile.findsADraft())
  } finally {
    await makers.close()
  }
})
