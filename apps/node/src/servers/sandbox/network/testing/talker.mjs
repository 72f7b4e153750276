// Listens in a network, or connects from it. `listen tcp:80 tcp6:80 refuse:81 echo:82 end:83
// udp:53:192.0.2.1 …`; `reach tcp:192.0.2.1:80 …`; `flow udp:192.0.2.1:80` prints each answer until
// it is killed; `flood` and `connections` measure.
import { createSocket } from 'node:dgram'
import { connect, createServer } from 'node:net'

const [what, ...targets] = process.argv.slice(2)
const say = (line) => process.stdout.write(`${line}\n`)

if (what === 'listen') {
  await Promise.all(
    targets.map((target) => {
      const [protocol, port, address = '0.0.0.0'] = target.split(':')
      return new Promise((resolve) => {
        if (protocol !== 'udp')
          createServer((socket) => {
            socket.on('error', () => undefined)
            if (protocol === 'refuse') return socket.resetAndDestroy()
            if (protocol === 'end') return socket.end('!', () => socket.destroy())
            if (protocol === 'echo') return socket.setNoDelay().pipe(socket)
            socket.write(`${socket.remoteAddress}\n`)
            // Counts received bytes, so that rates can be measured.
            socket.resume()
          }).listen({ port: Number(port), host: protocol === 'tcp6' ? '::' : '0.0.0.0' }, resolve)
        else {
          const socket = createSocket('udp4', (_message, { address, port: from }) =>
            socket.send(`${address}\n`, from, address),
          )
          socket.bind(Number(port), address, resolve)
        }
      })
    }),
  )
  say('listening')
} else if (what === 'reach') {
  const answers = await Promise.all(targets.map(reach))
  say(JSON.stringify(Object.fromEntries(targets.map((target, at) => [target, answers[at]]))))
  process.exit(0)
} else if (what === 'flow') {
  const [protocol, address, port] = targets[0].split(':')
  if (protocol === 'tcp') {
    const socket = connect({ host: address, port: Number(port) })
    socket.on('data', () => say('answer'))
    socket.on('error', ({ code }) => say(code))
    socket.on('close', () => process.exit(0))
  } else {
    const socket = createSocket('udp4')
    socket.on('message', () => say('answer'))
    setInterval(() => socket.send('?', Number(port), address, () => undefined), 50)
  }
} else if (what === 'flood') {
  const [address, port] = targets[0].split(':')
  const bytes = Number(targets[1]) * 2 ** 20
  const piece = Buffer.alloc(2 ** 20)
  const socket = connect({ host: address, port: Number(port) })
  await new Promise((resolve) => socket.once('data', resolve))
  const started = performance.now()
  for (let sent = 0; sent < bytes; sent += piece.length)
    if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve))
  await new Promise((resolve) => socket.end(resolve))
  say(JSON.stringify({ mbits: (bytes * 8) / 1e3 / (performance.now() - started) }))
  process.exit(0)
} else if (what === 'connections') {
  // How many of `count` concurrent connections succeed.
  const [address, port, count] = targets[0].split('|')
  const sockets = await Promise.all(
    Array.from({ length: Number(count) }, () => {
      const socket = connect({ host: address, port: Number(port) })
      return new Promise((resolve) => {
        socket.once('data', () => resolve(1)).once('error', () => resolve(0))
        setTimeout(resolve, 900, 0)
      })
    }),
  )
  say(JSON.stringify({ open: sockets.reduce((sum, one) => sum + one, 0) }))
  process.exit(0)
}

if (what === 'late') {
  // Opens `count` connections that send once more after the other side has closed.
  const [address, port, count] = targets[0].split('|')
  const resets = await Promise.all(
    Array.from({ length: Number(count) }, () => {
      const socket = connect({ host: address, port: Number(port), allowHalfOpen: true })
      return new Promise((resolve) => {
        socket.on('error', ({ code }) => resolve(code === 'ECONNRESET' || code === 'EPIPE' ? 1 : 0))
        const sendAgain = () => socket.write('?', () => setTimeout(sendAgain, 20))
        socket.resume().on('end', sendAgain)
      })
    }),
  )
  say(JSON.stringify({ resets: resets.reduce((sum, one) => sum + one, 0) }))
  process.exit(0)
}

if (what === 'play') {
  // Sends `count` packets in one connection to an echo server. Each waits for the answer, as the
  // kernel would merge consecutive small writes.
  const [address, port, count] = targets[0].split('|')
  const socket = connect({ host: address, port: Number(port), noDelay: true })
  for (let sent = 0; sent < Number(count); sent += 1) {
    socket.write('?')
    await new Promise((resolve) => socket.once('data', resolve))
  }
  say('{}')
  process.exit(0)
}

/** The client address that the target sees, or the error. */
function reach(target) {
  const [protocol, address, port, localAddress] = target.split(':')
  return new Promise((resolve) => {
    setTimeout(resolve, 2_000, 'silence')
    if (protocol === 'tcp') {
      const socket = connect({ host: address, port: Number(port), localAddress })
      socket.once('data', (said) => resolve(String(said).trim()))
      socket.once('error', ({ code }) => resolve(code))
    } else {
      const socket = createSocket('udp4')
      socket.once('message', (said) => resolve(String(said).trim()))
      socket.once('error', ({ code }) => resolve(code))
      socket.connect(Number(port), address, () => socket.send('?', () => undefined))
    }
  })
}
