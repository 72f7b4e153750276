import { expect, test } from 'vitest'
import { downloadAddress } from './download.ts'

test.each([
  [
    'wss://minsk-1.nodes.zubr.example:8443/console',
    'https://minsk-1.nodes.zubr.example:8443/console/download',
  ],
  ['ws://node-1.localhost:8443/console', 'http://node-1.localhost:8443/console/download'],
])('download: the log of %s is at %s', (url, address) => {
  expect(downloadAddress(url)).toBe(address)
})
