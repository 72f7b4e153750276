import { expect, test } from 'vitest'
import { editionViewOf } from './document-editions.ts'

const first = { published: '2026-11-28', inForce: '2026-11-28' }
const second = { published: '2027-02-01', inForce: '2027-02-15' }
const editions = [first, second]

test('editions: the address without a date shows the one in force and announces the next', () => {
  expect(editionViewOf(editions, '2027-02-14', undefined)).toEqual({
    ...{ shown: first, state: 'in_force', next: second },
    all: [second, first],
  })
  expect(editionViewOf(editions, '2027-02-15', undefined)).toEqual({
    ...{ shown: second, state: 'in_force' },
    all: [second, first],
  })
})

test('editions: an address with a date shows its edition before, while and after it is in force', () => {
  expect(editionViewOf(editions, '2027-02-14', '2027-02-15')).toMatchObject({
    shown: second,
    state: 'coming',
  })
  expect(editionViewOf(editions, '2027-02-14', '2026-11-28')).toMatchObject({
    shown: first,
    state: 'in_force',
  })
  expect(editionViewOf(editions, '2027-02-15', '2026-11-28')).toMatchObject({
    ...{ shown: first, state: 'former', until: '2027-02-15' },
  })
})
