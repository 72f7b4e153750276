import { expect, test } from 'vitest'
import { passwordFault } from './account-rules.ts'

test.each([
  ['short', 'password_short'],
  ['ninechars', 'password_short'],
  ['😀'.repeat(9), 'password_short'],
  ['x7'.repeat(65), 'password_long'],
  ['qwertyuiop', 'password_common'],
  ['QwertyUiop', 'password_common'],
  ['1234567890', 'password_common'],
  ['password123', 'password_common'],
  ['Minecraft2026!', 'password_common'],
  ['йцукенгшщз', 'password_common'],
  ['abcabcabcabc', 'password_common'],
  ['aaaaaaaaaa', 'password_common'],
  ['1q2w3e4r5t6y', 'password_common'],
  ['bisonking99', 'password_common'],
  ['correct horse battery', null],
  ['vN8#kq-2Lr', null],
  ['зубры ходят ночью', null],
])('%j: %s', (password, fault) => {
  expect(passwordFault(password, { login: 'bisonking', email: 'someone@players.example' })).toBe(fault)
})
