// Floods one name from many addresses for a limited time: `<host> <port>
// {"perSecond":…,"seconds":…,"how":…,"addresses":…}`.
import { connect } from 'node:net'
import { joining } from './first-packet.mjs'

const [host, port, told] = process.argv.slice(2)
const { perSecond, seconds, how, addresses } = JSON.parse(told)
const packet = joining('forest.zubr.example')
const count = { begun: 0, whole: 0, reset: 0 }
const any = (most) => Math.floor(Math.random() * most)

function begin() {
  count.begun += 1
  const source = any(addresses)
  const localAddress = `198.${how === 'half' ? 19 : 18}.${source >> 8}.${source & 255}`
  const socket = connect({ host, port: Number(port), localAddress })
  let slow
  socket.on('error', ({ code }) => {
    if (code === 'ECONNRESET') count.reset += 1
  })
  socket.on('connect', () => {
    count.whole += 1
    if (how === 'join') return socket.write(packet)
    let at = 0
    slow = setInterval(() => {
      socket.write(packet.subarray(at, at + 1))
      at += 1
    }, 500)
  })
  socket.resume()
  const gone = setTimeout(() => socket.resetAndDestroy(), how === 'slow' ? 8_000 : 700)
  socket.on('close', () => {
    clearTimeout(gone)
    clearInterval(slow)
  })
}

const started = performance.now()
const tick = setInterval(() => {
  const passed = performance.now() - started
  if (passed >= seconds * 1_000) {
    clearInterval(tick)
    process.stdout.write(JSON.stringify(count), () => process.exit(0))
    return
  }
  // Connections missed by a slow machine are not made up later.
  const due = Math.min((passed / 1_000) * perSecond - count.begun, perSecond / 20)
  for (let n = 0; n < due; n += 1) begin()
}, 5)
