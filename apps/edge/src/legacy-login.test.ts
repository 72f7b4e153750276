import { packet, text, varInt } from '@zubr/on-node/java-packets'
import { expect, test } from 'vitest'
import {
  exchange,
  handshake,
  loginStart,
  startEchoServer,
  startTestEdge,
  statusRequest,
} from './testing/clients.ts'
import { forestId, knowledgeOf, local, route } from './testing/knowledge.ts'
import { readFirstPacket } from './wire/first-packet.ts'

const letters = (sent: string) =>
  Buffer.concat([Buffer.from([sent.length >> 8, sent.length & 255]), Buffer.from(sent, 'utf16le').swap16()])
const since13 = (player: string, host: string, protocol = 78) =>
  Buffer.concat([Buffer.from([2, protocol]), letters(player), letters(host), Buffer.from([0, 0, 0x63, 0xdd])])
const oldest = (sent: string) => Buffer.concat([Buffer.from([2]), letters(sent)])
const kickOf = (bytes: Buffer) => {
  expect(bytes[0]).toBe(0xff)
  expect(bytes.readUInt16BE(1)).toBe((bytes.length - 3) / 2)
  expect(bytes.readUInt16BE(1)).toBeLessThanOrEqual(256)
  return Buffer.from(bytes.subarray(3)).swap16().toString('utf16le')
}

test.each([
  [
    '1.6.4',
    since13('Steve', 'Forest.zubr.example.'),
    { protocol: 78, name: 'forest.zubr.example', port: 25_565 },
  ],
  [
    '1.3',
    since13('Steve', 'forest.zubr.example', 39),
    { protocol: 39, name: 'forest.zubr.example', port: 25_565 },
  ],
  [
    '1.2.5',
    oldest('Steve;forest.zubr.example:25577'),
    { protocol: null, name: 'forest.zubr.example', port: 25_577 },
  ],
  ['1.2.3', oldest('Steve'), { protocol: null, name: null, port: null }],
])('login of %s: it is read the same in any pieces', (_, bytes, read) => {
  for (let end = 1; end < bytes.length; end += 1)
    expect(readFirstPacket(bytes.subarray(0, end)), `of ${end} bytes`).toBe('more')
  const following = Buffer.concat([bytes, Buffer.from([0xcd, 0])])
  expect(readFirstPacket(following)).toEqual({
    kind: 'legacy_login',
    player: 'Steve',
    ...read,
    length: bytes.length,
  })
})

test.each([
  ['a name with a blank', since13('St eve', 'a.example')],
  ['a name that is too long', since13('S'.repeat(17), 'a.example')],
  ['a host that is too long', since13('Steve', 'a'.repeat(256))],
  [
    'a port that is none',
    Buffer.concat([since13('Steve', 'a.example').subarray(0, -4), Buffer.from([1, 0, 0, 0])]),
  ],
  ['no name at all', oldest('')],
  ['an old port that is none', oldest('Steve;a.example:99999')],
])('login up to 1.6.4: %s is malformed', (_, bytes) => {
  expect(readFirstPacket(bytes)).toBe('malformed')
})

test('login up to 1.6.4: players are connected by name, and by the server’s own port', async () => {
  const at = await startEchoServer()
  const free = await startEchoServer()
  free.close()
  const { port, takeCounts } = await startTestEdge(
    knowledgeOf({ routes: [route()], locals: [local({ state: 'running', target: at, port: free.port })] }),
  )
  for (const [where, sent] of [
    [port, since13('Steve', 'forest.zubr.example')],
    [port, oldest('Steve;forest.zubr.example:25565')],
    [free.port, since13('Steve', 'anything.example')],
    [free.port, oldest('Steve')],
  ] as const) {
    await expect
      .poll(async () =>
        (await exchange(where, sent, (received) => received.length >= sent.length)).equals(sent),
      )
      .toBe(true)
  }
  expect(takeCounts().joins).toBe(4)
})

test('login up to 1.6.4: the kick has the reason, and a listed player starts the server', async () => {
  const requests: string[] = []
  const knowledge = knowledgeOf({
    routes: [route({ starters: ['steve'] })],
    locals: [local({ startMs: 40_000 })],
  })
  const { port } = await startTestEdge(knowledge, {
    requestStart: async (id, player) => requests.push(`${id} ${player}`) > 0,
  })
  const join = async (player: string) => kickOf(await exchange(port, since13(player, 'forest.zubr.example')))
  expect(await join('Alex')).toContain('The server is stopped.')
  expect(requests).toEqual([])
  expect(await join('Steve')).toContain('takes longer than the game waits')
  expect(requests).toEqual([`${forestId} Steve`])
  expect(kickOf(await exchange(port, oldest('Steve')))).toContain('There is no server at this address')
})

test.each(['192.0.2.7', 'else.example', '', 'zubr.example'])(
  'unknown name: joins and pings of «%s» are answered with a text',
  async (name) => {
    const { port } = await startTestEdge(knowledgeOf({ routes: [route()], locals: [local()] }))
    const sent = (await exchange(port, [handshake(name, 'login'), loginStart('Steve')])).toString()
    expect(sent).toContain('There is no server at this address')
    const entry = await exchange(
      port,
      [handshake(name, 'status'), statusRequest],
      (received) => received.length > 0,
    )
    expect(entry.toString()).toContain('No server at this address')
    const old = packet(varInt(0), varInt(47), text(name), Buffer.from([0x63, 0xdd]), varInt(2))
    expect((await exchange(port, [old, packet(varInt(0), text('Steve'))])).toString()).toContain(
      'There is no server',
    )
  },
)

test.each(['fe', 'fe01'])('ping %s up to 1.5: it is answered, though it names no server', async (sent) => {
  const { port } = await startTestEdge(knowledgeOf({ routes: [route()], locals: [local()] }))
  expect(kickOf(await exchange(port, Buffer.from(sent, 'hex')))).toContain('No server at this address')
})
