import { connect } from 'node:net'
import type { Server } from '@zubr/contracts/servers/server'
import { proxyHeaderLocal } from '@zubr/on-node/proxy-header'

// The part of the 1.8 protocol that is needed to enter a world, and to query the fake core's tick
// statistics.

const protocol = 47
const packetOfPosition = 8

/**
 * Address of a connection, the name in its handshake, and whether the PROXY protocol is expected.
 */
export type ServerAddress = { host: string; port: number; name: string; proxied: boolean }

/** A server's address at its edge, as players use it. */
export function byName({ address }: Server): ServerAddress {
  const [name = '', port] = address?.split(':') ?? []
  return { host: '127.0.0.1', port: Number(port), name, proxied: false }
}

/**
 * Joins like a player who retries until the server is there; resolves once the player is in its
 * world.
 */
export async function joined(address: ServerAddress, patienceMs = 120_000): Promise<void> {
  for (const until = performance.now() + patienceMs; ; ) {
    if (await standsInWorld(address)) return
    if (performance.now() > until)
      throw new Error(`nobody could join ${address.name} at port ${address.port}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function standsInWorld(address: ServerAddress): Promise<boolean> {
  const payload = Buffer.concat([hello(address, 2), packet(0, text('Bench'))])
  return new Promise((resolve) => {
    talk(address, payload, (id) => id === packetOfPosition, resolve)
  })
}

export type Ticks = { worst: number; latestMs: number }

/** Since the last call: the lowest rate over five seconds, and the largest delay of a tick. */
export function ticksOf(address: ServerAddress): Promise<Ticks> {
  const payload = Buffer.concat([hello({ ...address, name: 'ticks.example' }, 1), packet(0)])
  return new Promise((resolve, reject) => {
    let json = ''
    const take = (_id: number, rest: Buffer) => {
      const [, from] = read(rest, 0) ?? []
      json = rest.subarray(from).toString()
      return true
    }
    talk(address, payload, take, (isComplete) =>
      isComplete
        ? resolve((JSON.parse(json) as { ticks: Ticks }).ticks)
        : reject(new Error('it tells no ticks')),
    )
  })
}

/** Sends, reads packets until the last one, and disconnects. */
function talk(
  { host, port, proxied }: ServerAddress,
  asks: Buffer,
  isLast: (id: number, rest: Buffer) => boolean,
  onEnd: (isComplete: boolean) => void,
): void {
  const socket = connect({ host, port, noDelay: true })
  let got = Buffer.alloc(0)
  let isComplete = false
  socket
    .on('connect', () => socket.write(proxied ? Buffer.concat([proxyHeaderLocal(), asks]) : asks))
    .on('data', (piece) => {
      got = Buffer.concat([got, piece])
      for (let size = read(got, 0); size && got.length >= size[0] + size[1]; size = read(got, 0)) {
        const whole = got.subarray(size[1], size[0] + size[1])
        got = got.subarray(size[0] + size[1])
        const [id = -1, from = 0] = read(whole, 0) ?? []
        isComplete ||= isLast(id, whole.subarray(from))
      }
      if (isComplete) socket.destroy()
    })
    .on('error', () => undefined)
    .on('close', () => onEnd(isComplete))
}

function number(value: number): Buffer {
  const bytes: number[] = []
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128)
  return Buffer.from([...bytes, value])
}

function read(from: Buffer, at: number): [value: number, next: number] | undefined {
  let value = 0
  for (let i = 0; i < 5 && at + i < from.length; i++) {
    const byte = from[at + i] as number // It is within the buffer.
    value |= (byte & 127) << (7 * i)
    if (byte < 128) return [value, at + i + 1]
  }
  return undefined
}

const hello = ({ name, port }: ServerAddress, next: 1 | 2) =>
  packet(0, number(protocol), text(name), portBytes(port), number(next))
const text = (words: string) => Buffer.concat([number(Buffer.byteLength(words)), Buffer.from(words)])
const portBytes = (port: number) => Buffer.from([port >> 8, port & 255])

function packet(id: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat([number(id), ...parts])
  return Buffer.concat([number(content.length), content])
}
