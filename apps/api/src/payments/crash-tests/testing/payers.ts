import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { NewInvoice } from '@zubr/contracts/payments/endpoints'
import { Invoice } from '@zubr/contracts/payments/invoices'
import type { Checkouts } from '@zubr/trial-processor/checkouts'
import type { Db } from '../../../database/open.ts'
import { type Customer, customerForTest, newServer } from '../../../servers/testing/servers.ts'
import { askingFrom } from './customers.ts'
import { type RequestedRefund, requestRefund } from './refunders.ts'

/** What a payer does with an invoice. */
const invoiceOutcomes = [
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'twice',
  'second try',
  'declined',
  'left',
  'charged back',
] as const
export type InvoiceOutcome = (typeof invoiceOutcomes)[number]

/** An invoice, what its payer did, and how long its page did not show the money. */
export type Paid = { id: string; outcome: InvoiceOutcome; settledMs: number | null }

type World = {
  url: string
  db: Db
  checkouts: Checkouts
  draw: () => number
  isOver: () => boolean
  /** Whether an event that was awaited since then will not happen. */
  isStuck: (since: number) => boolean
}

const ways = [
  { method: 'card', sums: [490, 500, 1_500], fee: () => 0 },
  { method: 'erip', sums: [500, 1_050], fee: (sum: number) => Math.round(sum / 100) },
  { method: 'card-rub', sums: [6_000, 12_000], fee: (sum: number) => (sum * 3) / 100 },
]
/** Invoices per account; the API limits them. */
const invoicesAnAccount = 10
/** Refund requests per account; the API limits them. */
const refundsAnAccount = 4
/**
 * A paid invoice that is still unpaid after this many polls is a failure, even if each process was
 * killed.
 */
const looksInVain = 40

/**
 * The scenario of the first invoice of the first payers, so that each scenario happens with any
 * seed and on any machine.
 */
const sureOf = (number: number) =>
  number < ways.length
    ? 'buys'
    : number < 8
      ? 'is paid back by bank'
      : number < 13
        ? 'is paid back'
        : undefined

/**
 * A payer who pays until the run is over, and requests refunds of some payments. Rejects at an
 * answer that no customer may see.
 */
export async function payer(
  number: number,
  world: World,
): Promise<{ paid: Paid[]; requested: RequestedRefund[] }> {
  const { url, db, checkouts, draw, isOver, isStuck } = world
  const name = `payer-${number}`
  const one = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
  const address = `10.${Math.floor(draw() * 250)}.${Math.floor(draw() * 250)}.${Math.floor(draw() * 250)}`
  const ask = askingFrom(address, world)
  const paid: Paid[] = []
  const requested: RequestedRefund[] = []
  const invoiceFrom = ({ text }: { text: string }) => Invoice.parse(JSON.parse(text))
  const looksAt = async (id: string): Promise<number> =>
    (await db.$client.query('select poll_count from invoices where id = $1', [id])).rows[0].poll_count

  /** Waits at the invoice until it is paid. Resolves to how long that took. */
  async function stay(by: Customer, { id }: Invoice): Promise<number> {
    const [began, pollsBefore] = [performance.now(), await looksAt(id)]
    for (let state = ''; state !== 'paid' && state !== 'refunded'; ) {
      if (isStuck(began) || (await looksAt(id)) > pollsBefore + looksInVain)
        throw new Error(`${id} is paid, and shows ${state}`)
      await wait(300 + draw() * 900)
      state = invoiceFrom(await ask(by, 'GET', `/api/invoices/${id}`)).state
    }
    return performance.now() - began
  }

  async function payOne(by: Customer, way: (typeof ways)[number], n: number): Promise<void> {
    const sure = n === 1 ? sureOf(number) : undefined
    const sum = one(way.sums)
    const outcome = sure ? 'paid' : one(invoiceOutcomes)
    const body: NewInvoice = { method: way.method, sum, fee: way.fee(sum) }
    // Some request the same subdomain, which only one can have; some pay too little for their
    // order.
    const subdomain = !sure && draw() < 0.15 ? `wanted-${Math.floor(draw() * 5)}` : `${name}-${n}`
    if (sure ? sure === 'buys' : draw() < 0.4)
      body.order = newServer({ subdomain, plan: sure || draw() < 0.8 ? 'java-1' : 'java-2' })
    const key = randomUUID()
    const clicks = draw() < 0.2 ? 2 : 1
    const invoices = await Promise.all(
      Array.from({ length: clicks }, async () =>
        invoiceFrom(await ask(by, 'POST', '/api/invoices', { body, key })),
      ),
    )
    const [invoice] = invoices
    if (!invoice || invoices.some(({ id }) => id !== invoice.id))
      throw new Error('two clicks made two invoices')
    const paying: Paid = { id: invoice.id, outcome, settledMs: null }
    paid.push(paying)
    /**
     * On a very slow machine an invoice may expire before its payer opens it: nobody has paid it
     * then.
     */
    const leave = () => {
      paying.outcome = 'left'
    }
    const checkout = checkouts.find(invoice.checkoutUrl?.split('/').at(-1) ?? '')
    if (!checkout) return leave()
    await wait(draw() * 700)
    checkouts.open(checkout)
    if (outcome === 'left' || checkout.ended !== null) return leave()
    const tries = outcome === 'declined' ? 5 : outcome === 'second try' && way.method !== 'card-rub' ? 1 : 0
    for (let n = 0; n < tries; n++) checkouts.decline(checkout, 'funds')
    if (outcome === 'declined') return
    // Some cards refuse refunds.
    checkouts.pay(checkout, { cardClosed: sure ? sure === 'is paid back by bank' : draw() < 0.2 })
    if (outcome === 'twice') checkouts.pay(checkout)
    // Half of them close the page: nobody polls their invoice any more.
    if (!sure && draw() < 0.5 && outcome !== 'charged back') return
    paying.settledMs = await stay(by, invoice)
    // YooKassa reports no chargebacks.
    if (outcome === 'charged back' && way.method !== 'card-rub') checkouts.chargeBack(checkout)
  }

  let by = await customerForTest({ db, url }, name)
  // Both currencies are paid in from the start with any seed.
  let way = ways[number % ways.length] ?? one(ways)
  let left = refundsAnAccount
  for (let n = 1; n === 1 || !isOver(); n++) {
    await payOne(by, way, n)
    const asksBack = n === 1 && sureOf(number)?.startsWith('is paid back')
    if (left > 0 && (asksBack || draw() < 0.5)) {
      const request = await requestRefund(by, { ask, draw })
      if (request) requested.push(request)
      if (request) left--
    }
    await wait(draw() * 700)
    if (n % invoicesAnAccount !== 0 || isOver()) continue
    by = await customerForTest({ db, url }, `${name}-${n}`)
    way = one(ways)
    left = refundsAnAccount
  }
  return { paid, requested }
}
