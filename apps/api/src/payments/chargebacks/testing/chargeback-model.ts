import { randomUUID } from 'node:crypto'
import type { Refunds } from '@zubr/contracts/payments/refunds'
import fc from '@zubr/testing/property'
import { fundsAndDebtOf } from '../../../balance/journal.ts'
import { report, sendReport } from '../../../nodes/testing/nodes.ts'
import { updateDueServers } from '../../../servers/lifecycle/due.ts'
import {
  type Customer,
  credit,
  customerForTest,
  keyed,
  newServer,
  nodeForTest,
  sayServers,
} from '../../../servers/testing/servers.ts'
import { applyTransaction } from '../../apply-transaction.ts'
import { ProcessorRefused, type ProcessorTransaction } from '../../processors/processor.ts'
import { processDueRefunds } from '../../refunds/process-refunds.ts'
import { refunding } from '../../refunds/testing/refunds.ts'
import { overrideProcessor } from '../../testing/override-processor.ts'
import { pay, payingForTest } from '../../testing/payments.ts'
import { transactionsAt } from '../../testing/transactions.ts'
import { processDueRestorations } from '../restore.ts'
import { invariantFaults } from './chargeback-invariants.ts'
import { type Step, steps, wanted } from './chargeback-steps.ts'
import { paymentCommandsFor } from './operate.ts'

const plans = ['java-1', 'java-2', 'java-4'] as const
const months = [1, 1, 3, 12] as const
const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]

