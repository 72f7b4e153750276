import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { LifeEvent } from '@zubr/domain/server-life'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isDeletedName } from '../../accounts/deleted-names.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { applyLife } from '../lifecycle/life.ts'
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

test('the subdomain before leads on for a month, in which it is nobody else’s and can be had back', async () => {
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
  expect(entries[1]).toMatchObject({ who: 'anna', what: 'subdomain_changed:meadow' })
})

test('three names lead on at most, and what cannot be had at creation cannot be had later', async () => {
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
  // Players have all of them in their lists still.
  for (const name of ['river', 'forest']) expect(await refusalOf(name)).toBe('taken')
  hosting.time.now = new Date(until)
  for (const name of ['river', 'forest']) expect(await refusalOf(name)).toBe(null)
})

const deleteServer = (name = 'My world') => anna.call('DELETE', `/api/servers/${id}`, { name })

test('deleted: for a month only its account can take the name of a server, for a new one or another', async () => {
  await change('meadow')
  expect((await deleteServer()).status).toBe(202)
  for (const name of ['forest', 'meadow']) {
    expect(await refusalOf(name)).toBe('taken')
    expect(await errorOf(await make(name))).toMatchObject({ fields: { subdomain: 'taken' } })
    expect(await (await anna.call('GET', `/api/subdomains/${name}`)).json()).toEqual({ refused: null })
  }
  id = (await create(anna, { plan: 'java-free', subdomain: 'meadow' })).id
  expect((await change('forest')).status).toBe(200)
  // From here on they are what any server has.
  expect(await refusalOf('meadow')).toBe('taken')
  expect(await refusalOf('forest')).toBe('taken')
  hosting.time.now = new Date(+hosting.time.now + 30 * dayMs)
  expect(await refusalOf('meadow')).toBe(null)
  expect(await refusalOf('forest')).toBe('taken')
})

test('deleted: a name is kept whatever ends the server: its owner, its term or a block', async () => {
  const { now } = hosting.time
  const ends: [event: LifeEvent, before: Partial<ServerRow>][] = [
    ['delete', {}],
    ['confirm_block', { contract: 'blocked', blockedAt: now }],
    ['tick', { contract: 'suspended', paidUntil: now, deleteAt: now, finalWarningAt: new Date(0) }],
  ]
  const given = { now, actor: 'service', sendMail: async () => undefined } as const
  for (const [event, before] of ends) {
    await hosting.db.transaction(async (tx) => {
      const row = await lockServer(tx, eq(servers.id, id))
      if (!row) throw new Error('expected a server')
      const life = await applyLife(tx, { ...row, ...before }, event, given)
      expect(life?.state, event).toBe('deleted')
    })
    expect(await refusalOf('forest'), event).toBe('taken')
    id = (await create(anna, { plan: 'java-free', subdomain: 'forest' })).id
  }
})

test('deleted: an account keeps the names of its twenty newest deleted servers, and no more', async () => {
  await hosting.db.execute(sql`
    insert into former_subdomains (name, server_id, reserved_until)
    select 'hoard-' || i, ${id}, ${hosting.time.now}::timestamptz + make_interval(days => i) from generate_series(1, 20) i`)
  expect((await deleteServer()).status).toBe(202)
  expect(await refusalOf('forest')).toBe('taken')
  expect(await refusalOf('hoard-1')).toBe(null)
  expect(await refusalOf('hoard-2')).toBe('taken')
})

test('deleted: an operator frees the name of a deleted server, but not one that leads to a server', async () => {
  const operator = {
    ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest },
    ...{ clock: () => hosting.time.now, print: () => undefined },
  }
  const release = (name: string) => serverCommands.release(operator, [name])
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

test('deleted account: nobody takes its names for a month, and no name is written down', async () => {
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
  // Also while the secret of the installation is being changed.
  const secrets = { authSecret: 'another secret', authSecretBefore: configForTest.authSecret }
  const asked = { secrets, now: hosting.time.now }
  expect(await isDeletedName(hosting.db, { kind: 'subdomain', name: 'river' }, asked)).toBe(true)
  hosting.time.now = new Date(+hosting.time.now + 30 * dayMs)
  for (const name of names) expect(await refusalOf(name)).toBe(null)
})

test('an account hoards no names by deleting the servers that had them', async () => {
  await hosting.db.execute(sql`
    insert into former_subdomains (name, server_id, reserved_until)
    select 'hoard-' || i, ${id}, ${new Date(+hosting.time.now + dayMs)} from generate_series(1, 20) i`)
  await hosting.db.execute(sql`update servers set contract = 'deleted' where id = ${id}`)
  id = (await create(anna, { plan: 'java-free', subdomain: 'meadow' })).id
  expect(await errorOf(await change('river'))).toMatchObject({ code: 'too_many_names' })
  hosting.time.now = new Date(+hosting.time.now + dayMs)
  expect((await change('river')).status).toBe(200)
})

test('a name that an operator has reserved meanwhile is not given back', async () => {
  expect((await change('meadow')).status).toBe(200)
  await hosting.db.execute(sql`insert into reserved_subdomains (name) values ('forest')`)
  expect(await errorOf(await change('forest'))).toMatchObject({ fields: { subdomain: 'reserved' } })
})

test('a name whose month is over leads to its new server alone, also before anybody has cleaned up', async () => {
  expect((await change('meadow')).status).toBe(200)
  hosting.time.now = new Date(+hosting.time.now + 30 * dayMs)
  expect((await make('forest')).status).toBe(201)
  expect(await hosting.db.$count(formerSubdomains)).toBe(0)
})

test('a name that is given up and one that is taken in the same moment have one owner', async () => {
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
