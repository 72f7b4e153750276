import { type IncidentState, isFinal } from '@zubr/contracts/status'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { parseOptions } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { impactOf, nodesOf, numberOf, timeOf } from './command-options.ts'
import { linesOf, listOf } from './incident-lines.ts'
import { readTexts, type WrittenTexts } from './incident-texts.ts'
import { type Found, incidentsOf } from './incidents.ts'
import { incidents, incidentUpdates } from './status-schema.ts'

type Verb = 'open' | 'plan' | 'update' | 'resolve' | 'cancel' | 'list' | 'show' | 'edit' | 'remove'

const usage: Record<Verb, string> = {
  open: 'incident open [--nodes a,b] [--impact none|degraded|down] [--state …] [--from time] <text.ru.md> …',
  plan: 'incident plan --from time --to time [--nodes a,b] [--impact none|degraded|down] <text.ru.md> …',
  update: 'incident update <id> [--state …] [text.ru.md] …',
  resolve: 'incident resolve <id> [text.ru.md] …',
  cancel: 'incident cancel <id> [text.ru.md] …',
  list: 'incident list',
  show: 'incident show <id>',
  edit: 'incident edit <id> [--nodes a,b] [--impact …] [--from time] [--to time] [--update n] [text.ru.md] …',
  remove: 'incident remove <id>',
}

/**
 * `npm run zubr -- incident <verb>`. Each throws OperatorError for mistakes that the operator can
 * correct.
 */
