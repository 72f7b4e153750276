import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import { ru as files } from '@zubr/i18n/files/ru'
import { running } from './newcomer.ts'
import { expect } from './processes.ts'

/** What an owner does with a server's files in the panel. */
export function worldOwner(page: Page, panelUrl: string) {
  const grid = page.getByRole('grid', { name: files.list.label })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Разделы сервера' }).getByRole('link', { name }).click()
  return {
    tab,

    /** Resolves once the API has read that there is this core, and the node has said that it runs it. */
    async isOffered(core: string): Promise<void> {
      const read = async (what: string) => (await page.request.get(`${panelUrl}/api/${what}`)).json()
      await expect
        .poll(
          async () => {
            const [offers, [node]] = await Promise.all([read('cores'), read('nodes')])
            return offers.some(({ id }: { id: string }) => id === core) && node?.runs.includes(core)
          },
          { timeout: 60_000 },
        )
        .toBe(true)
    },

    async begins(): Promise<void> {
      await page.getByRole('button', { name: 'Запустить' }).click()
      await expect(page.getByText(running, { exact: true }).first()).toBeVisible({ timeout: 120_000 })
    },

    /** Brings a folder from their own machine. `meanwhile` happens while the half of it is still to come. */
    async uploads(folder: string, meanwhile: () => Promise<void>): Promise<void> {
      const network = await page.context().newCDPSession(page)
      const slow = (uploadThroughput: number) =>
        network.send('Network.emulateNetworkConditions', {
          ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
        })
      let begun = 0
      const count = (request: Request) => {
        if (request.method() === 'POST' && request.url().endsWith('/uploads')) begun++
      }
      page.on('request', count)
      await slow(2 * 2 ** 20)
      await page.getByLabel('Загрузить папку').setInputFiles(folder)
      const tray = page.getByRole('region', { name: 'Загрузка файлов' })
      const bar = tray.getByRole('progressbar')
      await expect
        .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { intervals: [50] })
        .toBeGreaterThan(20)
      await meanwhile()
      await slow(-1)
      await expect(tray).toContainText('Загружено', { timeout: 120_000 })
      page.off('request', count)
      expect(begun, 'times that its large file was begun').toBe(1)
      await tray.getByRole('button', { name: 'Скрыть' }).click()
      await expect(grid.getByRole('link', { name: path.basename(folder) })).toBeVisible()
    },

    /** Changes a line of a file of the folder that is shown. */
    async edits(name: string, line: string, into: string): Promise<void> {
      await grid.getByRole('link', { name }).click()
      const text = page.getByRole('textbox', { name: `Текст файла ${name}` })
      await text.getByText(line).click()
      await page.keyboard.press('End')
      await page.keyboard.press('Shift+Home')
      await page.keyboard.type(into)
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByRole('dialog').getByText('Сохранено', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Закрыть', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  }
}
