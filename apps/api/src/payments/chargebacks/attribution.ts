/**
 * What a journal entry does to an account's own money, in minor units. Entries are in the order
 * they were written.
 */
export type AttributedEntry = {
  /** Change of `balance` and `refunds` together: positive is a credit, negative a debit. */
  own: number
  /** Positive is a sale, negative a returned sale (returned paid time). */
  sales: number
  serverId: string | null
  /** Key of the payment that the entry credits, refunds or charges back. */
  payment: string | null
  /** A chargeback, which also took `given` of promotional credit. */
  isChargeback: boolean
  given: number
}

/** A part of own money, and the payment that brought it; null if no payment did. */
type Lot = { payment: string | null; order: number; amount: number }

/**
 * The money that was spent on each server and not returned. The part that is used first is at the
 * front.
 */
export type ServerLots = ReadonlyMap<string, readonly Pick<Lot, 'payment' | 'amount'>[]>

/**
 * Attributes what was spent on servers to payments: first in, first out (decision 64). A sale takes
 * the oldest money of the balance. Returned paid time was the last to be used. Other money that a
 * chargeback takes then pays for what its payment bought.
 */
export function attributeToServers(entries: readonly AttributedEntry[]): ServerLots {
  const balance: Lot[] = []
  const servers = new Map<string, Lot[]>()
  const orders = new Map<string, number>()
  entries.forEach(({ own, sales, serverId, payment, isChargeback, given }, index) => {
    const lots = serverId === null ? undefined : servers.get(serverId)
    if (own > 0 && sales < 0 && lots) insertLots(balance, takeLots(lots.toReversed(), own))
    else if (own > 0) {
      const order = payment === null ? index : (orders.get(payment) ?? index)
      if (payment !== null) orders.set(payment, order)
      insertLots(balance, [{ payment, order, amount: own }])
    } else if (own < 0 && sales > 0 && serverId !== null)
      servers.set(serverId, [...(lots ?? []), ...takeLots(balance, -own)])
    else {
      const taken = takeLots(backLots(balance, payment), -own)
      const others = [
        ...taken.filter((lot) => !isOf(lot, payment)),
        { payment: null, order: index, amount: -given },
      ]
      if (isChargeback) replaceLots(servers, payment, others)
    }
    removeEmpty(balance)
    if (lots) removeEmpty(lots)
  })
  return servers
}

/** A payout takes from its own payment first, then from the newest. */
const backLots = (balance: readonly Lot[], payment: string | null): Lot[] =>
  balance.toReversed().sort((a, b) => Number(isOf(b, payment)) - Number(isOf(a, payment)))

const isOf = (lot: Lot, payment: string | null) => payment !== null && lot.payment === payment

/** Replaces the money of a payment in what it bought, the part that is used last first. */
function replaceLots(servers: Map<string, Lot[]>, payment: string | null, others: readonly Lot[]): void {
  const rest = others.map((lot) => ({ ...lot }))
  for (const [serverId, lots] of [...servers].reverse()) {
    const replaced = lots.toReversed().flatMap((lot) => {
      if (!isOf(lot, payment)) return [lot]
      const parts = takeLots(rest, lot.amount)
      const left = lot.amount - parts.reduce((sum, { amount }) => sum + amount, 0)
      return left > 0 ? [...parts, { ...lot, amount: left }] : parts
    })
    servers.set(serverId, replaced.reverse())
  }
}

/** Takes an amount from the front of lots. */
function takeLots(lots: readonly Lot[], minor: number): Lot[] {
  const taken: Lot[] = []
  let rest = minor
  for (const lot of lots) {
    const amount = Math.min(lot.amount, rest)
    if (amount > 0) taken.push({ ...lot, amount })
    lot.amount -= amount
    rest -= amount
  }
  return taken
}

function insertLots(balance: Lot[], lots: readonly Lot[]): void {
  balance.push(...lots.map((lot) => ({ ...lot })))
  balance.sort((a, b) => a.order - b.order)
}

function removeEmpty(lots: Lot[]): void {
  lots.splice(0, lots.length, ...lots.filter(({ amount }) => amount > 0))
}

/**
 * The part of each of a server's periods that one payment pays for. `own` is the unused money of
 * each period, in order. The money that was spent last is used last.
 */
export function periodsPaidBy(
  lots: readonly Pick<Lot, 'payment' | 'amount'>[],
  periods: readonly { own: number }[],
  payment: string,
): number[] {
  const paid: number[] = []
  const rest = lots.map((lot) => ({ ...lot }))
  for (let index = periods.length - 1; index >= 0; index--) {
    let own = periods[index]?.own ?? 0
    let isPaidByIt = false
    while (own > 0 && rest.length > 0) {
      const lot = rest.at(-1)
      if (!lot) break
      const amount = Math.min(lot.amount, own)
      own -= amount
      lot.amount -= amount
      isPaidByIt ||= lot.payment === payment
      if (lot.amount === 0) rest.pop()
    }
    if (isPaidByIt) paid.push(index)
  }
  return paid.reverse()
}
