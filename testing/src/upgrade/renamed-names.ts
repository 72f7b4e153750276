/** Properties of recorded answers that a later version renamed: the old name, then the new one. */
const properties: Readonly<Record<string, string>> = {
  bills: 'invoices',
  firm: 'company',
  acts: 'acceptanceActs',
  wanted: 'desiredState',
  beganAt: 'startedAt',
  what: 'event',
  who: 'actor',
  given: 'promoCredit',
  ofGiven: 'paidWithPromoCredit',
  madeAt: 'createdAt',
  usedAt: 'lastUsedAt',
  give: 'outgoingMigration',
  takes: 'incomingMigrations',
}

/** Tables that a later version renamed: the old name, then the new one. */
const tables: Readonly<Record<string, string>> = {
  account_firms: 'account_companies',
  acts: 'acceptance_acts',
  addon_answers: 'addon_responses',
  addon_pictures: 'addon_images',
  addon_readings: 'addon_source_syncs',
  brakes: 'rate_limits',
  core_pages: 'core_source_responses',
  core_readings: 'core_source_syncs',
  cores_ahead: 'prefetched_cores',
  file_activity_heard: 'processed_file_reports',
  node_offers: 'node_capabilities',
  operator_log: 'audit_log',
  own_domains: 'custom_domains',
  payment_findings: 'reconciliation_findings',
  payment_moves: 'processor_transactions',
  payment_notifications: 'processor_notifications',
  payments: 'invoices',
  promo_uses: 'promo_redemptions',
  server_moves: 'server_migrations',
}

/** Ledgers that a later version renamed: the old name, then the new one. */
const ledgers: Readonly<Record<string, string>> = { gifts: 'promotions' }

/** Rows of the journal under the names of this version, ordered by ledger as PostgreSQL does. */
export function withRenamedLedgers<T extends { ledger: string }>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ ...row, ledger: ledgers[row.ledger] ?? row.ledger }))
    .toSorted((one, other) => (one.ledger < other.ledger ? -1 : Number(one.ledger > other.ledger)))
}

/** The name of this version for a table of an older version, like `public.invoices`. */
export function renamedTable(table: string): string {
  const [schema, name = ''] = table.split('.')
  return `${schema}.${tables[name] ?? name}`
}

/** The answers of an older version under the names of this version. Values stay. */
export function withRenamedProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRenamedProperties)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [properties[name] ?? name, withRenamedProperties(one)]),
  )
}
