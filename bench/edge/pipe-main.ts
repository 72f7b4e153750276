import net from 'node:net'

// The minimum of an edge, two sockets joined by `pipe`: `<port of the server>`; sends its own port
// to the parent.
process.on('disconnect', () => process.exit())
const [at = ''] = process.argv.slice(2)
const options = { allowHalfOpen: true, noDelay: true, keepAlive: true }
const proxy = net.createServer(options, (player) => {
  const server = net.connect({ ...options, host: '127.0.0.1', port: Number(at) })
  player.pipe(server).pipe(player)
  player.on('error', () => server.destroy()).on('close', () => server.destroy())
  server.on('error', () => player.destroy()).on('close', () => player.destroy())
})
proxy.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 }, () =>
  process.send?.({ port: (proxy.address() as net.AddressInfo).port }),
)
