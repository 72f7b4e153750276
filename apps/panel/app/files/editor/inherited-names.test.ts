import { expect, test } from 'vitest'
import { check } from './checks/check.ts'
import { languageName, languageOf } from './code/languages.ts'
import { lookByName } from './kind.ts'

test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
  'prototype keys: a file with the extension %s is plain text',
  async (extension) => {
    const name = `notes.${extension}`
    expect(languageName(name)).toBeUndefined()
    expect(await languageOf(name)).toEqual([])
    expect(lookByName(name)).toBeNull()
    expect(check(name, 'text')).toEqual([])
  },
)
