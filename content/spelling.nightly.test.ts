import { existsSync } from 'node:fs'
import { locales } from '@zubr/i18n/locales'
import { canInstallPackages, installPackages } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { checkSpelling, readWordList, spellingPackages } from './testing/spelling.ts'
import { allTexts } from './testing/texts.ts'

const names = readWordList('names')

beforeAll(async () => {
  const isComplete = existsSync('/usr/bin/enchant-2') && existsSync('/usr/share/hunspell/lt_LT.dic')
  if (!isComplete && canInstallPackages()) await installPackages(spellingPackages)
}, 600_000)

test.each(locales)('spelling: %s has only words of its dictionary or our list', async (locale) => {
  const words = readWordList(locale)
  expect(await checkSpelling(allTexts(locale), locale, { names, words })).toEqual({
    misspelled: [],
    unused: [],
  })
})

test.each(locales)(
  'spelling: a misspelt word, and an unused word of the list, are found in %s',
  async (locale) => {
    const word = locale === 'ru' || locale === 'ua' ? 'серверрр' : 'serverrr'
    const text = { locale, place: 'faq', text: `${word} 1.21.4 server.jar McServer` }
    const found = await checkSpelling([text], locale, { names: [], words: ['zzz'] })
    expect(found).toEqual({ misspelled: [`${word}: faq`], unused: ['zzz'] })
  },
)
