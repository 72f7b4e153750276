import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pings } from './ping.ts'

/** A server that answers any request with these pieces. */
async function tcpForTest(...pieces: Buffer[]): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      for (const piece of pieces) socket.write(piece)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

function statusPacket(status: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(status))
  const number = (value: number) =>
    Buffer.from([(value & 127) | 128, ((value >> 7) & 127) | 128, value >> 14])
  const content = Buffer.concat([Buffer.from([0]), number(text.length), text])
  return Buffer.concat([number(content.length), content])
}

const icon = Buffer.from('89504e470d0a1a0a0000', 'hex')
const asFavicon = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

const status = {
  version: { name: '1.21.4', protocol: 769 },
  players: {
    max: 20,
    online: 2,
    sample: [
      { name: '§aBison', id: 'x' },
      { name: 'Zubrik', id: 'y' },
    ],
  },
  favicon: asFavicon(icon),
  description: { text: '', extra: [{ text: 'Forest\n', color: 'gold' }, '§ahere'] },
  // Longer than a length of one byte can express.
  more: 'x'.repeat(200),
}

test('ping: a Java server reports the number of players and their names', async () => {
  const whole = statusPacket(status)
  const port = await tcpForTest(whole.subarray(0, 7), whole.subarray(7))
  expect(await pings.java({ host: '127.0.0.1', port }, 5_000)).toEqual({
    players: 2,
    names: ['Bison', 'Zubrik'],
    maxPlayers: 20,
    icon,
    motd: '§6Forest\n§r§ahere',
  })
})

test('ping: a server that hides names or numbers is alive', async () => {
  const hidden = await tcpForTest(statusPacket({ ...status, players: undefined }))
  expect(await pings.java({ host: '127.0.0.1', port: hidden }, 5_000)).toMatchObject({
    players: null,
    names: [],
  })
  const below = await tcpForTest(statusPacket({ ...status, players: { online: -1, max: -1 } }))
  expect(await pings.java({ host: '127.0.0.1', port: below }, 5_000)).toMatchObject({
    players: null,
    maxPlayers: null,
  })
  const unnamed = await tcpForTest(statusPacket({ ...status, players: { online: 3, max: 5, sample: null } }))
  expect(await pings.java({ host: '127.0.0.1', port: unnamed }, 5_000)).toMatchObject({
    players: 3,
    names: [],
  })
})

test('ping: an untrusted answer is limited to what can be shown and stored', async () => {
  const sample = ['Wren', 'a\0b', '\ud800', '\u202egnp', '\u001b[2J', ' ', 'x'.repeat(41)].map((name) => ({
    name,
  }))
  const port = await tcpForTest(statusPacket({ players: { online: Number.MAX_SAFE_INTEGER, sample } }))
  expect(await pings.java({ host: '127.0.0.1', port }, 5_000)).toEqual({
    players: 1_000_000,
    names: ['Wren'],
    maxPlayers: null,
    icon: null,
    motd: null,
  })
})

test.each([
  ['a page', 'data:text/html;base64,PGI+'],
  ['no picture', asFavicon(Buffer.from('no picture'))],
  ['a picture that is too large', asFavicon(Buffer.concat([icon, Buffer.alloc(64 * 1024)]))],
])('ping: an icon that is %s is ignored', async (_, favicon) => {
  const port = await tcpForTest(statusPacket({ ...status, favicon }))
  expect(await pings.java({ host: '127.0.0.1', port }, 5_000)).toMatchObject({ players: 2, icon: null })
})

test.each([
  ['java-1.6', '§1\x0078\x001.6.4\0A server\x003\x0020'],
  ['java-1.4', '§1\x0047\x001.4.2\0A server\x003\x0020'],
  ['java-1.0', 'A § server§3§20'],
] as const)('legacy ping: %s: a server of before 1.7 reports the number of players', async (kind, bytes) => {
  const answer = Buffer.concat([Buffer.from([0xff, 0, bytes.length]), Buffer.from(bytes, 'utf16le').swap16()])
  const port = await tcpForTest(answer.subarray(0, 2), answer.subarray(2))
  const motd = kind === 'java-1.0' ? 'A  server' : 'A server'
  const pong = { players: 3, names: [], maxPlayers: 20, icon: null, motd }
  expect(await pings[kind]({ host: '127.0.0.1', port }, 5_000)).toEqual(pong)
  const other = await tcpForTest(Buffer.from('HTTP/1.1 400 Bad Request'))
  await expect(pings[kind]({ host: '127.0.0.1', port: other }, 500)).rejects.toThrow()
})

test('ping: a server that is silent or sends something else rejects', async () => {
  const silent = await tcpForTest()
  await expect(pings.java({ host: '127.0.0.1', port: silent }, 100)).rejects.toThrow('no answer')
  const other = await tcpForTest(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'.repeat(20)))
  await expect(pings.java({ host: '127.0.0.1', port: other }, 200)).rejects.toThrow()
})

test('raknet: a Bedrock server reports the number of players', async () => {
  const server = createSocket('udp4')
  let requests = 0
  server.on('message', (question, { address, port }) => {
    requests += 1
    // The first answer is lost.
    if (requests === 1) return
    const text = Buffer.from('MCPE;A \\; server;975;1.26.20;7;40;1;world;Survival;')
    const length = Buffer.from([0, text.length])
    const magic = question.subarray(9, 25)
    const answer = [Buffer.from([28]), question.subarray(1, 9), Buffer.alloc(8), magic, length, text]
    server.send(Buffer.concat(answer), port, address)
  })
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const at = { host: '127.0.0.1', port: server.address().port }
  expect(await pings.bedrock(at, 10_000)).toMatchObject({ players: 7, names: [] })
})
