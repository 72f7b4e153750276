import type { Page } from '@playwright/test'
import { ru as messages } from '@zubr/i18n/addons/ru'
import { fill } from '@zubr/i18n/format'
import { ru as panel } from '@zubr/i18n/panel/ru'
import { expect } from './processes.ts'

/** An owner's actions on plugins and mods in the panel. */
export function addonOwner(page: Page) {
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const tab = async () => {
    await page
      .getByRole('navigation', { name: panel.server.tabs })
      .getByRole('link', { name: new RegExp(`^(?:${messages.kinds.plugin}|${messages.kinds.mod})$`) })
      .click()
  }
  const page_ = (name: string) =>
    page
      .getByRole('navigation', { name: messages.pages.label })
      .getByRole('link', { name, exact: true })
      .click()
  const isDone = (what: 'install' | 'update' | 'remove') =>
    expect(
      page
        .getByRole('region', { name: panel.frame.notices })
        .getByText(messages.changes.what[what].split('{name}')[0] ?? ''),
    ).toBeVisible({ timeout: 240_000 })

  return {
    messages,
    tab,

    /** Searches a project by name and opens its page. */
    async finds(name: string): Promise<void> {
      await tab()
      await page_(messages.pages.catalogue)
      await page.getByRole('searchbox', { name: messages.catalogue.search }).fill(name)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    },

    /** Installs the project of the open page: the compatible version, or a specific one. */
    async installs(wish: { with?: string; version?: string } = {}): Promise<void> {
      if (wish.version)
        await row(wish.version).getByRole('button', { name: messages.project.install }).click()
      else await page.getByRole('button', { name: messages.project.install, exact: true }).first().click()
      if (wish.with) await expect(dialog.getByText(wish.with).first()).toBeVisible()
      await dialog.getByRole('button', { name: messages.plan.go.install, exact: true }).click()
      await isDone('install')
    },

    async updates(name: string, to: string): Promise<void> {
      await tab()
      await row(name)
        .getByRole('button', { name: `${messages.installed.update}: ${name}` })
        .click()
      await expect(dialog.getByText(to).first()).toBeVisible()
      await dialog.getByRole('button', { name: messages.plan.go.update, exact: true }).click()
      await isDone('update')
    },

    async removes(name: string): Promise<void> {
      await tab()
      await row(name).getByLabel(panel.frame.more).click()
      await page.getByRole('button', { name: `${messages.installed.remove}: ${name}` }).click()
      await dialog.getByRole('button', { name: messages.plan.go.remove, exact: true }).click()
      await isDone('remove')
    },

    /** Uses the tab's offer, because changes apply at the next start. */
    async restarts(): Promise<void> {
      await tab()
      await page.getByRole('button', { name: panel.settings.restartNow }).click()
      // With players online a confirmation is required.
      const confirm = dialog.getByRole('button', { name: panel.actions.restart })
      await expect(confirm.or(page.getByText(panel.actionTaken.restart)).first()).toBeVisible()
      if (await confirm.isVisible()) await confirm.click()
    },

    /** Uses the notice on every page of the server. */
    async goesBack(): Promise<void> {
      await page.getByRole('button', { name: messages.changes.undo }).first().click()
      await dialog.getByRole('button', { name: messages.changes.undo }).click()
      await expect(page.getByText(messages.changes.suspectText)).toBeHidden({ timeout: 240_000 })
    },

    /** The mark of a row. */
    offer: (name: string, version: string) =>
      row(name).getByText(fill(messages.installed.newer, { version })),
  }
}
