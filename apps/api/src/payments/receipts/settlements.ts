/** The effect of an entry on an account's own money, for receipts. */
export type OwnMove = {
  entryId: number
  /** Minor units: positive is a credit to the balance, negative a debit. */
  own: number
  /** Spent on a service; otherwise it was paid out or taken back. */
  sold: boolean
  /**
   * The payment that was credited or refunded; null if it is unknown, or its processor makes no
   * receipts.
   */
  payment: string | null
}

/** The amount of a payment that an entry spent. */
export type Settlement = { entryId: number; payment: string; amount: number }

/**
 * Attributes each sale to payments, the oldest first. A refund takes from its payment, or else the
 * newest. Settlements never exceed the payment's credit: money that a downgrade returned already
 * has its receipt, and gets no other.
 */
export function settlementsOf(moves: readonly OwnMove[]): Settlement[] {
  const left: { payment: string | null; amount: number }[] = []
  const settled: Settlement[] = []
  // First credits only: a reversed chargeback returns the same money, which has no second advance.
  const unsettled = new Map<string, number>()
  for (const { entryId, own, sold, payment } of moves) {
    if (own > 0) left.push({ payment, amount: own })
    if (own > 0 && payment !== null && !unsettled.has(payment)) unsettled.set(payment, own)
    const order = sold ? left : left.toReversed().sort((a, b) => +isOf(b, payment) - +isOf(a, payment))
    let rest = -own
    for (const part of order) {
      if (rest <= 0) break
      const amount = Math.min(part.amount, rest)
      part.amount -= amount
      rest -= amount
      const settles = part.payment === null ? 0 : Math.min(amount, unsettled.get(part.payment) ?? 0)
      if (sold && settles > 0 && part.payment !== null) {
        unsettled.set(part.payment, (unsettled.get(part.payment) ?? 0) - settles)
        const before = settled.find((one) => one.entryId === entryId && one.payment === part.payment)
        if (before) before.amount += settles
        else settled.push({ entryId, payment: part.payment, amount: settles })
      }
    }
  }
  return settled
}

const isOf = (part: { payment: string | null }, payment: string | null) =>
  payment !== null && part.payment === payment
