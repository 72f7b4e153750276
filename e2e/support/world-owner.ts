import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import type { ServerBackups } from '@zubr/contracts/backups/endpoints'
import { ru as files } from '@zubr/i18n/files/ru'
import { fill } from '@zubr/i18n/format'
import { newcomersPassword, running } from './newcomer.ts'
import { expect } from './processes.ts'
import type { SftpLogin } from './sftp-client.ts'

/** An owner's actions on files and backups in the panel. */
export function worldOwner(page: Page, panelUrl: string) {
  const grid = page.getByRole('grid', { name: files.list.label })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Разделы сервера' }).getByRole('link', { name }).click()
  const list = page.getByRole('listitem')
  return {
    tab,

    /**
     * Resolves once the API lists this core and the node (default: the first) reports that it runs
     * it.
     */
    async isOffered(core: string, node?: string): Promise<void> {
      const read = async (what: string) => (await page.request.get(`${panelUrl}/api/${what}`)).json()
      await expect
        .poll(
          async () => {
            const [offers, nodes] = await Promise.all([read('cores'), read('nodes')])
            const asked = nodes.find(({ name }: { name: string }) => name === (node ?? name))
            return offers.some(({ id }: { id: string }) => id === core) && asked?.runs.includes(core)
          },
          { timeout: 120_000 },
        )
        .toBe(true)
    },

    async begins(): Promise<void> {
      await page.getByRole('button', { name: 'Запустить' }).click()
      await expect(page.getByText(running, { exact: true }).first()).toBeVisible({ timeout: 120_000 })
    },

    /** Uploads a folder. `meanwhile` runs in the middle of the upload. */
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
      let cutOff = 0
      const isOurs = (request: Request) => request.url().includes('/uploads')
      page.on('requestfailed', (request) => {
        if (isOurs(request)) cutOff++
      })
      await slow(2 * 2 ** 20)
      await page.getByLabel('Загрузить папку').setInputFiles(folder)
      const tray = page.getByRole('region', { name: 'Загрузка файлов' })
      const bar = tray.getByRole('progressbar')
      await expect
        .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { intervals: [50] })
        .toBeGreaterThan(20)
      cutOff = 0
      await meanwhile()
      await expect.poll(() => cutOff, 'requests that did not come to their end').toBeGreaterThan(0)
      await slow(-1)
      await expect(tray).toContainText('Загружено', { timeout: 120_000 })
      page.off('request', count)
      expect(begun, 'times that its large file was begun').toBe(1)
      await tray.getByRole('button', { name: 'Скрыть' }).click()
      await expect(grid.getByRole('link', { name: path.basename(folder) })).toBeVisible()
    },

    /** Replaces the server's world with one from an uploaded archive. */
    async importsWorld(archive: string, folder: string, into: string): Promise<void> {
      await page.getByRole('button', { name: 'Создать', exact: true }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('menuitem', { name: files.actions.bringWorld }).click()
      await (await chooser).setFiles(archive)
      const dialog = page.getByRole('dialog', {
        name: fill(files.dialogs.worldTitle, { name: path.basename(archive) }),
      })
      await expect(dialog.getByText(folder, { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: files.actions.importWorld }).click()
      const told = fill(files.done.worldChanged, { name: path.basename(folder), folder: into })
      await expect(page.getByText(told)).toBeVisible()
    },

    /**
     * Creates an SFTP password; returns the card's connection data and the fingerprint of the
     * node's key.
     */
    async opensSftp(): Promise<SftpLogin & { hostKey: string }> {
      await tab('Файлы')
      await page.getByRole('link', { name: 'SFTP', exact: true }).click()
      await page.getByRole('button', { name: 'Создать пароль' }).click()
      const question = page.getByRole('dialog', { name: 'Создать пароль' })
      await question.getByLabel('Текущий пароль').fill(newcomersPassword)
      await question.getByRole('button', { name: 'Создать пароль' }).click()
      const made = page.getByRole('status').filter({ hasText: 'Сохраните пароль' }).locator('code')
      const said = async (term: string) =>
        (await page.locator('dl > div').filter({ hasText: term }).locator('code').textContent()) ?? ''
      return {
        ...{ host: await said('Адрес'), port: await said('Порт'), user: await said('Имя пользователя') },
        ...{ hostKey: await said('Отпечаток ключа узла'), password: (await made.textContent()) ?? '' },
      }
    },

    /** Changes a line of a file in the open folder. */
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

    /** Opens a file's folder from the current one, and deletes the file. */
    async deletes(file: string): Promise<void> {
      const folders = file.split('/')
      const name = folders.pop() ?? ''
      for (const folder of folders) await grid.getByRole('link', { name: folder }).click()
      await grid.getByRole('checkbox', { name: fill(files.list.choose, { name }), exact: true }).check()
      await page.getByRole('button', { name: 'Удалить', exact: true }).click()
      await expect(grid.getByRole('link', { name })).toHaveCount(0)
    },

    /** Sends a console command, and waits for its output. */
    async says(command: string, answer: string): Promise<void> {
      await tab('Консоль')
      // The console accepts commands only after that.
      await expect(page.getByText('INFO]').first()).toBeVisible()
      await page.getByLabel('Команда серверу').fill(command)
      await page.keyboard.press('Enter')
      await expect(page.getByText(answer).first()).toBeVisible()
    },

    /** Makes a backup, and waits until it can be restored. */
    async backsUp(note: string): Promise<void> {
      await tab('Копии')
      await page.getByLabel('Заметка').fill(note)
      await page.getByRole('button', { name: 'Сделать копию' }).click()
      await expect(
        list.filter({ hasText: note }).getByRole('button', { name: /^Восстановить/ }),
      ).toBeEnabled()
    },

    /**
     * Restores a whole backup once `told` is among its changes. `meanwhile` runs during the
     * restore.
     */
    async restores(note: string, told: string, meanwhile?: () => Promise<void>): Promise<void> {
      await tab('Копии')
      const address = page.url().replace(/\/servers\/([^/]+).*/, '/api/servers/$1/backups')
      const last = async () => ((await (await page.request.get(address)).json()) as ServerBackups).restore
      const before = await last()
      await list
        .filter({ hasText: note })
        .getByRole('button', { name: /^Восстановить/ })
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(told)).toBeVisible()
      await dialog.getByRole('button', { name: 'Восстановить' }).click()
      if (meanwhile) {
        let reached: string | undefined
        const phase = async () => {
          const now = await last()
          reached = now?.id === before?.id ? 'saving' : now?.phase
          return reached
        }
        await expect.poll(phase, { intervals: [30], timeout: 120_000 }).not.toBe('saving')
        expect(reached).toBe('restoring')
        await meanwhile()
      }
      await expect
        .poll(
          async () => {
            const now = await last()
            return now?.id === before?.id ? undefined : now?.phase
          },
          { timeout: 120_000 },
        )
        .toBe('done')
      await expect(page.getByText(/^Восстановлено из копии от/)).toBeVisible()
      await expect(list.filter({ hasText: 'Подстраховка, перед восстановлением' }).first()).toBeVisible()
    },
  }
}
