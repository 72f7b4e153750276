// Writes recorded-packets.json: the first packets of real clients, sent by the package
// minecraft-protocol.  mkdir folder && npm install --prefix folder minecraft-protocol node
// apps/edge/src/wire/record-first-packets.ts folder  The folder of an installed flying-squid works
// too.

import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { readVarInt } from '@zubr/on-node/java-packets'

type Client = { on(event: 'error', listener: () => void): void; setSocket(socket: Socket): void }
type Options = {
  host: string
  port: number
  version: string
  username: string
  auth: 'offline'
  connect(client: Client): void
  closeTimeout: number
  noPongTimeout: number
  [more: string]: unknown
}
type MinecraftProtocol = {
  createClient(options: Options): Client
  ping(options: Options, done: () => void): void
  supportedVersions: string[]
}

/** One version of each form of the login, and the newest. */
const versions = [
  '1.7.10',
  '1.8.8',
  '1.9.4',
  '1.12.2',
  '1.16.5',
  '1.18.2',
  '1.19',
  '1.19.2',
  '1.19.3',
  '1.20.1',
  '1.20.2',
  '1.20.6',
  '1.21.4',
]
const typed = 'Forest.Zubr.Example.'
const typedPort = 25_577
const player = 'Pine_Marten16ab'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('expected the folder into which minecraft-protocol is installed')
const require = createRequire(path.resolve(folder, 'package.json'))
const protocol = require('minecraft-protocol') as MinecraftProtocol
const newest = protocol.supportedVersions.at(-1) as string

const data = createRequire(require.resolve('minecraft-protocol'))('minecraft-data')
const protocolOf = (version: string): number => data(version).version.version

const recorded = []
for (const version of [...new Set([...versions, newest])])
  for (const intent of ['status', 'login'] as const)
    recorded.push({ version, protocol: protocolOf(version), intent, hex: await record(version, intent) })
const by = `minecraft-protocol ${require('minecraft-protocol/package.json').version}`
const file = path.join(import.meta.dirname, 'recorded-packets.json')
await writeFile(file, `${JSON.stringify({ by, typed, typedPort, player, recorded }, null, 2)}\n`)

/** Returns the first two packets of a client of that version. */
async function record(version: string, intent: 'status' | 'login'): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  let received: Buffer = Buffer.alloc(0)
  server.on('connection', (socket) =>
    socket
      .on('data', (chunk) => {
        received = Buffer.concat([received, chunk])
        const end = endOfPackets(received, 2)
        if (end === undefined) return
        resolve(received.subarray(0, end))
        socket.destroy()
      })
      // The client is cut off once its packets have arrived.
      .on('error', () => undefined),
  )
  const options: Options = {
    host: typed,
    port: typedPort,
    connect: (client) => client.setSocket(connect(port, '127.0.0.1')),
    version,
    username: player,
    auth: 'offline',
    closeTimeout: 1000,
    noPongTimeout: 1000,
  }
  if (intent === 'status') protocol.ping(options, () => undefined)
  // The login fails, as there is no server.
  else protocol.createClient(options).on('error', () => undefined)
  const bytes = await promise
  server.close()
  return bytes.toString('hex')
}

function endOfPackets(bytes: Buffer, count: number): number | undefined {
  let end = 0
  for (let i = 0; i < count; i += 1) {
    const size = readVarInt(bytes, end)
    if (typeof size === 'string') return undefined
    end = size.next + size.value
  }
  return end <= bytes.length ? end : undefined
}
