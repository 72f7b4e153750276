import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@zubr/process/free-port'
import { onTestFinished } from 'vitest'
import { handshake } from './clients.ts'

export type Player = {
  socket: Socket
  /** Sends a message, and resolves once it has come back. */
  sendAndReceive(message: string): Promise<void>
}

/** Joins an echo server behind an edge. Rejects if the connection ends first. */
export async function joinEdge(port: number, name: string): Promise<Player> {
  const client = new EchoClient(port)
  await client.sendAndReceive(handshake(name, 'login'))
  const { socket } = client
  return { socket, sendAndReceive: (message) => client.sendAndReceive(Buffer.from(message)) }
}

class EchoClient {
  readonly socket: Socket
  private received = Buffer.alloc(0)
  private failure: Error | undefined
  private onChange: () => void = () => undefined

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1')
    this.socket.setNoDelay()
    this.socket.on('data', (bytes) => {
      this.received = Buffer.concat([this.received, bytes])
      this.onChange()
    })
    this.socket.once('error', (error) => this.fail(error))
    this.socket.once('close', () => this.fail(new Error('the connection ended')))
  }

  sendAndReceive(bytes: Buffer): Promise<void> {
    this.socket.write(bytes)
    return new Promise((resolve, reject) => {
      this.onChange = () => {
        if (this.received.indexOf(bytes) === 0) {
          this.received = this.received.subarray(bytes.length)
          resolve()
        } else if (this.failure) reject(this.failure)
      }
      this.onChange()
    })
  }

  private fail(error: Error): void {
    this.failure ??= error
    this.onChange()
  }
}

export type EdgeProgramOptions = {
  dataDir: string
  serversFolder: string
  apiUrl: string
  port?: number
}

/** Starts the edge as a node runs it. It and its successors end with the test. */
export async function startEdgeProgram(options: EdgeProgramOptions) {
  const port = options.port ?? (await freePort())
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(new URL('../main.ts', import.meta.url))],
    {
      env: {
        NODE_NAME: 'minsk-1',
        NODE_TOKEN: 't'.repeat(43),
        NODE_API_URL: options.apiUrl,
        EDGE_PORT: String(port),
        DATA_DIR: options.dataDir,
        EDGE_SERVERS: options.serversFolder,
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout?.on('data', (messages) => (output += messages))
  child.stderr?.on('data', (messages) => (output += messages))
  const pids = new Set<number>()
  onTestFinished(() => {
    child.kill('SIGKILL')
    for (const pid of pids) killIfRunning(pid)
  })
  return {
    port,
    child,
    output: () => output,
    /** The process that accepts players, by its file; 0: none yet. */
    async pid(): Promise<number> {
      const pid = Number(await readFile(join(options.dataDir, 'edge.pid'), 'utf8').catch(() => '0'))
      if (pid) pids.add(pid)
      return pid
    },
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
