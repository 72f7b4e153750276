import { expect, test } from 'vitest'
import { inputPatterns } from './account.ts'
import { parseEmail } from './email.ts'

test.each([
  ['anya@почта.бел', 'anya@xn--80a1acny.xn--90ais'],
  ['anya@xn--80a1acny.xn--90ais', 'anya@xn--80a1acny.xn--90ais'],
  ['Anya@ПОЧТА.БЕЛ', 'anya@xn--80a1acny.xn--90ais'],
  ['anya@почта。бел', 'anya@xn--80a1acny.xn--90ais'],
  ['jörg@example.org', undefined],
  ['joerg@BÜCHER.example', 'joerg@xn--bcher-kva.example'],
  ['anya@xn--bcher-kva.example', 'anya@xn--bcher-kva.example'],
  ['иван@пример.рф', undefined],
  ['ivan@пример.укр', 'ivan@xn--e1afmkfd.xn--j1amh'],
])('international domain: %s is stored as %s', (typed, kept) => {
  expect(parseEmail(typed)).toBe(kept)
})

test.each([..."!#$%&'*+-/=?^_`{|}~"])('local part: %s is allowed', (sign) => {
  expect(parseEmail(`a${sign}b@players.example`)).toBe(`a${sign}b@players.example`)
  expect(`a${sign}b@players.example`).toMatch(new RegExp(`^(?:${inputPatterns.email})$`, 'v'))
})

test.each(['"a b"@players.example', '"a@b"@players.example', String.raw`"a\"b"@players.example`])(
  'local part: the quoted %s is accepted',
  (typed) => {
    expect(parseEmail(` ${typed} `)).toBe(typed)
    expect(typed).toMatch(new RegExp(`^(?:${inputPatterns.email})$`, 'v'))
  },
)

test.each([
  ...['', '@', 'bison', 'bison@', '@players.example', 'a..b@players.example', '.a@players.example'],
  ...['a.@players.example', 'a b@players.example', 'a@b@players.example', '"a@players.example'],
  ...[
    'bison@localhost',
    'bison@192.0.2.1',
    'bison@[192.0.2.1]',
    'bison@players.example.',
    'bison@-a.example',
  ],
  ...['bison@a_b.example', 'bison@players.example:25', 'bison@players.example/x', 'bison@%70layers.example'],
  ...['bison@players.example\r\nBcc: calf@players.example', 'bison@pla\u0000yers.example', 'bison@.example'],
  ...[`${'a'.repeat(65)}@players.example`, `a@${'b'.repeat(64)}.example`, `a@${'bcd.'.repeat(70)}example`],
  ...['bison@players.123', '<bison@players.example>'],
])('invalid: %j is refused', (typed) => {
  expect(parseEmail(typed)).toBeUndefined()
})
