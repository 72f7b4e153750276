import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { NodeReport } from '@zubr/contracts/nodes'
import type { NodeMeasurement } from '@zubr/domain/nodes/problem'
import type { Clock } from '@zubr/on-node/clock'
import { onTestFinished } from 'vitest'
import { type AgentOptions, startAgent } from '../agent.ts'

type Wait = { ms: number; why: 'measure' | 'retry' | undefined; end: () => void }

/** A clock that stands still until the test ends a wait. Its time then advances by that wait. */
export function clockForTest() {
  let time = 0
  const waits: Wait[] = []
  const watchers = new Set<() => void>()
  const clock: Clock = {
    now: () => time,
    elapsed: () => time,
    wait: (ms, signal, why) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve()
        const wait = { ms, why, end: resolve }
        waits.push(wait)
        signal.addEventListener('abort', () => resolve(), { once: true })
        for (const watch of watchers) watch()
      }),
  }
  /** The agent's next wait of this kind, once it begins. */
  function begun(why: Wait['why']): Promise<Wait> {
    const { promise, resolve } = Promise.withResolvers<Wait>()
    const look = () => {
      const found = waits.find((wait) => wait.why === why)
      if (!found) return
      watchers.delete(look)
      resolve(found)
    }
    watchers.add(look)
    look()
    return promise
  }
  return {
    clock,
    begun,
    /** Ends the agent's next wait of this kind. Resolves to its length in milliseconds. */
    async end(why: Wait['why']): Promise<number> {
      const wait = await begun(why)
      waits.splice(waits.indexOf(wait), 1)
      // Both kinds of waits overlap, and the agent's rules count by the measuring one.
      if (why === 'measure') time += wait.ms
      wait.end()
      return wait.ms
    },
  }
}

type Received = { report: NodeReport; authorization: string | undefined }

/**
 * A real HTTP server that replaces the API. It responds by `answer`, and can go down and return on
 * its port.
 */
export async function apiForTest() {
  const received: Received[] = []
  const waiting: ((received: Received) => void)[] = []
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(204).end()
  const server = createServer(async (request, response) => {
    const report = NodeReport.parse(await json(request))
    const one = { report, authorization: request.headers.authorization }
    answer(request, response)
    const next = waiting.shift()
    if (next) next(one)
    else received.push(one)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const away = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(away)
  return {
    url: `http://127.0.0.1:${port}`,
    away,
    back: () => listen(port),
    /** The oldest unread report, or the next one. */
    next: (): Promise<Received> => {
      const one = received.shift()
      return one ? Promise.resolve(one) : new Promise((resolve) => waiting.push(resolve))
    },
    /** The number of unread reports. */
    unread: () => received.length,
    answerWith(next: typeof answer | number) {
      answer = typeof next === 'function' ? next : (_, response) => response.writeHead(next).end('{}')
    },
  }
}

export const quietMachine: NodeMeasurement = {
  load: 10,
  memoryAvailableBytes: 12_000_000_000,
  memoryTotalBytes: 16_000_000_000,
  diskFreeBytes: 90_000_000_000,
  diskTotalBytes: 200_000_000_000,
}

/** An agent on a machine with values of the test, until the test ends. */
export async function agentForTest(options: Partial<AgentOptions> & { apiUrl: string }) {
  const logged: string[] = []
  const { clock, begun, end } = clockForTest()
  const machine = { ...quietMachine }
  const say = (level: string) => (message: string) => logged.push(`${level}: ${message}`)
  const agent = await startAgent({
    name: 'minsk-1',
    token: 't'.repeat(43),
    port: 0,
    host: '127.0.0.1',
    dataDir: '.',
    log: { info: say('info'), warn: say('warn'), error: say('error') },
    clock,
    random: () => 0,
    measure: async (_, cpu) => ({ measurement: { ...machine }, cpu }),
    ...options,
  })
  onTestFinished(() => agent.stop())
  return { agent, logged, machine, begun, end }
}
