import type { Page } from '@playwright/test'
import { ru as messages } from '@zubr/i18n/core/ru'
import { fill } from '@zubr/i18n/format'
import { expect } from './processes.ts'

/** An owner's actions on a server's core in its settings. */
export function coreOwner(page: Page) {
  const dialog = page.getByRole('dialog')
  const tab = () => page.getByRole('link', { name: 'Настройки', exact: true }).click()
  return {
    messages,

    /** Selects a core and a version, up to the preview. */
    async considers(core: string, version: string): Promise<void> {
      await tab()
      await page.getByRole('button', { name: messages.section.change }).click()
      await page.getByRole('radio', { name: new RegExp(`^${core}`) }).check()
      await page.getByRole('button', { name: 'Другая версия' }).click()
      await page.getByRole('combobox', { name: 'Найти версию' }).fill(version)
      await page.keyboard.press('Enter')
      await expect(page.getByText(fill(messages.plan.moves, { from: '', to: version }).trim())).toBeVisible()
    },

    /** Confirms the preview. */
    async changes(): Promise<void> {
      await page.getByRole('button', { name: messages.plan.go, exact: true }).click()
      await expect(page.getByText(messages.news.saving)).toBeVisible()
    },

    decides: () => page.getByRole('button', { name: messages.plan.cancel, exact: true }).click(),

    isDone: (what: string) =>
      expect(page.getByText(fill(messages.news.done, { what }))).toBeVisible({ timeout: 240_000 }),

    /** Uses the button beside the result of the change. */
    async goesBack(): Promise<void> {
      await page.getByRole('main').getByRole('button', { name: messages.news.undo }).last().click()
      await dialog.getByRole('button', { name: messages.news.undo }).click()
      await expect(page.getByText(messages.news.undone)).toBeVisible({ timeout: 240_000 })
    },

    async reinstalls({ name, without = [] }: { name: string; without?: string[] }): Promise<void> {
      await tab()
      await page.getByRole('button', { name: messages.reinstall.button }).click()
      for (const part of without) await dialog.getByRole('checkbox', { name: part }).check()
      await dialog.getByLabel(fill(messages.reinstall.type, { name })).fill(name)
      await dialog.getByRole('button', { name: messages.reinstall.button }).click()
      // The message of the previous change is gone by then.
      await expect(page.getByText(messages.news.saving)).toBeVisible()
    },
  }
}
