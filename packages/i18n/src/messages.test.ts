import { expect, test } from 'vitest'
import { allMessages } from './all.ts'
import { pageTitle } from './format.ts'
import { localeFacts, locales } from './locales.ts'
import { textsIn } from './testing/letters.ts'

test.each(locales)('metadata %s: titles and descriptions have the length of search results', (locale) => {
  for (const [id, { title, description }] of Object.entries(allMessages[locale].landing.pages)) {
    expect.soft(title.replace('{brand}', 'Zubr').length, `${id} title`).toBeLessThanOrEqual(70)
    expect.soft(description.length, `${id} description`).toBeGreaterThanOrEqual(70)
    expect.soft(description.length, `${id} description`).toBeLessThanOrEqual(170)
  }
})

test.each(locales)(
  'titles %s: one dash precedes the brand, in the catalogue as in composed titles',
  (locale) => {
    const dashes = textsIn(allMessages[locale]).flatMap((text) => text.match(/[—–](?= \{brand\})/g) ?? [])
    expect(dashes.length).toBeGreaterThan(30)
    expect(pageTitle(locale, 'Wiki', 'Zubr')).toBe(`Wiki ${localeFacts[locale].dash} Zubr`)
    expect(new Set(dashes)).toEqual(new Set([localeFacts[locale].dash]))
  },
)

test.each(locales)('units %s: no line break between a number and its unit, or within a unit', (locale) => {
  const { pages, ...landing } = allMessages[locale].landing
  // Descriptions are only in search results.
  const leads = Object.values(pages).map(({ a, b, lead }) => [a, b, lead])
  const texts = textsIn({ ...allMessages[locale], landing: [landing, leads] })
  const torn = /\d (?:[КМГkMG][Btб]|[GTГТ]b|[ГТ]б|мс|ms)|15 [sSс]e?|Ryzen 9|(?<=[tbт])\/[sс](?!\p{L})/u
  expect(texts.filter((text) => torn.test(text))).toEqual([])
})

test.each(locales)('metadata %s: landing pages have distinct titles and descriptions', (locale) => {
  const heads = Object.values(allMessages[locale].landing.pages)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

test('specification: the quoted Russian texts are unchanged', () => {
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
