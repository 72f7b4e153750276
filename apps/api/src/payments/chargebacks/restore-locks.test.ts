import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nodeForTest } from '../../servers/testing/servers.ts'
import { chargebacksForTest } from './testing/chargebacks.ts'

test('deadlock: all servers are locked before the time of one is restored and its node is notified', async () => {
  const of = await chargebacksForTest()
  await nodeForTest(of.paying, 'minsk-2')
  const invoice = await of.payIn(5_380)
  const owned = [
    await of.buy({ plan: 'java-4', node: 'minsk-1' }),
    await of.buy({ plan: 'java-4', node: 'minsk-2', subdomain: 'second' }),
  ]
  await of.chargeBack(invoice)
  await of.tick()
  const other = new pg.Client({ connectionString: of.paying.databaseUrl })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin')
  const [, last] = owned.map(({ id }) => id).sort()
  await other.query('select from servers where id = $1 for update', [last])
  const paid = of.payIn(5_380)
  const waiting = async () =>
    (
      await of.rows(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 60_000)
  await other.query('select from node_revisions for update nowait')
  await other.query('commit')
  await paid
  for (const server of owned) expect((await of.serverNow(server)).contract).toBe('active')
})
