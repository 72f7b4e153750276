import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A real player's client. */
export type MinecraftClient = {
  chat(text: string): void
  /** Hears what the server writes to the player from now on. */
  onChat(hear: (text: string) => void): void
  end(): void
}

type Protocol = {
  createClient(options: {
    host: string
    port: number
    username: string
    auth: 'offline'
    version: string
  }): EventEmitter & { chat(text: string): void; end(): void }
}

/** Where a node keeps the core whose parts speak the protocol, once it has fetched it. */
export function coreFolderOf(dataDir: string): string {
  return path.join(dataDir, 'cores', 'flying-squid-1.12.0')
}

/**
 * Players that join by what flying-squid itself is made of, from its installed folder: installed for the tests alone it would be most of
 * what this repository installs.
 */
export function minecraftClient(coreFolder: string, version = '1.21.4') {
  const fromCore = createRequire(path.join(coreFolder, 'package.json'))
  const { createClient } = createRequire(fromCore.resolve('flying-squid'))('minecraft-protocol') as Protocol
  return {
    /** Resolves once the player stands in the world. */
    async join(host: string, port: number, username: string): Promise<MinecraftClient> {
      const client = createClient({ host, port, username, auth: 'offline', version })
      const hearers: ((text: string) => void)[] = []
      client.on('systemChat', ({ formattedMessage }: { formattedMessage: string }) => {
        for (const hear of hearers) hear(formattedMessage)
      })
      await new Promise<void>((resolve, reject) => {
        client.once('position', () => resolve()).once('error', reject)
        client.once('end', (reason?: string) =>
          reject(new Error(`the server sent the player away: ${reason}`)),
        )
      })
      client.on('error', () => undefined)
      return {
        chat: (text) => client.chat(text),
        onChat: (hear) => void hearers.push(hear),
        end: () => client.end(),
      }
    },
  }
}
