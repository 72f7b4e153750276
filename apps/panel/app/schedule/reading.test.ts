import type { TimeRule } from '@zubr/domain/schedules/times'
import { locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expect, test } from 'vitest'
import { momentIn, readingOf } from './reading.ts'

const read = (rule: TimeRule | string, locale: 'ru' | 'en' | 'de' = 'en') =>
  readingOf(
    { locale, messages: allPanelMessages[locale] },
    typeof rule === 'string' ? { kind: 'cron', expression: rule } : rule,
  )

test.each([
  ['0 4 * * *', 'Every day at 04:00'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['5,35 * * * *', 'Every hour, minutes: 5 and 35'],
  ['0 */6 * * *', 'Every day at 00:00, 06:00, 12:00 and 18:00'],
  [
    '*/10 8-20 * * 1-5',
    'Days of the week: Monday, Tuesday, Wednesday, Thursday and Friday; hours: 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 and 20, minutes: 0, 10, 20, 30, 40 and 50',
  ],
  ['0 4 1,15 * *', 'Days of the month: 1 and 15; at 04:00'],
  ['0 4 13 * fri', 'Days of the month: 13 – or days of the week: Friday; at 04:00'],
  ['30 3 * 12,1 0', 'Days of the week: Sunday; at 03:30; months: January and December'],
])('description: %s means: %s', (expression, reading) => {
  expect(read(expression)).toBe(reading)
})

test('description: times and weekdays are sorted in every language', () => {
  const rule: TimeRule = { kind: 'weekly', days: [7, 1], times: ['18:00', '06:30'] }
  expect(read(rule, 'ru')).toBe('Дни недели: понедельник и воскресенье; в 06:30 и 18:00')
  expect(read(rule, 'de')).toBe('Wochentage: Montag und Sonntag; um 06:30 und 18:00')
  for (const locale of locales)
    expect(readingOf({ locale, messages: allPanelMessages[locale] }, rule), locale).toMatch(/^\S[^{}]+18:00/)
})

test('description: an invalid cron expression has none', () => {
  expect(read('every night')).toBeUndefined()
})

test('time zone: a moment is shown by the clock of its zone', () => {
  expect(momentIn('en', '2026-11-20T12:00:00Z', 'Europe/Kyiv')).toMatch(/20 Nov.*14:00/)
})
