import { expect, test } from 'vitest'
import { catalogues } from './catalogues/catalogues.ts'
import { locales } from './locales.ts'

/** Words that only turn a sentence into a question. */
const particles = /^(?:kas|vai|ar|czy|чи)$/i

/** Every question in a message, with the path of its key. */
function questionsIn(tree: unknown, path: string): { path: string; text: string }[] {
  if (typeof tree === 'string') return tree.trim().endsWith('?') ? [{ path, text: tree }] : []
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => questionsIn(value, `${path}.${key}`))
}

/** Such as “Delete?”: a verb alone. */
const namesNothing = (text: string) =>
  text.split(/\s+/).filter((word) => !particles.test(word.replaceAll(/[^\p{L}]/gu, ''))).length < 2

test.each(locales)('dialogs in %s: a question in a title names what it is about', (locale) => {
  const titles = Object.entries(catalogues)
    .flatMap(([folder, messages]) => questionsIn(messages[locale], folder))
    .filter(({ path }) => /title/i.test(path))
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter(({ text }) => namesNothing(text))).toEqual([])
  // The title that two questions about files once had.
  for (const text of ['Удалить?', 'Delete?', 'Kas kustutada?']) expect(namesNothing(text)).toBe(true)
})
