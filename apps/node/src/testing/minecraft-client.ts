import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { connect, type Socket } from 'node:net'
import path from 'node:path'

/** A real player's client. */
export type MinecraftClient = {
  chat(text: string): void
  /** Hears what the server writes to the player from now on. */
  onChat(hear: (text: string) => void): void
  /** What stands at these coordinates, as a client of 1.8 shows it. */
  block(at: Place): string | undefined
  end(): void
}

export type Place = { x: number; y: number; z: number }

type Protocol = {
  createClient(options: {
    host: string
    port: number
    username: string
    auth: 'offline'
    version: string
    /** What it says to have been typed. */
    fakeHost?: string
    /** Opens its connection. */
    connect?: (client: { setSocket(socket: Socket): void }) => void
  }): EventEmitter & { chat(text: string): void; end(): void }
}

/** Where a node keeps the core whose parts speak the protocol, once it has fetched it. */
export function coreFolderOf(dataDir: string): string {
  return path.join(dataDir, 'cores', 'flying-squid-1.12.0')
}

/** What the parts of flying-squid are, from its installed folder. */
export function partsOf(coreFolder: string): NodeJS.Require {
  const fromCore = createRequire(path.join(coreFolder, 'package.json'))
  return createRequire(fromCore.resolve('flying-squid'))
}

type Chunk = {
  load(data: Buffer, mask: number, hasSky: boolean, isWhole: boolean): void
  getBlock(at: Place): { name: string }
  setBlockStateId(at: Place, id: number): void
}
export type ChunkOf = new () => Chunk

/** Chunks of the game's version 1.8, as they are on the wire and on a disk. */
export const chunkOf = (parts: NodeJS.Require): ChunkOf =>
  parts('prismarine-chunk')(parts('prismarine-registry')('1.8.8'))

/** What a client of 1.8 is told of the world around it. */
function sight(client: EventEmitter, parts: NodeJS.Require): (at: Place) => string | undefined {
  const chunks = new Map<string, Chunk>()
  const { Vec3 } = parts('vec3')
  const inChunk = ({ x, y, z }: Place) => new Vec3(x & 15, y, z & 15)
  client.on('map_chunk', ({ x, z, bitMap, chunkData, groundUp }) => {
    const chunk = new (chunkOf(parts))()
    chunk.load(chunkData, bitMap, true, groundUp)
    chunks.set(`${x} ${z}`, chunk)
  })
  const chunkAt = ({ x, z }: Place) => chunks.get(`${x >> 4} ${z >> 4}`)
  client.on('block_change', ({ location, type }) =>
    chunkAt(location)?.setBlockStateId(inChunk(location), type),
  )
  return (at) => chunkAt(at)?.getBlock(inChunk(at)).name
}

/**
 * Players that join by what flying-squid itself is made of, from its installed folder: installed for the tests alone it would be most of
 * what this repository installs.
 */
export function minecraftClient(coreFolder: string, version = '1.21.4') {
  const parts = partsOf(coreFolder)
  const { createClient } = parts('minecraft-protocol') as Protocol
  return {
    /** Joins by what a server's owner is shown as its address: a name of this machine, not every resolver knows it. */
    joinBy(address: string, username: string): Promise<MinecraftClient> {
      const [typed = '', port = '25565'] = address.split(':')
      return this.join('127.0.0.1', Number(port), username, { typed })
    },
    /**
     * Resolves once the player stands in the world. `typed`: the name by which they come, if not the host. `from`: the address of this
     * machine that the server may take for theirs.
     */
    async join(
      host: string,
      port: number,
      username: string,
      { typed = host, from }: { typed?: string; from?: string | undefined } = {},
    ): Promise<MinecraftClient> {
      const client = createClient({
        ...{ host, port, username, auth: 'offline', version, fakeHost: typed },
        ...(from !== undefined && {
          connect: (of) => of.setSocket(connect({ host, port, localAddress: from })),
        }),
      })
      const block = version === '1.8.8' ? sight(client, parts) : () => undefined
      const hearers: ((text: string) => void)[] = []
      client.on('systemChat', ({ formattedMessage }: { formattedMessage: string }) => {
        for (const hear of hearers) hear(formattedMessage)
      })
      await new Promise<void>((resolve, reject) => {
        client.once('position', () => resolve()).once('error', reject)
        client.once('disconnect', ({ reason }: { reason: string }) =>
          reject(new Error(`the player was sent away: ${reason}`)),
        )
        client.once('end', (reason?: string) =>
          reject(new Error(`the server sent the player away: ${reason}`)),
        )
      })
      client.on('error', () => undefined)
      return {
        chat: (text) => client.chat(text),
        onChat: (hear) => void hearers.push(hear),
        block,
        end: () => client.end(),
      }
    },
  }
}
