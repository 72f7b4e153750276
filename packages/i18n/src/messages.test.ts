import { expect, test } from 'vitest'
import { allMessages } from './all.ts'
import { pageTitle } from './format.ts'
import { localeFacts, locales } from './locales.ts'
import { textsIn } from './testing/letters.ts'

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
