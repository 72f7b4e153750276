import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMessages } from './all.ts'
import { checkMessages } from './check.ts'
import { pageTitle } from './format.ts'
import { foreignLetters, textsIn } from './letters-for-tests.ts'
import { localeFacts, locales } from './locales.ts'

test('nine languages, nine files, no faults', () => {
  const files = readdirSync(new URL('messages/', import.meta.url)).sort()
  expect(files).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkMessages()).toEqual([])
})

test('the check finds a missing, a surplus and an empty message, a lost placeholder and an absent plural form', () => {
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
  const faults = checkMessages(broken as never)
  expect(faults).toHaveLength(5)
  expect(faults.join('\n')).toContain('messages/lv.ts: frame.home: expected a message')
  expect(faults.join('\n')).toContain('frame.surplus: no other language')
  expect(faults.join('\n')).toContain('frame.help: expected a text')
  expect(faults.join('\n')).toContain('frame.company: expected the placeholders')
  expect(faults.join('\n')).toContain('systems.problems: expected the plural form "zero"')
})

test.each(locales)('%s: titles and descriptions are as long as search results show', (locale) => {
  for (const [id, { title, description }] of Object.entries(allMessages[locale].landing.pages)) {
    expect.soft(title.replace('{brand}', 'Zubr').length, `${id} title`).toBeLessThanOrEqual(70)
    expect.soft(description.length, `${id} description`).toBeGreaterThanOrEqual(70)
    expect.soft(description.length, `${id} description`).toBeLessThanOrEqual(170)
  }
})

test.each(locales)(
  '%s: one dash stands before the brand, in the catalogue as in titles that are put together',
  (locale) => {
    const dashes = textsIn(allMessages[locale]).flatMap((text) => text.match(/[—–](?= \{brand\})/g) ?? [])
    expect(dashes.length).toBeGreaterThan(30)
    expect(pageTitle(locale, 'Wiki', 'Zubr')).toBe(`Wiki ${localeFacts[locale].dash} Zubr`)
    expect(new Set(dashes)).toEqual(new Set([localeFacts[locale].dash]))
  },
)

test.each(locales)('%s: no line ends between a number and its unit, or within a unit', (locale) => {
  const { pages, ...landing } = allMessages[locale].landing
  // Descriptions stand in search results alone.
  const leads = Object.values(pages).map(({ a, b, lead }) => [a, b, lead])
  const texts = textsIn({ ...allMessages[locale], landing: [landing, leads] })
  const torn = /\d (?:[КМГkMG][Btб]|[GTГТ]b|[ГТ]б|мс|ms)|15 [sSс]e?|Ryzen 9|(?<=[tbт])\/[sс](?!\p{L})/u
  expect(texts.filter((text) => torn.test(text))).toEqual([])
})

test.each(locales)('%s: no two landing pages share a title or a description', (locale) => {
  const heads = Object.values(allMessages[locale].landing.pages)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

test.each(locales)('%s: no letter of another language', (locale) => {
  const texts = textsIn(allMessages[locale])
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter((text) => foreignLetters[locale].test(text))).toEqual([])
  expect(localeFacts[locale].name).not.toBe('')
})

test('the Russian words that the specification quotes stand letter for letter', () => {
  const { frame, systems, status, landing, notFound, soon, wiki, partner, login, paySuccess, payError } =
    allMessages.ru
  expect(wiki.search).toMatch(/^Поиск по названию/)
  expect(wiki.sections.site).toBe('Взаимодействие с сайтом')
  expect(wiki.sections.optimization).toBe('Оптимизация сервера')
  expect(wiki.unfinished).toBe('Раздел еще дорабатывается!')
  expect(partner.missing).toBe('Вы заполнили не все поля!')
  expect(partner.failed).toBe('Ошибка при отправке заявки')
  expect(partner.sent).toBe('Успешно отправлено!')
  expect(login.wrong).toBe('Введите корректные данные!')
  expect(login.submit).toBe('Войти')
  expect(paySuccess.heading).toBe('Оплата успешно завершена!')
  expect(payError.heading).toBe('Оплата завершена с ошибкой!')
  expect(frame.help).toBe('Помощь')
  expect(frame.knowledgeBase).toBe('База знаний')
  expect(frame.contact).toBe('Связаться с нами')
  expect(systems.allWell).toBe('Все системы работают исправно!')
  expect(status.heading).toBe('Статус систем')
  expect(landing.join).toBe('Вступить')
  expect(notFound.heading).toBe('Страница не найдена!')
  expect(soon.heading).toBe('Страница на технических работах')
})
