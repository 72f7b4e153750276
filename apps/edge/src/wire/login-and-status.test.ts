import { packet, text, varInt } from '@zubr/on-node/java-packets'
import { expect, test } from 'vitest'
import { readLoginStart, readStatusPacket } from './login-and-status.ts'

const loginStart = (player: string, ...more: Buffer[]) => packet(varInt(0), text(player), ...more)

test('login start: the name is read, whatever keys, signatures and ids follow it', () => {
  // Version 1.19 sends a key with its time and signature.
  const key = [
    Buffer.from([1]),
    Buffer.alloc(8),
    varInt(294),
    Buffer.alloc(294),
    varInt(512),
    Buffer.alloc(512),
  ]
  const bytes = loginStart('Pine_Marten', ...key)
  expect(readLoginStart(bytes)).toEqual({ kind: 'login_start', player: 'Pine_Marten', length: bytes.length })
})

test.each([
  ['no name', loginStart('', Buffer.alloc(16))],
  ['a name of 17 letters', loginStart('a'.repeat(17))],
  ['a name with letters that no account has', loginStart('Куница')],
  ['a name with a line break', loginStart('Pine\nMarten')],
  ['another packet', packet(varInt(1), text('Pine_Marten'))],
  ['a name longer than the packet', packet(varInt(0), varInt(12), Buffer.from('Pine_Marten'))],
  ['more than a login begins with', varInt(3000)],
])('login start: %s is malformed', (_, bytes) => {
  expect(readLoginStart(bytes)).toBe('malformed')
})

test('ping: its eight bytes are the payload', () => {
  const sent = Buffer.from('0123456789abcdef', 'hex')
  expect(readStatusPacket(packet(varInt(1), sent))).toEqual({ kind: 'ping', length: 10, payload: sent })
})

test.each([
  ['a request with something in it', '0200'],
  ['a ping without its bytes', '0101'],
  ['a ping of a request’s number', '0900'],
  ['something else', '0102'],
])('status: %s is malformed', (_, hex) => {
  expect(readStatusPacket(Buffer.from(hex, 'hex'))).toBe('malformed')
})
