import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkAddonsMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { addonsMessages } from './all.ts'

test('the words of addons have nine languages in nine files without a fault', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^\w\w\.ts$/.test(name))
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkAddonsMessages()).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const texts = textsIn(addonsMessages[locale])

  test('has no letter of another language and no straight quote', () => {
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })

  test('has buttons that fit', () => {
    const { installed, plan, project, changes } = addonsMessages[locale]
    const buttons = [
      installed.update,
      installed.upload,
      ...Object.values(plan.go),
      project.install,
      changes.undo,
    ]
    expect(buttons.filter((text) => text.length > 20)).toEqual([])
  })
})
