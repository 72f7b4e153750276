import { expect, test } from 'vitest'
import { withPort } from './write-port.ts'

const file = { path: 'plugins/a.properties', key: 'port', addressKey: 'voice_host', canBeNew: true } as const
const port = { port: 25_510, address: 'minsk-1.example:25510' }

test('port file: a new file has the port and the address for players', () => {
  expect(withPort('', file, port)).toBe('port=25510\nvoice_host=minsk-1.example:25510\n')
})

test('port file: existing settings of the owner stay', () => {
  const before = '# mine\nmax_voice_distance=24\nport=24454\nvoice_host=\n'
  expect(withPort(before, file, port)).toBe(
    '# mine\nmax_voice_distance=24\nport=25510\nvoice_host=minsk-1.example:25510\n',
  )
})
