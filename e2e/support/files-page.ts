import type { Locator, Page } from '@playwright/test'
import { ru as words } from '@zubr/i18n/files/ru'
import { fill } from '@zubr/i18n/format'

/** The file manager as a Russian reader finds it. */
export function filesPage(page: Page) {
  const grid = page.getByRole('grid', { name: words.list.label })
  const check = (name: string) =>
    page.getByRole('checkbox', { name: fill(words.list.choose, { name }), exact: true })
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
        text.replace(new RegExp(`^(?:${words.list.folder}|${words.list.link}) `), ''),
      ),
    /** Chooses from the menu of a row. */
    async act(name: string, item: string): Promise<void> {
      await row(name)
        .getByRole('button', { name: fill(words.list.actionsFor, { name }) })
        .click()
      await choose(item)
    },
    /** Chooses from the menu of new things. */
    async make(item: string): Promise<void> {
      await page.getByRole('button', { name: words.actions.new, exact: true }).click()
      await choose(item)
    },
    /** Writes the name of something new, and has it made. */
    async named(name: string): Promise<void> {
      await page.getByLabel(words.dialogs.nameLabel, { exact: true }).fill(name)
      await dialog.getByRole('button', { name: words.dialogs.create }).click()
    },
    /** Writes another name in the row that is being renamed. */
    async renames(name: string): Promise<void> {
      const field = grid.getByRole('textbox', { name: words.list.name })
      await field.fill(name)
      await field.press('Enter')
    },
  }
}
