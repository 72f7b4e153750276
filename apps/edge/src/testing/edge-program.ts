import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@zubr/process/free-port'
import { onTestFinished } from 'vitest'
import { handshake } from './clients.ts'

/** In a game server's place: it sends back whatever comes. */
export async function echoServer() {
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 }
}

export type Player = { socket: Socket; echoes(said: string): Promise<void> }

/** A player at an echo server behind the edge. Rejects if the connection ends first. */
export async function joinEdge(port: number, name: string): Promise<Player> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay()
  let heard = Buffer.alloc(0)
  let look: () => void = () => undefined
  let gone: Error | undefined
  const end = (error: Error) => {
    gone ??= error
    look()
  }
  socket.on('data', (bytes) => {
    heard = Buffer.concat([heard, bytes])
    look()
  })
  socket.once('error', end).once('close', () => end(new Error('the connection ended')))
  const hears = (wanted: Buffer) =>
    new Promise<void>((resolve, reject) => {
      look = () => {
        if (heard.indexOf(wanted) === 0) {
          heard = heard.subarray(wanted.length)
          resolve()
        } else if (gone) reject(gone)
      }
      look()
    })
  const first = handshake(name, 'login')
  socket.write(first)
  await hears(first)
  return {
    socket,
    async echoes(said) {
      socket.write(said)
      await hears(Buffer.from(said))
    },
  }
}

/** The edge as the program that a node runs, with what it has started after it. Ended with the test. */
export async function edgeProgram(of: {
  dataDir: string
  serversFolder: string
  apiUrl: string
  port?: number
}) {
  const port = of.port ?? (await freePort())
  const program = fileURLToPath(new URL('../main.ts', import.meta.url))
  const env = {
    ...{ NODE_NAME: 'minsk-1', NODE_TOKEN: 't'.repeat(43), NODE_API_URL: of.apiUrl, EDGE_PORT: String(port) },
    ...{ DATA_DIR: of.dataDir, EDGE_SERVERS: of.serversFolder, LOG_LEVEL: 'info' },
  }
  const child: ChildProcess = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout?.on('data', (messages) => (said += messages))
  child.stderr?.on('data', (messages) => (said += messages))
  const pid = async () => Number(await readFile(join(of.dataDir, 'edge.pid'), 'utf8').catch(() => '0'))
  const started = new Set<number>()
  onTestFinished(() => {
    child.kill('SIGKILL')
    for (const each of started) {
      try {
        process.kill(each, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
  })
  return {
    port,
    child,
    said: () => said,
    /** Of the process that takes players, by its file; 0: none does yet. */
    async pid(): Promise<number> {
      const found = await pid()
      if (found) started.add(found)
      return found
    },
  }
}
