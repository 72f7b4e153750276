import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeAtomically } from '@zubr/on-node/atomic-file'
import { codeOf } from '@zubr/process/error-code'
import type { Checkout, Decline, Move, NewCheckout, Receipt } from './checkout.ts'

/** Called with every transaction that is new or has changed its state, in order. */
export type TransactionListener = (checkout: Checkout, move: Move) => void

export type CheckoutsOptions = {
  /** The store; undefined keeps checkouts in memory only. */
  file: string | undefined
  clock: () => Date
  onTransaction: TransactionListener
}

/** An invoice that is paid later in ERIP is paid after so long. */
const eripPaymentMs = 3_600_000
/** A refund in ERIP arrives after so long. */
const eripRefundMs = 5_000

/** Loads the checkouts of an earlier run. Rejects if the file is damaged. */
export async function openCheckouts(options: CheckoutsOptions): Promise<Checkouts> {
  return new Checkouts(options, await readCheckouts(options.file))
}

/** All checkouts of the processor. */
export class Checkouts {
  private readonly options: CheckoutsOptions
  private readonly byHandle: Map<string, Checkout>
  private writing = Promise.resolve()

  /** Use `openCheckouts`. */
  constructor(options: CheckoutsOptions, stored: readonly Checkout[]) {
    this.options = options
    this.byHandle = new Map(stored.map((checkout) => [checkout.handle, checkout]))
  }

  all(): readonly Checkout[] {
    return [...this.byHandle.values()]
  }

  find(handle: string): Checkout | undefined {
    return this.byHandle.get(handle)
  }

  findByTracking(trackingId: string): Checkout[] {
    return this.all().filter((each) => each.trackingId === trackingId)
  }

  findByTransaction(uid: string): Checkout | undefined {
    return this.all().find(({ moves }) => moves.some((move) => move.uid === uid))
  }

  /** The payment that succeeded. */
  paid({ moves }: Checkout): Move | undefined {
    return moves.find(({ type, state }) => type === 'payment' && state === 'done')
  }

  /** What of the payment was not refunded or charged back. */
  refundableMinor({ moves }: Checkout): number {
    let sum = 0
    for (const { type, state, minor } of moves) {
      if (type === 'payment') sum += state === 'done' ? minor : 0
      else if (state !== 'failed' && state !== 'expired') sum -= minor
    }
    return sum
  }

  create(input: NewCheckout): Checkout {
    const isYookassa = input.wire === 'yookassa'
    const handle = isYookassa ? randomUUID() : randomBytes(32).toString('hex')
    const checkout: Checkout = {
      advance: null,
      ...input,
      handle,
      createdAt: this.options.clock().toISOString(),
      ended: null,
      moves: [],
      receipts: [],
      paysAt: null,
      cardClosed: false,
    }
    this.byHandle.set(handle, checkout)
    // YooKassa creates the payment with the checkout, and both have one id.
    if (isYookassa)
      checkout.moves.push(
        this.newMove({ uid: handle, type: 'payment', state: 'waiting', minor: input.minor }),
      )
    this.save()
    return checkout
  }

  /** Called when its page is opened. From then on ERIP lists the invoice. */
  open(checkout: Checkout): void {
    if (checkout.way === 'erip' && checkout.ended === null && checkout.moves.length === 0)
      this.add(checkout, this.newMove({ type: 'payment', state: 'waiting', minor: checkout.minor }))
  }

  /** `minor`: payers of some invoices type another amount. Undefined: the checkout has ended. */
  pay(checkout: Checkout, { minor = checkout.minor, cardClosed = false } = {}): Move | undefined {
    // ERIP accepts a payment after the end while it lists the invoice.
    if (checkout.ended !== null && checkout.way !== 'erip') return undefined
    Object.assign(checkout, { ended: 'paid', paysAt: null, cardClosed })
    const waiting = waitingPayment(checkout)
    if (!waiting) return this.add(checkout, this.newMove({ type: 'payment', state: 'done', minor }))
    waiting.minor = minor
    return this.setState(checkout, waiting, 'done')
  }

