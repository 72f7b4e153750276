import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { percentOf } from '../money.ts'
import { termMonths } from '../server-life.ts'
import { monthsAfter } from './billing-cycle.ts'
import { type PaidPeriod, planChange, unusedOf } from './plan-change.ts'
import { termPrice } from './term-price.ts'

/**
 * A model of one server's time, as the API sells, changes and ends it, and of the customer's money.
 * `paidIn` is the money paid, `held` the customer's balance, `earned` the service's share; the rest
 * is in the periods.
 */
class Model {
  now = new Date('2026-12-01T12:00:00Z')
  periods: PaidPeriod[] = []
  paidIn = { own: 0, given: 0 }
  held = { own: 0, given: 0 }
  earned = 0
  price = 2690

  buy({ months, termPercent, promo }: { months: number; termPercent: number; promo: number }) {
    const percent = months === 1 ? 0 : termPercent
    const { total } = termPrice(this.price, { months, percent })
    const off = percentOf(Math.floor(total / months), promo)
    const paid = this.#spend(total - off)
    const starts = this.periods.at(-1)?.endsAt ?? this.now
    const ends = monthsAfter(starts, months)
    this.periods.push({
      startsAt: starts,
      endsAt: ends,
      effectiveFrom: starts,
      months,
      ownAmount: paid.own,
      promoAmount: paid.given,
      termDiscountPercent: percent,
      discountAmount: off,
      listAmount: total,
    })
  }

  changePlan(price: number) {
    this.price = price
    const change = planChange(this.periods, { price, now: this.now })
    const paid = this.#spend(Math.max(0, change.change))
    this.held.own += change.back.own
    this.held.given += change.back.given
    const before = this.#inPeriods()
    this.periods = change.periods(paid)
    this.earned += before - this.#inPeriods() + paid.own + paid.given - change.back.own - change.back.given
  }

  /** A chargeback ends one period; `all`: the server is deleted, or its account is. */
  end(which: number | 'all') {
    const at = which === 'all' ? undefined : which % Math.max(1, this.periods.length)
    this.periods = this.periods.filter((period, index) => {
      if (at !== undefined && index !== at) return true
      const { own, given } = unusedOf(period, this.now)
      this.held.own += own
      this.held.given += given
      this.earned += period.ownAmount + period.promoAmount - own - given
      return false
    })
  }

  pass(hours: number) {
    this.now = new Date(+this.now + hours * 3_600_000)
    this.periods = this.periods.filter((period) => {
      if (period.endsAt > this.now) return true
      this.earned += period.ownAmount + period.promoAmount
      return false
    })
  }

  /** Spends granted money first; the missing amount is paid in, a tenth of it as a gift. */
  #spend(minor: number): { own: number; given: number } {
    const lacks = Math.max(0, minor - this.held.own - this.held.given)
    const gift = Math.floor(lacks / 10)
    this.paidIn.own += lacks - gift
    this.paidIn.given += gift
    this.held.own += lacks - gift
    this.held.given += gift
    const fromGiven = Math.min(this.held.given, minor)
    this.held.given -= fromGiven
    this.held.own -= minor - fromGiven
    return { own: minor - fromGiven, given: fromGiven }
  }

  #inPeriods() {
    return this.periods.reduce((sum, { ownAmount, promoAmount }) => sum + ownAmount + promoAmount, 0)
  }

  check() {
    const total = ({ own, given }: { own: number; given: number }) => own + given
    // No kopeck is created or lost, and nobody holds more than they paid.
    expect(total(this.held) + this.earned + this.#inPeriods()).toBe(total(this.paidIn))
    expect(this.earned).toBeGreaterThanOrEqual(0)
    for (const kind of ['own', 'given'] as const) {
      expect(this.held[kind]).toBeGreaterThanOrEqual(0)
      const inPeriods = this.periods.reduce(
        (sum, period) => sum + period[kind === 'own' ? 'ownAmount' : 'promoAmount'],
        0,
      )
      expect(this.held[kind] + inPeriods).toBeLessThanOrEqual(this.paidIn[kind])
    }
    for (const period of this.periods) {
      const unused = unusedOf(period, this.now)
      // Remaining days are never worth more than their payment.
      expect(total(unused)).toBeLessThanOrEqual(period.ownAmount + period.promoAmount)
      for (const amount of [period.ownAmount, period.promoAmount, unused.own, unused.given])
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }
  }
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    months: fc.constantFrom(...termMonths),
    // An operator changes discounts at any time.
    termPercent: fc.nat(99),
    promo: fc.constantFrom(0, 0, 20, 100),
  }),
  fc.record({ kind: fc.constant('plan' as const), price: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ kind: fc.constant('list' as const), price: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ kind: fc.constant('end' as const), which: fc.oneof(fc.nat(5), fc.constant('all' as const)) }),
  fc.record({ kind: fc.constant('pass' as const), hours: fc.nat(2_000) }),
)

test('money: in any order of events nobody gets out more than they paid, and no kopeck is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const model = new Model()
      for (const each of steps) {
        if (each.kind === 'buy') model.buy(each)
        else if (each.kind === 'plan') model.changePlan(each.price)
        else if (each.kind === 'list') model.price = each.price
        else if (each.kind === 'end') model.end(each.which)
        else model.pass(each.hours)
        model.check()
      }
    }),
    { numRuns: 500, verbose: true },
  )
})

test('term discount: half a discounted year returns half of the payment, not of the list price', () => {
  const model = new Model()
  model.buy({ months: 12, termPercent: 15, promo: 0 })
  expect(model.paidIn.own + model.paidIn.given).toBe(27_438)
  const [year] = model.periods
  const hours = (+(year?.endsAt ?? 0) - +(year?.startsAt ?? 0)) / 3_600_000
  model.pass(hours / 2)
  model.end('all')
  expect(model.held.own + model.held.given).toBe(27_438 / 2)
})

test('term discount: a cheaper plan keeps it for the rest, and switching up and down costs nothing', () => {
  const model = new Model()
  model.buy({ months: 12, termPercent: 15, promo: 0 })
  model.changePlan(490)
  // A year of 4.90 at the same 15 %.
  expect(model.periods[0]).toMatchObject({ months: 12, termDiscountPercent: 15 })
  expect((model.periods[0]?.ownAmount ?? 0) + (model.periods[0]?.promoAmount ?? 0)).toBe(4998)
  const before = model.paidIn.own + model.paidIn.given
  model.changePlan(2690)
  expect(model.held.own + model.held.given).toBe(0)
  expect(model.paidIn.own + model.paidIn.given).toBe(before)
})

test('term discount: used time costs at least its list price less the largest discount, for any plans', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ price: fc.integer({ min: 100, max: 20_000 }), hours: fc.nat(2_000) }), {
        maxLength: 8,
      }),
      (steps) => {
        const model = new Model()
        model.buy({ months: 12, termPercent: 15, promo: 0 })
        const [year] = model.periods as [PaidPeriod]
        const hoursOf = (from: Date, to: Date) => (+to - +from) / 3_600_000
        const whole = hoursOf(year.startsAt, year.endsAt)
        let due = 0
        for (const { price, hours } of steps) {
          const left = hoursOf(model.now, year.endsAt)
          due += (model.price * 12 * 0.85 * Math.min(hours, left)) / whole
          model.pass(hours)
          if (model.now >= year.endsAt) break
          model.changePlan(price)
        }
        model.end('all')
        // A rounding difference of a kopeck at each change.
        expect(model.earned).toBeGreaterThanOrEqual(Math.floor(due) - steps.length - 1)
      },
    ),
  )
})
