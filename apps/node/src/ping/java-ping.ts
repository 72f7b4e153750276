import { connect, type Socket } from 'node:net'
import { isPlayerName, maxPlayerCount } from '@zubr/contracts/node-servers'
import { motdOf } from '@zubr/domain/servers/motd'
import { packet, readVarInt, text, varInt } from '@zubr/on-node/java-packets'
import { proxyHeader } from '@zubr/on-node/proxy-header'
import { z } from 'zod'
import { parseIcon } from './icon.ts'
import { maxNames, type PingedAt, type Pong, parsePlayerCount } from './pong.ts'

const maxBytes = 512 * 1024

const Status = z.object({
  players: z
    .object({
      online: z.number().nullable().optional().catch(null),
      max: z.number().int().min(0).nullable().optional().catch(undefined),
      sample: z
        .array(z.object({ name: z.string() }))
        .nullable()
        .optional()
        .catch(undefined),
    })
    .nullable()
    .optional(),
  favicon: z.string().nullable().optional().catch(undefined),
  description: z.unknown().optional(),
})

/** The Server List Ping of Java servers since 1.7. */
export function javaPing({ host, port, proxyProtocol = false }: PingedAt, timeoutMs: number): Promise<Pong> {
  const { promise, resolve, reject } = Promise.withResolvers<Pong>()
  const socket = connect({ host, port })
  const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), timeoutMs)
  let got = Buffer.alloc(0)
  socket
    .on('connect', () => {
      const portBytes = Buffer.from([port >> 8, port & 255])
      // Version −1 means that the client supports every version.
      const hello = packet(varInt(0), varInt(-1), text(host), portBytes, varInt(1))
      if (proxyProtocol) socket.write(headerOf(socket))
      socket.write(Buffer.concat([hello, packet(varInt(0))]))
    })
    .on('data', (chunk) => {
      got = Buffer.concat([got, chunk])
      if (got.length > maxBytes) return socket.destroy(new Error('too long an answer'))
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

/** Pretends to be a player at this address, as Velocity refuses a header without one. */
function headerOf({ localAddress = '', localPort = 0, remoteAddress = '', remotePort = 0 }: Socket): Buffer {
  return proxyHeader({
    source: { host: localAddress, port: localPort },
    destination: { host: remoteAddress, port: remotePort },
  })
}

function pongOf(json: string): Pong {
  const { players, favicon, description } = Status.parse(JSON.parse(json))
  const names = (players?.sample ?? []).map(({ name }) => name.replaceAll(/§./g, '').trim())
  return {
    players: players?.online == null ? null : parsePlayerCount(players.online),
    names: names.filter(isPlayerName).slice(0, maxNames),
    maxPlayers: players?.max == null ? null : Math.min(players.max, maxPlayerCount),
    icon: parseIcon(favicon ?? ''),
    motd: motdOf(description),
  }
}

/** Undefined until all bytes have arrived. */
function jsonOf(got: Buffer): string | undefined {
  const length = readVarInt(got, 0)
  if (length === 'more') return undefined
  if (length === 'malformed') throw new Error('no number')
  if (got.length < length.next + length.value) return undefined
  const id = readVarInt(got, length.next)
  const letters = typeof id === 'object' && id.value === 0 ? readVarInt(got, id.next) : 'malformed'
  if (typeof letters !== 'object') throw new Error('another packet')
  return got.subarray(letters.next, letters.next + letters.value).toString('utf8')
}
