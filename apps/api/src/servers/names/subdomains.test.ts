import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { LifeEvent } from '@zubr/domain/server-life'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isDeletedName } from '../../accounts/deleted-names.ts'
import { runCommand } from '../../operators/run-command.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { applyLifeEvent } from '../lifecycle/life.ts'
import { lockServer } from '../owner-actions.ts'
import { serverCommands } from '../server-commands.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import {
  type Customer,
  callAs,
  create,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
  keyed,
  newServer,
  nodeForTest,
} from '../testing/servers.ts'
import { formerSubdomains } from './server-names-schema.ts'

const dayMs = 86_400_000
let hosting: Hosting
let anna: Customer
let boris: Customer
let id: string
beforeEach(async () => {
  hosting = await hostingForTest({ patient: true })
  await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  boris = await customerForTest(hosting, 'boris')
  id = (await create(anna, { plan: 'java-free', subdomain: 'forest' })).id
})

const change = (subdomain: string) => anna.call('PUT', `/api/servers/${id}/subdomain`, { subdomain })
const changed = async (subdomain: string) => (await (await change(subdomain)).json()) as ServerAddresses
const refusalOf = async (name: string) =>
  (await (await boris.call('GET', `/api/subdomains/${name}`)).json()).refused
const make = (subdomain: string) =>
  boris.call('POST', '/api/servers', newServer({ plan: 'java-free', subdomain }), keyed())

test('rename: the old subdomain works for a month, is reserved, and can be taken back', async () => {
  const until = new Date(+hosting.time.now + 30 * dayMs).toISOString()
  expect(await changed('meadow')).toMatchObject({
    subdomain: 'meadow',
    former: [{ subdomain: 'forest', until }],
  })
  expect(await refusalOf('forest')).toBe('taken')
  expect(await errorOf(await make('forest'))).toMatchObject({ fields: { subdomain: 'taken' } })
  expect(await changed('forest')).toMatchObject({ subdomain: 'forest', former: [{ subdomain: 'meadow' }] })
  expect(await changed('forest')).toMatchObject({ former: [{ subdomain: 'meadow' }] })
  hosting.time.now = new Date(+hosting.time.now + 30 * dayMs)
  expect(await refusalOf('meadow')).toBe(null)
  expect((await make('meadow')).status).toBe(201)
  expect(await errorOf(await change('meadow'))).toMatchObject({ fields: { subdomain: 'taken' } })
  const { entries } = await (await anna.call('GET', `/api/servers/${id}/activity`)).json()
  expect(entries[1]).toMatchObject({ actor: 'anna', event: 'subdomain_changed:meadow' })
})

test('rename: at most three old names work, and names refused at creation are refused here too', async () => {
  for (const name of ['meadow', 'river', 'hill']) expect((await change(name)).status).toBe(200)
  const until = new Date(+hosting.time.now + 30 * dayMs).toISOString()
  expect(await errorOf(await change('lake'))).toMatchObject({ code: 'too_many_names', fields: { until } })
  expect((await changed('river')).former.map(({ subdomain }) => subdomain)).toEqual([
    'forest',
    'hill',
    'meadow',
  ])
  expect(await errorOf(await change('d-mfrggzdfmztwq2lknnwg23tp'))).toMatchObject({
    fields: { subdomain: 'reserved' },
  })
  await anna.call('DELETE', `/api/servers/${id}`, { name: 'My world' })
  // Players still have all of them in their server lists.
  for (const name of ['river', 'forest']) expect(await refusalOf(name)).toBe('taken')
  hosting.time.now = new Date(until)
  for (const name of ['river', 'forest']) expect(await refusalOf(name)).toBe(null)
})

const deleteServer = (name = 'My world') => anna.call('DELETE', `/api/servers/${id}`, { name })

test("deleted: the server's name is reserved for its account for a month, for any of its servers", async () => {
  await change('meadow')
  expect((await deleteServer()).status).toBe(202)
  for (const name of ['forest', 'meadow']) {
    expect(await refusalOf(name)).toBe('taken')
    expect(await errorOf(await make(name))).toMatchObject({ fields: { subdomain: 'taken' } })
    expect(await (await anna.call('GET', `/api/subdomains/${name}`)).json()).toEqual({ refused: null })
  }
  id = (await create(anna, { plan: 'java-free', subdomain: 'meadow' })).id
  expect((await change('forest')).status).toBe(200)
  // From here on the names belong to other servers.
  expect(await refusalOf('meadow')).toBe('taken')
  expect(await refusalOf('forest')).toBe('taken')
  hosting.time.now = new Date(+hosting.time.now + 30 * dayMs)
  expect(await refusalOf('meadow')).toBe(null)
  expect(await refusalOf('forest')).toBe('taken')
})

