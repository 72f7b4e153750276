import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { decode, type Encoding, encode, encodings, withoutReturns } from './encoding.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )

test('encoding: decoded bytes are encoded back to the same bytes', () => {
  const anyBytes = fc.uint8Array({ maxLength: 400 })
  const line = fc.constantFrom('motd=Привет', 'a: ž', '', '\t- x', 'ключ=значение', 'max=20', '\u{1f98c}')
  const end = fc.constantFrom('\n', '\r\n', '\r')
  const text = fc
    .array(fc.tuple(line, end), { maxLength: 30 })
    .map((rows) => bytesOf(rows.map(([content, after]) => content + after).join('')))
  const marked = fc.constantFrom([], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff])
  const whole = fc
    .tuple(marked, fc.oneof(anyBytes, text))
    .map(([mark, body]) => Uint8Array.from([...mark, ...body]))
  const requested = fc.option(fc.constantFrom(...encodings), { nil: undefined })
  fc.assert(
    fc.property(whole, requested, (bytes, encoding) => {
      const read = decode(bytes, encoding)
      if (read) expect(encode(read.text, read.form)).toEqual(bytes)
    }),
    { numRuns: 2_000 },
  )
})

test('encoding: every byte of the legacy encodings survives, and a lossy encoding is not used', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const lossless = encodings.filter((encoding) => {
    const read = decode(all, encoding)
    if (read) expect(encode(read.text, read.form)).toEqual(all)
    return read !== null
  })
  // windows-1257 leaves two bytes undefined, and half of all bytes are invalid in Unicode.
  expect(lossless).toEqual(['windows-1251', 'windows-1252', 'windows-1250'])
})

test.each<[string, Uint8Array, Encoding, string]>([
  ['UTF-8', bytesOf('motd=Зубр'), 'utf-8', 'motd=Зубр'],
  [
    'Russian in a Windows code page',
    bytesOf('motd=', [0xc7, 0xf3, 0xe1, 0xf0], '\n'),
    'windows-1251',
    'motd=Зубр\n',
  ],
  ['French in a Windows code page', bytesOf('motd=Caf', [0xe9], ' bar\n'), 'windows-1252', 'motd=Café bar\n'],
  ['UTF-16 with a BOM', bytesOf([0xff, 0xfe, 0x31, 0x04]), 'utf-16le', 'б'],
])('detection: %s is recognised by its bytes', (_, bytes, encoding, text) => {
  expect(decode(bytes)).toMatchObject({ text, form: { encoding } })
})

test('detection: binary data are not text', () => {
  expect(decode(bytesOf('PK', [3, 4, 0, 0]))).toBe(null)
  expect(decode(Uint8Array.from({ length: 64 }, (_, index) => 1 + (index % 20)))).toBe(null)
  expect(decode(new Uint8Array())).toMatchObject({ text: '' })
})

test('line ends: uniform ones are shown without CR, mixed ones are kept', () => {
  expect(decode(bytesOf('a\r\nb\r\n'))).toEqual({
    text: 'a\nb\n',
    form: { encoding: 'utf-8', mark: false, ends: 'crlf' },
  })
  expect(decode(bytesOf('a\r\nb\n'))).toMatchObject({ text: 'a\r\nb\n', form: { ends: 'mixed' } })
  expect(withoutReturns('a\r\nb\nc\rd')).toBe('a\nb\nc\nd')
})

test("encoding: a character that the file's encoding lacks is reported", () => {
  const form = { encoding: 'windows-1251', mark: false, ends: 'lf' } as const
  expect(encode('цена 5 ₽', form)).toEqual({ lacks: '₽' })
  expect(encode('цена', form)).toEqual(bytesOf([0xf6, 0xe5, 0xed, 0xe0]))
})
