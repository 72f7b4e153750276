import fc from '@zubr/testing/property'
import { describe, expect, test } from 'vitest'
import { type Life, type LifeEvent, type LifeStep, lifeAfter, newLife, warningAt } from './server-life.ts'
import { monthsAfter } from './terms/billing-cycle.ts'

const day = 86_400_000
const now = new Date('2026-11-20T12:00:00Z')
const inDays = (days: number) => new Date(+now + days * day)
const effectsOf = (step: LifeStep) => step?.effects.map((effect) => Object.values(effect)[0])

const states: Record<string, Life> = {
  paid: newLife(inDays(20)),
  free: newLife(null),
  archived: { ...newLife(null), state: 'archived' },
  suspended: { ...newLife(inDays(-1)), state: 'suspended', deleteAt: inDays(6), mailed: ['suspended'] },
  blocked: { ...newLife(inDays(20)), state: 'blocked', blockedAt: inDays(-2) },
  'blocked and lapsed': { ...newLife(inDays(-5)), state: 'blocked', blockedAt: inDays(-1) },
  deleted: { ...newLife(inDays(-9)), state: 'deleted' },
}
const refused = undefined

/** Every state and event: the next state and its effects; undefined if refused. */
const table: Record<string, Record<LifeEvent, [Life['state'], ...string[]] | undefined>> = {
  paid: {
    warned: refused,
    tick: ['active'],
    extend: ['active', 'extended'],
    restore: ['active', 'extended'],
    block: ['blocked', 'blocked', 'blocked'],
    confirm_block: refused,
    unblock: refused,
    archive: refused,
    unarchive: refused,
    delete: ['deleted', 'deleted'],
  },
  free: {
    warned: refused,
    tick: ['active'],
    extend: refused,
    restore: refused,
    block: ['blocked', 'blocked', 'blocked'],
    confirm_block: refused,
    unblock: refused,
    archive: ['archived', 'archived'],
    unarchive: refused,
    delete: ['deleted', 'deleted'],
  },
  archived: {
    warned: refused,
    tick: ['archived'],
    extend: refused,
    restore: refused,
    block: refused,
    confirm_block: refused,
    unblock: refused,
    archive: refused,
    unarchive: ['active', 'unarchived'],
    delete: ['deleted', 'deleted'],
  },
  suspended: {
    warned: ['suspended'],
    tick: ['suspended'],
    extend: ['active', 'extended', 'restored'],
    restore: ['active', 'restored'],
    block: ['blocked', 'blocked', 'blocked'],
    confirm_block: refused,
    unblock: refused,
    archive: refused,
    unarchive: refused,
    delete: ['deleted', 'deleted'],
  },
  blocked: {
    warned: refused,
    tick: ['blocked'],
    extend: refused,
    restore: ['blocked'],
    block: refused,
    confirm_block: ['deleted', 'deleted', 'deleted_for_violation'],
    unblock: ['active', 'unblocked', 'unblocked'],
    archive: refused,
    unarchive: refused,
    delete: refused,
  },
  'blocked and lapsed': {
    warned: refused,
    tick: ['blocked'],
    extend: refused,
    restore: ['blocked'],
    block: refused,
    confirm_block: ['deleted', 'deleted', 'deleted_for_violation'],
    unblock: ['suspended', 'unblocked', 'unblocked', 'suspended', 'suspended'],
    archive: refused,
    unarchive: refused,
    delete: refused,
  },
  deleted: {
    warned: refused,
    tick: ['deleted'],
    extend: refused,
    restore: refused,
    block: refused,
    confirm_block: refused,
    unblock: refused,
    archive: refused,
    unarchive: refused,
    delete: refused,
  },
}

describe.each(Object.entries(table))('a %s server', (name, row) => {
  test.each(Object.entries(row))('on %s', (event, expected) => {
    const step = lifeAfter(states[name] as Life, event as LifeEvent, now, {
      restored: { paidUntil: inDays(40), billingCycleAnchor: null },
    })
    expect(step && [step.life.state, ...(effectsOf(step) ?? [])]).toEqual(expected)
  })
})

test('restore: the time of a blocked server counts from its block', () => {
  const restore = (paidUntil: Date) =>
    lifeAfter(states.blocked as Life, 'restore', now, { restored: { paidUntil, billingCycleAnchor: null } })
  expect(restore(inDays(-1))?.life).toMatchObject({ state: 'blocked', paidUntil: inDays(-1) })
  expect(restore(inDays(-2))).toBeUndefined()
})

