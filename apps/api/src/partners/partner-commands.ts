import { countFrom } from '../operators/arguments.ts'
import { confirmArg, defineCommand, OperatorError } from '../operators/command.ts'
import { printable, tableLines } from '../operators/printable.ts'
import {
  type Application,
  type ApplicationList,
  applicationDetails,
  deleteApplication,
  exportApplications,
  listApplications,
  retryApplications,
} from './application-service.ts'
import { csvLine, jsonLine } from './export.ts'
import { relayStates } from './partners-schema.ts'

/** The default limit of `list`. */
const defaultLimit = 50

const idArg = {
  type: 'positional',
  description: 'The id of the application, or its beginning.',
} as const

const usage = {
  list: 'application list [--state waiting|delivered|parked] [--limit <n>]',
  retry: 'application retry <id>|--parked',
  export: 'application export --format csv|json',
} as const

/** `npm run zubr -- application <verb>`. */
export const applicationCommands = {
  list: defineCommand({
    name: 'application list',
    description: 'Lists the applications, newest first, with the number of each state.',
    args: {
      state: { type: 'string', description: 'waiting, delivered or parked.', valueHint: 'state' },
      limit: { type: 'string', description: `At most so many, ${defaultLimit} by default.`, valueHint: 'n' },
    },
    usage: usage.list,
    run: (operator, args) => {
      const state = relayStates.find((known) => known === args.state)
      if (state !== args.state || !/^[1-9]\d{0,6}$/.test(args.limit ?? '1'))
        throw new OperatorError(`usage: ${usage.list}`)
      return listApplications(operator, { state, limit: countFrom(args.limit, 'limit') ?? defaultLimit })
    },
    text: listLines,
  }),

  show: defineCommand({
    name: 'application show',
    description: 'Shows an application; the beginning of its id is enough.',
    args: { id: idArg },
    run: applicationDetails,
    *text(application) {
      for (const [column, value] of Object.entries(columnsOf(application))) {
        const text = printable(String(value ?? '-'), { lines: true })
        const [first = '', ...more] = text.split('\n')
        yield `${`${column}:`.padEnd(17)}${first}`
        for (const line of more) yield `${' '.repeat(17)}${line}`
      }
    },
  }),

  retry: defineCommand({
    name: 'application retry',
    description: 'Relays an application that is parked or waiting now, or every parked one.',
    args: {
      id: { ...idArg, required: false },
      parked: { type: 'boolean', description: 'Relay every parked application.' },
    },
    usage: usage.retry,
    run: (operator, { id, parked }) => {
      if ((id === undefined) !== parked) throw new OperatorError(`usage: ${usage.retry}`)
      return retryApplications(operator, id === undefined ? { parked: true } : { id })
    },
    text: ({ retriedCount }) => [
      retriedCount === 0
        ? 'No application is parked.'
        : `${retriedCount === 1 ? '1 application' : `${retriedCount} applications`} will be relayed ` +
          'now by the API, if it runs and has a webhook.',
    ],
  }),

  delete: defineCommand({
    name: 'application delete',
    description: 'Deletes an application for good, with --confirm, for someone who withdraws it.',
    args: { id: idArg, confirm: confirmArg },
    run: deleteApplication,
    *text({ application: { id, name, deliveredAt, partsDelivered }, isDeleted }) {
      const description = `application ${id} of ${printable(name)}`
      if (!isDeleted) {
        yield `This would delete ${description} for good.`
        yield `To delete it: npm run zubr -- application delete ${id} --confirm`
        return
      }
      yield `Deleted ${description}.`
      if (deliveredAt || partsDelivered > 0)
        yield 'Its message was relayed: delete that one at the receiver of the webhook.'
    },
  }),

  export: defineCommand({
    name: 'application export',
    description: 'Exports every application, oldest first; with `npm run -s` it can be sent to a file.',
    args: { format: { type: 'string', description: 'csv or json.', valueHint: 'csv|json' } },
    usage: usage.export,
    run: async (operator, { format }) => {
      if (format !== 'csv' && format !== 'json') throw new OperatorError(`usage: ${usage.export}`)
      return exportApplications(operator)
    },
    text: (applications, { format }) => (format === 'csv' ? csvLines(applications) : jsonLines(applications)),
  }),
}

/** The columns of an export and of `show`, by their stable names. */
const columnsOf = (application: Application): Record<string, string | number | null> => ({
  id: application.id,
  created_at: application.createdAt.toISOString(),
  address: application.address,
  relay: application.relay,
  parts_delivered: application.partsDelivered,
  attempts: application.attempts,
  next_attempt_at: application.nextAttemptAt?.toISOString() ?? null,
  delivered_at: application.deliveredAt?.toISOString() ?? null,
  last_failure: application.lastFailure,
  name: application.name,
  age: application.age,
  contacts: application.contacts,
  media: application.media,
  offer: application.offer,
  wants: application.wants,
})
const columnNames = [
  ...['id', 'created_at', 'address', 'relay', 'parts_delivered', 'attempts', 'next_attempt_at'],
  ...['delivered_at', 'last_failure', 'name', 'age', 'contacts', 'media', 'offer', 'wants'],
]

function* listLines({ counts, applications, total }: ApplicationList): Generator<string> {
  yield counts.map(({ relay, count }) => `${relay}: ${count}`).join(', ')
  if (applications.length === 0) return
  const rows = applications.map(({ id, createdAt, relay, attempts, name }) => {
    const at = createdAt.toISOString().slice(0, 19).replace('T', ' ')
    return [id.slice(0, 8), at, relay, String(attempts), printable(name)]
  })
  yield* tableLines([['ID', 'RECEIVED (UTC)', 'STATE', 'ATTEMPTS', 'NAME'], ...rows], { right: [3] })
  if (applications.length < total)
    yield `The newest ${applications.length} of ${total}; --limit ${total} shows all.`
}

/**
 * Excel detects UTF-8 only by a byte order mark. RFC 4180 ends lines with CR LF; `print` adds the
 * LF.
 */
async function* csvLines(applications: AsyncIterable<Application>): AsyncGenerator<string> {
  yield `\ufeff${csvLine(columnNames)}\r`
  for await (const application of applications) yield `${csvLine(Object.values(columnsOf(application)))}\r`
}

async function* jsonLines(applications: AsyncIterable<Application>): AsyncGenerator<string> {
  yield '['
  let line: string | undefined
  for await (const application of applications) {
    if (line !== undefined) yield `${line},`
    line = jsonLine(columnsOf(application))
  }
  if (line !== undefined) yield line
  yield ']'
}
