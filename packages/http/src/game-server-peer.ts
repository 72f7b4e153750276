import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'
import { addressOf } from '@zubr/process/network'
import { isServerUid } from '@zubr/process/server-users'

const headersOfProxies = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/

/**
 * Throws away what a request says of its visitor if a game server of this machine sent it, before `handle` sees it. Where `TRUSTED_PROXIES`
 * believes loopback, a proxy of this machine is meant, and servers are strangers' programs on the same loopback. `others` are further
 * headers of proxies.
 */
export function doubtingGameServers(
  isTrusted: (address: string | undefined) => boolean,
  others: readonly (string | undefined)[],
  handle: RequestListener,
): RequestListener {
  return (request, response) => {
    const { headers, socket }: IncomingMessage = request
    const said = Object.keys(headers).filter((name) => headersOfProxies.test(name) || others.includes(name))
    const asked =
      said.length > 0 && isOfThisMachine(socket) && isTrusted(socket.remoteAddress) && isGameServer(socket)
    const act = (is: boolean) => {
      if (is) for (const name of said) delete headers[name]
      handle(request, response)
    }
    if (asked instanceof Promise) void asked.then(act)
    else act(asked)
  }
}

const isOfThisMachine = ({ remoteAddress = '', localAddress }: Socket) =>
  process.platform === 'linux' &&
  (remoteAddress === localAddress || /^(?:::1$|(?:::ffff:)?127\.)/.test(remoteAddress))

const known = new WeakMap<Socket, boolean>()
/** A machine on which no game server has a connection is not asked again for so long. */
const noneForMs = 1_000
let noneUntil = 0

/**
 * Asked of the kernel once for each connection, while any game server is there. False where it does not tell; true as well of a peer
 * that has closed its end, whose user is told no more: a proxy waits for its answer.
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

/** The kernel's connections as they are after this call. It takes milliseconds to list them, so that all who ask meanwhile share a reading. */
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
  // A machine may lack a protocol, or hide the table.
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'latin1').catch(() => ''))
  return (await Promise.all(tables)).join('')
}

/** A line of the table: the two ends, the state, three fields that say nothing here, and the user. Source: proc_net(5), tcp. */
const line = /^ *\d+: \S+ \S+ \S+ \S+ \S+ \S+ +(\d+)/gm

const uidsIn = (table: string) => [...new Set(Array.from(table.matchAll(line), ([, uid]) => Number(uid)))]

/** As the table writes TCP_ESTABLISHED. A connection in any other state may belong to no process, and is then shown as root's. */
const established = '01'

/** Who holds the other end of a connection within this machine. */
function uidOfPeer(
  { remoteAddress, remotePort = 0, localAddress, localPort = 0 }: Socket,
  table: string,
): number | undefined {
  const ends = (wide: string) =>
    `: ${wide}${hex(remoteAddress)}:${hex16(remotePort)} ${wide}${hex(localAddress)}:${hex16(localPort)} `
  // A program may hold an IPv4 connection as an IPv6 one.
  const at = Math.max(table.indexOf(ends('')), table.indexOf(ends(mapped)))
  const [, , state, , , , uid] = at < 0 ? [] : table.slice(at + 2, at + 200).split(/ +/)
  return state === established ? Number(uid) : undefined
}

/** What stands before an IPv4 address in a table of IPv6. */
const mapped = words([0, 0, 0xffff])

const hex16 = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')

/** An address as the kernel's tables write it: words of 32 bits in the machine's own order of bytes. */
function hex(ip = ''): string {
  const address = addressOf(ip)
  if (typeof address === 'string')
    return words([address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)])
  const groups = (address ?? []).map((group) => Number.parseInt(group, 16))
  return words([0, 2, 4, 6].map((at) => (groups[at] ?? 0) * 65_536 + (groups[at + 1] ?? 0)))
}

function words(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries())
    if (endianness() === 'LE') bytes.writeUInt32LE(number, at * 4)
    else bytes.writeUInt32BE(number, at * 4)
  return bytes.toString('hex').toUpperCase()
}
