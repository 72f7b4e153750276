import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { Tail } from './tail.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('tail: pieces of any size give the lines of the whole file', () => {
  const line = fc.constantFrom(
    '[12:00:00 INFO]: Привет',
    'žvirblis',
    '',
    'x'.repeat(40),
    '\u001b[33mgold\u001b[0m',
  )
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 90 }),
      (lines, step) => {
        const whole = bytesOf(lines.map((line) => `${line}\r\n`).join(''))
        const piece = (from: number, to: number) => ({
          bytes: whole.slice(from, to),
          offset: from,
          size: whole.length,
        })
        const middle = Math.floor(whole.length / 2)
        const tail = new Tail(piece(middle, Math.min(whole.length, middle + step)))
        while (tail.end < whole.length)
          expect(tail.addLater(piece(tail.end, Math.min(whole.length, tail.end + step)))).toBe(true)
        while (tail.start > 0)
          expect(tail.addEarlier(piece(Math.max(0, tail.start - step), tail.start))).toBe(true)
        expect(tail.lines('windows-1252')).toEqual(
          lines.map((line) => line.replaceAll('\u001b[33m', '').replaceAll('\u001b[0m', '')),
        )
      },
    ),
  )
})

test('tail: a piece that starts within a line is shown from the next line on', () => {
  const tail = new Tail({ bytes: bytesOf('rest of it\nwhole\n'), offset: 100, size: 117 })
  expect(tail.lines('utf-8')).toEqual(['whole'])
  expect(tail.addEarlier({ bytes: bytesOf('the '), offset: 90, size: 117 })).toBe(false)
  expect(tail.addEarlier({ bytes: bytesOf('the '), offset: 96, size: 117 })).toBe(true)
  expect(tail.lines('utf-8')).toEqual(['whole'])
})

test('limit: a log that grows for days keeps a limited part in memory', () => {
  const tail = new Tail({ bytes: bytesOf('a\n'.repeat(50)), offset: 0, size: 100 })
  tail.drop(96)
  expect(tail.start).toBe(0)
  tail.addLater({ bytes: bytesOf('b\n'.repeat(50)), offset: 100, size: 200 })
  tail.drop(96)
  expect([tail.start, tail.end]).toEqual([104, 200])
  expect(tail.lines('utf-8')).toEqual(Array.from({ length: 47 }, () => 'b'))
})

test('log rotation: a new log is detected by different bytes at a known offset, whatever its length', () => {
  const tail = new Tail({ bytes: bytesOf('one\ntwo\n'), offset: 100, size: 108 })
  const { end, shared } = tail
  expect(shared).toBe(8)
  const later = (text: string) => ({ bytes: bytesOf(text), offset: end - shared, size: 200 })
  expect(tail.addLater(later('ONE\nTWO\nanother\n'))).toBe(false)
  expect(tail.addLater(later('one\n'))).toBe(false)
  expect(tail.addLater(later('one\ntwo\nthree\n'))).toBe(true)
  expect(tail.addEarlier({ bytes: bytesOf('zero\nONE\n'), offset: 95, size: 200 })).toBe(false)
  expect(tail.addEarlier({ bytes: bytesOf('\nzero\none\n'), offset: 94, size: 200 })).toBe(true)
  expect(tail.lines('utf-8')).toEqual(['zero', 'one', 'two', 'three'])
})
