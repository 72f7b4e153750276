// Writes recorded-packets.json: what real clients send first, by minecraft-protocol, which every version's packets are described in.
//
//   mkdir folder && npm install --prefix folder minecraft-protocol
//   node apps/edge/src/wire/record-first-packets.ts folder
//
// An installed flying-squid is such a folder too.

import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { readVarInt } from '@zubr/on-node/java-packets'

type Client = { on(event: 'error', hear: () => void): void; setSocket(socket: Socket): void }
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
type Parts = {
  createClient(options: Options): Client
  ping(options: Options, done: () => void): void
  supportedVersions: string[]
}

/** One of each shape that a login's beginning has had, and the newest. */
const chosen = [
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
const protocol = require('minecraft-protocol') as Parts
const newest = protocol.supportedVersions.at(-1) as string

const data = createRequire(require.resolve('minecraft-protocol'))('minecraft-data')
const protocolOf = (version: string): number => data(version).version.version

const recorded = []
for (const version of [...new Set([...chosen, newest])])
  for (const intent of ['status', 'login'] as const)
    recorded.push({ version, protocol: protocolOf(version), intent, hex: await record(version, intent) })
const by = `minecraft-protocol ${require('minecraft-protocol/package.json').version}`
const file = path.join(import.meta.dirname, 'recorded-packets.json')
await writeFile(file, `${JSON.stringify({ by, typed, typedPort, player, recorded }, null, 2)}\n`)

/** The first two packets that a client of that version sends. */
async function record(version: string, intent: 'status' | 'login'): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  let got: Buffer = Buffer.alloc(0)
  server.on('connection', (socket) =>
    socket
      .on('data', (chunk) => {
        got = Buffer.concat([got, chunk])
        const end = endOfPackets(got, 2)
        if (end === undefined) return
        resolve(got.subarray(0, end))
        socket.destroy()
      })
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
