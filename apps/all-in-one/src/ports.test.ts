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
  // The server listens on TCP.
  return { server, port: (server.address() as AddressInfo).port }
}

test('ports: a port used by another process is reported as taken', async () => {
  const { port } = await heldPort()
  await expect(settlePorts(config(port))).rejects.toThrow(ListenError)
})

test('ports: the start waits for the edge port of a killed product until that edge has ended', async () => {
  const { server, port } = await heldPort()
  const settled = settlePorts(config(port))
  // After the port was found to be taken.
  setTimeout(() => server.close(), 300)
  expect((await settled).edgePort).toBe(port)
})
