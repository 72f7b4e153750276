import { describe, expect, test } from 'vitest'
import { boundsOf, monthOf } from './months.ts'
import { type Requisites, requisitesFaults, tidyRequisites } from './requisites.ts'

const company: Requisites = {
  country: 'BY',
  name: 'ООО «Зубры и K°»',
  // 1·29 + 2·23 + 3·19 + 4·17 + 5·13 + 6·7 + 7·5 + 8·3 = 366 = 33·11 + 3
  taxNumber: '123456783',
  address: '220000, г. Минск, ул. Примерная, д. 1',
  account: '',
  bank: '',
  bic: '',
  signatory: '',
  basis: '',
}
const faults = (change: Partial<Requisites>) => requisitesFaults({ ...company, ...change })

test('company: required fields must be present; the bank may be omitted as a whole', () => {
  expect(faults({})).toEqual({})
  expect(faults({ name: '', taxNumber: '', address: '' })).toEqual({
    name: 'missing',
    taxNumber: 'missing',
    address: 'missing',
  })
  expect(faults({ bank: 'ОАО «Банк»' })).toEqual({ account: 'missing', bic: 'missing' })
})

describe.each<[Requisites['country'], string, string | undefined]>([
  ['BY', '123456783', undefined],
  ['BY', '123456784', 'unp_checksum'],
  // Its remainder is 10, which is no digit.
  ['BY', '100000010', 'unp_checksum'],
  ['BY', '12345678', 'unp_digits'],
  ['BY', 'MA1234567', 'unp_digits'],
  ['RU', '1234567894', undefined],
  ['RU', '1234567895', 'inn_checksum'],
  ['RU', '123456789047', undefined],
  ['RU', '123456789057', 'inn_checksum'],
  ['RU', '123456789048', 'inn_checksum'],
  ['RU', '12345678904', 'inn_digits'],
  ['other', 'LV 4000 3000', undefined],
  ['other', 'none', 'tax_number'],
  ['other', '123456789012345678901', 'too_long'],
])('tax number: a company in %s: %s', (country, taxNumber, fault) => {
  test(fault ?? 'is right', () => {
    expect(faults({ country, taxNumber }).taxNumber).toBe(fault)
  })
})

test.each<[Requisites['country'], Partial<Requisites>, Partial<Record<keyof Requisites, string>>]>([
  ['BY', { account: 'BY13NBRB3600900000002Z00AB00', bic: 'ZUBRBY2X' }, {}],
  ['BY', { account: 'BY14NBRB3600900000002Z00AB00', bic: 'ZUBRBY2X' }, { account: 'iban_checksum' }],
  ['BY', { account: '3012000000001', bic: '153001' }, { account: 'iban_by', bic: 'bic_swift' }],
  ['RU', { account: '40702810600000000001', bic: '044525999' }, {}],
  ['RU', { account: '40702810700000000001', bic: '044525999' }, { account: 'account_bik' }],
  ['RU', { account: '407028107', bic: 'ZUBRRUMM' }, { account: 'account_ru', bic: 'bic_ru' }],
  ['other', { account: 'DE89370400440532013000', bic: 'ZUBRDEFFXXX' }, {}],
  ['other', { account: 'DE89370400440532013001', bic: 'ZUBRDEFF' }, { account: 'iban_checksum' }],
  ['other', { account: 'x', bic: 'ZUBRDEFF' }, { account: 'account' }],
])('bank account: a company in %s: %j', (country, change, expected) => {
  const taxNumber = { BY: '123456783', RU: '1234567894', other: '1' }[country]
  expect(faults({ country, taxNumber, bank: 'Bank', ...change })).toEqual(expected)
})

test('company: spaces in pasted text are allowed', () => {
  const typed = {
    ...company,
    taxNumber: ' 123 456 783',
    account: 'by13 nbrb 3600 9000 0000 2z00 ab00',
    name: ' A  B ',
  }
  const tidy = tidyRequisites({ ...typed, bank: 'Bank', bic: 'zubrby2x' })
  expect(tidy).toMatchObject({ taxNumber: '123456783', account: 'BY13NBRB3600900000002Z00AB00', name: 'A B' })
  expect(requisitesFaults(tidy)).toEqual({})
})

test('month: it starts and ends in the time zone of Minsk', () => {
  expect(boundsOf('2026-12')).toEqual({
    begins: new Date('2026-11-30T21:00:00Z'),
    ends: new Date('2026-12-31T21:00:00Z'),
  })
  expect(monthOf(new Date('2026-11-30T20:59:59Z'))).toBe('2026-11')
  expect(monthOf(new Date('2026-11-30T21:00:00Z'))).toBe('2026-12')
})