  decline(checkout: Checkout, decline: Decline): Move | undefined {
    if (checkout.ended !== null) return undefined
    checkout.attemptsLeft -= 1
    if (checkout.attemptsLeft <= 0) checkout.ended = 'declined'
    const waiting = waitingPayment(checkout)
    if (!waiting) {
      const { minor } = checkout
      return this.add(checkout, this.newMove({ type: 'payment', state: 'failed', minor, decline }))
    }
    waiting.decline = decline
    return this.setState(checkout, waiting, 'failed')
  }

  payLater(checkout: Checkout): void {
    checkout.paysAt = new Date(+this.options.clock() + eripPaymentMs).toISOString()
    this.save()
  }

  refund(
    checkout: Checkout,
    { minor, reason, key }: { minor: number; reason: string; key: string | null },
  ): Move {
    const parentUid = this.paid(checkout)?.uid ?? null
    const state = checkout.cardClosed ? 'failed' : checkout.way === 'erip' ? 'waiting' : 'done'
    return this.add(checkout, this.newMove({ type: 'refund', state, minor, parentUid, reason, key }))
  }

  /** The receipt is registered when it is read. */
  addReceipt(checkout: Checkout, input: Pick<Receipt, 'minor' | 'description' | 'key'>): Receipt {
    const receipt: Receipt = { ...input, id: `rt-${randomUUID()}`, status: 'pending' }
    checkout.receipts.push(receipt)
    this.save()
    return receipt
  }

  chargeBack(checkout: Checkout): Move | undefined {
    const payment = this.paid(checkout)
    const minor = this.refundableMinor(checkout)
    if (!payment || minor <= 0) return undefined
    const parentUid = payment.uid
    return this.add(checkout, this.newMove({ type: 'chargeback', state: 'done', minor, parentUid }))
  }

  /** Pays invoices, lets checkouts expire and completes refunds whose time has come. */
  processDue(): void {
    const now = this.options.clock()
    for (const checkout of this.byHandle.values()) {
      const { paysAt, expiresAt } = checkout
      if (paysAt !== null && new Date(paysAt) <= now) this.pay(checkout)
      if (checkout.ended === null && expiresAt !== null && new Date(expiresAt) <= now) this.expire(checkout)
      for (const move of checkout.moves) {
        const isRefund = move.type === 'refund' && move.state === 'waiting'
        if (isRefund && +now - +new Date(move.at) >= eripRefundMs) this.setState(checkout, move, 'done')
      }
    }
  }

  /** Resolves once everything is written. */
  async close(): Promise<void> {
    await this.writing
  }

  private expire(checkout: Checkout): void {
    checkout.ended = 'expired'
    const waiting = waitingPayment(checkout)
    if (waiting) this.setState(checkout, waiting, 'expired')
    else this.save()
  }

  private newMove(values: Partial<Move> & Pick<Move, 'type' | 'state' | 'minor'>): Move {
    return {
      uid: randomUUID(),
      parentUid: null,
      at: this.options.clock().toISOString(),
      decline: null,
      reason: null,
      key: null,
      ...values,
    }
  }

  private add(checkout: Checkout, move: Move): Move {
    checkout.moves.push(move)
    this.save()
    this.options.onTransaction(checkout, move)
    return move
  }

  private setState(checkout: Checkout, move: Move, state: Move['state']): Move {
    move.state = state
    move.at = this.options.clock().toISOString()
    this.save()
    this.options.onTransaction(checkout, move)
    return move
  }

  private save(): void {
    const { file } = this.options
    if (file === undefined) return
    this.writing = this.writing
      .then(() => writeAtomically(file, JSON.stringify(this.all())))
      // A full disk loses test payments and nothing else. The next change writes all of them again.
      .catch(() => undefined)
  }
}

const waitingPayment = ({ moves }: Checkout): Move | undefined =>
  moves.find(({ type, state }) => type === 'payment' && state === 'waiting')

async function readCheckouts(file: string | undefined): Promise<Checkout[]> {
  if (file === undefined) return []
  try {
    // Only this program writes the file.
    const all = JSON.parse(await readFile(file, 'utf8')) as Checkout[]
    // A version without receipts wrote neither field.
    return all.map((checkout) => ({ ...{ advance: null, receipts: [] }, ...checkout }))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
