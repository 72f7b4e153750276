import type { ConsoleLine } from '@zubr/contracts/console'
import { expect, test, vi } from 'vitest'
import { ConsoleBuffer } from './console-buffer.ts'

const line = (seq: number, text = `line ${seq}`): ConsoleLine => [seq, 1_000 + seq, 'normal', text]
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index))
const atOnce = (tell: () => void) => tell()
const numbers = (buffer: ConsoleBuffer) => buffer.rows.map(([seq]) => seq)

test('lines that come twice after a dropped connection are shown once', () => {
  const buffer = new ConsoleBuffer(atOnce)
  buffer.take(lines(1, 5))
  buffer.reopened()
  expect(buffer.take(lines(6, 8))).toHaveLength(3)
  expect(buffer.take(lines(4, 9)).map(([seq]) => seq)).toEqual([9])
  expect(numbers(buffer)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(buffer.last).toBe(9)
})

test('an answer with older lines than were asked for is another log, and begins anew', () => {
  const buffer = new ConsoleBuffer(atOnce)
  buffer.take(lines(100, 120))
  buffer.reopened()
  buffer.take(lines(1, 3))
  expect(numbers(buffer)).toEqual([1, 2, 3])
  expect(buffer.epoch).toBe(1)
})

test('a gap is shown where lines are gone, once', () => {
  const buffer = new ConsoleBuffer(atOnce)
  buffer.take(lines(1, 2))
  buffer.reopened()
  buffer.gap(10)
  buffer.gap(10)
  buffer.take(lines(10, 11))
  expect(buffer.rows.map(([seq, , level]) => [seq, level])).toEqual([
    [1, 'normal'],
    [2, 'normal'],
    [10, 'gap'],
    [10, 'normal'],
    [11, 'normal'],
  ])
})

test('however many lines come in a frame, who shows them is told once; of a few after quiet at once', () => {
  const frames: (() => void)[] = []
  const buffer = new ConsoleBuffer((tell) => frames.push(tell))
  const told = vi.fn()
  buffer.subscribe(told)
  for (let first = 1; first <= 10_000; first += 500) buffer.take(lines(first, first + 499))
  expect([told.mock.calls.length, frames.length]).toEqual([0, 1])
  frames.shift()?.()
  expect(told).toHaveBeenCalledTimes(1)
  frames.shift()?.()
  expect([told.mock.calls.length, frames.length]).toEqual([1, 0])
  for (let seq = 10_001; seq <= 10_005; seq++) buffer.take([line(seq)])
  expect([told.mock.calls.length, frames.length]).toEqual([2, 1])
  frames.shift()?.()
  expect(told).toHaveBeenCalledTimes(3)
  expect(numbers(buffer)).toEqual(Array.from({ length: 10_005 }, (_, index) => index + 1))
})

test('the oldest lines make room, and how many went is counted', () => {
  const buffer = new ConsoleBuffer(atOnce, 100)
  for (let seq = 1; seq <= 1_000; seq++) buffer.take([line(seq)])
  expect(buffer.rows.length).toBeLessThanOrEqual(100)
  expect(buffer.rows.length + buffer.dropped).toBe(1_000)
  expect(buffer.added).toBe(1_000)
  expect(buffer.rows.at(-1)?.[0]).toBe(1_000)
})

test('colours and cursor movements of a terminal are left out, tabs are spaces', () => {
  const buffer = new ConsoleBuffer(atOnce)
  buffer.take([line(1, '\u001b[31mred\u001b[0m\tand\u0007 plain')])
  expect(buffer.rows[0]?.[3]).toBe('red    and plain')
})
