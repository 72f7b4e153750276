import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { addonsMessages } from './all.ts'

describe.each(locales)('addons messages %s', (locale) => {
  test('buttons: their text fits', () => {
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
