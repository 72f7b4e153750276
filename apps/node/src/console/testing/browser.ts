import { randomUUID } from 'node:crypto'
import type { ConsoleOut } from '@zubr/contracts/console'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { z } from 'zod'
import type { Limits } from '../../servers/limits.ts'
import { dataDirForTest, nodeApiForTest, serversForTest } from '../../servers/testing/servers.ts'

type Out = z.infer<typeof ConsoleOut>

/** A running server, and browsers that open its console. */
export async function consoleForTest(limits: Partial<Limits> = {}) {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const node = await serversForTest({ apiUrl: api.url, dataDir, limits })
  const server = randomUUID()
  api.want(server, { memoryMb: 4_000 })
  await api.until(server, { state: 'running' })
  return { api, node, server, ...browsers(node.port) }
}

export function browsers(port: number) {
  /** A browser that collects lines and can disconnect and reconnect. */
  function open(token: string | null, after: number | null = null, headers: Record<string, string> = {}) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/console`, { headers })
    const got: Out[] = []
    const alive: string[] = []
    const seqs: number[] = []
    const texts: string[] = []
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    socket.on('error', () => undefined)
    socket.on('open', () => token !== null && socket.send(JSON.stringify({ type: 'open', token, after })))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Out
      if (message.type === 'heartbeat') alive.push(message.type)
      else if (message.type !== 'lines') got.push(message)
      else
        for (const [seq, , , text] of message.lines) {
          seqs.push(seq)
          texts.push(text)
        }
    })
    onTestFinished(() => socket.terminate())
    return {
      socket,
      got,
      alive,
      seqs,
      texts,
      closed,
      say: (message: object) => socket.send(JSON.stringify(message)),
    }
  }
  return { open, url: `http://127.0.0.1:${port}` }
}
