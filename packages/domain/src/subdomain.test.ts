import { expect, test } from 'vitest'
import { subdomainRules } from './subdomain.ts'

const refusal = subdomainRules({
  brand: ['bison'],
  machines: ['ns'],
  roles: ['help'],
  anywhere: ['turnip'],
  alone: ['pea'],
  companions: ['craft', 'my'],
  innocent: ['turnips-and', 'turnipology'],
})

test.each([
  ['ns', 'reserved'],
  ['ns-7', 'reserved'],
  ['bison-help', 'reserved'],
  ['b1s0n', 'reserved'],
  ['bisonette', undefined],
  ['help-me', undefined],
  ['xn--turn', 'reserved'],
  ['d-mfrggzdfmztwq2lknnwg23tp', 'reserved'],
  ['d-day', undefined],
  ['aturnipa', 'not_allowed'],
  ['tvrn1p', 'not_allowed'],
  ['ttuurrnniipp', 'not_allowed'],
  ['t-u-r-n-i-p', 'not_allowed'],
  ['tur-nips', 'not_allowed'],
  ['tatur-nipon', undefined],
  ['turnipology', undefined],
  ['pea', 'not_allowed'],
  ['p-e-a', 'not_allowed'],
  ['my-pea', 'not_allowed'],
  ['mypeacraft', 'not_allowed'],
  ['pea2026', 'not_allowed'],
  ['peace', undefined],
  ['craft-my', undefined],
])('subdomain: %s: %s', (name, expected) => {
  expect(refusal(name)).toBe(expected)
})
