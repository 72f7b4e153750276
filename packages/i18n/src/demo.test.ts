import { describe, expect, test } from 'vitest'
import { demoMessages } from './demo-all.ts'
import { locales } from './locales.ts'

describe.each(locales)('demo messages %s', (locale) => {
  test('server names: they are valid', () => {
    const names = Object.values(demoMessages[locale].servers)
    expect(names.filter((name) => name.length > 40)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})
