import { dataKeptDays } from '@zubr/domain/legal/retention'
import { dayMs } from '@zubr/domain/server-life'
import { desc, eq, ilike, or, sql } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { withJobs } from '../jobs/jobs.ts'
import { nodes } from '../nodes/nodes-schema.ts'
import { wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry, listAuditEntries } from '../operators/operator-log.ts'
import { printable } from '../operators/printable.ts'
import { activityOf } from './activity.ts'
import { rotateConsoleKey } from './agent/console-tokens.ts'
import { changePlan } from './lifecycle/change-plan.ts'
import { applyLifeEvent } from './lifecycle/life.ts'
import { mailByJob, type SendMail } from './lifecycle/mail.ts'
import { formerNamesOf, releaseNameOfDeleted } from './names/subdomains.ts'
import { lockServer } from './owner-actions.ts'
import type { ServerRow } from './server-view.ts'
import { isListed, reservedSubdomains, servers } from './servers-schema.ts'

/** `npm run zubr -- server <verb>`. */
export const serverCommands = {
  list: async ({ db, print }, args) => {
    wordsOf(args, 'server list')
    await printServers(db, print, isListed)
  },

  find: async ({ db, print }, args) => {
    const [text] = wordsOf(args, 'server find <part of an id, name, subdomain or login>')
    const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    await printServers(
      db,
      print,
      or(
        ilike(sql`${servers.id}::text`, like),
        ilike(servers.name, like),
        ilike(servers.subdomain, like),
        ilike(accounts.username, like),
      ),
    )
  },

  show: async ({ db, print, clock }, args) => {
    const [id] = wordsOf(args, 'server show <id>')
    const [found] = await joined(db).where(named(id))
    if (!found) throw unknownServer(id)
    const { server } = found
    const [{ entries }, acts] = await Promise.all([
      activityOf(db, server.id),
      listAuditEntries(db, `server ${server.id}`),
    ])
    print(lineOf(found))
    print(`name ${printable(server.name)}, core ${server.core.id} ${server.core.version}`)
    for (const line of contractLines(server)) print(line)
    for (const { subdomain, until } of await formerNamesOf(db, server.id, clock()))
      print(
        server.contract === 'deleted'
          ? `was called ${subdomain}, which only its account can take until ${until.toISOString()}`
          : `was called ${subdomain}, which leads to it until ${until.toISOString()}`,
      )
    print('activity, newest first:')
    for (const { at, actor: who, schedule, event: what, operation } of entries.slice(0, 50))
      print(
        `  ${at}  ${who}${schedule === undefined ? '' : ` ${printable(schedule)}`}  ${what}${operation?.outcome ? ` (${operation.outcome})` : ''}`,
      )
    if (entries.length > 50) print('  … and older.')
    if (acts.length > 0) print('what operators did, newest first:')
    for (const act of acts) print(`  ${act}`)
  },

  plan: async ({ db, catalogue, print, clock }, args) => {
    const [id, planId] = wordsOf(args, 'server plan <id> <plan>')
    await withServer(db, id, async (tx, row) => {
      const now = clock()
      const plan = await changePlan(tx, row, { plans: catalogue.plans, planId, now })
      await insertAuditEntry(tx, now, `server ${row.id}`, `plan ${row.plan} changed to ${plan.id}`)
      print(`${printable(row.name)} (${row.id}) has the plan ${plan.id} instead of ${row.plan}.`)
      print('Its limits hold at once; its core takes the new memory at its next start.')
      if (row.paidUntil)
        print(
          `Paid until ${row.paidUntil.toISOString()} as before, then at the new price. For the difference until then: npm run zubr -- balance debit, or refund.`,
        )
    })
  },

  block: async ({ db, print, clock }, args) => {
    const confirmed = args.includes('--confirm')
    const [id, ...reasonWords] = args.filter((word) => word !== '--confirm')
    const reason = reasonWords.join(' ').trim()
    if (!id || (!confirmed && reason === ''))
      throw new OperatorError('usage: server block <id> <reason>, then server block <id> --confirm')
    await withServer(db, id, async (tx, row, sendMail) => {
      const step = { now: clock(), actor: 'operator', sendMail } as const
      if (confirmed) {
        if (!(await applyLifeEvent(tx, row, 'confirm_block', step)))
          throw new OperatorError(`server ${id} is not blocked: block it first, with the reason`)
        await insertAuditEntry(
          tx,
          step.now,
          `server ${row.id}`,
          'block confirmed, data deleted without refund',
        )
        print(`${printable(row.name)} (${row.id}): its data are being deleted for good, without refund.`)
        return
      }
      if (!(await applyLifeEvent(tx, row, 'block', { ...step, reason })))
        throw new OperatorError(
          row.contract === 'archived'
            ? `server ${id} is archived and runs nothing: npm run zubr -- account block keeps its owner from restoring it`
            : `server ${id} is ${row.contract} already`,
        )
      await insertAuditEntry(tx, step.now, `server ${row.id}`, `blocked: ${reason}`)
      print(
        `${printable(row.name)} (${row.id}) is blocked and stops; its data are kept. Its owner is told the reason.`,
      )
      print(`To delete them for good, without refund: npm run zubr -- server block ${row.id} --confirm`)
    })
  },

  unblock: async ({ db, print, clock }, args) => {
    const [id] = wordsOf(args, 'server unblock <id>')
    await withServer(db, id, async (tx, row, sendMail) => {
      const now = clock()
      if (row.isBlockedWithAccount)
        throw new OperatorError(`server ${id} is blocked with its account: account unblock lifts both`)
      const life = await applyLifeEvent(tx, row, 'unblock', { now, actor: 'operator', sendMail })
      if (!life) throw new OperatorError(`server ${id} is not blocked`)
      await insertAuditEntry(tx, now, `server ${row.id}`, 'unblocked')
      print(`${printable(row.name)} (${row.id}) is no longer blocked; the time of the block is given back.`)
      if (life.deleteAt)
        print(
          `It was not paid for when it was blocked: it is suspended, and its data are kept until ${life.deleteAt.toISOString()}.`,
        )
    })
  },

  warned: async ({ db, print, clock }, args) => {
    const [id] = wordsOf(args, 'server warned <id>')
    await withServer(db, id, async (tx, row, sendMail) => {
      const now = clock()
      if (row.contract !== 'suspended' || row.finalWarningAt || !row.sentMails.includes('deletion_in_1_day'))
        throw new OperatorError(`server ${id} waits for no last warning`)
      const from = +(row.suspendedAt ?? now) + (dataKeptDays + 3) * dayMs
      if (+now < from)
        throw new OperatorError(
          `the mail may still be taken; from ${new Date(from).toISOString()} on you may say so`,
        )
      const life = await applyLifeEvent(tx, row, 'warned', { now, actor: 'operator', sendMail })
      await insertAuditEntry(tx, now, `server ${row.id}`, 'last warning taken as given')
      print(
        `${printable(row.name)} (${row.id}): its data are deleted after ${life?.deleteAt?.toISOString()}.`,
      )
    })
  },

  reserve: async ({ db, print, clock }, args) => {
    const name = subdomainFrom(args, 'reserve')
    await inTransaction(db, async (tx) => {
      await tx.insert(reservedSubdomains).values({ name }).onConflictDoNothing()
      await insertAuditEntry(tx, clock(), `subdomain ${name}`, 'reserved')
    })
    print(`Nobody can take the subdomain ${name} any more.`)
  },

  release: async ({ db, config, print, clock }, args) => {
    const name = subdomainFrom(args, 'release')
    await inTransaction(db, async (tx) => {
      const deleted = await tx.delete(reservedSubdomains).where(eq(reservedSubdomains.name, name))
      const isReleased = (deleted.rowCount ?? 0) > 0 || (await releaseNameOfDeleted(tx, name, config))
      if (!isReleased)
        throw new OperatorError(
          `${name} is neither among your reserved subdomains nor kept of a server that was deleted`,
        )
      await insertAuditEntry(tx, clock(), `subdomain ${name}`, 'released')
    })
    print(`The subdomain ${name} can be taken again.`)
  },

  'rotate-console-key': async ({ db, print, clock }, args) => {
    wordsOf(args, 'server rotate-console-key')
    await inTransaction(db, async (tx) => {
      await rotateConsoleKey(tx)
      await insertAuditEntry(tx, clock(), 'console key', 'rotated')
    })
    print('Console tokens are signed with a new key; those signed before end now.')
  },
} satisfies Record<string, Command>

