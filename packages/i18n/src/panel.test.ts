import { timeZones } from '@zubr/domain/cores/fields'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { describe, expect, test } from 'vitest'
import { allMessages } from './all.ts'
import { locales } from './locales.ts'
import { allPanelMessages } from './panel-all.ts'

/** The keys of all fields of all cores' forms, and what each choice among them offers. */
const settings = Object.values(coreKinds).flatMap((kind) => kind.settings)
/** They are called by their names in every language. */
const zoneNames = new Set(timeZones.filter((name) => name !== 'node'))
const choices = settings.flatMap((field) =>
  field.type === 'choice'
    ? field.options.filter((option) => !zoneNames.has(option)).map((option) => `${field.key} ${option}`)
    : [],
)

describe.each(locales)('panel messages %s', (locale) => {
  test("site: plans and coming features have the site's texts", () => {
    const { tellMe, freePromise, paidPromise, freeMemory, freeMemoryBackups } = allMessages[locale].plans
    expect(allPanelMessages[locale].create).toMatchObject({
      ...{ tellMe, freePromise, paidPromise, freeMemory, freeMemoryBackups },
    })
  })

  test('settings: every setting of every core has messages, with all its options', () => {
    const { fields, options } = allPanelMessages[locale].settings
    expect(Object.keys(fields).sort()).toEqual([...new Set(settings.map(({ key }) => key))].sort())
    const named = Object.entries(options).flatMap(([key, own]) =>
      Object.keys(own).map((id) => `${key} ${id}`),
    )
    expect(named.sort()).toEqual([...new Set(choices)].sort())
  })

  test('buttons: their text fits', () => {
    const { actions, frame, server, console } = allPanelMessages[locale]
    const buttons = [...Object.values(actions), frame.save, frame.cancel, server.extend, console.send]
    expect(buttons.filter((text) => text.length > 20)).toEqual([])
  })
})
