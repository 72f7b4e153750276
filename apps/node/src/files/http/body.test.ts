import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestTo } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bodyMemory, discardBody, piecesOf } from './body.ts'
import { failureOf } from './responses.ts'

/** A web server with the given handler. */
async function served(work: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(work as never)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('memory: a client that announces much and sends nothing blocks nobody', async () => {
  const memory = bodyMemory(1_000)
  const port = await served((request, response) => {
    memory.text(request, 900).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(failureOf(error).status).end(),
    )
  })
  const silent = connect(port, '127.0.0.1')
  onTestFinished(() => void silent.destroy())
  // It is processed before the others, on the connection of its own first request.
  silent.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\naPOST / HTTP/1.1\r\nhost: a\r\ncontent-length: 900\r\n\r\n',
  )
  await once(silent, 'data')
  const send = (body: string) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
  expect(await (await send('b'.repeat(900))).text()).toHaveLength(900)
  expect((await send('b'.repeat(901))).status).toBe(413)
  // Its memory is free again.
  expect((await send('b'.repeat(900))).status).toBe(200)
})

test('body: received bytes are passed on, also without more of them or after a disconnect', async () => {
  const passedOn: number[] = []
  const { promise: over, resolve } = Promise.withResolvers<unknown>()
  const port = await served((request) => {
    const all = async () => {
      for await (const parts of piecesOf(request)) passedOn.push(Buffer.concat(parts).length)
    }
    all().then(resolve, resolve)
  })
  const sum = () => passedOn.reduce((all, one) => all + one, 0)
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\nfirst')
  await expect.poll(sum).toBe(5)
  socket.write('second')
  await expect.poll(sum).toBe(11)
  socket.write('last')
  socket.end()
  expect(await over).toBeInstanceOf(Error)
  expect(sum()).toBe(15)
})

test('body: a browser that still sends gets the reason for a refusal', async () => {
  const { promise: allCame, resolve } = Promise.withResolvers<void>()
  const port = await served((request, response) => {
    request.once('end', resolve)
    const refuse = async () => {
      const pieces = piecesOf(request)
      await pieces.next()
      // The reader still waits for more when it fails.
      pieces.next().catch(() => undefined)
      void pieces.return(undefined)
      response.writeHead(507).end('no room')
      discardBody(request, response)
    }
    void refuse()
  })
  // More than the sockets buffer.
  const body = Buffer.alloc(32 * 2 ** 20)
  const sent = requestTo({ port, method: 'POST', headers: { 'content-length': body.length } })
  sent.write(body.subarray(0, 1))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(507)
  sent.end(body.subarray(1))
  await allCame
})
