import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allMessages } from '../all.ts'
import { locales } from '../locales.ts'
import { allPanelMessages } from '../panel-all.ts'
import { foreignLetters, textsIn } from '../testing/letters.ts'
import { catalogues } from './catalogues.ts'
import { checkCatalogues, checkMessages } from './check.ts'

/** Folders whose messages are part of another catalogue. */
const parts = [
  'addon-categories',
  'backups',
  'panel-balance',
  'panel-schedule',
  'panel-sftp',
  'panel-uploads',
  'terms',
]

test('catalogues: every folder of messages is checked and has nine languages', () => {
  const root = path.join(import.meta.dirname, '..')
  const files = globSync('*/??.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('glossary/'))
  const folders = [...Object.keys(catalogues), ...parts].sort()
  expect([...new Set(files.map((file) => path.dirname(file)))].sort()).toEqual(folders)
  expect(files.sort()).toEqual(
    folders.flatMap((folder) => locales.map((locale) => `${folder}/${locale}.ts`)).sort(),
  )
})

test('catalogues: messages are complete and not empty, with all placeholders and plural forms', () => {
  expect(checkCatalogues()).toEqual([])
})

test('check: missing, extra and empty messages, placeholders and plural forms are found', () => {
  const broken = structuredClone(allMessages) as unknown as Record<
    string,
    Record<string, Record<string, unknown>>
  >
  const { frame, systems } = broken.lv ?? {}
  if (!frame || !systems) throw new Error('lv has no frame')
  delete frame.home
  frame.surplus = 'x'
  frame.help = ' '
  frame.company = 'no placeholder'
  delete (systems.problems as Record<string, string>).zero
  const faults = checkMessages(broken as never, 'messages')
  expect(faults).toHaveLength(5)
  expect(faults.join('\n')).toContain('messages/lv.ts: frame.home: expected a message')
  expect(faults.join('\n')).toContain('frame.surplus: no other language')
  expect(faults.join('\n')).toContain('frame.help: expected a text')
  expect(faults.join('\n')).toContain('frame.company: expected the placeholders')
  expect(faults.join('\n')).toContain('systems.problems: expected the plural form "zero"')
})

test('check: an error names the file of its own catalogue', () => {
  const broken = structuredClone(allPanelMessages) as unknown as Record<string, Record<string, unknown>>
  const frame = broken.fi?.frame as Record<string, unknown>
  delete frame.save
  expect(checkMessages(broken as never, 'panel')).toEqual([
    'packages/i18n/src/panel/fi.ts: frame.save: expected a message, found none',
  ])
})

describe.each(Object.entries(catalogues))('%s', (_folder, messages) => {
  test.each(locales)(
    'letters: %s has none of another language, no straight quote and no three dots',
    (locale) => {
      const texts = textsIn(messages[locale])
      expect(texts.length).toBeGreaterThan(10)
      expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual(
        [],
      )
    },
  )
})
