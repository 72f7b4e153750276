import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hasConnections, hasConnectionTo } from './has-connections.ts'

/**
 * The format of Linux: 127.0.0.1:25565 to 127.0.0.1:40000, and the same as a mapped IPv6 address.
 */
const head =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode'
const table = (row: string) =>
  `${head}\n   0: ${row} 00000000:00000000 00:00000000 00000000     0        0 1 1\n`
const mapped = '0000000000000000FFFF00000100007F'

test.each([
  ['0100007F:63DD 0100007F:9C40 01', '127.0.0.1', true],
  ['0100007F:9C40 0100007F:63DD 01', '127.0.0.1', true],
  ['00000000:63DD 00000000:0000 0A', '127.0.0.1', false],
  ['0100007F:63DD 0100007F:9C40 06', '127.0.0.1', false],
  ['0200000A:9C40 0100000A:63DD 01', '10.0.0.1', true],
  ['0200000A:9C40 0300000A:63DD 01', '10.0.0.1', false],
  ['0100007F:63DE 0100007F:9C40 01', '127.0.0.1', false],
  [`${mapped}:63DD ${mapped}:9C40 01`, '127.0.0.1', true],
  ['00000000000000000000000001000000:63DD 00000000000000000000000001000000:9C40 01', '::1', true],
  ['0100007F:63DD 0100007F:9C40 01', 'server.example', true],
])('connections: the row %s for %s is %s', (row, host, expected) => {
  expect(hasConnectionTo(table(row), { host, port: 25_565 })).toBe(expected)
})

test.runIf(process.platform === 'linux')(
  'connections: the kernel lists a player from the first byte on',
  async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const at = { host: '127.0.0.1', port }
    expect(await hasConnections(at)).toBe(false)
    const player = connect(at)
    await once(player, 'connect')
    expect(await hasConnections(at)).toBe(true)
    player.destroy()
    await expect.poll(() => hasConnections(at)).toBe(false)
  },
)

test('connections: a machine without the list has none', async () => {
  expect(await hasConnections({ host: '127.0.0.1', port: 1 }, ['/nowhere/tcp'])).toBe(false)
})
