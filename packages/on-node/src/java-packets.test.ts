import { expect, test } from 'vitest'
import { packet, readVarInt, text, varInt } from './java-packets.ts'

// Source: the table of sample VarInts at https://minecraft.wiki/w/Java_Edition_protocol/Data_types
test.each([
  [0, '00'],
  [127, '7f'],
  [128, '8001'],
  [25_565, 'ddc701'],
  [2_097_151, 'ffff7f'],
  [2_147_483_647, 'ffffffff07'],
  [-1, 'ffffffff0f'],
  [-2_147_483_648, '8080808008'],
])('VarInt: %i is encoded as %s and decoded back', (value, hex) => {
  const bytes = Buffer.from(hex, 'hex')
  expect(varInt(value)).toEqual(bytes)
  expect(readVarInt(bytes, 0)).toEqual({ value, next: bytes.length })
  for (let end = 0; end < bytes.length; end += 1) expect(readVarInt(bytes.subarray(0, end), 0)).toBe('more')
})

test('VarInt: one that is too long is malformed', () => {
  expect(readVarInt(Buffer.alloc(6, 0x80), 0)).toBe('malformed')
  expect(readVarInt(Buffer.from('80808001', 'hex'), 0, 3)).toBe('malformed')
})

test('packet: it starts with its length, and a string with its length in bytes', () => {
  expect(packet(varInt(0), text('ё')).toString('hex')).toBe('040002d191')
})
