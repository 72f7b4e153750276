import type { Page } from '@playwright/test'
import { ru as messages } from '@zubr/i18n/addons/ru'
import { ru as core } from '@zubr/i18n/core/ru'
import { fill } from '@zubr/i18n/format'
import { expect } from './processes.ts'

/**
 * An owner's actions on modpacks in the panel: creates a server with one, or installs one from a
 * file.
 */
export function packOwner(page: Page, panelUrl: string) {
  const dialog = page.getByRole('dialog')
  return {
    messages,

    /**
     * Selects a modpack on the creation page, which warns before the purchase that the plan has
     * little memory for it.
     */
    async begins({ pack, version }: { pack: string; version: string }): Promise<string> {
      await page.goto(`${panelUrl}/create?plan=java-free`)
      await page.getByLabel('Название').fill('Пуща')
      await page.getByLabel('Поддомен').fill('pushcha')
      await expect(page.getByText('Свободен')).toBeVisible()
      await page.getByRole('radio', { name: core.pack.pack, exact: true }).check()
      await page.getByRole('searchbox', { name: core.pack.search }).fill(pack)
      await page.getByRole('button', { name: `${core.pack.take}: ${pack}` }).click()
      const versions = page.getByRole('combobox', { name: core.pack.versions })
      const option = versions.getByRole('option', { name: version })
      await versions.selectOption((await option.textContent()) ?? '')
      await expect(
        page.getByText(fill(core.pack.runs, { loader: 'Fabric', version: '1.18.2' })),
      ).toBeVisible()
      const short = fill(core.pack.memoryShort, { memory: '3 ГБ', plan: '1,5 ГБ' })
      await expect(page.getByText(short)).toBeVisible()
      await page.getByRole('button', { name: 'Создать бесплатно' }).click()
      // The terms of the game are not preselected.
      await expect(page.getByRole('checkbox', { name: /EULA/ })).toBeFocused()
      await page.getByRole('checkbox', { name: /EULA/ }).check()
      await page.getByRole('button', { name: 'Создать бесплатно' }).click()
      await expect(page).toHaveURL(/\/servers\/[0-9a-f-]{36}$/)
      return page.url().split('/').at(-1) ?? ''
    },

    /** Uploads files to the tab. */
    uploads: (...files: { name: string; body: Buffer }[]) =>
      page.getByLabel(messages.installed.upload, { exact: true }).setInputFiles(files.map(asPayload)),

    /** Uploads a modpack to the server's modpack card. */
    bringsPack: (name: string, body: Buffer) =>
      page.getByLabel(messages.pack.fromFile, { exact: true }).setInputFiles(asPayload({ name, body })),

    /**
     * Reads the changes of a modpack's next version, by the messages of each group, and confirms.
     */
    async updates(title: { name: string; version: string }, says: readonly string[]): Promise<void> {
      const question = page.getByRole('dialog', { name: fill(messages.pack.updateTitle, title) })
      for (const text of says) await expect(question.getByText(text)).toBeVisible()
      await question.getByRole('button', { name: messages.installed.update, exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(messages.changes.done)).toBeVisible({ timeout: 240_000 })
    },
  }
}

const asPayload = ({ name, body }: { name: string; body: Buffer }) => ({
  ...{ name, buffer: body },
  mimeType: 'application/octet-stream',
})
