import type { ConsoleLine } from '@zubr/contracts/console'
import { expect, test, vi } from 'vitest'
import { ConsoleBuffer } from './console-buffer.ts'

const line = (seq: number, text = `line ${seq}`): ConsoleLine => [seq, 1_000 + seq, 'normal', text]
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index))
const atOnce = (notify: () => void) => notify()
const numbers = (buffer: ConsoleBuffer) => buffer.rows.map(([seq]) => seq)

test('duplicates: lines that repeat after a dropped connection are shown once', () => {
  const buffer = new ConsoleBuffer(atOnce)
  buffer.take(lines(1, 5))
  buffer.reopened()
  expect(buffer.take(lines(6, 8))).toHaveLength(3)
  expect(buffer.take(lines(4, 9)).map(([seq]) => seq)).toEqual([9])
  expect(numbers(buffer)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(buffer.last).toBe(9)
})

test('new log: an answer with older lines than requested replaces the buffer', () => {
  const buffer = new ConsoleBuffer(atOnce)
  buffer.take(lines(100, 120))
  buffer.reopened()
  buffer.take(lines(1, 3))
  expect(numbers(buffer)).toEqual([1, 2, 3])
  expect(buffer.epoch).toBe(1)
})

test('gap: missing lines are marked once', () => {
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

test('notifications: subscribers hear once per frame, and at once of a few lines after a quiet frame', () => {
  const frames: (() => void)[] = []
  const buffer = new ConsoleBuffer((notify) => frames.push(notify))
  const listener = vi.fn()
  buffer.subscribe(listener)
  for (let first = 1; first <= 10_000; first += 500) buffer.take(lines(first, first + 499))
  expect([listener.mock.calls.length, frames.length]).toEqual([0, 1])
  frames.shift()?.()
  expect(listener).toHaveBeenCalledTimes(1)
  frames.shift()?.()
  expect([listener.mock.calls.length, frames.length]).toEqual([1, 0])
  for (let seq = 10_001; seq <= 10_005; seq++) buffer.take([line(seq)])
  expect([listener.mock.calls.length, frames.length]).toEqual([2, 1])
  frames.shift()?.()
  expect(listener).toHaveBeenCalledTimes(3)
  expect(numbers(buffer)).toEqual(Array.from({ length: 10_005 }, (_, index) => index + 1))
})

test('limit: the oldest lines are dropped and counted', () => {
  const buffer = new ConsoleBuffer(atOnce, 100)
  for (let seq = 1; seq <= 1_000; seq++) buffer.take([line(seq)])
  expect(buffer.rows.length).toBeLessThanOrEqual(100)
  expect(buffer.rows.length + buffer.dropped).toBe(1_000)
  expect(buffer.added).toBe(1_000)
  expect(buffer.rows.at(-1)?.[0]).toBe(1_000)
})

test('escape sequences: colours and cursor movements are removed, tabs become spaces', () => {
  const buffer = new ConsoleBuffer(atOnce)
  buffer.take([line(1, '\u001b[31mred\u001b[0m\tand\u0007 plain')])
  expect(buffer.rows[0]?.[3]).toBe('red    and plain')
})