export const incidentCommands = {
  open: async ({ db, print, folder = '.' }, args) => {
    const { positionals, options } = parseOptions(args, ['nodes', 'impact', 'state', 'from'], usage.open)
    if (positionals.length === 0) throw new OperatorError(`expected a text; usage: ${usage.open}`)
    const now = await clockOf(db)
    const startsAt = options.from === undefined ? now : timeOf('from', options.from)
    if (startsAt > now)
      throw new OperatorError('--from: expected a time that is past; `incident plan` is for what will be')
    const id = await announce(db, await readTexts(positionals, { folder, titles: 'needed' }), {
      kind: 'incident',
      impact: impactOf(options.impact ?? 'degraded'),
      nodes: await nodesOf(db, options.nodes ?? ''),
      startsAt,
      endsAt: null,
      at: now,
      state: options.state === undefined ? 'investigating' : stateOf('incident', options.state),
    })
    print(`Incident ${id} is open. Go on with: incident update ${id} …, incident resolve ${id}`)
  },

  plan: async ({ db, print, folder = '.' }, args) => {
    const { positionals, options } = parseOptions(args, ['nodes', 'impact', 'from', 'to'], usage.plan)
    if (positionals.length === 0) throw new OperatorError(`expected a text; usage: ${usage.plan}`)
    if (options.from === undefined || options.to === undefined)
      throw new OperatorError(`expected --from and --to; usage: ${usage.plan}`)
    const now = await clockOf(db)
    const [startsAt, endsAt] = [timeOf('from', options.from), timeOf('to', options.to)]
    checkWindow(startsAt, endsAt)
    if (endsAt <= now)
      throw new OperatorError('--to: expected a time to come; work that is over needs no plan')
    const id = await announce(db, await readTexts(positionals, { folder, titles: 'needed' }), {
      kind: 'maintenance',
      impact: impactOf(options.impact ?? 'down'),
      nodes: await nodesOf(db, options.nodes ?? ''),
      startsAt,
      endsAt,
      at: now,
      state: 'planned',
    })
    print(
      `Maintenance ${id} is planned. It begins and ends by the clock; \`incident cancel ${id}\` calls it off.`,
    )
  },

  update: async ({ db, print, folder = '.' }, args) => {
    const { id, files, options } = parseIncidentArguments(args, 'update', ['state'])
    if (files.length === 0 && options.state === undefined)
      throw new OperatorError(`expected a text or --state; usage: ${usage.update}`)
    const { texts } = await readTexts(files, { folder, titles: 'refused' })
    await db.transaction(async (tx) => {
      const { incident } = await unfinished(tx, id)
      const state = options.state === undefined ? incident.state : stateOf(incident.kind, options.state)
      await say(tx, id, state, texts)
      print(`${nameOf(incident)}: ${state}.`)
    })
  },

  resolve: (context, args) => finish(context, args, 'resolve'),
  cancel: (context, args) => finish(context, args, 'cancel'),

  list: async ({ db, print }, args) => {
    if (args.length > 0) throw new OperatorError(`usage: ${usage.list}`)
    for (const line of listOf((await incidentsOf(db)).map(({ incident }) => incident))) print(line)
  },

  show: async ({ db, print }, args) => {
    const { id } = parseIncidentArguments(args, 'show')
    for (const line of linesOf(await existing(db, id))) print(line)
  },

  edit: async ({ db, print, folder = '.' }, args) => {
    const { id, files, options } = parseIncidentArguments(args, 'edit', [
      'nodes',
      'impact',
      'from',
      'to',
      'update',
    ])
    if (files.length === 0 && !['nodes', 'impact', 'from', 'to'].some((name) => Object.hasOwn(options, name)))
      throw new OperatorError(`expected something to change; usage: ${usage.edit}`)
    const which =
      options.update === undefined
        ? 1
        : numberOf(options.update, 'the number of an update, as `incident show` shows it')
    const { titles, texts } = await readTexts(files, { folder, titles: which === 1 ? 'allowed' : 'refused' })
    const named = options.nodes === undefined ? undefined : await nodesOf(db, options.nodes)
    await db.transaction(async (tx) => {
      const { incident, stored } = await existing(tx, id)
      const startsAt = options.from === undefined ? new Date(incident.startsAt) : timeOf('from', options.from)
      const end = incident.endsAt === null ? null : new Date(incident.endsAt)
      const endsAt = options.to === undefined ? end : timeOf('to', options.to)
      if (incident.kind === 'incident' && startsAt > (await clockOf(db)))
        throw new OperatorError('--from: expected a time that is past; `incident plan` is for what will be')
      if (options.to !== undefined && incident.kind === 'incident' && !incident.endsAt)
        throw new OperatorError(
          `incident ${id} is not over: expected \`incident resolve ${id}\` before its end is changed`,
        )
      if (endsAt) checkWindow(startsAt, endsAt)
      const update = stored[which - 1]
      if (!update)
        throw new OperatorError(
          `--update ${which}: expected 1 to ${stored.length}; \`incident show ${id}\` shows them`,
        )
      await tx
        .update(incidents)
        .set({
          startsAt,
          endsAt,
          titles: { ...incident.titles, ...titles },
          ...(named && { nodes: named }),
          ...(options.impact !== undefined && { impact: impactOf(options.impact) }),
        })
        .where(eq(incidents.id, id))
      await tx
        .update(incidentUpdates)
        .set({ texts: { ...update.texts, ...texts } })
        .where(eq(incidentUpdates.id, update.id))
      print(`${nameOf(incident)} is changed.`)
    })
  },

  remove: async ({ db, print }, args) => {
    const { id } = parseIncidentArguments(args, 'remove')
    const removed = await db.delete(incidents).where(eq(incidents.id, id)).returning({ id: incidents.id })
    if (removed.length === 0) throw noSuch(id)
    print(`Incident ${id} is removed, with everything that was said of it.`)
  },
} satisfies Record<Verb, Command>

/** Help texts by verb. */
export const incidentHelp: Record<Verb, string> = {
  open: `${usage.open}\n      announces an incident; texts are Markdown, one file a language, with "# Title" first`,
  plan: `${usage.plan}\n      announces maintenance; times like 2026-12-01T22:00Z`,
  update: `${usage.update}\n      tells how it goes on; states: investigating, identified, monitoring, or in_progress for maintenance`,
  resolve: `${usage.resolve}\n      ends an incident, or maintenance before its time`,
  cancel: `${usage.cancel}\n      calls maintenance off`,
  list: `${usage.list}\n      every incident and maintenance, those that are not over first`,
  show: `${usage.show}\n      everything that was said of one, with the numbers of its updates`,
  edit: `${usage.edit}\n      changes what was said, adds a language, or moves the window; --update 1 is the first text`,
  remove: `${usage.remove}\n      removes one as if it had never been`,
}

/** Parses the arguments about one announcement: its id, text files, and the verb's options. */
function parseIncidentArguments<Name extends string = never>(
  args: string[],
  verb: Verb,
  known: readonly Name[] = [],
) {
  const { positionals, options } = parseOptions(args, known, usage[verb])
  const [id, ...files] = positionals
  if (id === undefined) throw new OperatorError(`usage: ${usage[verb]}`)
  return { id: numberOf(id, 'the number of an incident, as `incident list` shows it'), files, options }
}

