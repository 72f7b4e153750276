import { readFile } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import type { PingedAt } from '../../ping/pong.ts'

/** TCP_ESTABLISHED of the kernel's include/net/tcp_states.h. */
const established = '01'
const tables = ['/proc/net/tcp', '/proc/net/tcp6']

/**
 * Whether the kernel lists a TCP connection to a server. The edge connects to it for each player,
 * even during login. False on systems without such a list, and for servers joined by UDP.
 */
export async function hasConnections(at: PingedAt, files: readonly string[] = tables): Promise<boolean> {
  // The machine is not Linux, or has no IPv6.
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
  return texts.some((text) => hasConnectionTo(text, at))
}

/** Reads one table. Format: https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html */
export function hasConnectionTo(table: string, { host, port }: PingedAt): boolean {
  const family = isIP(host)
  const wanted = new BlockList()
  if (family !== 0) wanted.addAddress(host, family === 4 ? 'ipv4' : 'ipv6')
  const isWanted = (end: string) => isEnd(end, port, family === 0 ? undefined : wanted)
  return table
    .split('\n')
    .slice(1)
    .some((line) => {
      const [, local = '', remote = '', state] = line.trim().split(/\s+/)
      return state === established && (isWanted(local) || isWanted(remote))
    })
}

/** `0100007F:63DD`: 32-bit words in the machine's byte order, and the port. */
function isEnd(end: string, port: number, wanted: BlockList | undefined): boolean {
  const [address = '', hexPort = ''] = end.split(':')
  if (Number.parseInt(hexPort, 16) !== port) return false
  if (!wanted) return true
  const bytes = Buffer.from(address, 'hex')
  if (bytes.length !== 4 && bytes.length !== 16) return false
  // Agents run on x64 and arm64, which are little-endian.
  bytes.swap32()
  if (bytes.length === 4) return wanted.check(bytes.join('.'), 'ipv4')
  const groups = Array.from({ length: 8 }, (_, index) => bytes.readUInt16BE(index * 2).toString(16))
  return wanted.check(groups.join(':'), 'ipv6')
}