describe('clock', () => {
  test.each<[string, number, string[], Life['state']]>([
    ['four days before the end nothing happens', -4, [], 'active'],
    ['three days before the end a mail goes', -3, ['ends_in_3_days'], 'active'],
    ['a day before the end another goes', -1, ['ends_in_1_day'], 'active'],
    ['at the end it is suspended', 0, ['suspended', 'suspended'], 'suspended'],
    ['six hours late too', 0.25, ['suspended', 'suspended'], 'suspended'],
    [
      'past the deletion it still warns first',
      40,
      ['suspended', 'suspended', 'deletion_in_1_day'],
      'suspended',
    ],
  ])('%s', (_, days, expected, state) => {
    const step = lifeAfter(newLife(now), 'tick', inDays(days))
    expect(effectsOf(step)).toEqual(expected)
    expect(step?.life.state).toBe(state)
  })

  test('mails: each is sent once, in order, and the data are deleted on the seventh day', () => {
    let life = newLife(inDays(5))
    const mails: [string, number][] = []
    for (let minute = 0; minute < 20 * 1440; minute += 1) {
      const step = lifeAfter(life, 'tick', new Date(+now + minute * 60_000))
      for (const text of effectsOf(step) ?? []) mails.push([String(text), minute / 1440])
      life = step?.life ?? life
      if (effectsOf(step)?.includes('deletion_in_1_day'))
        life = lifeAfter(life, 'warned', new Date(+now + minute * 60_000))?.life ?? life
    }
    expect(mails).toEqual([
      ['ends_in_3_days', 2],
      ['ends_in_1_day', 4],
      ['suspended', 5],
      ['suspended', 5],
      ['deletion_in_3_days', 9],
      ['deletion_in_1_day', 11],
      ['deleted', 12],
      ['deleted', 12],
    ])
  })

  test('clock jump: data stay seven days after the paid period and one day after the last warning', () => {
    const days = fc.double({ min: 0, max: 30, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.record({ jump: days, taken: fc.boolean() }), { maxLength: 40 }), (jumps) => {
        let life = newLife(now)
        let day = -10
        let [isAsked, warnedAt]: [boolean, number | undefined] = [false, undefined]
        const last = { jump: 50, taken: true }
        for (const { jump, taken } of [...jumps, last, last, last]) {
          day += jump
          const step = lifeAfter(life, 'tick', inDays(day))
          const texts = effectsOf(step) ?? []
          isAsked ||= texts.includes('deletion_in_1_day')
          if (texts.includes('deleted')) {
            expect(day).toBeGreaterThanOrEqual(7)
            expect(warnedAt).toBeDefined()
            expect(day - (warnedAt ?? 0)).toBeGreaterThanOrEqual(1 - 1e-6)
          }
          life = step?.life ?? life
          expect(lifeAfter(life, 'tick', inDays(day))?.effects).toEqual([])
          const warned = taken && isAsked ? lifeAfter(life, 'warned', inDays(day)) : undefined
          if (warned) [life, warnedAt] = [warned.life, day]
        }
        expect(life.state).toBe('deleted')
      }),
    )
  })

  test('mail failure: the last warning is sent daily, and the data stay', () => {
    let life = newLife(now)
    const warnedAt: number[] = []
    for (let hour = 0; hour < 20 * 24; hour += 1) {
      const step = lifeAfter(life, 'tick', inDays(hour / 24))
      if (effectsOf(step)?.includes('deletion_in_1_day')) warnedAt.push(hour / 24)
      life = step?.life ?? life
    }
    expect(life.state).toBe('suspended')
    expect(warnedAt).toEqual(Array.from({ length: 14 }, (_, n) => 6 + n))
    const warned = lifeAfter(life, 'warned', inDays(20))?.life as Life
    expect(warned).toMatchObject({ finalWarningAt: inDays(20), deleteAt: inDays(21) })
    expect(lifeAfter(warned, 'warned', inDays(20.5))).toBeUndefined()
    expect(lifeAfter(warned, 'tick', inDays(20.9))?.life.state).toBe('suspended')
    expect(lifeAfter(warned, 'tick', inDays(21))?.life.state).toBe('deleted')
  })

  test('clock jump: a clock that goes back undoes nothing and sends nothing twice', () => {
    const suspended = lifeAfter(newLife(now), 'tick', now)?.life as Life
    expect(lifeAfter(suspended, 'tick', inDays(-30))).toEqual({ life: suspended, effects: [] })
  })
})

describe('extension', () => {
  test('extension: before the end it adds a month to the paid time', () => {
    expect(lifeAfter(newLife(inDays(3)), 'extend', now)?.life.paidUntil).toEqual(monthsAfter(inDays(3), 1))
  })
  test('extension: while suspended it starts a month from now, with its mails pending', () => {
    const step = lifeAfter(states.suspended as Life, 'extend', now)
    expect(step?.life).toEqual(newLife(monthsAfter(now, 1), now))
  })
  test('extension: it adds the requested number of months', () => {
    const step = lifeAfter(newLife(inDays(3)), 'extend', now, { months: 6 })
    expect(step?.life).toEqual(newLife(monthsAfter(inDays(3), 6), inDays(3)))
  })
  test.each([
    [1, '2026-01-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    [1, '2028-01-31T10:00:00Z', '2028-02-29T10:00:00.000Z'],
    [1, '2026-12-15T23:59:59Z', '2027-01-15T23:59:59.000Z'],
    [1, '2026-03-31T00:00:00Z', '2026-04-30T00:00:00.000Z'],
    [3, '2026-11-30T10:00:00Z', '2027-02-28T10:00:00.000Z'],
    [6, '2026-01-31T10:00:00Z', '2026-07-31T10:00:00.000Z'],
    [12, '2028-02-29T10:00:00Z', '2029-02-28T10:00:00.000Z'],
  ])('%i months after %s is %s', (months, from, to) => {
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(to)
  })
})

test('block: the time of a mistaken one is returned', () => {
  expect(lifeAfter(states.blocked as Life, 'unblock', now)?.life.paidUntil).toEqual(inDays(22))
})

test('mails: the panel marks what a mail was sent about', () => {
  for (let hours = 1; hours <= 24 * 6; hours++) {
    const leftMs = hours * (day / 24)
    const mails = effectsOf(lifeAfter(newLife(new Date(+now + leftMs)), 'tick', now))
    const warning = warningAt(leftMs)
    expect(mails, `${hours} h`).toEqual(warning ? [`ends_in_${warning}`] : [])
  }
})
