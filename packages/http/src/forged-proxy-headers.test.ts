import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serverUids } from '@zubr/process/server-users'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutForgedProxyHeaders } from './forged-proxy-headers.ts'
import { trustedBy } from './trusted-proxies.ts'

const trusted = trustedBy(['loopback'])

/** Starts a process of user `uid`. */
function programOf(uid: number, script: string): ChildProcess {
  // The agent starts servers the same way; users other than root find Node by its full path.
  const user = uid === 0 ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  const [program = '', ...args] = [...user, process.execPath, '-e', script]
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

/**
 * Sends a request with proxy headers as user `uid` and returns the proxy headers that the handler
 * still sees. The program may exit before the answer.
 */
async function acceptedHeaders(
  uid: number,
  host: '127.0.0.1' | '::1',
  { waits = true } = {},
): Promise<IncomingHttpHeaders> {
  const { promise: seen, resolve: see } = Promise.withResolvers<IncomingHttpHeaders>()
  const server = createServer(
    withoutForgedProxyHeaders(trusted, ['cf-ipcountry'], (request, response) => {
      see(request.headers)
      response.end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  onTestFinished(() => void server.close())
  const text = [
    'GET / HTTP/1.1',
    'host: zubr.example',
    'x-forwarded-for: 192.0.2.1',
    'cf-ipcountry: BY',
    'accept: text/html',
    'connection: close',
    '\r\n',
  ].join('\r\n')
  const to = { host, port: (server.address() as AddressInfo).port }
  const then = waits ? 'socket.resume()' : 'socket.destroy()'
  const child = programOf(
    uid,
    `const socket = require('node:net').connect(${JSON.stringify(to)}, () => socket.write(${JSON.stringify(text)}, () => ${then}))`,
  )
  const [headers] = await Promise.all([seen, new Promise((resolve) => child.once('exit', resolve))])
  return headers
}

const nothingOfProxies = (headers: IncomingHttpHeaders) => {
  expect(headers).toMatchObject({ accept: 'text/html' })
  expect(headers).not.toHaveProperty('x-forwarded-for')
  expect(headers).not.toHaveProperty('cf-ipcountry')
}

const asRootOfLinux = test.runIf(process.getuid?.() === 0 && process.platform === 'linux')

asRootOfLinux.each([
  [serverUids.narrow.first, '127.0.0.1'],
  [serverUids.wide.last, '127.0.0.1'],
  [serverUids.narrow.first, '::1'],
] as const)('what a game server (user %i, by %s) says of its visitor is not believed', async (uid, host) => {
  // A new game server is noticed at most one second after its first connection.
  await vi.waitFor(async () => nothingOfProxies(await acceptedHeaders(uid, host)), { timeout: 30_000 })
})

asRootOfLinux.each(['127.0.0.1', '::1'] as const)(
  'nor is what one says that closes its end at once, while a proxy beside it is believed (by %s)',
  async (host) => {
    const uid = serverUids.narrow.first
    // The user also owns a listening socket, as a game server does.
    const listening = programOf(
      uid,
      `require('node:net').createServer().listen(0, () => console.log('ready'))`,
    )
    onTestFinished(() => void listening.kill())
    await new Promise((resolve) => listening.stdout?.once('data', resolve))
    await vi.waitFor(async () => nothingOfProxies(await acceptedHeaders(uid, host)), { timeout: 30_000 })
    nothingOfProxies(await acceptedHeaders(uid, host, { waits: false }))
    expect(await acceptedHeaders(0, host)).toMatchObject({
      'x-forwarded-for': '192.0.2.1',
      'cf-ipcountry': 'BY',
    })
  },
)

test.each(['127.0.0.1', '::1'] as const)(
  'proxy headers: those of a local proxy are kept (run by %s)',
  async (host) => {
    expect(await acceptedHeaders(process.getuid?.() ?? 0, host)).toMatchObject({
      'x-forwarded-for': '192.0.2.1',
      'cf-ipcountry': 'BY',
    })
  },
)
