import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'
import { isServerUid } from '@zubr/process/server-users'

const headersOfProxies = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/

/**
 * Throws away what a request says of its visitor if a game server of this machine sent it. Where `TRUSTED_PROXIES` believes loopback, a
 * proxy of this machine is meant, and servers are strangers' programs on the same loopback. `others` are further headers of proxies.
 */
export function doubtGameServers(
  { headers, socket }: IncomingMessage,
  isTrusted: (address: string | undefined) => boolean,
  others: readonly (string | undefined)[] = [],
): void {
  const said = Object.keys(headers).filter((name) => headersOfProxies.test(name) || others.includes(name))
  if (said.length === 0 || !isTrusted(socket.remoteAddress) || !isGameServer(socket)) return
  for (const name of said) delete headers[name]
}

const known = new WeakMap<Socket, boolean>()

/** Asked of the kernel once for each connection. False where it does not tell, as it does not of other machines. */
function isGameServer(socket: Socket): boolean {
  const before = known.get(socket)
  if (before !== undefined) return before
  const uid = uidOfPeer(socket)
  const is = uid !== undefined && isServerUid(uid)
  known.set(socket, is)
  return is
}

/** Who holds the other end of a connection within this machine. Source: proc_net(5), tcp. */
function uidOfPeer({ remoteAddress, remotePort, localAddress, localPort }: Socket): number | undefined {
  if (process.platform !== 'linux' || remotePort === undefined || localPort === undefined) return undefined
  const theirs = `${hex(remoteAddress)}:${hex16(remotePort)} ${hex(localAddress)}:${hex16(localPort)} `
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6'])
    try {
      const line = readFileSync(table, 'latin1')
        .split('\n')
        .find((one) =>
          one
            .slice(one.indexOf(':') + 2)
            .replaceAll(mapped, '')
            .startsWith(theirs),
        )
      const uid = line?.trim().split(/\s+/)[7]
      if (uid !== undefined) return Number(uid)
    } catch {
      // A machine without that protocol, or that hides the table.
    }
  return undefined
}

/** What stands before an IPv4 address in a table of IPv6. */
const mapped = words([0, 0, 0xffff])

const hex16 = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')

/** An address as the kernel's tables write it: words of 32 bits in the machine's own order of bytes. */
function hex(address = ''): string {
  const four = /^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (four) return words([four.slice(1).reduce((sum, part) => sum * 256 + Number(part), 0)])
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const [front, back] = [head, tail].map((part) => (part ? part.split(':') : []))
  const missing = Math.max(0, 8 - (front?.length ?? 0) - (back?.length ?? 0))
  const parts = [...(front ?? []), ...Array<string>(missing).fill('0'), ...(back ?? [])]
  const numbers = parts.map((part) => Number.parseInt(part, 16))
  return words([0, 2, 4, 6].map((at) => (numbers[at] ?? 0) * 65_536 + (numbers[at + 1] ?? 0)))
}

function words(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries())
    if (endianness() === 'LE') bytes.writeUInt32LE(number, at * 4)
    else bytes.writeUInt32BE(number, at * 4)
  return bytes.toString('hex').toUpperCase()
}
