import { createServer, type Server } from 'node:net'

type Connected = Parameters<NonNullable<Parameters<typeof createServer>[1]>>[0]

export function listener(
  onConnection: (socket: Connected) => void,
): Promise<{ server: Server; port: string }> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      onConnection(socket)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: String(typeof address === 'object' && address ? address.port : 0) })
    })
  })
}

/**
 * A minimal server side of the protocol: accepts any client and answers every query with a version.
 * Source: PostgreSQL, chapter 54.
 */
export function answerAsPostgres(version: string, number: number) {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.from(`${type}....`)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
  const int32 = (value: number) => Buffer.concat([int16((value >> 16) & 65_535), int16(value & 65_535)])
  const field = (name: string) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(25),
      int16(65_535),
      int32(-1),
      int16(0),
    ])
  const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)])
  const ready = message('Z', Buffer.from('I'))
  return (socket: Connected) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', (data) => {
        if (data[0] === 'Q'.charCodeAt(0))
          socket.write(
            Buffer.concat([
              message('T', Buffer.concat([int16(2), field('server_version_num'), field('server_version')])),
              message('D', Buffer.concat([int16(2), value(String(number)), value(version)])),
              message('C', Buffer.from('SELECT 1\0')),
              ready,
            ]),
          )
        else socket.end()
      })
    })
  }
}
