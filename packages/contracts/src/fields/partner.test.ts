import { expect, test } from 'vitest'
import { applicationFault } from './partner.ts'

test.each([
  '@anya',
  'Telegram: @bison_by',
  'тг anya_plays',
  'skygeek',
  'Discord skygeek',
  'Зубр#1234',
  'anya@players.example',
  'почта: аня@почта.бел',
  'vk.com/id1',
  'https://video.example/anya',
  'вк.ком/аня',
  '+375 (29) 123-45-67',
  '80291234567',
  'ICQ 12-34-56',
  't.me/bison',
])('contacts: %j is accepted', (text) => {
  expect(applicationFault('contacts', text)).toBeUndefined()
})

test.each([
  'нет',
  'нету контактов',
  '-',
  '.....',
  '@',
  '@ @ @',
  'не скажу',
  'nie mam',
  'ei ole',
  'потом',
  'Аня',
])('contacts: %j is refused', (text) => {
  expect(applicationFault('contacts', text)).toBe('no_contact')
  expect(applicationFault('name', text)).toBeUndefined()
})

test('contacts: an empty or too long text is reported first', () => {
  expect(applicationFault('contacts', '  ')).toBe('missing')
  expect(applicationFault('contacts', 'я'.repeat(501))).toBe('too_long')
})
