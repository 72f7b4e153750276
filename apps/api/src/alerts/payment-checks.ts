import { decimalOf } from '@zubr/domain/money'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { unallocatedReasons } from '../payments/payments-schema.ts'
import { advices } from '../payments/reconcile/findings.ts'
import { findingKinds } from '../payments/reconcile/reconciliation-schema.ts'
import type { CheckInput, CheckResult, Problem } from './problem.ts'

const Found = z.array(
  z.object({ key: z.string(), kind: z.enum(findingKinds), description: z.string(), since: z.coerce.date() }),
)
const Unallocated = z.array(
  z.object({
    processor: z.string(),
    uid: z.string(),
    type: z.string(),
    currency: z.string(),
    amount: z.coerce.number(),
    unallocated_reason: z.custom<(typeof unallocatedReasons)[number]>(),
    since: z.coerce.date(),
  }),
)

const Receipts = z.array(
  z.object({
    number: z.coerce.number(),
    processor: z.string(),
    currency: z.string(),
    amount: z.coerce.number(),
    failure: z.string().nullable(),
    since: z.coerce.date(),
  }),
)

const because: Record<(typeof unallocatedReasons)[number], string> = {
  unknown_payment: 'it belongs to no invoice of ours',
  other_sum: 'its sum or currency differs from that of its invoice',
  no_account: 'the account of its invoice is deleted',
  unknown_refund: 'we did not make it',
  test: 'its mode, test or live, differs from that of the processor',
}

const findingPrefix = 'payment_finding:'
const parkedPrefix = 'payment_parked:'
const receiptPrefix = 'sale_receipt:'

/**
 * Unallocated money, missing receipts, and discrepancies that the nightly reconciliation with the
 * processors found.
 */
export async function checkPayments({ tx }: Pick<CheckInput, 'tx'>): Promise<CheckResult> {
  const found = await tx.execute(
    sql`select key, kind, description, since from reconciliation_findings where closed_at is null order by since, id`,
  )
  const unallocated = await tx.execute(sql`
    select processor, uid, type, currency, amount, unallocated_reason, applied_at as since from processor_transactions
     where unallocated_reason is not null and resolved_at is null order by applied_at, uid`)
  const receipts = await tx.execute(sql`
    select number, processor, currency, amount, failure, created_at as since from sale_receipts
     where ended_at is null and (state = 'failed' or poll_count >= ${lateLooks})
     order by number`)
  return {
    problems: [
      ...Receipts.parse(receipts.rows).map(receiptProblem),
      ...Unallocated.parse(unallocated.rows).map(unallocatedProblem),
      ...Found.parse(found.rows).map(({ key, kind, description: what, since }) => ({
        key: findingPrefix + key,
        what,
        since,
        advice: advices[kind],
      })),
    ],
    covers: (key) => [findingPrefix, parkedPrefix, receiptPrefix].some((prefix) => key.startsWith(prefix)),
    ended: (key) => {
      if (key.startsWith(receiptPrefix)) return `receipt ${key.slice(receiptPrefix.length)} is made`
      return key.startsWith(parkedPrefix)
        ? `the parked money ${key.slice(parkedPrefix.length)} is allocated`
        : `the comparison of payments no longer finds ${key.slice(findingPrefix.length)}`
    },
  }
}

/** A receipt is due at once. After this many attempts it has waited about eight hours. */
const lateLooks = 9

function receiptProblem(row: z.infer<typeof Receipts>[number]): Problem {
  const { number, processor, currency, amount, failure, since } = row
  return {
    key: receiptPrefix + number,
    what:
      `The receipt ${number} of a sale of ${decimalOf(amount)} ${currency} has not been made by ` +
      `${processor}${failure === null ? '' : ` (${failure})`}`,
    since,
    advice:
      '`npm run zubr -- receipt list` lists all open receipts. `npm run zubr -- help receipt` ' +
      'describes how to request one again, or record that your own till made it.',
  }
}

function unallocatedProblem(row: z.infer<typeof Unallocated>[number]): Problem {
  const { processor, uid, type, currency, amount, unallocated_reason: unallocatedReason, since } = row
  return {
    key: `${parkedPrefix}${processor}:${uid}`,
    what:
      `The ${type} ${uid} of ${decimalOf(amount)} ${currency} at ${processor} has been parked ` +
      `(${because[unallocatedReason]})`,
    since,
    advice:
      `nothing is lost. \`npm run zubr -- payment show ${uid}\` shows what is known; \`payment ` +
      'resolve` allocates it.',
  }
}
