import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { npmOfThisMachine } from '../../cores/find-npm.ts'
import { installNpmCore } from '../../cores/npm-core.ts'
import { coreFolderOf, type MinecraftClient } from '../minecraft-client.ts'

/** A real Bedrock client that plays without an account. */
export type BedrockClient = Omit<MinecraftClient, 'block'> & {
  /** Why the player left. */
  ended: Promise<string>
}

const recipe = fileURLToPath(new URL('library', import.meta.url))
const parts = ['minecraft-data', 'nothing'].flatMap((name) =>
  ['package.json', 'index.js'].map((file) => path.join('stubs', name, file)),
)

/**
 * Players that join by an npm library. A test installs it on demand, since it takes half a gigabyte
 * with its dependencies. Most of those are shared with flying-squid, which `nodeDir` must have.
 */
export async function bedrockClient(folder: string, nodeDir: string) {
  const npm = npmOfThisMachine()
  if (!npm) throw new Error('npm was not found beside Node or in PATH')
  const what = { name: 'bedrock-client', version: '3.59.0', recipe, more: parts }
  const installed = await installNpmCore(what, folder, npm, new AbortController().signal)
  return {
    /**
     * Resolves once the player is in the world. Rejects with the server's message if it kicks them.
     */
    async join(host: string, port: number, username: string, version: string): Promise<BedrockClient> {
      const launch = path.join(installed, 'launch.mjs')
      const child = spawn(process.execPath, [launch, host, String(port), username, version], {
        env: { MINECRAFT_DATA: path.join(coreFolderOf(nodeDir), 'node_modules/minecraft-data') },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      const hearers: ((text: string) => void)[] = []
      const { promise: spawned, resolve: stands } = Promise.withResolvers<void>()
      const ended = new Promise<string>((resolve) => {
        let reason = 'the client has ended'
        createInterface({ input: child.stdout }).on('line', (line) => {
          const [, what, text = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
          if (what === 'spawn') stands()
          if (what === 'chat') for (const onLine of hearers) onLine(text)
          if (what === 'end') reason = text
        })
        child.once('close', () => resolve(reason))
      })
      const sentAway = ended.then((reason) => {
        throw new Error(`the server sent the player away: ${reason}`)
      })
      await Promise.race([spawned, sentAway])
      sentAway.catch(() => undefined)
      return {
        chat: (text) => void child.stdin.write(`${text}\n`),
        onChat: (onLine) => void hearers.push(onLine),
        end: () => void child.stdin.end(),
        ended,
      }
    },
  }
}
