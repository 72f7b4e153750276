import { expect, test } from 'vitest'
import { trustedBy } from './trusted-proxies.ts'

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['uniquelocal', '172.31.255.255', true],
  ['uniquelocal', '172.32.0.0', false],
  ['uniquelocal', 'fd00::1', true],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8::/32', '2001:db8:1::5', true],
  ['2001:db8::/32', '2001:db9::5', false],
  ['loopback', 'unix:', false],
  ['loopback', undefined, false],
])('trusted proxies: %s includes %s: %s', (proxies, address, expected) => {
  expect(trustedBy([proxies])(address)).toBe(expected)
})
