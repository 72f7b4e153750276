import { expect, test } from 'vitest'
import { isToldAddresses } from './players-addresses.ts'

test('PROXY protocol: cores that support it get players’ addresses, from the build that reads the setting', () => {
  expect(isToldAddresses('paper', '1.21.8', '40')).toBe(true)
  expect(isToldAddresses('paper', '1.18.2', '388')).toBe(true)
  expect(isToldAddresses('paper', '1.18.2', '343')).toBe(false)
  expect(isToldAddresses('paper', '1.18.2')).toBe(false)
  expect(isToldAddresses('paper', '1.17.1', '411')).toBe(false)
  expect(isToldAddresses('purpur', '26.1', '2500')).toBe(true)
  expect(isToldAddresses('purpur', '1.18.2', '1632')).toBe(false)
  expect(isToldAddresses('velocity', '3.4.0', '500')).toBe(true)
  expect(isToldAddresses('fabric', '1.21.8')).toBe(false)
  expect(isToldAddresses('flying-squid', '1.21.4')).toBe(false)
})
