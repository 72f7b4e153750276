import { expect, onTestFinished, test } from 'vitest'
import { HostAddresses, plainAddress } from './host-addresses.ts'

function addressesOf(first: string[]) {
  let hosts = first
  const reported: (readonly string[])[] = []
  const addresses = new HostAddresses(
    () => hosts,
    (now) => void reported.push([...now].sort()),
  )
  onTestFinished(() => addresses.stop())
  const change = (next: string[]) => {
    hosts = next
  }
  return { addresses, told: reported, change }
}

test('DNS: addresses of hosts are reported once all are resolved, and after each change', async () => {
  const { addresses, told: reported, change } = addressesOf(['192.0.2.1', 'nobody.invalid'])
  await addresses.look()
  expect(reported).toEqual([])
  expect(addresses.has('192.0.2.1')).toBe(true)
  change(['192.0.2.1', '192.0.2.2'])
  await addresses.look(true)
  await addresses.look()
  change(['192.0.2.2', 'nobody.invalid'])
  await addresses.look()
  expect(reported).toEqual([['192.0.2.1', '192.0.2.2'], ['192.0.2.2']])
  expect(addresses.has('192.0.2.1')).toBe(false)
  expect([addresses.at('192.0.2.2', 3), addresses.at('nobody.invalid', 0)]).toEqual([
    '192.0.2.2',
    'nobody.invalid',
  ])
})

test('DNS: an empty list of hosts is reported too', async () => {
  const { addresses, told: reported } = addressesOf([])
  await addresses.look()
  expect(reported).toEqual([[]])
})

test('DNS: an address is normalized to one form', () => {
  expect(plainAddress('::FFFF:192.0.2.7')).toBe('192.0.2.7')
  expect(plainAddress('FE80::1%eth0')).toBe('fe80::1')
})
