import { randomUUID } from 'node:crypto'
import { type Customer, customerForTest, newServer, nodeForTest } from '../../../servers/testing/servers.ts'
import { catalogueForTest, noPack } from '../../../testing/catalogue.ts'
import { fulfilOrder } from '../../orders.ts'
import { processDueReceipts } from '../../receipts/process-receipts.ts'
import { refunding } from '../../refunds/testing/refunds.ts'
import { payingForTest } from '../../testing/payments.ts'
import type { Paid } from './payers.ts'
import type { RequestedRefund } from './refunders.ts'

/** Everything that customers do in the crash tests, done once without a crash. */
export async function runWithoutCrash() {
  const paying = await payingForTest()
  const of = refunding(paying)
  await nodeForTest(paying, 'minsk-1')
  const [anna, boris] = [await customerForTest(paying, 'anna'), await customerForTest(paying, 'boris')]
  const paid: Paid[] = []
  const requested: RequestedRefund[] = []
  const pays: (...how: Parameters<typeof of.paid>) => Promise<string> = async (...how) => {
    const { trackingId: id } = await of.paid(...how)
    paid.push({ id, outcome: 'paid', settledMs: null })
    return id
  }
  const asks = async (by: Customer, sum: number) => {
    const key = randomUUID()
    await of.ask(by, sum, key)
    const request: RequestedRefund = { accountId: by.accountId, key, sum, withdrawn: false }
    requested.push(request)
    return { request, ...(await of.newestOf(by)) }
  }
  const buys = async (by: Customer, subdomain: string, change: Parameters<typeof of.paid>[1]) => {
    const ordered = await pays(by, { ...change, order: newServer({ subdomain }) })
    await fulfilOrder(paying.context, { catalogue: catalogueForTest, findPack: noPack }, ordered)
  }
  await buys(anna, 'annas-world', { sum: 490 })
  await pays(anna, { sum: 1_000 })
  await asks(anna, 600)
  await of.run('approve', '1', '--confirm')
  await of.work()
  const { id, request } = await asks(anna, 200)
  await anna.call('DELETE', `/api/refunds/${id}`)
  request.withdrawn = true
  // The card refuses refunds.
  await pays(boris, { sum: 700 }, { cardClosed: true })
  await asks(boris, 300)
  await of.run('approve', '3', '--confirm')
  await of.work()
  await of.run('paid', '3', '1')
  await asks(boris, 100)
  await of.run('decline', '4', 'it', 'is', 'disputed')
  const vera = await customerForTest(paying, 'vera')
  await buys(vera, 'veras-world', { method: 'card-rub', sum: 12_000, fee: 360 })
  await processDueReceipts(paying.context)
  paying.pass(2)
  await processDueReceipts(paying.context)
  // The bank charges back a payment that bought half-used time, a refund request and a part of the
  // balance.
  const doris = await customerForTest(paying, 'doris')
  const first = await of.paid(doris, { sum: 490, order: newServer({ subdomain: 'doris-world' }) })
  const second = await of.paid(doris, { sum: 800 })
  for (const { trackingId: id } of [first, second])
    paid.push({ id, outcome: 'charged back', settledMs: null })
  await fulfilOrder(paying.context, { catalogue: catalogueForTest, findPack: noPack }, first.trackingId)
  paying.pass(15 * 24 * 60)
  await asks(doris, 500)
  for (const checkout of [second, first]) await of.takenBack(checkout)
  await of.rows(`delete from jobs.job where name <> 'send-mail'`)
  return { paying, paid, requested }
}
