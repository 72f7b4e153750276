import { applicationFields } from '@zubr/contracts/partners'
import fc from '@zubr/testing/property'
import { testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { maxMessageLength } from '../http/webhook.ts'
import { applicationMessage, asPlainText, partsOf } from './message.ts'
import { someTexts } from './testing/partners.ts'

const id = '0b0f6c2e-3f0e-4b52-9a51-6c1f6a4f2d11'

test('message: it is a header and six lines', () => {
  expect(applicationMessage({ ...someTexts, id })).toBe(
    [
      `**New partnership application** \`${id}\``,
      '**Name:** Ivan',
      '**Age:** 21',
      '**Contacts:** ivan\\@zubr.example',
      '**Media platforms:** https\\://video.example/ivan',
      '**Offers:** Two videos a month',
      '**Wants:** A server',
    ].join('\n'),
  )
})

test.each([
  ['*bold* _it_ ~~no~~ ||hid||', '\\*bold\\* \\_it\\_ \\~\\~no\\~\\~ \\|\\|hid\\|\\|'],
  ['`code` ```js', '\\`code\\` \\`\\`\\`js'],
  ['> quote\n# head\n- list\n-# small\n+ plus', '\\> quote\n\\# head\n\\- list\n\\-\\# small\n\\+ plus'],
  ['1. one\n 12. two, 3.5', '1\\. one\n12\\. two, 3.5'],
  ['[a](https://b.example)', '\\[a\\]\\(https\\://b.example\\)'],
  ['<@123> <@&4> <#5> <:a:1> :smile:', '\\<\\@123\\> \\<\\@&4\\> \\<\\#5\\> \\<\\:a\\:1\\> \\:smile\\:'],
  ['@everyone @HERE a@b', '\\@\u200beveryone \\@\u200bHERE a\\@b'],
  ['a\\*b', 'a\\\\\\*b'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\n\n\n\n  b \t c\u0000\u001b[2Jd', 'a\n\nb c \\[2Jd'],
  ['\u202egnp.exe', 'gnp.exe'],
])('escaping: %j is shown as typed: %j', (text, displayed) => {
  expect(asPlainText(text)).toBe(displayed)
})

const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom(...'\\*_~`|>#-[]()<@:. \n\r\t1🦬') },
  { weight: 1, arbitrary: fc.constantFrom('@everyone', '@here', '<@1>', 'https://a.example ') },
)
/** Short texts, and long ones that repeat one piece. */
const text = fc
  .tuple(fc.string({ unit: character, minLength: 1, maxLength: 60 }), fc.constantFrom(1, 1, 40, 700))
  .map(([piece, times]) => piece.repeat(times).slice(0, 2_000).toWellFormed())
const texts = fc.record(
  Object.fromEntries(applicationFields.map((field) => [field, text])) as Record<
    (typeof applicationFields)[number],
    typeof text
  >,
)

const seed = testSeed('MESSAGE_SEED')
test(`parts: they are short, not blank, and join to the message (seed ${seed})`, () => {
  fc.assert(
    fc.property(texts, (application) => {
      const message = applicationMessage({ ...application, id })
      const parts = partsOf(message)
      expect(parts.join('')).toBe(message)
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(maxMessageLength)
        expect(part.trim()).not.toBe('')
        expect(part.isWellFormed()).toBe(true)
        // An even number of backslashes at the end: none escapes a character of the next part.
        expect((part.match(/\\*$/)?.[0].length ?? 0) % 2).toBe(0)
      }
    }),
    { seed, numRuns: 500 },
  )
})

test(`escaping: Discord sees no Markdown, mention or link in a visitor's text (seed ${seed})`, () => {
  fc.assert(
    fc.property(text, (typed) => {
      const displayed = asPlainText(typed)
      expect(displayed).not.toMatch(/@everyone|@here/i)
      const seen = displayed.replace(/\\[^0-9A-Za-z\s]/g, 'x')
      expect(seen).not.toMatch(/[\\*_~`|>#\-[\]()<@:]/)
      expect(seen).not.toMatch(/^\s*\d+\./m)
    }),
    { seed, numRuns: 1_000 },
  )
})

test('parts: they end at line ends where possible', () => {
  const line = `${'a'.repeat(899)}\n`
  expect(partsOf(`${line.repeat(5)}end`)).toEqual([line.repeat(2), line.repeat(2), `${line}end`])
  expect(partsOf('b'.repeat(4_500)).map((part) => part.length)).toEqual([2_000, 2_000, 500])
  expect(partsOf(`${'🦬'.repeat(1_999)}`).map((part) => part.length)).toEqual([2_000, 1_998])
})
