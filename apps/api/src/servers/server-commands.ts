import { defineCommand, OperatorError } from '../operators/command.ts'
import { auditLines } from '../operators/operator-log.ts'
import { printable } from '../operators/printable.ts'
import {
  blockServer,
  changeServerPlan,
  confirmFinalWarning,
  deleteBlockedServer,
  findServers,
  listServers,
  type NamedServer,
  releaseSubdomain,
  reserveSubdomain,
  rotateConsoleTokenKey,
  type ServerDetails,
  type ServerList,
  type ServerSummary,
  serverDetails,
  unblockServer,
} from './server-service.ts'

export const serverArg = { type: 'positional', description: 'The id or subdomain of the server.' } as const
const subdomainArg = { type: 'positional', description: 'The subdomain.' } as const

/** `npm run zubr -- server <verb>`. */
export const serverCommands = {
  list: defineCommand({
    name: 'server list',
    description: 'Lists the servers with their states.',
    run: (operator) => listServers(operator),
    text: listLines,
  }),

  find: defineCommand({
    name: 'server find',
    description: 'Finds servers by a part of their id, name, subdomain or owner.',
    args: {
      text: {
        type: 'positional',
        description: 'A part of an id, name, subdomain or login.',
        valueHint: 'part of an id, name, subdomain or login',
      },
    },
    run: findServers,
    text: listLines,
  }),

  show: defineCommand({
    name: 'server show',
    description: 'Shows a server, also a deleted one: its contract, its activity, and what operators did.',
    args: { id: serverArg },
    run: serverDetails,
    text: detailLines,
  }),

  plan: defineCommand({
    name: 'server plan',
    description: 'Changes the plan on the same node, if it has capacity.',
    args: { id: serverArg, plan: { type: 'positional', description: 'The id of a plan of its edition.' } },
    run: changeServerPlan,
    *text({ server, plan, formerPlan, paidUntil }) {
      yield `${nameOf(server)} has the plan ${plan} instead of ${formerPlan}.`
      yield 'Its limits hold at once; it gets the new memory at its next start.'
      if (paidUntil)
        yield `Paid until ${paidUntil.toISOString()} as before, then at the new price. For the difference ` +
          'until then: npm run zubr -- balance debit, or refund.'
    },
  }),

  block: defineCommand({
    name: 'server block',
    description: 'Stops a server for a violation; with --confirm deletes its data for good.',
    args: {
      id: serverArg,
      reason: {
        type: 'positional',
        description: 'The reason; the owner reads it.',
        required: false,
        rest: 'text',
      },
      confirm: { type: 'boolean', description: 'Delete the data of a blocked server, without refund.' },
    },
    usage: 'server block <id> <reason>, then server block <id> --confirm',
    run: async (operator, { id, reason, confirm }) => {
      if (confirm) return { server: await deleteBlockedServer(operator, { id }), isDeleted: true }
      if (!reason)
        throw new OperatorError('usage: server block <id> <reason>, then server block <id> --confirm')
      return { server: await blockServer(operator, { id, reason }), isDeleted: false }
    },
    text: ({ server, isDeleted }) =>
      isDeleted
        ? [`${nameOf(server)}: its data are being deleted for good, without refund.`]
        : [
            `${nameOf(server)} is blocked and stops; its data are kept. Its owner is told the reason.`,
            `To delete them for good, without refund: npm run zubr -- server block ${server.id} --confirm`,
          ],
  }),

  unblock: defineCommand({
    name: 'server unblock',
    description: 'Undoes a block that was a mistake, and adds its time.',
    args: { id: serverArg },
    run: unblockServer,
    *text({ server, deleteAt }) {
      yield `${nameOf(server)} is no longer blocked; the time of the block is given back.`
      if (deleteAt)
        yield 'It was not paid for when it was blocked: it is suspended, and its data are kept until ' +
          `${deleteAt.toISOString()}.`
    },
  }),

  warned: defineCommand({
    name: 'server warned',
    description: 'Begins the last day before deletion for an owner whom no mail reaches.',
    args: { id: serverArg },
    run: confirmFinalWarning,
    text: ({ server, deleteAt }) => [
      `${nameOf(server)}: its data are deleted after ${deleteAt?.toISOString()}.`,
    ],
  }),

  reserve: defineCommand({
    name: 'server reserve',
    description: 'Reserves a subdomain, so that nobody can take it.',
    args: { subdomain: subdomainArg },
    run: (operator, { subdomain }) =>
      reserveSubdomain(operator, { subdomain: checkedSubdomain(subdomain, 'reserve') }),
    text: ({ subdomain }) => [`Nobody can take the subdomain ${subdomain} any more.`],
  }),

  release: defineCommand({
    name: 'server release',
    description:
      'Makes a subdomain available: a reserved one, or that of a deleted server before its 30 days.',
    args: { subdomain: subdomainArg },
    run: (operator, { subdomain }) =>
      releaseSubdomain(operator, { subdomain: checkedSubdomain(subdomain, 'release') }),
    text: ({ subdomain }) => [`The subdomain ${subdomain} can be taken again.`],
  }),

  'rotate-console-key': defineCommand({
    name: 'server rotate-console-key',
    description: 'Signs console tokens with a new key.',
    run: (operator) => rotateConsoleTokenKey(operator),
    text: () => ['Console tokens are signed with a new key; older ones are invalid now.'],
  }),
}

