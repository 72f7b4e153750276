import { expect, test } from 'vitest'
import { trustedBy } from './trusted-proxies.ts'
import { visitorOf } from './visitor.ts'

test.each([
  ['nobody trusted', [], '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['one proxy', ['loopback'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['two proxies', ['loopback', '10.0.0.0/8'], '127.0.0.1', '203.0.113.9, 10.1.1.1', '203.0.113.9'],
  ['a visitor who invents one', ['loopback'], '127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['no header', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ['an empty one', ['loopback'], '127.0.0.1', ' ', '127.0.0.1'],
])('client address: %s', (_, proxies, remoteAddress, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(visitorOf({ headers, socket: { remoteAddress } }, trustedBy(proxies))).toBe(expected)
})