export const serverHelp: Record<keyof typeof serverCommands, string> = {
  list: 'server list                     every server with its state',
  find: 'server find <text>              servers by part of their id, name, subdomain or owner',
  show: 'server show <id or subdomain>   its contract, its activity and what operators did, also after its deletion',
  plan: 'server plan <id> <plan>         gives it another plan of its edition, on the same node, if there is room',
  block:
    'server block <id> <reason>      stops a server for a violation; with --confirm deletes its data for good',
  unblock: 'server unblock <id>             lifts a block that was a mistake, and gives its time back',
  warned: 'server warned <id>              begins the last day of data whose owner no mail reaches',
  reserve: 'server reserve <subdomain>      keeps a subdomain from being taken',
  release:
    'server release <subdomain>      lets it be taken again, also one of a deleted server before its 30 days are over',
  'rotate-console-key': 'server rotate-console-key       signs console tokens with a new key',
}

async function printServers(
  db: Db,
  print: (line: string) => void,
  where: Parameters<ReturnType<ReturnType<Db['select']>['from']>['where']>[0],
): Promise<void> {
  const rows = await joined(db).where(where).orderBy(desc(servers.createdAt)).limit(201)
  if (rows.length === 0) return print('No servers match.')
  for (const row of rows.slice(0, 200)) print(lineOf(row))
  if (rows.length > 200) print('… and more: look for one with server find <text>.')
}

