// Two game servers that echo their input.
import { createServer } from 'node:net'

const servers = [0, 1].map(() =>
  createServer({ noDelay: true }, (socket) => socket.on('error', () => undefined).pipe(socket)).listen(
    0,
    '127.0.0.1',
  ),
)
await Promise.all(
  servers.map((server) => server.listening || new Promise((resolve) => server.on('listening', resolve))),
)
process.send(servers.map((server) => server.address().port))
process.on('disconnect', () => process.exit(0))
