// Players of a server that is not flooded: one plays, others join; reports their delays: `<host>
// <port> <seconds>`.
import { connect } from 'node:net'
import { joining } from './first-packet.mjs'

const [host, port, seconds] = process.argv.slice(2)
const packet = joining('desert.zubr.example')
const until = performance.now() + Number(seconds) * 1_000

/** Resolves with the socket once everything sent was echoed. */
function join(localAddress) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port), localAddress, noDelay: true })
    const late = setTimeout(() => socket.destroy(new Error('late')), 30_000)
    let receivedBytes = 0
    socket.on('connect', () => socket.write(packet))
    socket.on('data', function onData({ length }) {
      receivedBytes += length
      if (receivedBytes < packet.length) return
      clearTimeout(late)
      socket.off('data', onData)
      resolve(socket)
    })
    socket.on('error', reject).on('close', () => reject(new Error('closed')))
  })
}

const rtts = []
async function play() {
  const socket = await join('192.0.2.100')
  const say = Buffer.alloc(64)
  while (performance.now() < until) {
    const sentAt = performance.now()
    socket.write(say)
    await new Promise((resolve, reject) => socket.once('data', resolve).once('close', reject))
    rtts.push(performance.now() - sentAt)
    socket.removeAllListeners('close')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  socket.destroy()
}

const joins = []
let failed = 0
async function come() {
  for (let n = 0; performance.now() < until; n += 1) {
    const begun = performance.now()
    await join(`192.0.2.${101 + (n % 19)}`).then(
      (socket) => {
        joins.push(performance.now() - begun)
        socket.destroy()
      },
      () => {
        failed += 1
      },
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

await Promise.all([play(), come()])
const of = (all) => {
  const sorted = all.sort((a, b) => a - b)
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50: share(0.5), p99: share(0.99), max: share(1) }
}
process.stdout.write(JSON.stringify({ rttMs: of(rtts), joins: joins.length, failed, joinMs: of(joins) }))
