import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'
import { addressOf } from '@zubr/process/network'
import { isServerUid } from '@zubr/process/server-users'

const headersOfProxies = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/

/**
 * Removes proxy headers from requests that a game server of this machine sent, before `handle` sees
 * them. `TRUSTED_PROXIES` may include loopback, which game servers share with the proxy. `others`
 * are further proxy headers.
 */
export function withoutForgedProxyHeaders(
  isTrusted: (address: string | undefined) => boolean,
  others: readonly (string | undefined)[],
  handle: RequestListener,
): RequestListener {
  return (request, response) => {
    const { headers, socket }: IncomingMessage = request
    const proxyHeaders = Object.keys(headers).filter(
      (name) => headersOfProxies.test(name) || others.includes(name),
    )
    const fromGameServer =
      proxyHeaders.length > 0 &&
      isOfThisMachine(socket) &&
      isTrusted(socket.remoteAddress) &&
      isGameServer(socket)
    const finish = (is: boolean) => {
      if (is) for (const name of proxyHeaders) delete headers[name]
      handle(request, response)
    }
    if (fromGameServer instanceof Promise) void fromGameServer.then(finish)
    else finish(fromGameServer)
  }
}

const isOfThisMachine = ({ remoteAddress = '', localAddress }: Socket) =>
  process.platform === 'linux' &&
  (remoteAddress === localAddress || /^(?:::1$|(?:::ffff:)?127\.)/.test(remoteAddress))

const known = new WeakMap<Socket, boolean>()
/** How long the result "no game server has a connection here" is reused. */
const noneForMs = 1_000
let noneUntil = 0

/**
 * Reads the kernel's tables once per connection while any game server has one. False if the tables
 * cannot be read. True also for a peer that has closed its end, since its user is unknown then; a
 * proxy waits for its answer.
 */
function isGameServer(socket: Socket): boolean | Promise<boolean> {
  const before = known.get(socket) ?? (performance.now() < noneUntil ? false : undefined)
  if (before !== undefined) return before
  return connections().then((table) => {
    if (!uidsIn(table).some(isServerUid)) {
      noneUntil = performance.now() + noneForMs
      return false
    }
    const uid = uidOfPeer(socket, table)
    const is = uid === undefined || isServerUid(uid)
    if (uid !== undefined) known.set(socket, is)
    return is
  })
}

let reading: Promise<string> | undefined
let next: Promise<string> | undefined

/**
 * The kernel's connection tables, read after this call starts. A read takes milliseconds, so
 * concurrent callers share one.
 */
function connections(): Promise<string> {
  if (!reading) {
    reading = read().finally(() => {
      reading = undefined
    })
    return reading
  }
  next ??= reading.then(() => {
    next = undefined
    return connections()
  })
  return next
}

async function read(): Promise<string> {
  // A machine may lack a protocol or hide the table.
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'latin1').catch(() => ''))
  return (await Promise.all(tables)).join('')
}

/**
 * A row of the table: local and remote address, state, three unused fields, uid. Source:
 * proc_net(5), tcp.
 */
const line = /^ *\d+: \S+ \S+ \S+ \S+ \S+ \S+ +(\d+)/gm

const uidsIn = (table: string) => [...new Set(Array.from(table.matchAll(line), ([, uid]) => Number(uid)))]

/**
 * TCP_ESTABLISHED in the table. A connection in another state may have no process; the table then
 * shows root.
 */
const established = '01'

/** The user that owns the peer's end of a connection within this machine. */
function uidOfPeer(
  { remoteAddress, remotePort = 0, localAddress, localPort = 0 }: Socket,
  table: string,
): number | undefined {
  const ends = (wide: string) =>
    `: ${wide}${hex(remoteAddress)}:${hex16(remotePort)} ${wide}${hex(localAddress)}:${hex16(localPort)} `
  // A program may open an IPv4 connection on an IPv6 socket.
  const at = Math.max(table.indexOf(ends('')), table.indexOf(ends(mapped)))
  const [, , state, , , , uid] = at < 0 ? [] : table.slice(at + 2, at + 200).split(/ +/)
  return state === established ? Number(uid) : undefined
}

/** The prefix of an IPv4 address in the IPv6 table. */
const mapped = hexWords([0, 0, 0xffff])

const hex16 = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')

/** An address as the kernel's tables write it: 32-bit words in the byte order of the machine. */
function hex(ip = ''): string {
  const address = addressOf(ip)
  if (typeof address === 'string')
    return hexWords([address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)])
  const groups = (address ?? []).map((group) => Number.parseInt(group, 16))
  return hexWords([0, 2, 4, 6].map((at) => (groups[at] ?? 0) * 65_536 + (groups[at + 1] ?? 0)))
}

function hexWords(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries())
    if (endianness() === 'LE') bytes.writeUInt32LE(number, at * 4)
    else bytes.writeUInt32BE(number, at * 4)
  return bytes.toString('hex').toUpperCase()
}
