import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { withJobs } from '../jobs/jobs.ts'
import type { Command } from '../operators/command.ts'
import { OperatorError } from '../operators/operator-error.ts'
import { printable } from '../operators/printable.ts'
import { csvLine, jsonLine } from './export.ts'
import type { RelayJob } from './relay/relay.ts'
import { relayStates } from './tables.ts'

/** How many `list` shows if it is not told. */
const listed = 50
const exportPage = 500

const instant = z.date().transform((at) => at.toISOString())
const Application = z.object({
  id: z.string(),
  created_at: instant,
  address: z.string(),
  relay: z.enum(relayStates),
  parts_delivered: z.number(),
  attempts: z.number(),
  next_attempt_at: instant.nullable(),
  delivered_at: instant.nullable(),
  last_failure: z.string().nullable(),
  name: z.string(),
  age: z.string(),
  contacts: z.string(),
  media: z.string(),
  offer: z.string(),
  wants: z.string(),
})
type Application = z.infer<typeof Application>
const columns = Object.keys(Application.shape) as (keyof Application)[]
/** When it is tried again is the queue's to know. */
const nextAttempt = `case when relay = 'waiting' and attempts > 0 then (
    select min(start_after) from jobs.job
    where name = 'relay-application' and state < 'active' and data ->> 'id' = partner_applications.id::text
  ) end as next_attempt_at`
const selected = columns.map((column) => (column === 'next_attempt_at' ? nextAttempt : column))

/** `npm run zubr -- application <verb>`. Each throws OperatorError for what the operator can mend. */
export const applicationCommands = {
  list: async ({ db, print }, args) => {
    const { state, limit = String(listed) } = options(args, 'list', ['state', 'limit'])
    if (state !== undefined && !isState(state)) throw usage('list')
    if (!/^[1-9]\d{0,6}$/.test(limit)) throw usage('list')
    const counts = await countsOf(db)
    print(relayStates.map((name) => `${name}: ${counts[name]}`).join(', '))
    const found = await query(
      db,
      'where $1::text is null or relay = $1 order by created_at desc, id limit $2',
      state ?? null,
      Number(limit),
    )
    if (found.length === 0) return
    print('ID        RECEIVED (UTC)       STATE      ATTEMPTS  NAME')
    for (const { id, created_at: at, relay, attempts, name } of found)
      print(
        `${id.slice(0, 8)}  ${at.slice(0, 19).replace('T', ' ')}  ${relay.padEnd(9)}  ${String(attempts).padStart(8)}  ${printable(name)}`,
      )
    const all = state === undefined ? counts.waiting + counts.delivered + counts.parked : counts[state]
    if (found.length < all) print(`The newest ${found.length} of ${all}; --limit ${all} shows all.`)
  },

  show: async ({ db, print }, args) => {
    const [id, ...rest] = args
    if (id === undefined || rest.length > 0) throw usage('show')
    const application = await theOne(db, id)
    for (const column of columns) {
      const [first = '', ...more] = printable(String(application[column] ?? '-'), { lines: true }).split('\n')
      print(`${`${column}:`.padEnd(17)}${first}`)
      for (const line of more) print(`${' '.repeat(17)}${line}`)
    }
  },

  retry: async ({ db, print }, args) => {
    const [asked, ...rest] = args
    if (asked === undefined || rest.length > 0) throw usage('retry')
    const chosen =
      asked === '--parked'
        ? await query(db, `where relay = 'parked' order by created_at`)
        : [await theOne(db, asked)]
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
    const [id, ...rest] = args.filter((word) => word !== '--confirm')
    if (id === undefined || rest.length > 0) throw usage('delete')
    const { id: whole, name, delivered_at: delivered, parts_delivered: parts } = await theOne(db, id)
    const which = `application ${whole} of ${printable(name)}`
    if (!args.includes('--confirm')) {
      print(`This would delete ${which} for good.`)
      print(`If that is meant: npm run zubr -- application delete ${whole} --confirm`)
      return
    }
    await deleteOne(db, whole)
    print(`Deleted ${which}.`)
    if (delivered || parts > 0)
      print('Its message was relayed: delete that one at the receiver of the webhook.')
  },

  export: async ({ db, print }, args) => {
    const { format } = options(args, 'export', ['format'])
    if (format !== 'csv' && format !== 'json') throw usage('export')
    // Excel takes a file for UTF-8 only if it begins with this. RFC 4180 ends lines with CR LF; `print` adds the LF.
    if (format === 'csv') print(`\ufeff${csvLine(columns)}\r`)
    else print('[')
    let line: string | undefined
    for await (const application of everyApplication(db)) {
      if (format === 'csv') print(`${csvLine(columns.map((column) => application[column]))}\r`)
      else {
        if (line !== undefined) print(`${line},`)
        line = jsonLine(application)
      }
    }
    if (line !== undefined) print(line)
    if (format === 'json') print(']')
  },
} satisfies Record<string, Command>

