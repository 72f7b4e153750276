import { type CoreId, coreIds } from '@zubr/domain/cores/kinds'
import { allSettingsFiles } from '@zubr/domain/settings-files/files'
import { nameOf } from '@zubr/domain/settings-files/setting'
import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { allPanelMessages } from '../panel-all.ts'
import { settingsFilesMessages } from './all.ts'

/** What is the same in all languages. */
const terms = { deflate: '', lz4: '', EIGENCRAFT: '', ALTERNATE_CURRENT: '', 1: '', 2: '', 3: '' }

const files = coreIds.flatMap((core: CoreId) => allSettingsFiles(core))

describe.each(locales)('settings files messages %s', (locale) => {
  const messages = settingsFilesMessages[locale]
  const { fields, options } = allPanelMessages[locale].settings

  test('forms: every key has a label, and every option a text', () => {
    const unnamed = files.flatMap(({ words: id, settings }) =>
      settings
        .filter(
          (setting) =>
            setting.field === undefined && !Object.hasOwn(messages.keys[id].labels, nameOf(setting)),
        )
        .map((setting) => `${id} ${nameOf(setting)}`),
    )
    expect(unnamed).toEqual([])
    const wordless = files.flatMap(({ settings }) =>
      settings.flatMap(({ field = '', ...setting }) => {
        if (setting.type !== 'choice') return []
        const own = (options as Record<string, Record<string, string>>)[field] ?? {}
        // What is no plain word is a term that is the same in all languages.
        return (setting.names ?? setting.options).filter(
          (name) => !(name in { ...messages.options, ...own, ...terms }),
        )
      }),
    )
    expect(wordless).toEqual([])
    expect(
      files
        .flatMap(({ settings }) => settings.flatMap(({ field }) => field ?? []))
        .filter((key) => !(key in fields)),
    ).toEqual([])
  })

  test('forms: there are no messages for unknown keys', () => {
    for (const [id, { labels, hints }] of Object.entries(messages.keys)) {
      const names = new Set(
        files.filter((file) => file.words === id).flatMap(({ settings }) => settings.map(nameOf)),
      )
      expect([...Object.keys(labels), ...Object.keys(hints)].filter((key) => !names.has(key))).toEqual([])
    }
  })
})
