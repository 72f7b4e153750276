import fc from '@zubr/testing/property'
import { describe, expect, test } from 'vitest'
import { dayMs } from '../server-life.ts'
import { archiveMoment, type IdleServer, idleStep, noticeRepeatDays } from './idle-servers.ts'

const start = new Date('2026-11-20T12:00:00Z')
const at = (days: number) => new Date(+start + days * dayMs)
const none = { sentAt: null, deliveredAt: null }
const notice = (sent: number, delivered: number | null = sent) => ({
  sentAt: at(sent),
  deliveredAt: delivered === null ? null : at(delivered),
})
const server = (change: Partial<IdleServer> = {}): IdleServer => ({
  usedAt: start,
  first: none,
  last: none,
  ...change,
})
const stepAt = (day: number, change: Partial<IdleServer> = {}, idleDays = 90) =>
  idleStep(server(change), { idleDays, now: at(day) })

describe('idle: two notices, then the archive', () => {
  test.each([
    ['nothing before the first notice', 75.9, {}, undefined],
    ['the first notice 14 days before', 76, {}, 'send_first'],
    ['nothing while it waits in the queue', 78, { first: notice(76, null) }, undefined],
    ['it is stored again if no server accepts it', 79, { first: notice(76, null) }, 'send_first'],
    ['nothing between the notices', 86.9, { first: notice(76) }, undefined],
    ['the last notice 3 days before', 87, { first: notice(76) }, 'send_last'],
    ['not archived a moment before', 89.9, { first: notice(76), last: notice(87) }, undefined],
    ['archived at the limit', 90, { first: notice(76), last: notice(87) }, 'archive'],
    ['a late first notice moves all', 90, { first: notice(89) }, undefined],
    ['its last notice comes 11 days later', 100, { first: notice(89) }, 'send_last'],
    ['a last notice that was late moves it', 104, { first: notice(89), last: notice(102) }, undefined],
    ['and the archive comes 3 days after', 105, { first: notice(89), last: notice(102) }, 'archive'],
    ['refused mail is not repeated', 120, { first: notice(76, null), isMailRefused: true }, undefined],
    ['nor the last sent before its day', 176.9, { first: notice(76, null), isMailRefused: true }, undefined],
    ['the last one is sent once as well', 177, { first: notice(76, null), isMailRefused: true }, 'send_last'],
    [
      'two limits without mail',
      180,
      { first: notice(76, null), last: notice(177, null), isMailRefused: true },
      'archive',
    ],
    [
      'not a moment before',
      179.9,
      { first: notice(76, null), last: notice(177, null), isMailRefused: true },
      undefined,
    ],
    ['a sign-in after a notice ends it', 80, { first: notice(76), usedAt: at(79) }, 'forget_notices'],
  ] as const)('idle: %s', (_name, day, change, expected) => {
    expect(stepAt(day, change)).toBe(expected)
  })

  test('idle: 0 disables it and forgets earlier notices', () => {
    expect(stepAt(900, {}, 0)).toBeUndefined()
    expect(stepAt(900, { first: notice(76), last: notice(87) }, 0)).toBe('forget_notices')
  })

  test('idle: after a downtime of a year both notices are sent first', () => {
    expect(stepAt(400)).toBe('send_first')
    expect(stepAt(400.5, { first: notice(400) })).toBeUndefined()
    expect(archiveMoment(server({ first: notice(400) }), { idleDays: 90, now: at(400.5) })).toEqual(at(414))
  })
})

test('idle: a server is archived only after both notices, 14 and 3 days ahead, whatever the clock does', () => {
  let archived = 0
  const ahead = fc.double({ min: 0.01, max: 40, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(ahead, { minLength: 40, maxLength: 80 }),
      fc.integer({ min: 30, max: 200 }),
      (leaps, idleDays) => {
        let [day, now] = [0, server()]
        for (const leap of leaps) {
          day += leap
          const step = idleStep(now, { idleDays, now: at(day) })
          // Every second mail is delivered at once, the others never.
          const sent = { sentAt: at(day), deliveredAt: leap > 20 ? null : at(day) }
          if (step === 'send_first') now = { ...now, first: sent }
          if (step === 'send_last') now = { ...now, last: sent }
          if (step !== 'archive') continue
          archived += 1
          expect(day).toBeGreaterThanOrEqual(idleDays)
          expect(+at(day) - +(now.first.deliveredAt ?? at(day))).toBeGreaterThanOrEqual(14 * dayMs)
          expect(+at(day) - +(now.last.deliveredAt ?? at(day))).toBeGreaterThanOrEqual(3 * dayMs)
          return
        }
      },
    ),
  )
  // The property is not vacuous.
  expect(archived).toBeGreaterThan(20)
  expect(noticeRepeatDays).toBeLessThan(14)
})
