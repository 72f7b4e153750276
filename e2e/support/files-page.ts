import type { Locator, Page } from '@playwright/test'
import { ru as messages } from '@zubr/i18n/files/ru'
import { fill } from '@zubr/i18n/format'

/** The file manager as a Russian reader finds it. */
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
    /** The names on the list, from above. */
    names: async () =>
      (await grid.getByRole('row').getByRole('link').allTextContents()).map((text) =>
        text.replace(new RegExp(`^(?:${messages.list.folder}|${messages.list.link}) `), ''),
      ),
    /** Chooses from the menu of a row. */
    async act(name: string, item: string): Promise<void> {
      await row(name)
        .getByRole('button', { name: fill(messages.list.actionsFor, { name }) })
        .click()
      await choose(item)
    },
    /** Chooses from the menu of new things. */
    async make(item: string): Promise<void> {
      await page.getByRole('button', { name: messages.actions.new, exact: true }).click()
      await choose(item)
    },
    /** Writes the name of something new, and has it made. */
    async named(name: string): Promise<void> {
      await page.getByLabel(messages.dialogs.nameLabel, { exact: true }).fill(name)
      await dialog.getByRole('button', { name: messages.dialogs.create }).click()
    },
    /** Writes another name in the row that is being renamed. */
    async renames(name: string): Promise<void> {
      const field = grid.getByRole('textbox', { name: messages.list.name })
      await field.fill(name)
      await field.press('Enter')
    },
  }
}
