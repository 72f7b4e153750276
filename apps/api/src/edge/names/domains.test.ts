import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import { isDomainTarget } from '@zubr/domain/subdomain'
import { beforeEach, expect, test } from 'vitest'
import {
  type Customer,
  create,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
  nodeForTest,
} from '../../servers/testing/servers.ts'
import { configForTest } from '../../testing/app.ts'
import { fetchRoutes } from '../testing/edge.ts'
import { processDueDomains } from './check-domains.ts'
import { createDomainLookup } from './domain-lookup.ts'
import { nameServerForTest } from './testing/name-server.ts'

const config = { ...configForTest, gameDomain: 'play.example' }
const dayMs = 86_400_000
let hosting: Hosting
let token: string
let dns: Awaited<ReturnType<typeof nameServerForTest>>
let anna: Customer
let id: string
beforeEach(async () => {
  dns = await nameServerForTest()
  hosting = await hostingForTest({ config, lookUp: createDomainLookup([dns.address]) })
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  id = (await create(anna, { plan: 'java-free' })).id
})

const mails = async () => {
  const { rows } = await hosting.db.$client.query(
    `select data->>'kind' as kind from jobs.job where name = 'send-mail' order by created_on`,
  )
  return rows.map(({ kind }) => kind)
}
const addresses = async (answer: Promise<Response>) => (await (await answer).json()) as ServerAddresses
const add = (domain: string, by = anna, server = id) =>
  by.call('POST', `/api/servers/${server}/domains`, { domain })
const check = (domain: string | undefined, by = anna, server = id) =>
  addresses(by.call('POST', `/api/servers/${server}/domains/${domain}/look`))
const names = async () =>
  Object.fromEntries((await fetchRoutes(hosting.url, token)).routes.map((route) => [route.id, route.names]))
/** Runs the periodic work this many days later. */
async function later(days: number) {
  hosting.time.now = new Date(+hosting.time.now + days * dayMs)
  const jobs = { send: async () => undefined }
  const clock = () => hosting.time.now
  await processDueDomains({
    db: hosting.applicationDb,
    jobs,
    lookUp: createDomainLookup([dns.address]),
    config,
    clock,
  })
  const [domain] = (await addresses(anna.call('GET', `/api/servers/${id}/addresses`))).domains
  return domain
}

test('DNS check: a domain is active with its record, through errors, and for a week without it', async () => {
  const added = await add('forest.example.org')
  expect(added.status).toBe(201)
  const [domain] = ((await added.json()) as ServerAddresses).domains
  expect(domain).toMatchObject({ domain: 'forest.example.org', state: 'waiting', found: null, until: null })
  const label = domain?.target.replace('.play.example', '') ?? ''
  expect(isDomainTarget(label)).toBe(true)
  expect((await check(domain?.id)).domains).toMatchObject([{ state: 'waiting', found: { what: 'missing' } }])
  expect(await names()).toEqual({ [id]: ['my-world.play.example'] })

  dns.records = { 'forest.example.org': `CNAME ${domain?.target}` }
  expect((await check(domain?.id)).domains).toMatchObject([{ state: 'confirmed', found: { what: 'right' } }])
  const all = ['my-world.play.example', domain?.target, 'forest.example.org'].sort()
  expect((await names())[id]?.sort()).toEqual(all)
  expect(await mails()).toEqual(['domain_confirmed'])

  dns.mode = 'fails'
  expect(await later(3)).toMatchObject({ state: 'confirmed', found: { what: 'unclear' } })
  Object.assign(dns, { mode: 'answers', records: {} })
  const lostAt = +hosting.time.now + dayMs
  expect(await later(1)).toMatchObject({ state: 'lost', until: new Date(lostAt + 7 * dayMs).toISOString() })
  expect((await names())[id]?.sort()).toEqual(all)
  dns.records = { 'forest.example.org': `CNAME ${domain?.target}` }
  expect(await later(6.9)).toMatchObject({ state: 'confirmed', until: null })
  dns.records = {}
  expect(await later(1)).toMatchObject({ state: 'lost' })
  expect(await later(7)).toMatchObject({ state: 'waiting', until: null })
  expect(await names()).toEqual({ [id]: ['my-world.play.example'] })
  const activity = await (await anna.call('GET', `/api/servers/${id}/activity`)).json()
  expect(activity.entries.map(({ event }: { event: string }) => event).slice(0, 3)).toEqual([
    'domain_lost:forest.example.org',
    'domain_confirmed:forest.example.org',
    'domain_added:forest.example.org',
  ])
})

test('ownership: a domain of one server is available to others once it is released', async () => {
  const [mine] = (await addresses(add('forest.example.org'))).domains
  dns.records = { 'forest.example.org': `CNAME ${mine?.target}` }
  await check(mine?.id)
  const boris = await customerForTest(hosting, 'boris')
  const other = await create(boris, { plan: 'java-free', subdomain: 'other' })
  const [theirs] = (await addresses(add('forest.example.org', boris, other.id))).domains
  expect(theirs?.target).not.toBe(mine?.target)
  const checkAgain = async () => (await check(theirs?.id, boris, other.id)).domains
  expect(await checkAgain()).toMatchObject([{ state: 'waiting', found: { what: 'other' } }])
  dns.records = { 'forest.example.org': `CNAME ${theirs?.target}` }
  expect(await checkAgain()).toMatchObject([{ state: 'waiting', found: { what: 'taken' } }])
  const removed = await anna.call('DELETE', `/api/servers/${id}/domains/${mine?.id}`)
  expect(((await removed.json()) as ServerAddresses).domains).toEqual([])
  expect(await checkAgain()).toMatchObject([{ state: 'confirmed' }])
  expect((await names())[other.id]).toContain('forest.example.org')
  // A deleted server holds no domain.
  const [again] = (await addresses(add('forest.example.org'))).domains
  await boris.call('DELETE', `/api/servers/${other.id}`, { name: 'My world' })
  dns.records = { 'forest.example.org': `CNAME ${again?.target}` }
  expect((await check(again?.id)).domains).toMatchObject([{ state: 'confirmed' }])
})

test('refusal: our own names, existing domains and more than five are refused', async () => {
  const refusedAs = async (domain: string) => errorOf(await add(domain))
  for (const ours of ['play.example', 'meadow.play.example'])
    expect(await refusedAs(ours)).toMatchObject({ code: 'domain_refused', fields: { domain: 'ours' } })
  for (const wrong of ['localhost', 'Forest.example.org', 'forest.example.org.', '192.0.2.7', 'лес.example'])
    expect(await refusedAs(wrong)).toMatchObject({ status: 400 })
  for (const count of [1, 2, 3, 4, 5]) await add(`n${count}.example.org`)
  expect(await refusedAs('n1.example.org')).toMatchObject({ fields: { domain: 'already' } })
  expect(await refusedAs('n6.example.org')).toMatchObject({ status: 409, code: 'too_many_domains' })
})

test('join to start: players on the list are stored once each, in their spelling', async () => {
  const body = { isOn: true, players: ['Zubrenok', 'zubrenok', 'anna_1'] }
  const { starts } = await addresses(anna.call('PUT', `/api/servers/${id}/starts`, body))
  expect(starts).toEqual({ isOn: true, players: ['zubrenok', 'anna_1'] })
  const [route] = (await fetchRoutes(hosting.url, token)).routes
  expect(route?.starters).toEqual(['anna_1', 'zubrenok'])
})
