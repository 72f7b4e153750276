import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

// The attackers of one attack, in a separate process: `<attack> <parameters as JSON>`. They stop
// after `seconds` at the latest, and connect to loopback only.

export type AttackTargets = {
  panelUrl: string
  siteUrl: string
  nodePort: number
  sftpPort: number
  cookies: string[]
  seconds: number
}

const [attack = '', text = '{}'] = process.argv.slice(2)
const targets = JSON.parse(text) as AttackTargets
const endsAt = performance.now() + targets.seconds * 1_000
const isOver = () => performance.now() >= endsAt
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

function ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string }) {
  return new Promise<void>((resolve) => {
    const clientRequest = request(targets.panelUrl + path, {
      agent,
      method: options.method ?? 'GET',
      headers: options.headers,
    })
    clientRequest.on('response', (answer) => answer.resume().on('close', resolve))
    clientRequest.on('error', () => resolve())
    clientRequest.end(options.body)
  })
}

/** `count` loops that repeat a request as soon as it is answered. */
async function keepAsking(count: number, each: (n: number) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      for (let n = at; !isOver(); n += count) await each(n)
    }),
  )
}

/** `count` connections from these addresses, reopened when closed. */
async function keepConnecting(
  { port, addresses, count }: { port: number; addresses: readonly string[]; count: number },
  talk: (socket: Socket) => void,
): Promise<void> {
  await keepAsking(
    count,
    (n) =>
      new Promise((resolve) => {
        const localAddress = addresses[n % addresses.length] ?? '127.0.0.1'
        const socket = connect({ port, host: '127.0.0.1', localAddress })
        socket.on('error', () => undefined)
        socket.on('connect', () => talk(socket.resume()))
        socket.setTimeout(Math.max(1, endsAt - performance.now()), () => socket.destroy())
        // As fast as a client that shares its processor.
        socket.on('close', () => setTimeout(resolve, 200))
      }),
  )
}

const from = { 'x-forwarded-for': '198.51.100.7' }
const attacks: Record<string, () => Promise<void>> = {
  logins: () =>
    keepAsking(100, (n) =>
      ask('/login', {
        method: 'POST',
        headers: { ...from, origin: targets.siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: `name=name-${n}&password=some-wrong-guess`,
      }),
    ),
  pages: () =>
    keepAsking(20, (n) =>
      ask(['/forgot', '/login/code', '/login?ended=1', `/login?ended=1&next=/x${n}`][n % 4] ?? '/', {
        headers: from,
      }),
    ),
  openapi: () => keepAsking(20, () => ask('/openapi.json', { headers: from })),
  catalogue: () =>
    keepAsking(20, (n) =>
      ask(`/api/catalogue?kind=plugin&core=paper&gameVersion=1.21.11&query=w${n}&offset=0&limit=20`, {
        headers: { ...from, cookie: targets.cookies[n % targets.cookies.length] ?? '' },
      }),
    ),
  node: () =>
    keepConnecting({ port: targets.nodePort, addresses: ['127.0.0.9'], count: 2_050 }, (socket) => {
      const again = setInterval(() => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'), 2_500)
      socket.on('close', () => clearInterval(again))
    }),
  sftp: () =>
    keepConnecting(
      { port: targets.sftpPort, addresses: [1, 2, 3, 4, 5, 6].map((n) => `127.2.0.${n}`), count: 60 },
      (socket) => socket.write('SSH-2.0-x\r\n'),
    ),
}

const begin = attacks[attack]
if (!begin) throw new Error(`there is no attack ${attack}`)
await begin()
process.exit(0)