test('deleted: a name is reserved whatever ends the server: its owner, its term or a block', async () => {
  const { now } = hosting.time
  const ends: [event: LifeEvent, before: Partial<ServerRow>][] = [
    ['delete', {}],
    ['confirm_block', { contract: 'blocked', blockedAt: now }],
    ['tick', { contract: 'suspended', paidUntil: now, deleteAt: now, finalWarningAt: new Date(0) }],
  ]
  const deletion = { now, actor: 'service', sendMail: async () => undefined } as const
  for (const [event, before] of ends) {
    await hosting.db.transaction(async (tx) => {
      const row = await lockServer(tx, eq(servers.id, id))
      if (!row) throw new Error('expected a server')
      const life = await applyLifeEvent(tx, { ...row, ...before }, event, deletion)
      expect(life?.state, event).toBe('deleted')
    })
    expect(await refusalOf('forest'), event).toBe('taken')
    id = (await create(anna, { plan: 'java-free', subdomain: 'forest' })).id
  }
})

test('deleted: an account reserves the names of its twenty newest deleted servers only', async () => {
  await hosting.db.execute(sql`
    insert into former_subdomains (name, server_id, reserved_until)
    select 'hoard-' || i, ${id}, ${hosting.time.now}::timestamptz + make_interval(days => i) from generate_series(1, 20) i`)
  expect((await deleteServer()).status).toBe(202)
  expect(await refusalOf('forest')).toBe('taken')
  expect(await refusalOf('hoard-1')).toBe(null)
  expect(await refusalOf('hoard-2')).toBe('taken')
})

test('deleted: an operator can release the name of a deleted server, but not of an existing one', async () => {
  const operator = {
    ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest },
    ...{ clock: () => hosting.time.now, print: () => undefined },
  }
  const release = (name: string) => runCommand(serverCommands.release, operator, [name])
  await change('meadow')
  await expect(release('forest')).rejects.toThrow('neither among your reserved subdomains')
  await deleteServer()
  await release('forest')
  expect(await refusalOf('forest')).toBe(null)
  expect(await refusalOf('meadow')).toBe('taken')
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  await release('meadow')
  expect(await refusalOf('meadow')).toBe(null)
})

test('deleted account: its names are reserved for a month as hashes', async () => {
  await change('meadow')
  await deleteServer()
  await create(anna, { plan: 'java-free', subdomain: 'river' })
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  const names = ['meadow', 'forest', 'river']
  for (const name of names) {
    expect(await refusalOf(name)).toBe('taken')
    expect(await errorOf(await make(name))).toMatchObject({ fields: { subdomain: 'taken' } })
  }
  expect(await hosting.db.$count(formerSubdomains)).toBe(0)
  const { rows } = await hosting.db.$client.query('select t::text as row from deleted_account_names t')
  expect(rows).toHaveLength(4)
  expect(JSON.stringify(rows)).not.toMatch(/meadow|forest|river|anna/)
  // Also during a rotation of the installation's secret.
  const secrets = { authSecret: 'another secret', authSecretBefore: configForTest.authSecret }
  const claim = { secrets, now: hosting.time.now }
  expect(await isDeletedName(hosting.db, { kind: 'subdomain', name: 'river' }, claim)).toBe(true)
  hosting.time.now = new Date(+hosting.time.now + 30 * dayMs)
  for (const name of names) expect(await refusalOf(name)).toBe(null)
})

test('hoarding: an account cannot reserve more names by deleting servers', async () => {
  await hosting.db.execute(sql`
    insert into former_subdomains (name, server_id, reserved_until)
    select 'hoard-' || i, ${id}, ${new Date(+hosting.time.now + dayMs)} from generate_series(1, 20) i`)
  await hosting.db.execute(sql`update servers set contract = 'deleted' where id = ${id}`)
  id = (await create(anna, { plan: 'java-free', subdomain: 'meadow' })).id
  expect(await errorOf(await change('river'))).toMatchObject({ code: 'too_many_names' })
  hosting.time.now = new Date(+hosting.time.now + dayMs)
  expect((await change('river')).status).toBe(200)
})

test('reserved: a name that an operator reserved meanwhile is not returned', async () => {
  expect((await change('meadow')).status).toBe(200)
  await hosting.db.execute(sql`insert into reserved_subdomains (name) values ('forest')`)
  expect(await errorOf(await change('forest'))).toMatchObject({ fields: { subdomain: 'reserved' } })
})

test('expiry: a name whose month is over leads to its new server only, even before the sweep', async () => {
  expect((await change('meadow')).status).toBe(200)
  hosting.time.now = new Date(+hosting.time.now + 30 * dayMs)
  expect((await make('forest')).status).toBe(201)
  expect(await hosting.db.$count(formerSubdomains)).toBe(0)
})

test('concurrency: a name given up and taken in the same moment has one owner', async () => {
  const second = await hostingForTest({ databaseUrl: hosting.databaseUrl, patient: true })
  const wanted = newServer({ plan: 'java-free', subdomain: 'forest' })
  const [mine, ...others] = await Promise.all([
    change('meadow'),
    ...Array.from({ length: 4 }, () => callAs(second.url, boris, 'POST', '/api/servers', wanted, keyed())),
  ])
  expect(mine.status).toBe(200)
  for (const answer of others) expect(await errorOf(answer)).toMatchObject({ code: 'subdomain_refused' })
  const theirs = (await create(boris, { plan: 'java-free', subdomain: 'other' })).id
  const answers = await Promise.all([
    change('lake'),
    callAs(second.url, boris, 'PUT', `/api/servers/${theirs}/subdomain`, { subdomain: 'lake' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
