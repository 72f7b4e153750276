import type { Locator, Page } from '@playwright/test'
import { ru as messages } from '@zubr/i18n/files/ru'
import { fill } from '@zubr/i18n/format'

/** The file manager with Russian labels. */
export function filesPage(page: Page) {
  const grid = page.getByRole('grid', { name: messages.list.label })
  const check = (name: string) =>
    page.getByRole('checkbox', { name: fill(messages.list.choose, { name }), exact: true })
  const row = (name: string): Locator => grid.getByRole('row').filter({ has: check(name) })
  const dialog = page.getByRole('dialog')
  const choose = async (item: string) => {
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  return {
    grid,
    row,
    check,
    dialog,
    link: (name: string) => row(name).getByRole('link', { name }),
    /** Names in the list, from the top. */
    names: async () =>
      (await grid.getByRole('row').getByRole('link').allTextContents()).map((text) =>
        text.replace(new RegExp(`^(?:${messages.list.folder}|${messages.list.link}) `), ''),
      ),
    /** Selects an item of a row's menu. */
    async act(name: string, item: string): Promise<void> {
      await row(name)
        .getByRole('button', { name: fill(messages.list.actionsFor, { name }) })
        .click()
      await choose(item)
    },
    /** Selects an item of the "new" menu. */
    async make(item: string): Promise<void> {
      await page.getByRole('button', { name: messages.actions.new, exact: true }).click()
      await choose(item)
    },
    /** Types the name of a new item, and creates it. */
    async named(name: string): Promise<void> {
      await page.getByLabel(messages.dialogs.nameLabel, { exact: true }).fill(name)
      await dialog.getByRole('button', { name: messages.dialogs.create }).click()
    },
    /** Types another name in the row that is being renamed. */
    async renames(name: string): Promise<void> {
      const field = grid.getByRole('textbox', { name: messages.list.name })
      await field.fill(name)
      await field.press('Enter')
    },
  }
}