/** One installation in which each generated case runs with its own account, one after the other. */
export async function chargebackModel() {
  const paying = await payingForTest({ faults: () => [] })
  const token = await nodeForTest(paying, 'minsk-1')
  /** Keeps the node sellable: without recent reports, or with a full disk, it sells nothing. */
  async function reportNode(): Promise<void> {
    const memoryTotalBytes = 10_000_000 * 1_048_576
    const disk = 20 * memoryTotalBytes
    const room = { memoryTotalBytes, diskTotalBytes: disk, diskFreeBytes: disk }
    const { status } = await sendReport(paying.url, token, { ...report, ...room })
    if (status >= 300) throw new Error(`the node's report was answered ${status}`)
    await sayServers(paying.url, token, {})
  }
  await reportNode()
  const of = refunding(paying)
  const real = paying.context.processors.get('bepaid')
  if (!real) throw new Error('no processor')
  let next: Extract<Step, { do: 'send' }>['outcome'] = 'done'
  /** Refunds sent by the processor, also of earlier accounts, with the account's debt then. */
  const sent: { debt: number }[] = []
  const waiting: ProcessorTransaction[] = []
  const processor = overrideProcessor(real, {
    refundsOnce: true,
    async requestRefund({ id, parentUid, amount }) {
      const query = `select account_id from payment_refunds p join refund_requests r on r.id = request_id where p.id = $1`
      const [{ account_id: owner }] = await rows(query, [id])
      sent.push({ debt: (await fundsAndDebtOf(paying.db, owner)).debt })
      if (next === 'refused') throw new ProcessorRefused('the card is closed')
      const state = next === 'done' ? 'done' : next === 'failed' ? 'failed' : 'waiting'
      const move = moved({ type: 'refund', state, refundId: id, parentUid, money: amount })
      if (state === 'waiting') waiting.push(move)
      return move
    },
    findTransaction: async (uid) => waiting.find((move) => move.uid === uid) ?? null,
    findRefund: async () => null,
  })
  const moved = transactionsAt(paying.time)
  const processors = new Map(paying.context.processors).set('bepaid', processor)
  const context = { ...paying.context, processors }
  const countMove = (move: ProcessorTransaction) => applyTransaction(context, processor, move)
  const byn = (amount: number) => ({ currency: 'BYN' as const, minor: amount })
  const operate = paymentCommandsFor(paying)
  const orRefused = (act: Promise<unknown>) =>
    act.catch((error: unknown) => {
      if (!(error instanceof Error) || error.constructor.name !== 'OperatorError') throw error
    })
  const rows = of.rows
  const onError = (error: unknown) => {
    throw error
  }

  /** Runs the steps with a new account. Throws at the first step that violates an invariant. */
  async function live(generatedSteps: readonly Step[]): Promise<void> {
    const anna: Customer = await customerForTest(paying, `a${randomUUID().replaceAll('-', '').slice(0, 18)}`)
    const account = anna.accountId
    const invoices: { uid: string; minor: number; taken: number }[] = []
    const chargebacks: string[] = []
    const totals = { in: 0, back: 0 }
    let isThere = true
    const servers = async () =>
      (await rows(
        `select id, contract from servers where account_id = $1 and contract <> 'deleted' order by id`,
        [account],
      )) as {
        id: string
      }[]
    const requests = async () =>
      (await rows(`select number, state from refund_requests where account_id = $1 order by number`, [
        account,
      ])) as {
        number: string
        state: string
      }[]

    async function step(each: Step): Promise<void> {
      switch (each.do) {
        case 'pay': {
          if (!isThere) return
          const { id } = (await (await pay(anna, { sum: each.minor })).json()) as { id: string }
          const uid = randomUUID()
          await countMove(moved({ uid, type: 'payment', invoiceId: id, money: byn(each.minor) }))
          invoices.push({ uid, minor: each.minor, taken: 0 })
          totals.in += each.minor
          return
        }
        case 'credit':
          if (!isThere) return
          await credit(paying.db, account, each.minor)
          totals.in += each.minor
          return
        case 'give':
          if (!isThere || invoices.length === 0) return
          await orRefused(operate('balance', 'refund', anna.login, `${each.minor / 100}`, 'a gift'))
          totals.in += each.minor
          return
        case 'buy':
          await anna.call(
            'POST',
            '/api/servers',
            newServer({
              plan: pick(plans, each.plan) ?? 'java-1',
              months: pick(months, each.months) ?? 1,
              subdomain: `s${randomUUID().slice(0, 13)}`,
            }),
            keyed(),
          )
          return
        case 'extend': {
          const server = pick(await servers(), each.which)
          if (server)
            await anna.call(
              'POST',
              `/api/servers/${server.id}/extend`,
              { months: pick(months, each.part) },
              keyed(),
            )
          return
        }
        case 'change': {
          const server = pick(await servers(), each.which)
          const plan = pick(plans, each.part)
          if (!server) return
          await sayServers(paying.url, token, {
            servers: [{ id: server.id, stats: { cpuPercent: 1, memoryMb: 100, diskMb: 100, players: 0 } }],
          })
          const quote = await (
            await anna.call('POST', `/api/servers/${server.id}/plan/quote`, { plan })
          ).json()
          if (quote.change)
            await anna.call(
              'PUT',
              `/api/servers/${server.id}/plan`,
              { plan, minor: quote.change.minor },
              keyed(),
            )
          return
        }
        case 'request': {
          const { available } = (await (await anna.call('GET', '/api/refunds')).json()) as Partial<Refunds>
          const sum = Math.ceil(((available?.minor ?? 0) * each.part) / 100)
          if (sum > 0) await of.ask(anna, sum)
          return
        }
        case 'withdraw': {
          const [open] = await rows(
            `select id from refund_requests where account_id = $1 and state = 'requested'`,
            [account],
          )
          if (open) await anna.call('DELETE', `/api/refunds/${open.id}`)
          return
        }
        case 'approve':
        case 'decline': {
          const open = (await requests()).find(({ state }) => state === 'requested')
          if (open)
            await orRefused(
              each.do === 'approve'
                ? of.run('approve', String(open.number), '--confirm')
                : of.run('decline', String(open.number), 'no'),
            )
          return
        }
        case 'paid_by_bank': {
          const [open] = await rows(
            `select number, part, p.amount::int from payment_refunds p join refund_requests r on r.id = request_id
              where account_id = $1 and p.state = 'by_bank' order by number, part`,
            [account],
          )
          if (!open) return
          await of.run('paid', String(open.number), String(open.part))
          return
        }
        case 'send':
          next = each.outcome
          await rows(
            `update payment_refunds set poll_at = now() - interval '100 years' where poll_at is not null`,
          )
          for (const move of waiting.splice(0))
            await countMove({ ...move, state: next === 'failed' ? 'failed' : 'done' })
          await processDueRefunds(context)
          return
        case 'charge_back': {
          const invoice = pick(
            invoices.filter((one) => one.taken < one.minor),
            each.which,
          )
          if (!invoice) return
          const rest = invoice.minor - invoice.taken
          const taken = each.part > 50 ? rest : Math.ceil((rest * each.part) / 50)
          const uid = randomUUID()
          await countMove(moved({ uid, type: 'chargeback', parentUid: invoice.uid, money: byn(taken) }))
          invoice.taken += taken
          totals.back += taken
          chargebacks.push(uid)
          return
        }
        case 'reverse': {
          const uid = pick(chargebacks, each.which)
          if (!uid) return
          const [{ amount, parent_uid: parent }] = await rows(
            `select amount::int, parent_uid from processor_transactions where uid = $1`,
            [uid],
          )
          await operate('payment', 'reversed', 'bepaid', uid, '--confirm')
          chargebacks.splice(chargebacks.indexOf(uid), 1)
          const invoice = invoices.find((one) => one.uid === parent)
          if (invoice) invoice.taken -= amount
          totals.back -= amount
          return
        }
        case 'wait':
          paying.time.now = new Date(+paying.time.now + each.hours * 3_600_000)
          await reportNode()
          await updateDueServers({ db: paying.db, sendMail: async () => undefined, onError }, paying.time.now)
          await processDueRestorations(context)
          return
        case 'delete':
          if (!isThere) return
          isThere = (await anna.call('POST', '/api/account/delete', { password: '' })).status >= 300
          return
      }
    }

    const done: Step[] = []
    for (const each of generatedSteps) {
      await step(each)
      done.push(each)
      const wrong = await invariantFaults(paying, { account, totals, sent })
      if (wrong.length > 0) throw new Error(`${wrong.join('; ')} after ${JSON.stringify(done)}`)
    }
  }

  /** Counts journal entries by kind, and refunds sent: a model that does nothing proves nothing. */
  async function kinds(): Promise<Record<string, number>> {
    const counted = await rows('select kind, count(*)::int as n from journal_entries group by 1')
    return { ...Object.fromEntries(counted.map(({ kind, n }) => [kind, n])), sent: sent.length }
  }

  return { live, kinds }
}

/**
 * Runs `runs` cases, or as many as the time allows. fast-check prints the seed of a failure and
 * shrinks it. Resolves to the number of cases and the kinds that never occurred.
 */
export async function liveMany({
  seed,
  runs,
  untilMs,
}: {
  seed: number
  runs: number
  untilMs: number
}): Promise<{ lived: number; never: string[] }> {
  const { live, kinds } = await chargebackModel()
  let lived = 0
  await fc.assert(
    fc.asyncProperty(steps, async (generatedSteps) => {
      await live(generatedSteps)
      lived += 1
    }),
    { seed, numRuns: runs, interruptAfterTimeLimit: untilMs },
  )
  const happened = await kinds()
  return { lived, never: wanted.filter((kind) => !happened[kind]) }
}
