import { spawn } from 'node:child_process'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serverUids } from '@zubr/process/server-users'
import { expect, onTestFinished, test, vi } from 'vitest'
import { doubtingGameServers } from './game-server-peer.ts'
import { trustedBy } from './trusted-proxies.ts'

const trusted = trustedBy(['loopback'])

/** The headers that are left of a request which says whom it is from, sent by a program of user `uid`. */
async function believedOf(uid: number, host: string): Promise<IncomingHttpHeaders> {
  let seen: IncomingHttpHeaders = {}
  const server = createServer(
    doubtingGameServers(trusted, ['cf-ipcountry'], (request, response) => {
      seen = request.headers
      response.end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  onTestFinished(() => void server.close())
  const url = `http://${host}:${(server.address() as AddressInfo).port}/`
  const headers = { 'x-forwarded-for': '192.0.2.1', 'cf-ipcountry': 'BY', accept: 'text/html' }
  const script = `require('node:http').get(${JSON.stringify(url)}, { headers: ${JSON.stringify(headers)} }, (answer) => answer.resume())`
  // As the agent starts servers, so that Node is found by others than root too.
  const user = uid === 0 ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  const [program = '', ...args] = [...user, process.execPath, '-e', script]
  const child = spawn(program, args, { stdio: 'inherit' })
  await new Promise((resolve) => child.once('exit', resolve))
  return seen
}

test.runIf(process.getuid?.() === 0 && process.platform === 'linux').each([
  [serverUids.narrow.first, '127.0.0.1'],
  [serverUids.wide.last, '127.0.0.1'],
  [serverUids.narrow.first, '[::1]'],
])('what a game server (user %i, by %s) says of its visitor is not believed', async (uid, host) => {
  // A second after the first server of a machine came, at most.
  await vi.waitFor(
    async () => {
      const left = await believedOf(uid, host)
      expect(left).toMatchObject({ accept: 'text/html' })
      expect(left).not.toHaveProperty('x-forwarded-for')
      expect(left).not.toHaveProperty('cf-ipcountry')
    },
    { timeout: 30_000 },
  )
})

test.each(['127.0.0.1', '[::1]'])('a proxy of this machine is believed (by %s)', async (host) => {
  expect(await believedOf(process.getuid?.() ?? 0, host)).toMatchObject({
    'x-forwarded-for': '192.0.2.1',
    'cf-ipcountry': 'BY',
  })
})
