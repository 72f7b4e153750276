import { expect, onTestFinished, test } from 'vitest'
import { HostAddresses, plainAddress } from './host-addresses.ts'

function addressesOf(first: string[]) {
  let hosts = first
  const told: (readonly string[])[] = []
  const addresses = new HostAddresses(
    () => hosts,
    (now) => void told.push([...now].sort()),
  )
  onTestFinished(() => addresses.stop())
  const change = (next: string[]) => {
    hosts = next
  }
  return { addresses, told, change }
}

test('knows what hosts resolve to, and tells of it once they are all found, and then of each change', async () => {
  const { addresses, told, change } = addressesOf(['192.0.2.1', 'nobody.invalid'])
  await addresses.look()
  expect(told).toEqual([])
  expect(addresses.has('192.0.2.1')).toBe(true)
  change(['192.0.2.1', '192.0.2.2'])
  await addresses.look(true)
  await addresses.look()
  change(['192.0.2.2', 'nobody.invalid'])
  await addresses.look()
  expect(told).toEqual([['192.0.2.1', '192.0.2.2'], ['192.0.2.2']])
  expect(addresses.has('192.0.2.1')).toBe(false)
  expect([addresses.at('192.0.2.2', 3), addresses.at('nobody.invalid', 0)]).toEqual([
    '192.0.2.2',
    'nobody.invalid',
  ])
})

test('tells that there is nobody, too', async () => {
  const { addresses, told } = addressesOf([])
  await addresses.look()
  expect(told).toEqual([[]])
})

test('writes an address in one form', () => {
  expect(plainAddress('::FFFF:192.0.2.7')).toBe('192.0.2.7')
  expect(plainAddress('FE80::1%eth0')).toBe('fe80::1')
})
