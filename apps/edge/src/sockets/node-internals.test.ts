import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  acceptHandles,
  listenOnHandle,
  peerAddress,
  sendableHandle,
  socketOnHandle,
  type TcpHandle,
} from './node-internals.ts'

// If one of these tests fails, this Node release has changed a part that it does not document.
// Adapt node-internals.ts; nothing else in the edge uses such parts.

const hint = (part: string) =>
  `Node ${process.version} changed ${part}: adapt apps/edge/src/sockets/node-internals.ts`

async function listeningServer(): Promise<{ server: net.Server; port: number }> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as net.AddressInfo).port }
}

function connect(port: number): net.Socket {
  const client = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  onTestFinished(() => void client.destroy())
  return client
}

async function acceptedHandle(): Promise<{ handle: TcpHandle; client: net.Socket }> {
  const { server, port } = await listeningServer()
  const accepted = new Promise<TcpHandle>((resolve) => acceptHandles(server, resolve))
  const client = connect(port)
  return { handle: await accepted, client }
}

test('node internals: `_handle` of a listening server has `onconnection`, and is null once closed', async () => {
  const { server } = await listeningServer()
  const { _handle: handle } = server as unknown as { _handle: { onconnection?: unknown } | null }
  expect(handle, hint('`server._handle`')).toBeTruthy()
  expect(typeof handle?.onconnection, hint('`server._handle.onconnection`')).toBe('function')
  server.close()
  expect(() => acceptHandles(server, () => undefined), hint('`server._handle`')).toThrow('is closed')
})

test('node internals: `onconnection` gets the handle of each connection, and no socket is created', async () => {
  const { server, port } = await listeningServer()
  const sockets: net.Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  const handles: TcpHandle[] = []
  acceptHandles(server, (handle) => handles.push(handle))
  for (const _ of [1, 2]) await once(connect(port), 'connect')
  await expect.poll(() => handles.length, { message: hint('`onconnection`') }).toBe(2)
  expect(sockets, hint('`onconnection`')).toEqual([])
  for (const handle of handles) {
    expect(typeof handle.getpeername, hint('`getpeername` of a TCP handle')).toBe('function')
    handle.close()
  }
})

test('node internals: `getpeername` returns the address of the client', async () => {
  const { handle } = await acceptedHandle()
  expect(peerAddress(handle), hint('`getpeername` of a TCP handle')).toBe('127.0.0.1')
  handle.close()
})

test('node internals: `close` ends the connection, `reset` sends RST', async () => {
  const closed = await acceptedHandle()
  closed.client.resume()
  closed.handle.close()
  await once(closed.client, 'end')

  const reset = await acceptedHandle()
  const failed = once(reset.client, 'error')
  expect(reset.handle.reset(), hint('`reset` of a TCP handle')).toBe(0)
  const [error] = await failed
  expect(error, hint('`reset` of a TCP handle')).toMatchObject({ code: 'ECONNRESET' })
})

test('node internals: a socket on a handle reads into the buffer of `onread`, writes, and pauses', async () => {
  const { handle, client } = await acceptedHandle()
  const buffer = Buffer.alloc(16)
  const received: string[] = []
  let readsOn = false
  const socket = socketOnHandle(handle, {
    allowHalfOpen: true,
    onread: {
      buffer: () => buffer,
      callback: (count, into) => {
        expect(into, hint('`onread` of a socket with `handle`')).toBe(buffer)
        received.push(buffer.toString('latin1', 0, count))
        return readsOn
      },
    },
  })
  onTestFinished(() => void socket.destroy())
  expect(socket.remoteAddress, hint('the option `handle` of a socket')).toBe('127.0.0.1')
  socket.setNoDelay(true)
  client.write('first')
  await expect.poll(() => received, { message: hint('the option `handle` of a socket') }).toEqual(['first'])
  // The callback returned false.
  client.write('second')
  const answered = once(client, 'data')
  socket.write('answer')
  await answered
  expect(received, hint('the result of `onread`')).toEqual(['first'])
  readsOn = true
  socket.resume()
  await expect.poll(() => received, { message: hint('`resume` after `onread`') }).toEqual(['first', 'second'])
  // Half-open: the other direction still works.
  const ended = once(socket, 'end')
  client.end()
  await ended
  const last = once(client, 'data')
  socket.end('last')
  expect(String((await last)[0]), hint('`allowHalfOpen` with `handle`')).toBe('last')
})

/** Answers `<pid>` to each connection on the handle that it gets. */
const child = `
process.once('message', (_, handle) => {
  const net = require('node:net')
  const server = net.createServer((socket) => socket.end(String(process.pid)))
  server.listen(handle, 16, () => process.send(typeof handle))
})
`

test('node internals: `child.send` passes a listening handle, and `listen` accepts on it', async () => {
  const { server, port } = await listeningServer()
  const other = spawn(process.execPath, ['-e', child], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  onTestFinished(() => void other.kill('SIGKILL'))
  const part = '`child.send` of a handle, or `listen` on one'
  const listening = once(other, 'message')
  other.send({}, sendableHandle(server), (error) => expect(error, hint(part)).toBeNull())
  expect((await listening)[0], hint(part)).toBe('object')
  // Only the other process accepts now.
  server.close()
  const [answer] = await once(connect(port), 'data')
  expect(String(answer), hint(part)).toBe(String(other.pid))
})

test('node internals: `listenOnHandle` accepts what waits in the queue of a handle', async () => {
  const { server, port } = await listeningServer()
  const second = listenOnHandle(sendableHandle(server) as object, 16)
  onTestFinished(() => void second.close())
  const accepted: TcpHandle[] = []
  acceptHandles(second, (handle) => accepted.push(handle))
  await once(connect(port), 'connect')
  await expect.poll(() => accepted.length, { message: hint('`listen` on a handle') }).toBe(1)
  accepted[0]?.close()
})
