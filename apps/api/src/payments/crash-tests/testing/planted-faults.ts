import type { Checkout } from '@zubr/trial-processor/checkout'

export type Checkouts = readonly Checkout[]

/** A planted fault in rows or at the processor, and everything that the checks find. */
export type Planted = {
  what: string
  rows?: string
  there?: (checkouts: Checkouts) => void
  found: string[]
}

/**
 * SQL that inserts an entry of a kind with these postings, for the account of an existing entry
 * (`of`).
 */
export const entry = (kind: string, of: string, lines: string) => `
  with e as (insert into journal_entries (at, kind, account_id, currency, reason, server_id, idempotency_key)
    select now(), '${kind}', account_id, 'BYN', reason, server_id, 'planted' from journal_entries where ${of} limit 1 returning id, account_id)
  insert into postings (entry_id, ledger, account_id, processor, amount) select e.id, l.* from e, lateral (values ${lines}) l`

/** Faults of chargebacks. */
export const plantedChargebacks: Planted[] = [
  {
    what: 'a chargeback is only counted, and takes nothing',
    rows: `delete from postings where entry_id in (select id from journal_entries where kind = 'chargeback' order by id limit 1);
      delete from journal_entries where id in (select id from journal_entries where kind = 'chargeback' order by id limit 1)`,
    found: [
      'what moved at a processor is not in its ledger',
      'a chargeback is not in the journal as it happened',
      'an account in debt has a balance',
    ],
  },
  {
    what: 'a request that was charged back is withdrawn as well',
    rows: `${entry('payout_ended', `kind = 'payout_ended' and account_id = (select account_id from refund_requests where state = 'charged_back')`, `('refunds', e.account_id, null, -500), ('balance', e.account_id, null, 500)`)}`,
    found: [
      'a ledger of a customer is below zero',
      'something is owed that nobody asks for',
      'a customer has more or less than is left',
      'an account in debt has a balance',
      'a request that was charged back has its money',
    ],
  },
  {
    what: 'an account in debt is paid out',
    rows: `update refund_requests set state = 'requested' where state = 'charged_back'`,
    found: [
      'a request has not ended',
      'a customer has more or less than is left',
      'an account in debt has a refund that can be stopped',
    ],
  },
  {
    what: 'paid time that a chargeback ended goes on',
    rows: `insert into paid_periods (server_id, entry_id, starts_at, ends_at, months, effective_from, own_amount, promo_amount, discount_amount, list_amount)
      select server_id, entry_id, starts_at, ends_at, months, effective_from, own_amount, promo_amount, discount_amount, list_amount from ended_periods`,
    found: ['paid time that a chargeback ended goes on', 'an account owes what it has not used'],
  },
  {
    what: 'a credit to an account in debt stays on its balance',
    rows: entry(
      'credit',
      `kind = 'chargeback' and account_id = (select account_id from postings where ledger = 'debt' limit 1)`,
      `('bank', null::uuid, null, -100), ('balance', e.account_id, null, 100)`,
    ),
    found: ['an account in debt has a balance'],
  },
]
