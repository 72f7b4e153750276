import { expect, test } from 'vitest'
import { canSeePlayerAddresses } from './players-addresses.ts'

test('PROXY protocol: cores that support it get players’ addresses, from the build that reads the setting', () => {
  expect(canSeePlayerAddresses('paper', '1.21.8', '40')).toBe(true)
  expect(canSeePlayerAddresses('paper', '1.18.2', '388')).toBe(true)
  expect(canSeePlayerAddresses('paper', '1.18.2', '343')).toBe(false)
  expect(canSeePlayerAddresses('paper', '1.18.2')).toBe(false)
  expect(canSeePlayerAddresses('paper', '1.17.1', '411')).toBe(false)
  expect(canSeePlayerAddresses('purpur', '26.1', '2500')).toBe(true)
  expect(canSeePlayerAddresses('purpur', '1.18.2', '1632')).toBe(false)
  expect(canSeePlayerAddresses('velocity', '3.4.0', '500')).toBe(true)
  expect(canSeePlayerAddresses('fabric', '1.21.8')).toBe(false)
  expect(canSeePlayerAddresses('flying-squid', '1.21.4')).toBe(false)
})
