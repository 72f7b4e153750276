import { expect, test } from 'vitest'
import { createDomainLookup, type Finding } from './domain-lookup.ts'
import type { Records } from './testing/dns.ts'
import { nameServerForTest } from './testing/name-server.ts'

const target = 'd-mine.play.example'
const request = { domain: 'forest.example.org', target, port: 25_565 }
const service = '_minecraft._tcp.forest.example.org'
const right: Records = { 'forest.example.org': `CNAME ${target}` }

test.each<[string, Records, Finding]>([
  ['no record', {}, 'missing'],
  ['a CNAME', right, 'right'],
  [
    'a chain of them',
    { 'forest.example.org': 'CNAME mid.example.net', 'mid.example.net': 'CNAME D-Mine.Play.Example' },
    'right',
  ],
  ['a service', { [service]: `SRV 0 5 25565 ${target}` }, 'right'],
  [
    'a service beside an address of the web',
    { ...{ [service]: `SRV 0 5 25565 ${target}` }, 'forest.example.org': 'A 192.0.2.7' },
    'right',
  ],
  ['a service at another port', { [service]: `SRV 0 5 25570 ${target}` }, 'other'],
  ['the CNAME of somebody else', { 'forest.example.org': 'CNAME d-other.play.example' }, 'other'],
  ['an address alone', { 'forest.example.org': 'A 192.0.2.7' }, 'other'],
  [
    'a chain without an end',
    { 'forest.example.org': 'CNAME a.example.net', 'a.example.net': 'CNAME forest.example.org' },
    'other',
  ],
])('DNS check: %s is recognised', async (_, records, finding) => {
  const server = await nameServerForTest(records)
  expect(await createDomainLookup([server.address])(request)).toBe(finding)
})

test('majority: more than half of the name servers must agree, and a failed query does not count', async () => {
  const [one, two, three] = await Promise.all([
    nameServerForTest(right),
    nameServerForTest(),
    nameServerForTest(),
  ])
  const findingNow = () =>
    createDomainLookup(
      [one, two, three].map(({ address }) => address),
      { timeoutMs: 100, tries: 1 },
    )(request)
  // One lies, or is ahead of the others.
  expect(await findingNow()).toBe('missing')
  two.records = right
  expect(await findingNow()).toBe('right')
  three.mode = 'is_silent'
  expect(await findingNow()).toBe('right')
  two.mode = 'fails'
  expect(await findingNow()).toBe('unclear')
  for (const server of [one, two]) Object.assign(server, { mode: 'answers', records: {} })
  expect(await findingNow()).toBe('missing')
})
