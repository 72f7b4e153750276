import { randomUUID } from 'node:crypto'
import type { Db } from '@zubr/api/database/open'
import type { CommandContext } from '@zubr/api/operators/run-command'
import type { Config } from '@zubr/config'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import { Browser, until } from './browser.ts'
import { operate } from './make-customers.ts'

type Frozen = { db: Db; config: Config; trial: CommandContext['trial'] }

/** Work that is queued when the old version ends, because workers are stopped. */
export async function queueWork(
  frozen: Frozen,
  { pavel, vera, waiting }: { pavel: Browser; vera: Browser; waiting: Invoice },
): Promise<void> {
  const run = (noun: string, verb: string, args: string[]) => operate(frozen, noun, verb, args, frozen.trial)
  await vera.call('POST', '/api/refunds', { sum: 1_500 }, randomUUID())
  await pavel.call('POST', '/api/refunds', { sum: 20_000 }, randomUUID())
  const { requests } = await pavel.get<{ requests: { number: number }[] }>('/api/refunds')
  await run('refund', 'approve', [String(requests[0]?.number), '--confirm'])
  const nobody = new Browser(frozen.config)
  await nobody.form('/forgot', { name: 'pavel', lang: 'en' })
  await nobody.call('POST', '/api/partner-applications', application, randomUUID())
  await fetch(`${waiting.checkoutUrl}/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(),
  })
  await until('a notification', async () => {
    const { rowCount } = await frozen.db.$client.query(
      'select from processor_notifications where processed_at is null',
    )
    return rowCount === 0 ? undefined : true
  })
  await run('core', 'ahead', ['paper', 'latest'])
}

const application = {
  name: 'Иван Пример',
  age: '21',
  contacts: 'ivan@players.example',
  media: 'https://video.example/ivan',
  offer: 'Видео',
  wants: 'Сервер',
}

/** Actions in progress when the old version ended. */
export async function leaveOpen(
  { db, config }: Frozen,
  { olga, world, guarded }: { olga: Browser; world: string; guarded: { name: string; password: string } },
): Promise<void> {
  await olga.get(`/api/servers/${world}/stats?range=hour`)
  await new Browser(config).form('/login', { ...guarded, lang: 'en' })
  await db.$client.query('insert into edge_changes (server_id) values ($1)', [world])
}

/** Rows of tables that nothing fills within the minutes of making a state. */
const byHand = [
  `insert into interests (edition, mailbox, email, locale) values ('bedrock', 'sample-mailbox', 'waits@players.example', 'de')`,
  `insert into alerts (key, message) values ('sample:upgrade', 'a sample alert')`,
  `insert into reconciliation_findings (key, kind, processor, uid, description, since, found_at) values
     ('sample', 'missing', 'bepaid', 'sample-uid', '{}', now(), now())`,
]

export async function insertRest(db: Db): Promise<void> {
  for (const statement of byHand) await db.$client.query(statement)
}

/** Statistics cover months by the minute: a few rows of each kind are enough. */
const trims = [
  `delete from server_stats where (server_id, minute) not in (
     select server_id, minute from (select *, row_number() over (partition by server_id order by minute desc) n
     from server_stats) newest where n <= 2)`,
  `delete from node_days where day < current_date - 3`,
  `delete from node_hours where hour < now() - interval '6 hours'`,
  `delete from core_starts where id % 6 <> 0`,
  `delete from core_source_responses where url not in (select url from core_source_responses order by url limit 12)`,
  `delete from jobs.job where state = 'completed' and id not in (
     select distinct on (name) id from jobs.job where state = 'completed' order by name, id)`,
  // Each server repeats its core's long settings form.
  `update servers set core = jsonb_set(core, '{settings}', '[]') where idempotency_key like 'demo:%'`,
]

export async function trim(db: Db): Promise<void> {
  for (const statement of trims) await db.$client.query(statement)
}
