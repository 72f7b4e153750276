import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFirstPacket } from './first-packet.ts'
import { readLoginStart, readStatusPacket } from './login-and-status.ts'

type Recorded = { version: string; protocol: number; intent: 'status' | 'login'; hex: string }

/** Written by record-first-packets.ts, which explains how to run it. */
const file = new URL('recorded-packets.json', import.meta.url)
const { typed, typedPort, player, recorded } = JSON.parse(readFileSync(file, 'utf8')) as {
  typed: string
  typedPort: number
  player: string
  recorded: Recorded[]
}
const name = typed.toLowerCase().replace(/\.$/, '')

test('recorded clients: versions from 1.7 to 26 are among them', () => {
  const versions = recorded.map(({ version }) => version)
  expect(new Set(versions).size).toBeGreaterThanOrEqual(8)
  expect(versions).toContain('1.7.10')
  expect(versions.some((version) => version.startsWith('26.'))).toBe(true)
})

test.each(recorded)('recorded clients: $version, $intent', ({ protocol, intent, hex }) => {
  const bytes = Buffer.from(hex, 'hex')
  const first = readFirstPacket(bytes)
  expect(first).toMatchObject({ kind: 'handshake', protocol, name, port: typedPort, intent })
  const following = bytes.subarray((first as { length: number }).length)
  const read = intent === 'login' ? readLoginStart : readStatusPacket
  for (let end = 0; end < following.length; end += 1) expect(read(following.subarray(0, end))).toBe('more')
  const length = following.length
  expect(read(following)).toEqual(
    intent === 'login' ? { kind: 'login_start', player, length } : { kind: 'request', length },
  )
})