/** Includes deleted servers, whose account or node may be missing. */
function joined(db: Db) {
  return db
    .select({ server: servers, login: accounts.username, node: nodes.name })
    .from(servers)
    .leftJoin(accounts, eq(accounts.id, servers.accountId))
    .leftJoin(nodes, eq(nodes.id, servers.nodeId))
}

function lineOf({ server, login, node }: Awaited<ReturnType<typeof joined>>[number]): string {
  return [
    server.id,
    server.subdomain,
    server.plan,
    login ?? '(account deleted)',
    node ?? (server.contract === 'archived' ? '(archived)' : '(data deleted)'),
    server.contract,
    `${server.state}${server.reason ? ` (${server.reason})` : ''}`,
    server.paidUntil ? `until ${server.paidUntil.toISOString()}` : 'free',
  ].join('  ')
}

/**
 * Calls `act` with the locked server of this id or subdomain, in one transaction with its mails.
 */
export async function withServer(
  db: Db,
  id: string,
  act: (tx: Tx, row: ServerRow, sendMail: SendMail) => Promise<void>,
): Promise<void> {
  await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const row = await lockServer(tx, named(id))
      if (!row) throw unknownServer(id)
      await act(tx, row, mailByJob(jobs))
    }),
  )
}

/** Matches the server with an id, deleted or not, or the one with a current subdomain. */
const named = (which: string) =>
  sql`(${servers.id}::text = ${which.toLowerCase()}
    or (${servers.subdomain} = ${which.toLowerCase()} and ${servers.contract} <> 'deleted'))`

const unknownServer = (id: string) =>
  new OperatorError(`there is no server ${id}; look for it with server find <text>`)

/** A server's contract with its dates, one per line. */
function contractLines(row: ServerRow): string[] {
  const dates: [what: string, at: Date | null][] = [
    ['created', row.createdAt],
    ['last created, restored or played', new Date(Math.min(+row.lastUsedAt, Date.now()))],
    ['paid until', row.paidUntil],
    ['suspended', row.suspendedAt],
    ['last warning', row.finalWarningAt],
    ['data to be deleted', row.deleteAt],
    ['blocked', row.blockedAt],
  ]
  return [
    `contract ${row.contract}${row.paidUntil ? '' : ', free'}`,
    ...dates.flatMap(([what, at]) => (at ? [`  ${what} ${at.toISOString()}`] : [])),
    ...(row.sentMails.length > 0 ? [`  mailed in this period: ${row.sentMails.join(', ')}`] : []),
  ]
}

function subdomainFrom(args: string[], verb: string): string {
  const usage = `server ${verb} <subdomain>`
  const [name = ''] = wordsOf(args, usage)
  if (!/^[a-z0-9-]{1,32}$/.test(name)) throw new OperatorError(`usage: ${usage}`)
  return name
}
