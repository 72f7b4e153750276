import { expect, test } from 'vitest'
import { restartIn } from './chat.ts'
import { locales } from './locales.ts'

test('countdown: whole minutes are shown as minutes, the rest as seconds', () => {
  expect([1800, 300, 120, 60, 30, 1].map((seconds) => restartIn('ru', seconds))).toEqual([
    'Сервер перезапустится через 30 минут.',
    'Сервер перезапустится через 5 минут.',
    'Сервер перезапустится через 2 минуты.',
    'Сервер перезапустится через 1 минуту.',
    'Сервер перезапустится через 30 секунд.',
    'Сервер перезапустится через 1 секунду.',
  ])
})

test("countdown: every language fits into one line of the game's chat", () => {
  for (const locale of locales) {
    const lines = [1800, 60, 10, 1].map((seconds) => restartIn(locale, seconds))
    expect(new Set(lines).size, locale).toBe(4)
    for (const line of lines) expect(line, locale).toMatch(/^[^\n{}]{10,90}\.$/)
  }
})
