import { expect, test } from 'vitest'
import { comingEditions, editionInForce, formerEditions, isAnnouncedInTime } from './editions.ts'

const first = { published: '2026-11-28', inForce: '2026-11-28' }
const second = { published: '2027-02-01', inForce: '2027-02-15' }
const third = { published: '2027-02-10', inForce: '2027-03-01' }
const editions = [first, second, third]

test('editions: the one in force changes on its day; the others are future or former', () => {
  expect(editionInForce(editions, '2027-02-14')).toBe(first)
  expect(comingEditions(editions, '2027-02-14')).toEqual([second, third])
  expect(formerEditions(editions, '2027-02-14')).toEqual([])
  expect(editionInForce(editions, '2027-02-15')).toBe(second)
  expect(comingEditions(editions, '2027-02-15')).toEqual([third])
  expect(formerEditions(editions, '2027-03-01')).toEqual([second, first])
})

test('editions: before its day the first one is shown, and is neither future nor former', () => {
  expect(editionInForce(editions, '2026-01-01')).toBe(first)
  expect(comingEditions(editions, '2026-01-01')).toEqual([second, third])
  expect(formerEditions(editions, '2026-01-01')).toEqual([])
})

test('editions: a new one is announced 14 days ahead, the first one needs no notice', () => {
  expect(isAnnouncedInTime(editions, first)).toBe(true)
  expect(isAnnouncedInTime(editions, second)).toBe(true)
  const hasty = { published: '2027-04-01', inForce: '2027-04-14' }
  expect(isAnnouncedInTime([...editions, hasty], hasty)).toBe(false)
})
