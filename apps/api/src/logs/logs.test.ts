import { sharedLogLimits } from '@zubr/contracts/logs/limits'
import { diagnosisMessages } from '@zubr/i18n/diagnosis/all'
import { expect, test } from 'vitest'
import {
  create,
  credit,
  customerForTest,
  errorOf,
  hostingForTest,
  nodeForTest,
} from '../servers/testing/servers.ts'
import { logDataHolder } from './log-data-holder.ts'
import { maskInParts, sweepLogs } from './store.ts'

type Shared = { id: string; lines: number; expiresAt: string }

async function world() {
  const hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 4_900)
  const server = await create(anna)
  const path = `/api/servers/${server.id}/logs`
  const share = (text: string, by = anna) => by.call('POST', path, { text })
  const read = (id: string, headers = {}) => fetch(`${hosting.url}/logs/${id}`, { headers })
  return { ...hosting, anna, server, path, share, read }
}

const log = `[12:00:01 INFO]: bison[/203.0.113.7:51234] logged in
[12:00:02 ERROR]: Can't load plugin moonhub due to missing dependency starlib
[12:00:03 INFO]: password=hunter2 <script>alert(1)</script>`

test('masking: logs are stored without addresses and secrets; anyone with the link can read them', async () => {
  const { share, read, db } = await world()
  const answer = await share(log)
  expect(answer.status).toBe(201)
  const { id, lines, expiresAt } = (await answer.json()) as Shared
  expect({ lines, expiresAt }).toEqual({ lines: 3, expiresAt: '2026-11-27T12:00:00.000Z' })
  const page = await read(id, { 'accept-language': 'de-AT,de;q=0.9' })
  const html = await page.text()
  expect(html).not.toMatch(/203\.0\.113\.7|hunter2|<script/)
  expect(html).toContain('id="L2"')
  expect(html).toContain(diagnosisMessages.de.codes.missing_plugin.what.replace('{needs}', 'starlib'))
  expect(html).toContain('href="#L2"')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+';/,
  )
  const raw = await read(`${id}/raw`)
  expect(raw.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await raw.text()).toContain('bison[/<address>:51234] logged in')
  const [stored] = (await db.$client.query(`select content from shared_logs`)).rows
  expect(String(stored.content)).not.toContain('hunter2')
  expect((await read('a'.repeat(22))).status).toBe(404)
})

test('expiry: a link ends after a week or when its owner deletes it; others neither see nor delete it', async () => {
  const { share, read, path, anna, time, db, ...hosting } = await world()
  const first = (await (await share('one')).json()) as Shared
  const second = (await (await share('two')).json()) as Shared
  const boris = await customerForTest({ db, ...hosting }, 'boris')
  expect((await boris.call('GET', path)).status).toBe(404)
  expect((await boris.call('DELETE', `${path}/${first.id}`)).status).toBe(404)
  expect((await share('his', boris)).status).toBe(404)
  expect((await anna.call('DELETE', `${path}/${first.id}`)).status).toBe(204)
  expect(await (await anna.call('GET', path)).json()).toMatchObject([{ id: second.id }])
  time.now = new Date(Date.parse(second.expiresAt) + 1)
  const expired = await read(second.id, { 'accept-language': 'ru' })
  expect(expired.status).toBe(404)
  expect(await expired.text()).toContain(diagnosisMessages.ru.page.gone)
  await db.$client.query(`update shared_logs set expires_at = now() - interval '1 second'`)
  await sweepLogs(db)
  expect((await db.$client.query(`select 1 from shared_logs`)).rowCount).toBe(0)
})

test('quota: an account has a limit of shared logs; the export holds them, and its deletion deletes them', async () => {
  const { share, anna, server, db } = await world()
  await share('own-log')
  expect(await logDataHolder.export(db, anna.accountId)).toMatchObject([
    { server: server.id, text: 'own-log' },
  ])
  await db.$client.query(
    `insert into shared_logs select id || n, account_id, server_id, created_at, expires_at, lines, findings, content
     from shared_logs, generate_series(2, $1) n`,
    [sharedLogLimits.logs],
  )
  expect(await errorOf(await share('one more'))).toMatchObject({ status: 409, code: 'conflict' })
  await db.transaction(async (tx) => {
    await logDataHolder.lock(tx, anna.accountId)
    await logDataHolder.forget(tx, anna.accountId, new Date())
  })
  expect((await db.$client.query(`select 1 from shared_logs`)).rowCount).toBe(0)
})

test('masking: a long log is masked in parts, and no secret is cut in two', async () => {
  const line = 'token:\nhunter2hunter2\n'
  const shown = await maskInParts(line.repeat(20_000))
  expect(shown).not.toContain('hunter2')
  expect(shown.split('\n')).toHaveLength(40_001)
})
