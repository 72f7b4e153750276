import { connect } from 'node:net'
import { isPlayerName, mostPlayers } from '@zubr/contracts/node-servers'
import { z } from 'zod'
import { mostNames, type Pong } from './pong.ts'

const mostBytes = 512 * 1024

const Status = z.object({
  players: z
    .object({
      online: z.number().int().min(0),
      sample: z
        .array(z.object({ name: z.string() }))
        .nullable()
        .optional()
        .catch(undefined),
    })
    .optional(),
})

/** The server list's ping of Java servers since 1.7. */
export function javaPing({ host, port }: { host: string; port: number }, timeoutMs: number): Promise<Pong> {
  const { promise, resolve, reject } = Promise.withResolvers<Pong>()
  const socket = connect({ host, port })
  const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), timeoutMs)
  let got = Buffer.alloc(0)
  socket
    .on('connect', () => {
      const portBytes = Buffer.from([port >> 8, port & 255])
      // Version −1: whoever asks speaks all of them.
      const hello = [varInt(0), varInt(-1), string(host), portBytes, varInt(1)]
      socket.write(Buffer.concat([packet(Buffer.concat(hello)), packet(varInt(0))]))
    })
    .on('data', (chunk) => {
      got = Buffer.concat([got, chunk])
      if (got.length > mostBytes) return socket.destroy(new Error('too long an answer'))
      try {
        const json = jsonOf(got)
        if (json === undefined) return undefined
        resolve(pongOf(json))
        return socket.destroy()
      } catch {
        return socket.destroy(new Error('no answer of a game server'))
      }
    })
    .on('error', reject)
    .on('close', () => {
      clearTimeout(timer)
      reject(new Error('no answer'))
    })
  return promise
}

function pongOf(json: string): Pong {
  const { players } = Status.parse(JSON.parse(json))
  const names = (players?.sample ?? []).map(({ name }) => name.replaceAll(/§./g, '').trim())
  return {
    players: Math.min(players?.online ?? 0, mostPlayers),
    names: names.filter(isPlayerName).slice(0, mostNames),
  }
}

/** Undefined as long as it is not all there. */
function jsonOf(got: Buffer): string | undefined {
  const [length, afterLength] = readVarInt(got, 0) ?? []
  if (length === undefined || afterLength === undefined || got.length < afterLength + length) return undefined
  const [id, afterId = 0] = readVarInt(got, afterLength) ?? []
  const [letters = 0, begin = 0] = readVarInt(got, afterId) ?? []
  if (id !== 0) throw new Error('another packet')
  return got.subarray(begin, begin + letters).toString('utf8')
}

function varInt(value: number): Buffer {
  const bytes: number[] = []
  let left = value >>> 0
  do {
    bytes.push((left & 127) | (left > 127 ? 128 : 0))
    left >>>= 7
  } while (left !== 0)
  return Buffer.from(bytes)
}

function readVarInt(from: Buffer, at: number): [value: number, next: number] | undefined {
  let value = 0
  for (let i = 0; i < 5; i += 1) {
    const byte = from[at + i]
    if (byte === undefined) return undefined
    value |= (byte & 127) << (7 * i)
    if (byte < 128) return [value, at + i + 1]
  }
  throw new Error('no number')
}

const packet = (content: Buffer) => Buffer.concat([varInt(content.length), content])

function string(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([varInt(bytes.length), bytes])
}
