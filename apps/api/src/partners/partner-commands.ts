import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { withJobs } from '../jobs/jobs.ts'
import { parseOptions, wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { printable } from '../operators/printable.ts'
import { csvLine, jsonLine } from './export.ts'
import { relayCounts } from './figure.ts'
import type { RelayJob } from './message.ts'
import { partnerApplications, relayStates } from './partners-schema.ts'

/** The default limit of `list`. */
const defaultLimit = 50
const exportPage = 500

const { createdAt, id: ofId, relayState: ofRelay } = partnerApplications
/** Columns for the operator. */
const shown = {
  id: ofId,
  created_at: createdAt,
  address: partnerApplications.address,
  relay: ofRelay,
  parts_delivered: partnerApplications.partsDelivered,
  attempts: partnerApplications.attempts,
  /** The queue stores the time of the next attempt. */
  next_attempt_at: sql<Date | null>`case when relay_state = 'waiting' and attempts > 0 then (
    select min(start_after) from jobs.job
    where name = 'relay-application' and state < 'active' and data ->> 'id' = partner_applications.id::text
  ) end`.mapWith(createdAt),
  delivered_at: partnerApplications.deliveredAt,
  last_failure: partnerApplications.lastFailure,
  name: partnerApplications.name,
  age: partnerApplications.age,
  contacts: partnerApplications.contacts,
  media: partnerApplications.media,
  offer: partnerApplications.offer,
  wants: partnerApplications.wants,
}
const columns = Object.keys(shown) as (keyof typeof shown)[]
type Application = Awaited<ReturnType<typeof applications>>[number]

const applications = (db: Db, where?: SQL) =>
  db.select(shown).from(partnerApplications).where(where).$dynamic()

const textOf = (value: Application[keyof Application]) =>
  value instanceof Date ? value.toISOString() : value

const usage = {
  list: 'application list [--state waiting|delivered|parked] [--limit <n>]',
  show: 'application show <id>',
  retry: 'application retry <id>|--parked',
  delete: 'application delete <id> [--confirm]',
  export: 'application export --format csv|json',
} as const

/**
 * `npm run zubr -- application <verb>`. Each throws OperatorError for mistakes that the operator
 * can correct.
 */
export const applicationCommands = {
  list: async ({ db, print }, args) => {
    const { positionals, options } = parseOptions(args, ['state', 'limit'], usage.list)
    const { limit = String(defaultLimit) } = options
    const state = relayStates.find((known) => known === options.state)
    if (positionals.length > 0 || state !== options.state || !/^[1-9]\d{0,6}$/.test(limit))
      throw new OperatorError(`usage: ${usage.list}`)
    const counts = await relayCounts(db)
    print(counts.map(({ relay, count }) => `${relay}: ${count}`).join(', '))
    const found = await applications(db, state && eq(ofRelay, state))
      .orderBy(desc(createdAt), asc(ofId))
      .limit(Number(limit))
    if (found.length === 0) return
    print('ID        RECEIVED (UTC)       STATE      ATTEMPTS  NAME')
    for (const { id, created_at: at, relay, attempts, name } of found)
      print(
        `${id.slice(0, 8)}  ${at.toISOString().slice(0, 19).replace('T', ' ')}  ${relay.padEnd(9)}  ${String(attempts).padStart(8)}  ${printable(name)}`,
      )
    const all = counts.reduce((sum, { relay, count }) => sum + (relay === (state ?? relay) ? count : 0), 0)
    if (found.length < all) print(`The newest ${found.length} of ${all}; --limit ${all} shows all.`)
  },

  show: async ({ db, print }, args) => {
    const application = await requireApplication(db, ...wordsOf(args, usage.show))
    for (const column of columns) {
      const text = String(textOf(application[column]) ?? '-')
      const [first = '', ...more] = printable(text, { lines: true }).split('\n')
      print(`${`${column}:`.padEnd(17)}${first}`)
      for (const line of more) print(`${' '.repeat(17)}${line}`)
    }
  },

  retry: async ({ db, print }, args) => {
    const [selector] = wordsOf(args, usage.retry)
    const chosen =
      selector === '--parked'
        ? await applications(db, eq(ofRelay, 'parked')).orderBy(createdAt)
        : [await requireApplication(db, selector)]
    const [only] = chosen
    if (only?.relay === 'delivered') throw new OperatorError(`application ${only.id} has been delivered`)
    const retried = await retry(
      db,
      chosen.map(({ id }) => id),
    )
    print(
      retried === 0
        ? 'No application is parked.'
        : `${retried === 1 ? '1 application' : `${retried} applications`} will be relayed now by the API, if it runs and has a webhook.`,
    )
  },

  delete: async ({ db, print }, args) => {
    const rest = args.filter((word) => word !== '--confirm')
    const [id] = wordsOf(rest, usage.delete)
    const {
      id: whole,
      name,
      delivered_at: delivered,
      parts_delivered: parts,
    } = await requireApplication(db, id)
    const description = `application ${whole} of ${printable(name)}`
    if (!args.includes('--confirm')) {
      print(`This would delete ${description} for good.`)
      print(`If that is meant: npm run zubr -- application delete ${whole} --confirm`)
      return
    }
    await deleteOne(db, whole)
    print(`Deleted ${description}.`)
    if (delivered || parts > 0)
      print('Its message was relayed: delete that one at the receiver of the webhook.')
  },

  export: async ({ db, print }, args) => {
    const { positionals, options } = parseOptions(args, ['format'], usage.export)
    const { format } = options
    if (positionals.length > 0 || (format !== 'csv' && format !== 'json'))
      throw new OperatorError(`usage: ${usage.export}`)
    // Excel detects UTF-8 only by a byte order mark. RFC 4180 ends lines with CR LF; `print` adds
    // the LF.
    if (format === 'csv') print(`\ufeff${csvLine(columns)}\r`)
    else print('[')
    let line: string | undefined
    for await (const application of everyApplication(db)) {
      if (format === 'csv') print(`${csvLine(columns.map((column) => textOf(application[column])))}\r`)
      else {
        if (line !== undefined) print(`${line},`)
        line = jsonLine(application)
      }
    }
    if (line !== undefined) print(line)
    if (format === 'json') print(']')
  },
} satisfies Record<string, Command>

/** Help texts by verb. */
export const applicationHelp: Record<keyof typeof applicationCommands, string> = {
  list: `${usage.list}   newest first, with counts`,
  show: `${usage.show}                     everything about one; the beginning of its id is enough`,
  retry: `${usage.retry}           relays one that is parked or waiting now, or every parked one`,
  delete: `${usage.delete}       deletes one for good, with --confirm: what is owed to who withdraws it`,
  export: `${usage.export}      every application, oldest first; with \`npm run -s\` it can be sent to a file`,
}

async function requireApplication(db: Db, beginning: string): Promise<Application> {
  if (!/^[\da-f-]{4,36}$/i.test(beginning))
    throw new OperatorError('expected the id of an application, or at least its first four characters')
  const [first, second] = await applications(
    db,
    sql`starts_with(id::text, ${beginning.toLowerCase()})`,
  ).limit(2)
  if (!first) throw new OperatorError(`there is no application ${beginning}`)
  if (second) throw new OperatorError(`there are several applications whose id begins with ${beginning}`)
  return first
}

/**
 * Restarts relaying with no attempts counted; delivered parts stay delivered. Resolves to the
 * number of applications.
 */
async function retry(db: Db, ids: string[]): Promise<number> {
  return withJobs(db, (jobs) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<RelayJob>(sql`
        update partner_applications set relay_state = 'waiting',
          attempts = case relay_state when 'parked' then 0 else attempts end
        where id = any(${sql.param(ids)}::uuid[]) and relay_state <> 'delivered' returning id`)
      for (const job of rows) {
        await tx.execute(sql`delete from jobs.job where ${jobsOf(job.id)} and state < 'active'`)
        await jobs.send(tx, 'relay-application', job)
      }
      return rows.length
    }),
  )
}

/** Waits for the row's lock, so that no part is sent afterwards: relaying a part holds it. */
async function deleteOne(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from partner_applications where id = ${id}`)
    await tx.execute(sql`delete from jobs.job where ${jobsOf(id)}`)
  })
}

const jobsOf = (id: string) => sql`name = 'relay-application' and data ->> 'id' = ${id}`

async function* everyApplication(db: Db): AsyncGenerator<Application> {
  let last: Application | undefined
  do {
    // Compared in SQL: a Date would lose the microseconds.
    const after =
      last && sql`(created_at, id) > (select created_at, id from partner_applications where id = ${last.id})`
    const page: Application[] = await applications(db, after).orderBy(createdAt, ofId).limit(exportPage)
    yield* page
    last = page.at(-1)
  } while (last)
}
