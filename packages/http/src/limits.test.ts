import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitServer, serverLimits } from './limits.ts'

async function opened(isTrusted: (address: string | undefined) => boolean): Promise<() => number> {
  const limits = { ...serverLimits, maxConnectionsPerAddress: 5 }
  const server = limitServer(createServer(), limits, isTrusted)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let count = 0
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    count += 1
    socket.resume().once('close', () => {
      count -= 1
    })
  }
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  for (let n = 0; n < 8; n += 1) await open('127.0.0.9')
  await open('127.0.0.1')
  return () => count
}

test('connections: the limit applies per address, and other addresses are not affected', async () => {
  const open = await opened(() => false)
  await expect.poll(open).toBe(6)
})

test('connections: a trusted proxy is exempt from the limit per address', async () => {
  const open = await opened(() => true)
  await expect.poll(open).toBe(9)
})
