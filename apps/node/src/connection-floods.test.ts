import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { filesHttpForTest } from './files/http/testing/http.ts'
import { sftpForTest } from './sftp/testing/sftp.ts'

/** Opens connections from the given addresses of this machine, and sends `begin` on each. */
async function flood(port: number, addresses: readonly string[], begin: string): Promise<Socket[]> {
  const sockets = await Promise.all(
    addresses.map(async (localAddress) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => undefined)
      await once(socket, 'connect').catch(() => undefined)
      socket.write(begin)
      return socket.resume()
    }),
  )
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return sockets
}
const openOf = (sockets: readonly Socket[]) =>
  sockets.filter(({ closed, destroyed }) => !closed && !destroyed)

test('node port: 2,050 connections of one address block nobody’s access to files', async () => {
  const { ask, port } = await filesHttpForTest()
  const known = await ask('tasks', {})
  expect(known.status).toBe(200)
  const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
  const sockets: Socket[] = []
  for (let n = 0; n < 41; n += 1) {
    const of = Array.from({ length: 50 }, () => '127.0.0.9')
    sockets.push(...(await flood(port, of, request)))
    expect((await ask('tasks', {})).status).toBe(200)
  }
  await expect.poll(() => openOf(sockets).length).toBeLessThanOrEqual(50)
})

test('node port: if unknown clients take all slots, their largest network loses some', async () => {
  const { ask, port } = await filesHttpForTest()
  const addresses = Array.from({ length: 1_100 }, (_, n) => `127.1.${n % 4}.${1 + (n % 250)}`)
  await flood(port, addresses, 'GET / HTTP/1.1\r\nx-slow: ')
  for (let n = 0; n < 20; n += 1) expect((await ask('tasks', {})).status).toBe(200)
})

test('SFTP: connections that never log in block no owner', { timeout: 300_000 }, async () => {
  const { port, batch } = await sftpForTest()
  const addresses = Array.from({ length: 240 }, (_, n) => `127.2.0.${1 + (n % 24)}`)
  const sockets = await flood(port, addresses, 'SSH-2.0-x\r\n')
  expect(openOf(sockets).length).toBeLessThanOrEqual(240)
  for (let n = 0; n < 3; n += 1) await batch(['pwd'])
})
