import { connect } from 'node:net'
import type { Server } from '@zubr/contracts/servers'

// As little of the game's protocol as it takes to stand in the world of a server of 1.8, and to ask the stand-in how it keeps time.

const protocol = 47
const packetOfPosition = 8

export const portOf = ({ address }: Server) => Number(address?.split(':').at(-1))
/** As its edge knows it. */
export const hostOf = ({ address }: Server) => address?.split(':', 1)[0] ?? ''

/** Joins as a player who tries again until the server is there; resolves once the server has put the player into its world. */
export async function joined(port: number, host = 'localhost', patienceMs = 120_000): Promise<void> {
  for (const until = performance.now() + patienceMs; ; ) {
    if (await standsInWorld(port, host)) return
    if (performance.now() > until) throw new Error(`nobody could join at port ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function standsInWorld(port: number, host: string): Promise<boolean> {
  const hello = packet(0, number(protocol), text(host), portBytes(port), number(2))
  const asked = Buffer.concat([hello, packet(0, text('Bench'))])
  return new Promise((resolve) => {
    talk(port, asked, (id) => id === packetOfPosition, resolve)
  })
}

export type Ticks = { worst: number; latestMs: number }

/** Since it was asked before: its lowest rate over five seconds, and how late a tick was. */
export function ticksOf(port: number): Promise<Ticks> {
  const hello = packet(0, number(protocol), text('ticks.example'), portBytes(port), number(1))
  return new Promise((resolve, reject) => {
    let said = ''
    const take = (_id: number, rest: Buffer) => {
      const [, from] = read(rest, 0) ?? []
      said = rest.subarray(from).toString()
      return true
    }
    talk(port, Buffer.concat([hello, packet(0)]), take, (told) =>
      told ? resolve((JSON.parse(said) as { ticks: Ticks }).ticks) : reject(new Error('it tells no ticks')),
    )
  })
}

/** Sends, hears packets until one is the last, and hangs up. */
function talk(
  port: number,
  asks: Buffer,
  isLast: (id: number, rest: Buffer) => boolean,
  tell: (heard: boolean) => void,
): void {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  let got = Buffer.alloc(0)
  let heard = false
  socket
    .on('connect', () => socket.write(asks))
    .on('data', (piece) => {
      got = Buffer.concat([got, piece])
      for (let size = read(got, 0); size && got.length >= size[0] + size[1]; size = read(got, 0)) {
        const whole = got.subarray(size[1], size[0] + size[1])
        got = got.subarray(size[0] + size[1])
        const [id = -1, from = 0] = read(whole, 0) ?? []
        heard ||= isLast(id, whole.subarray(from))
      }
      if (heard) socket.destroy()
    })
    .on('error', () => undefined)
    .on('close', () => tell(heard))
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

const text = (words: string) => Buffer.concat([number(Buffer.byteLength(words)), Buffer.from(words)])
const portBytes = (port: number) => Buffer.from([port >> 8, port & 255])

function packet(id: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat([number(id), ...parts])
  return Buffer.concat([number(content.length), content])
}
