import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { textsIn } from '../testing/letters.ts'
import { edgeMessages } from './all.ts'

describe.each(locales)('edge messages %s', (locale) => {
  const messages = edgeMessages[locale]

  test('characters: no space that the game’s font lacks, and no formatting code', () => {
    expect(textsIn(messages).filter((text) => /\u00a0|\u202f|§/.test(text))).toEqual([])
  })

  test('server list: messages fit an entry', () => {
    const lines = [...Object.values(messages.list), ...Object.values(messages.empty.list)]
    expect(lines.filter((line) => line.length > 45 || /\n|\.$/.test(line))).toEqual([])
    expect(messages.list.starting.length + ' · 100 % · '.length + messages.left.length).toBeLessThanOrEqual(
      45,
    )
  })

  test('join: one line states the problem, another the action', () => {
    const joins = [
      ...Object.values(messages.join),
      ...Object.values(messages.startingJoin),
      messages.empty.join,
    ]
    expect(joins.filter((text) => !/^[^\n]+\.\n[^\n]+\.$/.test(text))).toEqual([])
  })
})
