import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Refunds } from '@zubr/contracts/payments/refunds'
import type { Checkouts } from '@zubr/trial-processor/checkouts'
import type { Db } from '../../../database/open.ts'
import { eachAtOnce } from '../../../jobs/at-once.ts'
import type { Customer } from '../../../servers/testing/servers.ts'
import { refundReasonOf } from '../../processors/processor.ts'
import type { Ask } from './customers.ts'
import type { KilledApi } from './killed-api.ts'

/**
 * A refund request that the API accepted, and whether the customer was told that it is withdrawn.
 */
export type RequestedRefund = { accountId: string; key: string; sum: number; withdrawn: boolean }

/**
 * Requests a refund of some or all unspent money, and sometimes withdraws it. Resolves to undefined
 * if it was refused.
 */
export async function requestRefund(
  by: Customer,
  { ask, draw }: { ask: Ask; draw: () => number },
): Promise<RequestedRefund | undefined> {
  const shown = async () => Refunds.parse(JSON.parse((await ask(by, 'GET', '/api/refunds')).text))
  const availableMinor = (await shown()).available?.minor ?? 0
  if (availableMinor === 0) return undefined
  const sum = draw() < 0.25 ? availableMinor : 1 + Math.floor((draw() * availableMinor) / 2)
  const key = randomUUID()
  const clicks = draw() < 0.3 ? 2 : 1
  // Money may be spent on a server meanwhile, another request may be open, and the rate limit may
  // apply.
  const answers = await Promise.all(
    Array.from({ length: clicks }, () =>
      ask(by, 'POST', '/api/refunds', { body: { sum }, key, refusals: [409, 429] }),
    ),
  )
  if (answers.every(({ status }) => status >= 300)) return undefined
  const request: RequestedRefund = { accountId: by.accountId, key, sum, withdrawn: false }
  if (draw() < 0.7) return request
  await wait(draw() * 1_000)
  const [newest] = (await shown()).requests
  if (!newest) throw new Error('what was asked for is not shown')
  const { status } = await ask(by, 'DELETE', `/api/refunds/${newest.id}`, { refusals: [409] })
  return { ...request, withdrawn: status < 300 }
}

const waiting = `
  select number, 0 as part, id, state, false as "byProcessor" from refund_requests where state = 'requested'
  union all
  select number, part, p.id, p.state, invoice_id is not null from payment_refunds p join refund_requests r on r.id = request_id
    where p.state in ('by_bank', 'unclear')
  order by number, part`
type Waiting = { number: number; part: number; id: string; state: string; byProcessor: boolean }

/**
 * Decides refund requests and pays by bank what processors refuse, in the process that is killed,
 * until all is done. Retries interrupted commands. Rejects at a failure that no operator may see.
 */
export async function operator({
  db,
  api,
  checkouts,
  draw,
  isOver,
  isDone,
}: {
  db: Db
  api: Pick<KilledApi, 'tell'>
  checkouts: Checkouts
  draw: () => number
  /** No customer requests refunds any more, so none is left waiting. */
  isOver: () => boolean
  isDone: () => boolean
}): Promise<void> {
  async function type(verb: 'approve' | 'decline' | 'paid' | 'bank' | 'retry', ...args: string[]) {
    const refused = await api.tell({ refund: { verb, args } })
    if (refused?.startsWith('failed')) throw new Error(`refund ${verb} ${args.join(' ')} ${refused}`)
  }
  /** What the processor's back office shows. */
  const isThere = (id: string) =>
    checkouts
      .all()
      .some(({ transactions }) =>
        transactions.some(({ reason, state }) => reason === refundReasonOf(id) && state !== 'failed'),
      )
  async function see({ number, part, id, state, byProcessor }: Waiting): Promise<void> {
    const which = [String(number), String(part)]
    if (state === 'requested') {
      if (draw() < 0.4 && !isOver()) return
      if (draw() < 0.2) return type('decline', String(number), 'it is disputed')
      // Sometimes two operators approve at once.
      const times = draw() < 0.3 ? 2 : 1
      await Promise.all(Array.from({ length: times }, () => type('approve', String(number), '--confirm')))
    } else if (state === 'unclear' && isThere(id)) return
    else if (byProcessor && part < 4 && draw() < 0.4) await type('retry', ...which)
    else await type(state === 'unclear' ? 'bank' : 'paid', ...which)
  }
  while (!isDone()) {
    const { rows } = await db.$client.query<Waiting>(waiting)
    await eachAtOnce(rows, { atOnce: 4 }, see)
    await wait(200 + draw() * 300)
  }
}
