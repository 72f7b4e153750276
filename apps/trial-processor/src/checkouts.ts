import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeAtomically } from '@zubr/on-node/atomic-file'
import { codeOf } from '@zubr/process/error-code'
import type { Checkout, Decline, NewCheckout, Receipt, TrialTransaction } from './checkout.ts'

/** Called with every transaction that is new or has changed its state, in order. */
export type TransactionListener = (checkout: Checkout, transaction: TrialTransaction) => void

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
    return this.all().find(({ transactions }) => transactions.some((transaction) => transaction.uid === uid))
  }

  /** The payment that succeeded. */
  paid({ transactions }: Checkout): TrialTransaction | undefined {
    return transactions.find(({ type, state }) => type === 'payment' && state === 'done')
  }

  /** What of the payment was not refunded or charged back. */
  refundableMinor({ transactions }: Checkout): number {
    let sum = 0
    for (const { type, state, minor } of transactions) {
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
      transactions: [],
      receipts: [],
      paysAt: null,
      cardClosed: false,
    }
    this.byHandle.set(handle, checkout)
    // YooKassa creates the payment with the checkout, and both have one id.
    if (isYookassa)
      checkout.transactions.push(
        this.newTransaction({ uid: handle, type: 'payment', state: 'waiting', minor: input.minor }),
      )
    this.save()
    return checkout
  }

  /** Called when its page is opened. From then on ERIP lists the invoice. */
  open(checkout: Checkout): void {
    if (checkout.way === 'erip' && checkout.ended === null && checkout.transactions.length === 0)
      this.add(checkout, this.newTransaction({ type: 'payment', state: 'waiting', minor: checkout.minor }))
  }

  /** `minor`: payers of some invoices type another amount. Undefined: the checkout has ended. */
  pay(checkout: Checkout, { minor = checkout.minor, cardClosed = false } = {}): TrialTransaction | undefined {
    // ERIP accepts a payment after the end while it lists the invoice.
    if (checkout.ended !== null && checkout.way !== 'erip') return undefined
    Object.assign(checkout, { ended: 'paid', paysAt: null, cardClosed })
    const waiting = waitingPayment(checkout)
    if (!waiting) return this.add(checkout, this.newTransaction({ type: 'payment', state: 'done', minor }))
    waiting.minor = minor
    return this.setState(checkout, waiting, 'done')
  }

  decline(checkout: Checkout, decline: Decline): TrialTransaction | undefined {
    if (checkout.ended !== null) return undefined
    checkout.attemptsLeft -= 1
    if (checkout.attemptsLeft <= 0) checkout.ended = 'declined'
    const waiting = waitingPayment(checkout)
    if (!waiting) {
      const { minor } = checkout
      return this.add(checkout, this.newTransaction({ type: 'payment', state: 'failed', minor, decline }))
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
  ): TrialTransaction {
    const parentUid = this.paid(checkout)?.uid ?? null
    const state = checkout.cardClosed ? 'failed' : checkout.way === 'erip' ? 'waiting' : 'done'
    return this.add(checkout, this.newTransaction({ type: 'refund', state, minor, parentUid, reason, key }))
  }

  /** The receipt is registered when it is read. */
  addReceipt(checkout: Checkout, input: Pick<Receipt, 'minor' | 'description' | 'key'>): Receipt {
    const receipt: Receipt = { ...input, id: `rt-${randomUUID()}`, status: 'pending' }
    checkout.receipts.push(receipt)
    this.save()
    return receipt
  }

  chargeBack(checkout: Checkout): TrialTransaction | undefined {
    const payment = this.paid(checkout)
    const minor = this.refundableMinor(checkout)
    if (!payment || minor <= 0) return undefined
    const parentUid = payment.uid
    return this.add(checkout, this.newTransaction({ type: 'chargeback', state: 'done', minor, parentUid }))
  }

  /** Pays invoices, lets checkouts expire and completes refunds whose time has come. */
  processDue(): void {
    const now = this.options.clock()
    for (const checkout of this.byHandle.values()) {
      const { paysAt, expiresAt } = checkout
      if (paysAt !== null && new Date(paysAt) <= now) this.pay(checkout)
      if (checkout.ended === null && expiresAt !== null && new Date(expiresAt) <= now) this.expire(checkout)
      for (const transaction of checkout.transactions) {
        const isRefund = transaction.type === 'refund' && transaction.state === 'waiting'
        if (isRefund && +now - +new Date(transaction.at) >= eripRefundMs)
          this.setState(checkout, transaction, 'done')
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

  private newTransaction(
    values: Partial<TrialTransaction> & Pick<TrialTransaction, 'type' | 'state' | 'minor'>,
  ): TrialTransaction {
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

  private add(checkout: Checkout, transaction: TrialTransaction): TrialTransaction {
    checkout.transactions.push(transaction)
    this.save()
    this.options.onTransaction(checkout, transaction)
    return transaction
  }

  private setState(
    checkout: Checkout,
    transaction: TrialTransaction,
    state: TrialTransaction['state'],
  ): TrialTransaction {
    transaction.state = state
    transaction.at = this.options.clock().toISOString()
    this.save()
    this.options.onTransaction(checkout, transaction)
    return transaction
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

const waitingPayment = ({ transactions }: Checkout): TrialTransaction | undefined =>
  transactions.find(({ type, state }) => type === 'payment' && state === 'waiting')

/** Earlier versions wrote no receipts, and called the transactions `moves`. */
type StoredCheckout = Omit<Checkout, 'transactions'> & {
  transactions?: TrialTransaction[]
  moves?: TrialTransaction[]
}

async function readCheckouts(file: string | undefined): Promise<Checkout[]> {
  if (file === undefined) return []
  try {
    // Only this program writes the file.
    const all = JSON.parse(await readFile(file, 'utf8')) as StoredCheckout[]
    return all.map(({ moves = [], transactions = moves, ...checkout }) => ({
      ...{ advance: null, receipts: [] },
      ...checkout,
      transactions,
    }))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