/** What the command line's help says of each verb. */
export const applicationHelp: Record<keyof typeof applicationCommands, string> = {
  list: 'application list [--state waiting|delivered|parked] [--limit <n>]   newest first, with counts',
  show: 'application show <id>                     everything about one; the beginning of its id is enough',
  retry:
    'application retry <id>|--parked           relays one that is parked or waiting now, or every parked one',
  delete:
    'application delete <id> [--confirm]       deletes one for good, with --confirm: what is owed to who withdraws it',
  export:
    'application export --format csv|json      every application, oldest first; with `npm run -s` it can be sent to a file',
}

function usage(verb: keyof typeof applicationCommands): OperatorError {
  return new OperatorError(`usage: ${applicationHelp[verb].split(/ {2,}/, 1)[0]}`)
}

function options<Name extends string>(
  args: string[],
  verb: keyof typeof applicationCommands,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  try {
    const types = Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as Record<
      Name,
      { type: 'string' }
    >
    // parseArgs does not see that every option is a text.
    return parseArgs({ args, options: types, strict: true }).values as Partial<Record<Name, string>>
  } catch {
    throw usage(verb)
  }
}

function isState(text: string): text is (typeof relayStates)[number] {
  return (relayStates as readonly string[]).includes(text)
}

async function countsOf(db: Db): Promise<Record<(typeof relayStates)[number], number>> {
  const { rows } = await db.$client.query(
    'select relay, count(*)::int from partner_applications group by relay',
  )
  const counts = { waiting: 0, delivered: 0, parked: 0 }
  for (const { relay, count } of z
    .array(z.object({ relay: z.enum(relayStates), count: z.number() }))
    .parse(rows))
    counts[relay] = count
  return counts
}

async function query(db: Db, rest: string, ...values: unknown[]): Promise<Application[]> {
  const { rows } = await db.$client.query(
    `select ${selected.join(', ')} from partner_applications ${rest}`,
    values,
  )
  return z.array(Application).parse(rows)
}

async function theOne(db: Db, beginning: string): Promise<Application> {
  if (!/^[\da-f-]{4,36}$/i.test(beginning))
    throw new OperatorError('expected the id of an application, or at least its first four characters')
  const [first, second] = await query(db, 'where starts_with(id::text, $1) limit 2', beginning.toLowerCase())
  if (!first) throw new OperatorError(`there is no application ${beginning}`)
  if (second) throw new OperatorError(`there are several applications whose id begins with ${beginning}`)
  return first
}

/** Begins anew: attempts are counted from nothing, parts that were delivered stay so. Resolves to how many there were. */
async function retry(db: Db, ids: string[]): Promise<number> {
  return withJobs(db, (jobs) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<RelayJob>(sql`
        update partner_applications set relay = 'waiting',
          attempts = case relay when 'parked' then 0 else attempts end
        where id = any(${sql.param(ids)}::uuid[]) and relay <> 'delivered' returning id`)
      for (const job of rows) {
        await tx.execute(sql`delete from jobs.job where ${jobsOf(job.id)} and state < 'active'`)
        await jobs.send(tx, 'relay-application', job)
      }
      return rows.length
    }),
  )
}

/** The row's lock is waited for, so nothing of it is sent after that: whoever relays a part holds it meanwhile. */
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
    const page: Application[] = await query(
      db,
      `where $1::uuid is null or (created_at, id) > (select created_at, id from partner_applications where id = $1)
        order by created_at, id limit ${exportPage}`,
      last?.id ?? null,
    )
    yield* page
    last = page.at(-1)
  } while (last)
}
