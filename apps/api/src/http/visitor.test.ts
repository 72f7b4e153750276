import fastify from 'fastify'
import { expect, test } from 'vitest'
import { countedAddress, visitorsOf } from './visitor.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '0:0:0:0::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::'],
  ['unknown', undefined],
  ['', undefined],
  ['203.0.113.7:4711', undefined],
])('address: %s counts as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['unknown', '0.0.0.0'],
])('proxy: a visitor reported as %s has the address %s', async (reported, address) => {
  const app = fastify({ trustProxy: true })
  const visitorOf = visitorsOf({ trustedProxies: [], countryHeader: undefined })
  app.get('/', async (request) => visitorOf(request))
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': reported } })
  expect(answer.json()).toEqual({ address, country: null })
})