const nameOf = ({ id, name }: NamedServer) => `${printable(name)} (${id})`

function* listLines({ servers, hasMore }: ServerList): Generator<string> {
  if (servers.length === 0) yield 'No servers match.'
  yield* servers.map(lineOf)
  if (hasMore) yield '… and more: look for one with server find <text>.'
}

function lineOf({ id, subdomain, plan, login, node, contract, ...server }: ServerSummary): string {
  return [
    id,
    subdomain,
    plan,
    login ?? '(account deleted)',
    node ?? (contract === 'archived' ? '(archived)' : '(data deleted)'),
    contract,
    `${server.state}${server.reason ? ` (${server.reason})` : ''}`,
    server.paidUntil ? `until ${server.paidUntil.toISOString()}` : 'free',
  ].join('  ')
}

const shownActivity = 50

function* detailLines(server: ServerDetails): Generator<string> {
  const { name, core, contract, formerNames, activity, auditEntries } = server
  yield lineOf(server)
  yield `name ${printable(name)}, core ${core.id} ${core.version}`
  yield* contractLines(server)
  for (const { subdomain, until } of formerNames)
    yield contract === 'deleted'
      ? `was called ${subdomain}, which only its account can take until ${until.toISOString()}`
      : `was called ${subdomain}, which leads to it until ${until.toISOString()}`
  yield 'activity, newest first:'
  for (const { at, actor, schedule, event, operation } of activity.slice(0, shownActivity))
    yield `  ${at}  ${actor}${schedule === undefined ? '' : ` ${printable(schedule)}`}  ` +
      `${event}${operation?.outcome ? ` (${operation.outcome})` : ''}`
  if (activity.length > shownActivity) yield '  … and older.'
  if (auditEntries.length > 0) yield 'what operators did, newest first:'
  for (const line of auditLines(auditEntries)) yield `  ${line}`
}

/** A server's contract with its dates, one per line. */
function contractLines(server: ServerDetails): string[] {
  const dates: [what: string, at: Date | null][] = [
    ['created', server.createdAt],
    ['last created, restored or played', server.lastUsedAt],
    ['paid until', server.paidUntil],
    ['suspended', server.suspendedAt],
    ['last warning', server.finalWarningAt],
    ['data to be deleted', server.deleteAt],
    ['blocked', server.blockedAt],
  ]
  return [
    `contract ${server.contract}${server.paidUntil ? '' : ', free'}`,
    ...dates.flatMap(([what, at]) => (at ? [`  ${what} ${at.toISOString()}`] : [])),
    ...(server.sentMails.length > 0 ? [`  mailed in this period: ${server.sentMails.join(', ')}`] : []),
  ]
}

function checkedSubdomain(name: string, verb: string): string {
  if (!/^[a-z0-9-]{1,32}$/.test(name)) throw new OperatorError(`usage: server ${verb} <subdomain>`)
  return name
}
