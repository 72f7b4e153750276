import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const types = { A: 1, CNAME: 5, SRV: 33 } as const

/** The record of a name: `A 192.0.2.7`, `CNAME other.example.` or `SRV 0 5 25565 other.example`. */
export type Records = Record<string, string>

const nameOf = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

function dataOf(record: string): { type: number; data: Buffer } {
  const [type = '', ...rest] = record.split(' ')
  if (type === 'A') return { type: types.A, data: Buffer.from((rest[0] ?? '').split('.').map(Number)) }
  if (type === 'CNAME') return { type: types.CNAME, data: nameOf(rest[0] ?? '') }
  const numbers = Buffer.alloc(6)
  for (const index of [0, 1, 2]) numbers.writeUInt16BE(Number(rest[index]), 2 * index)
  return { type: types.SRV, data: Buffer.concat([numbers, nameOf(rest[3] ?? '')]) }
}

/**
 * A fake DNS server over UDP. It answers from `records` at the time of the query; `mode` makes it
 * fail or stay silent.
 */
export async function startNameServer(records: Records = {}) {
  const socket = createSocket('udp4')
  const server = {
    records,
    mode: 'answers' as 'answers' | 'fails' | 'is_silent',
    /** With its port. */
    address: '',
    stop: () => void socket.close(),
  }
  socket.on('message', (query, from) => {
    if (server.mode === 'is_silent') return
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += 1 + length
    }
    const queryType = query.readUInt16BE(at + 1)
    const record = server.records[labels.join('.').toLowerCase()]
    const found = record === undefined ? undefined : dataOf(record)
    const isAnswered = found?.type === queryType && server.mode === 'answers'
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    const code = server.mode === 'fails' ? 2 : found ? 0 : 3
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(isAnswered ? 1 : 0, 6)
    const fixed = Buffer.alloc(12)
    fixed.writeUInt16BE(0xc00c, 0)
    fixed.writeUInt16BE(queryType, 2)
    fixed.writeUInt16BE(1, 4)
    fixed.writeUInt16BE(found?.data.length ?? 0, 10)
    const answer = isAnswered && found ? [fixed, found.data] : []
    socket.send(Buffer.concat([header, query.subarray(12, at + 5), ...answer]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  server.address = `127.0.0.1:${socket.address().port}`
  return server
}
