import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeAtomically } from '@zubr/on-node/kept-file'

/** Whose interface a payment was asked for by. */
export type Wire = 'bepaid' | 'yookassa'

/** A movement of no money, or a try at one. */
export type Move = {
  uid: string
  type: 'payment' | 'refund' | 'chargeback'
  state: 'waiting' | 'done' | 'failed' | 'expired'
  minor: number
  parentUid: string | null
  at: string
  /** Of a payment: why the bank would not. */
  decline: Decline | null
  /** Of a refund: the merchant's words. */
  reason: string | null
  /** Of a refund: under which key it was asked for. */
  key: string | null
}

export const declines = ['funds', 'card_expired', 'authentication', 'limit', 'bank'] as const
export type Decline = (typeof declines)[number]

/** What a merchant asked somebody to pay. */
export type Checkout = {
  handle: string
  wire: Wire
  /** The merchant's own id. */
  trackingId: string
  /** The merchant's number, which ERIP's payers type. */
  number: string
  way: string
  minor: number
  currency: string
  description: string
  notifyAt: string | null
  returnTo: { paid: string; declined: string; left: string }
  createdAt: string
  expiresAt: string | null
  attemptsLeft: number
  ended: 'paid' | 'declined' | 'expired' | null
  moves: Move[]
  /** When a payer in ERIP, who has said so, pays. */
  paysAt: string | null
  /** Its card takes no money back. */
  cardClosed: boolean
  /** Under which key it was asked for: asked again, it is the same. */
  key: string | null
  /** What of it is an advance by the receipt that it was asked for with; null where it had none. */
  advance: number | null
  receipts: Receipt[]
}

/** The receipt of what a payment was spent on; none of it goes to any tax office. */
export type Receipt = {
  id: string
  status: 'pending' | 'succeeded' | 'canceled'
  minor: number
  description: string
  key: string
}

export type NewCheckout = Pick<
  Checkout,
  | 'wire'
  | 'trackingId'
  | 'number'
  | 'way'
  | 'minor'
  | 'currency'
  | 'description'
  | 'notifyAt'
  | 'returnTo'
  | 'expiresAt'
  | 'attemptsLeft'
  | 'key'
> &
  Partial<Pick<Checkout, 'advance'>>

/** Hears of every movement that is new or has ended, in order. */
type CheckoutListener = (checkout: Checkout, move: Move) => void

export type Checkouts = Awaited<ReturnType<typeof openCheckouts>>

/** How long after its payer has said so a bill in ERIP is paid, and a refund to it is. */
const eripLaterMs = 3_600_000
const eripRefundMs = 5_000

