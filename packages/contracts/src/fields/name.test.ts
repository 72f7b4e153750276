import { requisiteLengths } from '@zubr/domain/companies/requisites'
import { expect, test } from 'vitest'
import { Backup, backupsEndpoints } from '../backups/endpoints.ts'
import { Company, companiesEndpoints } from '../companies/endpoints.ts'
import { sftpEndpoints } from '../files/sftp.ts'
import { NodeName } from '../nodes.ts'
import { ServerName } from '../servers/server.ts'
import { hasHiddenCharacters, isBlank, tidyName } from './name.ts'
import { applicationFault } from './partner.ts'

const emptyCompany = {
  country: 'BY',
  ...{ name: '', taxNumber: '', address: '', account: '', bank: '', bic: '', signatory: '', basis: '' },
}

test.each([
  ...[
    'A\r\nBcc: e@x.example',
    'live\u202eevil',
    '\u2066a\u2069',
    'a\u200bb',
    'a\u00adb',
    'a\ufeffb',
    'a\u0000b',
  ],
  ...[
    'a\u2028b',
    'a\u200db',
    'a\u061cb',
    'a\ud800b',
    'a\u3164b',
    'a\u{e0041}b',
    'tab\tin',
    'a\u0085b',
    '\u200b\u200b',
  ],
])('names: %j is refused', (name) => {
  expect(hasHiddenCharacters(name)).toBe(true)
  expect(ServerName.safeParse(name).error?.issues[0]?.message).toBe('hidden_characters')
})

test.each([
  ['Мой  сервер', 'Мой сервер'],
  ['  Зубр \u00a0 1 ', 'Зубр 1'],
  ['Łąka – №1 „Żubr“', 'Łąka – №1 „Żubr“'],
  ['cafe\u0301', 'café'],
  ['👨‍👩‍👧 ❤️ 👍🏽', '👨‍👩‍👧 ❤️ 👍🏽'],
])('names: %j is stored as %j', (name, kept) => {
  expect(ServerName.parse(name)).toBe(kept)
  expect(tidyName(kept)).toBe(kept)
})

test('names: whitespace only is refused', () => {
  for (const name of ['', '   ', '\u00a0']) expect(ServerName.safeParse(name).success).toBe(false)
})

test.each(['\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u{e0020}', ' \u00a0 ', '\u115f'])(
  'blank: %j is invisible, and an application with it is incomplete',
  (text) => {
    expect(isBlank(text)).toBe(true)
    expect(applicationFault('name', text)).toBe('missing')
  },
)

test.each(['.', 'я', '0', '👍', '—'])('blank: %j is visible', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each(['a\u202eb', 'a\u0007b', 'a\u200bb', 'a\u0085b'])(
  'names: %j is refused in every field for names',
  (text) => {
    const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
      result.error?.issues.map(({ message }) => message)
    const hidden = ['hidden_characters']
    expect(
      messages(backupsEndpoints['POST /api/servers/:id/backups'].body.safeParse({ note: text })),
    ).toEqual(hidden)
    expect(
      messages(backupsEndpoints['PATCH /api/servers/:id/backups/:backup'].body.safeParse({ note: text })),
    ).toEqual(hidden)
    const key = { name: text, key: 'ssh-ed25519 AAAA', password: 'x' }
    expect(messages(sftpEndpoints['POST /api/account/ssh-keys'].body.safeParse(key))).toEqual(hidden)
    for (const field of Object.keys(requisiteLengths)) {
      const company = { ...emptyCompany, [field]: text }
      expect(messages(companiesEndpoints['PUT /api/account/company'].body.safeParse(company))).toEqual(hidden)
    }
    expect(NodeName.safeParse(text).success).toBe(false)
  },
)

test('names: values stored before the rule are still returned', () => {
  expect(Company.safeParse({ ...emptyCompany, name: 'a\u202eb' }).success).toBe(true)
  expect(Backup.shape.note.safeParse('a\u202eb').success).toBe(true)
})
