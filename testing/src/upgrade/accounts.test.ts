import { totp } from '@zubr/api/accounts/sessions/testing/totp'
import { openMigrated } from '@zubr/api/migrate'
import { workflowDefinitions } from '@zubr/api/workflow-definitions'
import { catalogue } from '@zubr/content/catalogue'
import { Scope } from '@zubr/process/scope'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Browser } from './browser.ts'
import { configOf, expectedOf, openState, stateNames, withClient } from './open-state.ts'
import { countRows, recordAccount, recordJournal, recordNode, shiftMoments } from './record.ts'
import { serveWithoutWorkers } from './serve-without-workers.ts'

/** Tables of pg-boss for unused features. */
const unused = ['bam', 'job_dependency', 'queue_stats', 'subscription', 'warning'].map(
  (name) => `jobs.${name}`,
)
/** Tables to which a start adds rows: new queues, migrations and codes of this version. */
const growing = ['drizzle.__drizzle_migrations', 'jobs.queue', 'public.promo_codes']

/** Since decision 72 an edge gets fewer data about servers of other nodes. */
function withMinimalRoutes(answers: Record<string, unknown>, ownNode: string) {
  // In the format of `recordNode`.
  const routes = answers.routes as Record<string, unknown>[]
  return {
    ...answers,
    routes: routes.map((route) => {
      // Edges no longer get the display name.
      const { name: _, ...own } = route
      const { id, names, node, language } = own
      return node === ownNode ? own : { id, names, node, language }
    }),
  }
}

/** The upgraded database of a state, with the current API. */
async function upgraded(name: string) {
  const state = await openState(name)
  const scope = new Scope()
  onTestFinished(() => scope.end())
  const config = await configOf(state, '/nowhere')
  const { db } = await openMigrated(state.url, scope, catalogue)
  const rows = await withClient(state.url, (client) => countRows(client, Object.keys(state.expected.rows)))
  await serveWithoutWorkers(db, config, scope)
  const logIn = async (login: string) => {
    const browser = new Browser(config)
    const { examplePassword, samplePassword } = state.secrets
    const password = ['olga', 'pavel', 'vera', 'karl'].includes(login) ? samplePassword : examplePassword
    await browser.form('/login', { name: login, password, lang: 'en' })
    return browser
  }
  return { ...state, config, rows, logIn }
}

describe.each(stateNames)('%s', (name) => {
  test('state: there is a row in every table', () => {
    const empty = Object.entries(expectedOf(name).rows).filter(([, count]) => count === 0)
    expect(empty.map(([table]) => table)).toEqual(unused)
  })

  test("upgrade: rows, journal and the API's responses to accounts and nodes are unchanged", async () => {
    const { expected, secrets, shiftMs, url, config, rows, logIn } = await upgraded(name)
    for (const [table, count] of Object.entries(expected.rows))
      if (growing.includes(table)) expect.soft(rows[table], table).toBeGreaterThanOrEqual(count)
      else expect.soft(rows[table], table).toBe(count)
    expect(await withClient(url, recordJournal)).toEqual(expected.journal)
    for (const [login, answers] of Object.entries(expected.accounts)) {
      const acceptanceActMonths = (answers.acceptanceActs as { month: string }[]).map(({ month }) => month)
      const shown = await recordAccount(await logIn(login), acceptanceActMonths)
      // A later version may add fields to its responses.
      expect.soft(shown, login).toMatchObject(shiftMoments(answers, shiftMs))
    }
    for (const node of ['1', '2'] as const)
      expect
        .soft(await recordNode(config.panelUrl, secrets.nodeTokens[node]), `node ${node}`)
        .toMatchObject(withMinimalRoutes(expected.nodes[node], node))
  })

  test('paid periods: sales of older versions keep the paid sum, without a term discount', async () => {
    const { url } = await upgraded(name)
    const { rows } = await withClient(url, (client) =>
      client.query(
        `select p.own_amount + p.promo_amount as kept, p.term_discount_percent as percent, e.months,
           -sum(l.amount) filter (where l.ledger in ('balance', 'given')) as paid
         from paid_periods p
         join journal_entries e on e.id = p.entry_id
         join postings l on l.entry_id = e.id
         where not exists (
           select from journal_entries c where c.server_id = p.server_id and c.kind = 'plan_change'
         )
         group by p.id, e.id`,
      ),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { kept, percent, months, paid } of rows)
      expect({ kept, percent, months }).toEqual({ kept: paid, percent: 0, months: null })
  })

  test('workflows: open ones of older versions are due for the checks of their phase', async () => {
    const { url } = await upgraded(name)
    const open = await withClient(url, async (client) => {
      const found = []
      for (const { kind, table, columns, phases } of workflowDefinitions) {
        const checked = Object.entries(phases).filter(([, phase]) => phase.checkAfterSeconds && !phase.isRest)
        const names = checked.map(([phase]) => phase)
        const text = `select due_at, phase_at from ${table} where ${columns.phase} = any ($1)`
        for (const row of (await client.query(text, [names])).rows) found.push({ kind, ...row })
      }
      return found
    })
    expect(open.map(({ kind }) => kind)).toContain('server_migration')
    for (const row of open)
      expect(row).toMatchObject({ due_at: expect.any(Date), phase_at: expect.any(Date) })
  })

  test('secrets: sessions, second factors, mail links and SFTP logins of the old version work', async () => {
    const { secrets, config, logIn } = await upgraded(name)
    const open = new Browser(config, Object.entries(secrets.cookies))
    expect(await open.get('/api/account')).toMatchObject({ login: 'olga' })

    const guarded = await logIn('guarded')
    await expect(guarded.get('/api/account')).rejects.toThrow('401')
    await guarded.form('/login/code', { code: totp(secrets.secondFactor.secret, Date.now()), lang: 'en' })
    expect(await guarded.get('/api/account')).toMatchObject({ login: 'guarded' })
    const recovering = await logIn('guarded')
    await recovering.form('/login/code', { code: secrets.secondFactor.recoveryCode, lang: 'en' })
    expect(await recovering.get('/api/account')).toMatchObject({ login: 'guarded' })

    const server = secrets.servers.world
    const sftp = async (proof: object) => {
      const answer = await fetch(`${config.panelUrl}/api/node/sftp/login`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.nodeTokens[1]}`, 'content-type': 'application/json' },
        body: JSON.stringify({ user: `olga.${server.slice(0, 8)}`, address: '192.0.2.1', proof }),
      })
      return answer.status === 200 ? answer.json() : answer.status
    }
    expect(await sftp({ method: 'password', password: secrets.sftpPassword })).toMatchObject({ server })
    expect(await sftp({ method: 'password', password: 'another one' })).toBe(403)
    expect(await sftp({ method: 'key', key: secrets.sshKey })).toMatchObject({ server })

    const password = 'another good password 7'
    const reader = new Browser(config)
    await reader.form('/reset', { code: secrets.resetCode, password, repeat: password, lang: 'en' })
    await reader.form('/login', { name: 'olga', password, lang: 'en' })
    expect(await reader.get('/api/account')).toMatchObject({ login: 'olga' })
    await expect(open.get('/api/account')).rejects.toThrow('401')
  })
})
