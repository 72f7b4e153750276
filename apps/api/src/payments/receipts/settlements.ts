/** What an entry does to an account's own money, as receipts see it. */
export type OwnMove = {
  entryId: number
  /** Minor units: above zero what came onto the balance, below zero what left it. */
  own: number
  /** It was spent on a service; otherwise it went back, or away. */
  sold: boolean
  /** The payment that it came by or went back to; null where none is known, or none whose processor makes receipts. */
  payment: string | null
}

/** So much of a payment was spent by an entry. */
export type Settlement = { entryId: number; payment: string; amount: number }

/**
 * Of which payments the money was that each sale took: the oldest first. What goes back goes off its payment, or the newest. A payment is never
 * settled by more than came onto the balance by it; what a smaller plan has put back onto the balance has its receipt already, and gets no other.
 */
export function settlementsOf(moves: readonly OwnMove[]): Settlement[] {
  const left: { payment: string | null; amount: number }[] = []
  const settled: Settlement[] = []
  // What a payment brought first: a reversed chargeback brings the same money again, which has no second advance.
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
