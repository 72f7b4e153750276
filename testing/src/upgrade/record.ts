import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Browser } from './browser.ts'

type Row = Record<string, unknown>

/** Only the named fields: fields added by a later version do not count. */
function pick(row: Row, names: string): Row {
  return Object.fromEntries(names.split(' ').map((name) => [name, row[name]]))
}

const accountFields = 'login email emailConfirmed newEmail locale secondFactor hasPassword createdAt'
const invoiceFields = 'id number purpose sum fee method state createdAt paidAt timesPaid refunded order'
const refundFields = 'id number sum state createdAt decidedAt reason byBank'
const serverFields =
  'id name plan subdomain node core edition contract paidUntil autoExtend deletedAt desiredState state reason settings limits createdAt'
const scheduleFields = 'id name enabled rule zone steps onlyIfEmpty skipIfNotRunning missed language'
const backupFields = 'id at kind note locked state failure bytes files snapshot actor isHere'
const domainFields = 'id domain state target'

/**
 * The API's responses to the owner of an account. `acceptanceActMonths`: months of the acceptance
 * acts to record.
 */
export async function recordAccount(browser: Browser, acceptanceActMonths?: readonly string[]): Promise<Row> {
  const refunds = await browser.get<Row & { requests: Row[] }>('/api/refunds')
  const acceptanceActs: Row[] = []
  for (const month of acceptanceActMonths ?? (await monthsOfAcceptanceActs(browser)))
    acceptanceActs.push(acceptanceActOf(await browser.get(`/api/acceptance-acts/${month}`)))
  const shown = await browser.get<Row[]>('/api/servers')
  const servers = await Promise.all(
    shown.map(async (server) => ({
      ...pick(server, serverFields),
      ...(await recordServer(browser, String(server.id))),
    })),
  )
  const { invoices } = await browser.get<{ invoices: Row[] }>('/api/invoices')
  const { keys } = await browser.get<{ keys: Row[] }>('/api/account/ssh-keys')
  return {
    account: pick(await browser.get('/api/account'), accountFields),
    balance: pick(await browser.get('/api/balance'), 'balance promoCredit currencyOpen'),
    movements: await movementsOf(browser),
    invoices: invoices.map((invoice) => pick(invoice, invoiceFields)),
    refunds: {
      ...pick(refunds, 'available promoCredit'),
      requests: refunds.requests.map((one) => pick(one, refundFields)),
    },
    ...(await browser.get<Row>('/api/account/company')),
    acceptanceActs,
    sshKeys: keys.map((key) => pick(key, 'id name type fingerprint addedAt')),
    servers,
  }
}

/** The months with acceptance acts. A state shifted in time has its sales in other months. */
async function monthsOfAcceptanceActs(browser: Browser): Promise<string[]> {
  const { months } = await browser.get<{ months: { month: string; state: string }[] }>('/api/acceptance-acts')
  return months.flatMap(({ month, state }) => (state === 'made' ? [month] : []))
}

/** An acceptance act is a frozen document, so its dates stay when a state is shifted. */
function acceptanceActOf({ lines, ...acceptanceAct }: Row & { lines: Row[] }): Row {
  const shown = lines.map((line) => pick(line, 'kind plan name sum'))
  return { ...pick(acceptanceAct, 'month number seller buyer total paidWithPromoCredit vat'), lines: shown }
}

async function movementsOf(browser: Browser): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const before = all.at(-1)?.id
    const page = await browser.get<{ movements: Row[]; hasMore: boolean }>(
      `/api/balance/movements${before === undefined ? '' : `?before=${before}`}`,
    )
    all.push(...page.movements.map((one) => pick(one, 'id at kind money reason server')))
    if (!page.hasMore) return all
  }
}

async function recordServer(browser: Browser, id: string): Promise<Row> {
  const at = `/api/servers/${id}`
  const { backups, restore } = await browser.get<{ backups: Row[]; restore: Row | null }>(`${at}/backups`)
  const addresses = await browser.get<Row & { domains: Row[] }>(`${at}/addresses`)
  const { move } = await browser.get<{ move: Row | null }>(`${at}/move`)
  const changes = await browser.get<Row[]>(`${at}/changes`)
  const schedules = await browser.get<Row[]>(`${at}/schedules`)
  return {
    backups: backups.map((one) => pick(one, backupFields)),
    restore: restore && pick(restore, 'id backup phase startedAt endedAt'),
    ports: (await browser.get<{ ports: Row[] }>(`${at}/ports`)).ports,
    schedules: schedules.map((one) => pick(one, scheduleFields)),
    addresses: {
      ...pick(addresses, 'subdomain former starts'),
      domains: addresses.domains.map((one) => pick(one, domainFields)),
    },
    sftp: pick(await browser.get(`${at}/sftp`), 'user password keys hostKey'),
    logs: await browser.get(`${at}/logs`),
    changes: changes.map((one) => pick(one, 'id kind phase')),
    activity: await browser.get(`${at}/activity`),
    move: move && pick(move, 'to phase failure'),
  }
}

/** Payloads of a node's agent and edge, without counters. */
export async function recordNode(apiUrl: string, token: string): Promise<Row> {
  const ask = async (address: string): Promise<Row> => {
    const answer = await fetch(apiUrl + address, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Row
  }
  const desired = await ask('/api/node/desired-state?after=0')
  const edge = await ask('/api/node/edge/routes?after=0&keys=pairs')
  const migrations = (desired.incomingMigrations ?? []) as Row[]
  return {
    ...pick(desired, 'consoleKey'),
    servers: byId((desired.servers ?? []) as Row[]),
    incomingMigrations: migrations.map((one) => pick(one, 'move server diskMb')),
    ...pick(edge, 'zone'),
    routes: byId((edge.routes ?? []) as Row[]),
  }
}

/** The order is irrelevant. */
const byId = (rows: readonly Row[]) => rows.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))

/** Sums of the journal by ledger, account and currency, from the database. */
export async function recordJournal(client: pg.ClientBase): Promise<Row[]> {
  const { rows } = await client.query<Row>(`
    select p.ledger, a.username as login, p.processor, e.currency, sum(p.amount)::text as sum, count(*)::int as postings
    from postings p join journal_entries e on e.id = p.entry_id left join accounts a on a.id = p.account_id
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return rows
}

/** Row count of each table, by its name with schema. */
export async function countRows(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      table,
    ])
    if (!rows[0]?.there) continue
    const counted = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
    counts[table] = counted.rows[0]?.n ?? 0
  }
  return counts
}

/** Digests of the files of a node's servers, default all, by path. */
export async function digestsOf(dataDir: string, ids?: readonly string[]): Promise<Record<string, string>> {
  const servers = path.join(dataDir, 'servers')
  const found: Record<string, string> = {}
  for (const id of ids ?? (await readdir(servers))) {
    const data = path.join(servers, id, 'data')
    const entries = await readdir(data, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const digest = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
      found[`${id}${file.slice(data.length)}`] = digest
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Shifts every moment in a response by `ms`. */
export function shiftMoments<T>(value: T, ms: number): T {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
  const text = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'string' && moment.test(one) ? new Date(Date.parse(one) + ms).toISOString() : one,
  )
  // The same shape with other strings.
  return JSON.parse(text) as T
}