/** All that was asked for, kept in a file so that it outlives the program; without one it does not. */
export async function openCheckouts({
  file,
  clock,
  told,
}: {
  file: string | undefined
  clock: () => Date
  told: CheckoutListener
}) {
  const all = new Map<string, Checkout>()
  for (const checkout of await kept(file)) all.set(checkout.handle, checkout)
  let writing = Promise.resolve()
  const keep = () => {
    if (file === undefined) return
    writing = writing
      .then(() => writeAtomically(file, JSON.stringify([...all.values()])))
      .catch(() => undefined)
  }

  const newMove = (change: Partial<Move> & Pick<Move, 'type' | 'state' | 'minor'>): Move => ({
    uid: randomUUID(),
    parentUid: null,
    at: clock().toISOString(),
    decline: null,
    reason: null,
    key: null,
    ...change,
  })
  const add = (checkout: Checkout, move: Move): Move => {
    checkout.moves.push(move)
    keep()
    told(checkout, move)
    return move
  }
  const end = (checkout: Checkout, move: Move, state: Move['state']): Move => {
    move.state = state
    move.at = clock().toISOString()
    keep()
    told(checkout, move)
    return move
  }
  const waiting = ({ moves }: Checkout) =>
    moves.find(({ type, state }) => type === 'payment' && state === 'waiting')
  const paid = ({ moves }: Checkout) =>
    moves.find(({ type, state }) => type === 'payment' && state === 'done')
  /** What of a payment is not given back yet. */
  const left = (checkout: Checkout) =>
    checkout.moves.reduce(
      (sum, { type, state, minor }) =>
        state === 'failed' || state === 'expired' || (type === 'payment' && state !== 'done')
          ? sum
          : sum + (type === 'payment' ? minor : -minor),
      0,
    )

  const api = {
    all: (): readonly Checkout[] => [...all.values()],
    of: (handle: string) => all.get(handle),
    byTracking: (trackingId: string) => api.all().filter((each) => each.trackingId === trackingId),
    withMove: (uid: string) => api.all().find(({ moves }) => moves.some((move) => move.uid === uid)),
    waiting,
    paid,
    left,

    make(asked: NewCheckout): Checkout {
      const isYookassa = asked.wire === 'yookassa'
      const handle = isYookassa ? randomUUID() : randomBytes(32).toString('hex')
      const checkout: Checkout = {
        advance: null,
        ...asked,
        handle,
        createdAt: clock().toISOString(),
        ended: null,
        moves: [],
        receipts: [],
        paysAt: null,
        cardClosed: false,
      }
      all.set(handle, checkout)
      // A payment there is one from its beginning, under the name that it was asked for by.
      if (isYookassa)
        checkout.moves.push(newMove({ uid: handle, type: 'payment', state: 'waiting', minor: asked.minor }))
      keep()
      return checkout
    },

    /** Its page was opened: a bill stands in ERIP from then on. */
    opened(checkout: Checkout): void {
      if (checkout.way === 'erip' && checkout.ended === null && checkout.moves.length === 0)
        add(checkout, newMove({ type: 'payment', state: 'waiting', minor: checkout.minor }))
    },

    /** `minor`: another sum than was asked for, which payers of some bills type themselves. */
    pay(checkout: Checkout, { minor = checkout.minor, cardClosed = false } = {}): Move | undefined {
      // Paid late is paid, where a bill could still be found.
      if (checkout.ended !== null && checkout.way !== 'erip') return undefined
      Object.assign(checkout, { ended: 'paid', paysAt: null, cardClosed })
      const open = waiting(checkout)
      if (!open) return add(checkout, newMove({ type: 'payment', state: 'done', minor }))
      open.minor = minor
      return end(checkout, open, 'done')
    },

    decline(checkout: Checkout, decline: Decline): Move | undefined {
      if (checkout.ended !== null) return undefined
      checkout.attemptsLeft -= 1
      if (checkout.attemptsLeft <= 0) checkout.ended = 'declined'
      const open = waiting(checkout)
      if (!open)
        return add(checkout, newMove({ type: 'payment', state: 'failed', minor: checkout.minor, decline }))
      open.decline = decline
      return end(checkout, open, 'failed')
    },

    payLater(checkout: Checkout): void {
      checkout.paysAt = new Date(+clock() + eripLaterMs).toISOString()
      keep()
    },

    refund(
      checkout: Checkout,
      { minor, reason, key }: { minor: number; reason: string; key: string | null },
    ): Move {
      const payment = paid(checkout)
      const parentUid = payment?.uid ?? null
      const state = checkout.cardClosed ? 'failed' : checkout.way === 'erip' ? 'waiting' : 'done'
      return add(checkout, newMove({ type: 'refund', state, minor, parentUid, reason, key }))
    },

    /** Made at once, and registered when it is looked at. */
    settle(checkout: Checkout, asked: Pick<Receipt, 'minor' | 'description' | 'key'>): Receipt {
      const receipt: Receipt = { ...asked, id: `rt-${randomUUID()}`, status: 'pending' }
      checkout.receipts.push(receipt)
      keep()
      return receipt
    },

    chargeBack(checkout: Checkout): Move | undefined {
      const payment = paid(checkout)
      if (!payment || left(checkout) <= 0) return undefined
      return add(
        checkout,
        newMove({ type: 'chargeback', state: 'done', minor: left(checkout), parentUid: payment.uid }),
      )
    },

    /** What the clock asks for: bills that are paid now, that nobody paid in time, refunds that have arrived. */
    pass(): void {
      const now = clock()
      for (const checkout of all.values()) {
        if (checkout.paysAt !== null && new Date(checkout.paysAt) <= now) api.pay(checkout)
        if (checkout.ended === null && checkout.expiresAt !== null && new Date(checkout.expiresAt) <= now) {
          checkout.ended = 'expired'
          const open = waiting(checkout)
          if (open) end(checkout, open, 'expired')
          else keep()
        }
        for (const move of checkout.moves)
          if (move.type === 'refund' && move.state === 'waiting' && +now - +new Date(move.at) >= eripRefundMs)
            end(checkout, move, 'done')
      }
    },

    /** Resolves once all is in the file. */
    async close(): Promise<void> {
      await writing
    },
  }
  return api
}

async function kept(file: string | undefined): Promise<Checkout[]> {
  if (file === undefined) return []
  try {
    // Our own file.
    const all = JSON.parse(await readFile(file, 'utf8')) as Checkout[]
    // Of a version that knew of no receipts.
    return all.map((checkout) => ({ ...{ advance: null, receipts: [] }, ...checkout }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
