import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { connect, type Socket } from 'node:net'
import path from 'node:path'

/** A real client of the game. */
export type MinecraftClient = {
  chat(text: string): void
  /** Calls `hear` with each chat message that the player gets from now on. */
  onChat(listener: (text: string) => void): void
  /** The block at these coordinates, as a 1.8 client shows it. */
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
    /** The host name to send, as typed by the player. */
    fakeHost?: string
    /** Opens the connection. */
    connect?: (client: { setSocket(socket: Socket): void }) => void
  }): EventEmitter & { chat(text: string): void; end(): void }
}

/** The folder of a node's core, once fetched, whose packages implement the protocol. */
export function coreFolderOf(dataDir: string): string {
  return path.join(dataDir, 'cores', 'flying-squid-1.12.0')
}

/** Loads packages of flying-squid from its installed folder. */
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

/** Chunks of the game's version 1.8, in the format of network and disk. */
export const chunkOf = (parts: NodeJS.Require): ChunkOf =>
  parts('prismarine-chunk')(parts('prismarine-registry')('1.8.8'))

/** Tracks the world around a 1.8 client by its packets. */
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
 * Players by the packages of flying-squid, from its installed folder. As dependencies of their own
 * they would be most of what this repository installs.
 */
export function minecraftClient(coreFolder: string, version = '1.21.4') {
  const parts = partsOf(coreFolder)
  const { createClient } = parts('minecraft-protocol') as Protocol
  return {
    /**
     * Joins by the address that a server's owner sees. It is a name of this machine, which not
     * every resolver knows.
     */
    joinBy(address: string, username: string): Promise<MinecraftClient> {
      const [typed = '', port = '25565'] = address.split(':')
      return this.join('127.0.0.1', Number(port), username, { typed })
    },
    /**
     * Resolves once the player is in the world. `typed`: the host name to send, if not `host`.
     * `from`: the local address of the connection, which the server may take for the player's.
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
        for (const listener of hearers) listener(formattedMessage)
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
        onChat: (listener) => void hearers.push(listener),
        block,
        end: () => client.end(),
      }
    },
  }
}
