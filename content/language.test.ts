import { type Locale, locales } from '@zubr/i18n/locales'
import { describe, expect, test } from 'vitest'
import { allTexts, contentFiles, paragraphsOf, type Text } from './testing/texts.ts'

// Finds text in another language: by script, by letters that a language lacks, and by stop words.

const stopWords: Record<Locale, string> = {
  ru: 'и в не на что с как для или это если только по из к от до при чтобы их есть нет когда можно уже его вы мы ещё также после без',
  en: 'the and of to in is for that with are be on or if as this from by not you your it can when an only at will which has have',
  pl: 'i w nie na że z jak dla lub to jeśli tylko po od do przy aby ich jest są gdy można już jego się oraz który która przez ten bez albo',
  ua: 'і й в у не на що з як для або це якщо лише по із до від при щоб їх є немає коли можна вже його ви ми ще також після без та',
  lv: 'un ir ar no uz par ka kā vai lai ja tikai pēc pie bez nav kad var jau to tā tas kas līdz arī tiek bet jūs mēs savu pirms',
  lt: 'ir yra su iš į apie kad kaip ar arba jei tik po prie be nėra kai galima jau tai jo jų kuris kuri iki taip pat bet jūs mes savo prieš',
  et: 'ja on ei et kui või see mis ainult ka kas kuidas ning siis oma selle enne pärast võib saab juba tema nende ilma kuni teie meie te saa mitte aga',
  fi: 'ja on ei että kun tai se joka vain myös jos miten sekä niin oma sen ennen jälkeen voi saa jo hänen niiden ilman asti te me eivät mutta ovat',
  de: 'und der die das ist nicht mit von zu für auf ein eine wenn als oder sich nur auch bei nach aus dem den im wird sind kann Sie werden',
}
const stopSets = Object.entries(stopWords).map(([locale, words]) => ({
  locale: locale as Locale, // the record's own keys
  words: new Set(words.toLowerCase().split(' ')),
}))

/** Letters that prove that a word belongs to another language. */
const foreignLetters: Record<Locale, RegExp> = {
  ru: /[іїєґąćęłńśźżāčēģīķļņšūžėįųäöüõß]/i,
  ua: /[ыъэёąćęłńśźżāčēģīķļņšūžėįųäöüõß]/i,
  en: /[\p{Script=Cyrillic}ąćęłńśźżāčēģīķļņšūžėįųäöüõß]/iu,
  pl: /[\p{Script=Cyrillic}āčēģīķļņšūžėįųäöüõß]/iu,
  lv: /[\p{Script=Cyrillic}ąćęłńśźżėįųäöüõß]/iu,
  lt: /[\p{Script=Cyrillic}ćłńśźżāēģīķļņäöüõß]/iu,
  et: /[\p{Script=Cyrillic}ąćęłńśźżāčēģīķļņūėįųß]/iu,
  fi: /[\p{Script=Cyrillic}ąćęłńśźżāčēģīķļņūėįųüõß]/iu,
  de: /[\p{Script=Cyrillic}ąćęłńśźżāčēģīķļņšūžėįųõ]/iu,
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? []

/** The language with more stop words than the text's own, if any. */
function otherLanguageOf({ locale, text }: Text): string | undefined {
  const words = wordsOf(text)
  const hits = stopSets.map(({ locale: code, words: own }) => ({
    code,
    hits: words.filter((word) => own.has(word)).length,
  }))
  const own = hits.find(({ code }) => code === locale)?.hits ?? 0
  const best = hits.reduce((a, b) => (b.hits > a.hits ? b : a))
  return best.hits >= 3 && best.hits > own + 1 ? best.code : undefined
}

const foreignWordsOf = ({ locale, text }: Text) =>
  wordsOf(text).filter((word) => foreignLetters[locale].test(word))

describe.each(locales)('language of %s', (locale) => {
  const own = contentFiles.filter((file) => file.locale === locale)
  const texts = allTexts(locale)

  test('letters: no word has letters of another language', () => {
    expect(texts.flatMap((text) => foreignWordsOf(text).map((word) => `${text.place}: ${word}`))).toEqual([])
  })

  test('stop words: no paragraph is in another language', () => {
    expect(
      texts.flatMap((text) => {
        const other = otherLanguageOf(text)
        return other ? [`${text.place}: ${other}: ${text.text}`] : []
      }),
    ).toEqual([])
  })

  test.each(own)('stop words: $file is in its language', ({ file }) => {
    const text = paragraphsOf(file, locale)
      .map((paragraph) => paragraph.text)
      .join(' ')
    const hits = stopSets.map(({ locale: code, words }) => ({
      code,
      hits: wordsOf(text).filter((word) => words.has(word)).length,
    }))
    expect(hits.toSorted((a, b) => b.hits - a.hits)[0]?.code).toBe(locale)
  })
})

test.each<[Locale, string]>([
  ['de', 'Back up the world before you update the plugins, and keep the copy for a week.'],
  ['lt', 'Prieš atnaujinimą сделайте kopiją.'],
  ['ru', 'Зробіть копію світу.'],
  ['ua', 'Сделайте копию мира, чтобы её вернуть, если что-то сломалось.'],
  ['fi', 'Enne uuendamist tee maailmast koopia, kui see võib rikneda ning sa ei saa seda tagasi.'],
  ['en', 'Prima di tutto: der Server ist nicht mit dem Netz verbunden.'],
])('language check: an error in the %s text is found: %s', (locale, text) => {
  const sample = { locale, place: 'here', text }
  expect(foreignWordsOf(sample).length > 0 || otherLanguageOf(sample) !== undefined).toBe(true)
})

test('form of address: German is formal everywhere', () => {
  const texts = allTexts('de').filter(
    // The chat of demo players.
    ({ place }) => !place.startsWith('packages/i18n/src/demo.chat.'),
  )
  const informal = /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|euch|euer)(?!\p{L})/iu
  expect(texts.filter(({ text }) => informal.test(text))).toEqual([])
})