type Tx = Pick<Db, 'execute' | 'insert' | 'update'>

async function announce(
  db: Db,
  { titles, texts }: WrittenTexts,
  {
    at,
    state,
    ...incident
  }: Omit<typeof incidents.$inferInsert, 'titles'> & { at: Date; state: IncidentState },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(incidents)
      .values({ ...incident, titles })
      .returning({ id: incidents.id })
    if (!row) throw new Error('an insert returned no row')
    await tx.insert(incidentUpdates).values({ incidentId: row.id, at, state, texts })
    return row.id
  })
}

async function say(tx: Tx, id: number, state: IncidentState, texts: WrittenTexts['texts']): Promise<void> {
  await tx.insert(incidentUpdates).values({ incidentId: id, at: sql`clock_timestamp()`, state, texts })
}

const finish = async (
  { db, print, folder = '.' }: Parameters<Command>[0],
  args: string[],
  verb: 'resolve' | 'cancel',
): Promise<void> => {
  const { id, files } = parseIncidentArguments(args, verb)
  const { texts } = await readTexts(files, { folder, titles: 'refused' })
  await db.transaction(async (tx) => {
    const { incident } = await unfinished(tx, id)
    if (verb === 'cancel' && incident.kind === 'incident')
      throw new OperatorError(
        `incident ${id} cannot be cancelled, only maintenance can: expected \`incident resolve ${id}\``,
      )
    if (verb === 'resolve' && incident.state === 'planned')
      throw new OperatorError(`maintenance ${id} has not begun: expected \`incident cancel ${id}\``)
    const state = verb === 'cancel' ? 'cancelled' : incident.kind === 'incident' ? 'resolved' : 'completed'
    await say(tx, id, state, texts)
    // Maintenance cancelled before it began keeps its planned window.
    if (incident.state !== 'planned')
      await tx
        .update(incidents)
        .set({ endsAt: sql`greatest(clock_timestamp(), starts_at)` })
        .where(eq(incidents.id, id))
    print(`${nameOf(incident)}: ${state}.`)
  })
}

async function existing(db: Pick<Db, 'execute'>, id: number): Promise<Found> {
  // Serializes two operators: the second one sees the change of the first.
  await db.execute(sql`select from incidents where id = ${id} for update`)
  const [found] = await incidentsOf(db, sql`id = ${id}`)
  if (!found) throw noSuch(id)
  return found
}

async function unfinished(db: Pick<Db, 'execute'>, id: number): Promise<Found> {
  const found = await existing(db, id)
  const { incident, stored } = found
  if (!isFinal(incident.state)) return found
  const byClock = !stored.some(({ state }) => isFinal(state))
  throw new OperatorError(
    `${nameOf(incident).toLowerCase()} is ${incident.state} already; ${
      byClock
        ? `if it goes on, move its end: expected \`incident edit ${id} --to …\``
        : 'expected one that is not over'
    }`,
  )
}

/**
 * Parses a state for `update`. Ends have verbs of their own, and maintenance is planned until its
 * window begins.
 */
function stateOf(kind: 'incident' | 'maintenance', text: string): IncidentState {
  const allowed: IncidentState[] =
    kind === 'incident' ? ['investigating', 'identified', 'monitoring'] : ['in_progress']
  const state = allowed.find((known) => known === text)
  if (state) return state
  const ends = kind === 'incident' ? '`incident resolve`' : '`incident resolve` or `incident cancel`'
  throw new OperatorError(`--state ${text}: expected ${allowed.join(', ')}; ${ends} ends it`)
}

function checkWindow(from: Date, to: Date): void {
  if (to <= from)
    throw new OperatorError(
      `expected an end after the start, not ${from.toISOString()} to ${to.toISOString()}`,
    )
}

async function clockOf(db: Db): Promise<Date> {
  const { rows } = await db.$client.query<{ now: Date }>('select clock_timestamp() as now')
  const [row] = rows
  if (!row) throw new Error('the database told no time')
  return row.now
}

const noSuch = (id: number) =>
  new OperatorError(`there is no incident ${id}; \`incident list\` shows those that there are`)
const nameOf = ({ kind, id }: { kind: 'incident' | 'maintenance'; id: number }) =>
  `${kind === 'incident' ? 'Incident' : 'Maintenance'} ${id}`
