import { appendFile, readFile, writeFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { filesPage } from './files-page.ts'
import { expect } from './processes.ts'

/**
 * An owner's actions on a text file of the server in the panel's editor; `onDisk` is its path on
 * the node.
 */
export function editing(page: Page, name: string, onDisk: string) {
  const files = filesPage(page)
  const editor = page.getByRole('dialog', { name })
  const text = editor.getByRole('textbox', { name: `Текст файла ${name}` })
  const press = (button: string) => editor.getByRole('button', { name: button, exact: true }).click()
  const write = async (own: string) => {
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(own)
    await expect(editor.getByText('Не сохранено')).toBeVisible()
  }
  const isOnDisk = (own: string) => expect.poll(() => readFile(onDisk, 'utf8')).toBe(own)

  return {
    /** Writes a duplicate key, gets a warning, and saves all the same. */
    async savesInSpiteOfFaults(): Promise<void> {
      await page.getByRole('link', { name: 'Файлы' }).click()
      await files.link(name).click()
      await expect(text).toBeVisible()
      const before = await readFile(onDisk, 'utf8')
      await write(`${before}pvp=true\npvp=false\n`)
      await expect(editor.getByText('ключ «pvp» уже был выше').first()).toBeVisible()
      await press('Сохранить')
      await press('Всё равно сохранить')
      await expect(editor.getByRole('button', { name: 'Перезапустить сейчас' })).toBeVisible()
      await isOnDisk(`${before}pvp=true\npvp=false\n`)
      await write(before)
      await press('Сохранить')
      await isOnDisk(before)
    },

    /** Saves over another user's change after both were shown and confirmed. */
    async meetsAnothersChange(): Promise<void> {
      const before = await readFile(onDisk, 'utf8')
      await appendFile(onDisk, '# by somebody else\n')
      await write(`${before}# by the owner\n`)
      await press('Сохранить')
      await expect(editor.getByText(/файл изменили в другом месте/)).toBeVisible()
      await expect(editor.locator('.cm-deletedChunk').getByText('by somebody else')).toBeVisible()
      await isOnDisk(`${before}# by somebody else\n`)
      await press('Сохранить как здесь')
      await isOnDisk(`${before}# by the owner\n`)
      await writeFile(onDisk, before)
    },

    /** Finds the draft of a file that has changed since, and overwrites nothing before a choice. */
    async findsADraft(): Promise<void> {
      const before = await readFile(onDisk, 'utf8')
      await write(`${before}# not saved\n`)
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
        .toContain('# not saved')
      await writeFile(onDisk, `${before}# since then\n`)
      const writes: string[] = []
      const note = (request: Request) => {
        if (request.url().endsWith('/write')) writes.push(request.url())
      }
      page.on('request', note)
      await page.reload()
      await press('Вернуть правки')
      await expect(editor.getByText(/файл изменили в другом месте/)).toBeVisible()
      await press('Сохранить')
      await press('Взять чужое целиком')
      await expect(text).toContainText('# since then')
      expect(writes).toEqual([])
      page.off('request', note)
      await isOnDisk(`${before}# since then\n`)
      await writeFile(onDisk, before)
      await press('Закрыть')
    },
  }
}
