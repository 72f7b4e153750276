import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ServerLimits, serverLimits } from '../limits.ts'

/** Short limits for tests; the production limits differ only in length. */
const quick: ServerLimits = {
  ...serverLimits,
  headersTimeout: 250,
  requestTimeout: 300,
  stalledTimeout: 300,
  keepAliveTimeout: 250,
  connectionsCheckingInterval: 50,
}

export type Victim = {
  server: Server
  url: string
  /** A path answered at once with status 200. */
  wellPath: string
  /** A path whose route answers late. */
  slowPath: string
  /** A path whose answer exceeds the socket buffers. */
  bigPath: string
  /** Head of a request with a body up to the blank line, without Content-Length. */
  postHead: string
}

function open(url: string): { socket: Socket; received: () => string; closed: Promise<void> } {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  const closed = new Promise<void>((resolve) => {
    socket
      .setEncoding('latin1')
      .on('data', (data: string) => {
        received += data
      })
      .on('error', () => undefined)
      .on('close', resolve)
  })
  onTestFinished(() => void socket.destroy())
  return { socket, received: () => received, closed }
}

const connections = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** Tests on real sockets that slow clients are disconnected within the limits. */
export function testSlowClients(name: string, start: (limits: ServerLimits) => Promise<Victim>): void {
  describe(`${name} and a client that`, () => {
    // A loaded machine may exceed these short limits on one request.
    const answers = ({ url, wellPath }: Victim) =>
      vi.waitFor(async () => expect((await fetch(url + wellPath)).status).toBe(200), 5_000)

    /** Sends the rest byte by byte until the server closes the connection. */
    async function drip(victim: Victim, atOnce: string, byte: string) {
      const { socket, received, closed } = open(victim.url)
      socket.write(atOnce)
      let isClosed = false
      void closed.then(() => {
        isClosed = true
      })
      const began = performance.now()
      while (!isClosed && performance.now() - began < 5_000) {
        if (socket.writable) socket.write(byte)
        await wait(20)
      }
      return { said: received(), afterMs: performance.now() - began }
    }

    test('sends its headers byte by byte is refused in time', async () => {
      const victim = await start(quick)
      const dripping = drip(victim, 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ', 'x')
      await answers(victim)
      const { said: received, afterMs } = await dripping
      expect(received).toMatch(/^HTTP\/1\.1 408 /)
      expect(received).toMatch(/x-content-type-options: nosniff/)
      await expect(afterMs).toTakeAtMost(2_500)
    })

    test('sends its body byte by byte is refused in time', async () => {
      const victim = await start(quick)
      const dripping = drip(victim, `${victim.postHead}content-length: 10000\r\n\r\n`, ' ')
      await answers(victim)
      const { said: received, afterMs } = await dripping
      expect(received).toMatch(/^HTTP\/1\.1 (?:408|400) /)
      await expect(afterMs).toTakeAtMost(2_500)
    })

    test('sends a body without end is refused at its limit', async () => {
      const victim = await start({ ...quick, requestTimeout: 10_000, headersTimeout: 5_000 })
      const { socket, received, closed } = open(victim.url)
      socket.write(`${victim.postHead}transfer-encoding: chunked\r\n\r\n`)
      const chunk = `1000\r\n${' '.repeat(4096)}\r\n`
      for (let i = 0; i < 40 && socket.writable; i++) socket.write(chunk)
      await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 413 /), 3_000)
      await closed
      await answers(victim)
    })

    test('does not read its answer is dropped', async () => {
      const victim = await start({ ...quick, headersTimeout: 5_000, requestTimeout: 5_000 })
      const { socket } = open(victim.url)
      socket.pause()
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write(`GET ${victim.bigPath} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(3))
      await vi.waitFor(async () => expect(await connections(victim.server)).toBe(1), 3_000)
      await answers(victim)
      await vi.waitFor(async () => expect(await connections(victim.server)).toBe(0), 5_000)
    })

    test('asks on and on without waiting for an answer is dropped', async () => {
      const victim = await start({
        ...quick,
        headersTimeout: 5_000,
        requestTimeout: 5_000,
        stalledTimeout: 60_000,
      })
      const { socket, closed } = open(victim.url)
      socket.pause()
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write(`GET ${victim.slowPath} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(100))
      socket.resume()
      await closed
      await answers(victim)
    })

    test('says nothing, five hundred times over, keeps nobody out and is let go', async () => {
      // A slow machine needs time to open all connections before the first is closed.
      const victim = await start({
        ...quick,
        headersTimeout: 5_000,
        requestTimeout: 5_000,
        stalledTimeout: 5_000,
      })
      const idle = Array.from({ length: 500 }, () => open(victim.url))
      await vi.waitFor(
        async () => expect(await connections(victim.server)).toBeGreaterThanOrEqual(500),
        3_000,
      )
      await answers(victim)
      await Promise.all(idle.map(({ closed }) => closed))
    })

    test('opens more connections than the server has is turned away, and the rest goes on', async () => {
      const victim = await start({
        ...quick,
        headersTimeout: 5_000,
        requestTimeout: 5_000,
        maxConnections: 5,
      })
      const held = Array.from({ length: 4 }, () => open(victim.url))
      await vi.waitFor(async () => expect(await connections(victim.server)).toBe(4), 3_000)
      await answers(victim)
      const more = Array.from({ length: 5 }, () => open(victim.url))
      await Promise.any(more.map(({ closed }) => closed))
      expect(held.every(({ socket }) => !socket.destroyed)).toBe(true)
    })
  })
}
