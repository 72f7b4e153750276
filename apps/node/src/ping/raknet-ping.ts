import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import { type Pong, parsePlayerCount } from './pong.ts'

const magic = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')
const againMs = 500

/** The unconnected ping of RakNet, which Bedrock's server list uses. */
export function rakNetPing({ host, port }: { host: string; port: number }, timeoutMs: number): Promise<Pong> {
  const { promise, resolve, reject } = Promise.withResolvers<Pong>()
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
  const time = randomBytes(8)
  const question = Buffer.concat([Buffer.from([1]), time, magic, randomBytes(8)])
  const ask = () => socket.send(question, port, host, (error) => error && reject(error))
  // UDP may lose the packet, so it is sent again.
  const again = setInterval(ask, againMs)
  const timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs)
  socket
    .on('message', (answer) => {
      // Layout: 28, the time that was sent, the server's GUID, the magic, and a text with its
      // length.
      if (answer[0] !== 28 || answer.length < 35 || !answer.subarray(1, 9).equals(time)) return
      if (!answer.subarray(17, 33).equals(magic)) return
      const length = answer.readUInt16BE(33)
      const fields = answer
        .subarray(35, 35 + length)
        .toString('utf8')
        .split(/(?<!\\);/)
      const players = Number(fields[4])
      if (fields[0] === 'MCPE' && Number.isSafeInteger(players))
        resolve({ players: parsePlayerCount(players), names: [], maxPlayers: null, icon: null, motd: null })
    })
    .on('error', reject)
  ask()
  return promise.finally(() => {
    clearInterval(again)
    clearTimeout(timer)
    socket.close()
  })
}
