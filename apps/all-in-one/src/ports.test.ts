import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { readConfig } from '@zubr/config'
import { ListenError } from '@zubr/process/listening'
import { expect, onTestFinished, test } from 'vitest'
import { settlePorts } from './ports.ts'

const config = (EDGE_PORT: number) =>
  readConfig({
    SITE_PORT: '0',
    PANEL_PORT: '0',
    NODE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
    EDGE_PORT: String(EDGE_PORT),
  })

async function heldPort(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // It listens on a port.
  return { server, port: (server.address() as AddressInfo).port }
}

test('a port that somebody else keeps is said to be taken', async () => {
  const { port } = await heldPort()
  await expect(settlePorts(config(port))).rejects.toThrow(ListenError)
})

test('the port of an edge whose product was killed is waited for until the edge has ended', async () => {
  const { server, port } = await heldPort()
  const settled = settlePorts(config(port))
  // Once it has been found to be taken.
  setTimeout(() => server.close(), 300)
  expect((await settled).edgePort).toBe(port)
})
