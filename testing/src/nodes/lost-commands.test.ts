import net from 'node:net'
import { consoleForTest } from '@zubr/node/console/testing/browser'
import { eventually, tokenForTest } from '@zubr/node/servers/testing/servers'
import { ConsoleBuffer } from '@zubr/panel/console-link/console-buffer'
import { ConsoleLink } from '@zubr/panel/console-link/console-link'
import type { SentCommand } from '@zubr/panel/console-link/sent-commands'
import { expect, onTestFinished, test, vi } from 'vitest'

// The panel's console client against a real agent and server over a failing connection: the
// reported outcome of a command must be true.

/**
 * A TCP proxy between browser and agent that can drop connections, or hold data silently like a
 * lost network.
 */
async function lineTo(port: number) {
  const pairs: [near: net.Socket, far: net.Socket][] = []
  const line = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1')
    pairs.push([near, far])
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => undefined)
    near.on('close', () => far.destroySoon())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    line.close()
    for (const pair of pairs) for (const end of pair) end.destroy()
  })
  const { port: own } = line.address() as net.AddressInfo
  return {
    url: `ws://127.0.0.1:${own}/console`,
    cut: () => {
      for (const pair of pairs) for (const end of pair) end.destroy()
    },
    /** Affects only the open connections; their data are kept. */
    hold: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        near.pause()
      }
    },
    /** The agent's responses are lost as well. */
    mute: () => {
      for (const [near, far] of pairs) far.unpipe(near).resume()
    },
    release: () => {
      for (const [near, far] of pairs) near.pipe(far)
    },
  }
}

async function consoleOverLine() {
  const { server, node } = await consoleForTest()
  const { port } = node
  const line = await lineTo(port)
  const network = Object.assign(new EventTarget(), { isOnline: true })
  let outcomes: string[] = []
  let status = ''
  const link = new ConsoleLink({
    buffer: new ConsoleBuffer((tell) => tell()),
    access: async () => ({
      url: line.url,
      token: tokenForTest({ server }),
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    }),
    onStatus: (now) => {
      status = now
    },
    onRefused: () => undefined,
    onCommands: (sent: readonly SentCommand[]) => {
      outcomes = sent.map(({ text, outcome }) => `${text}: ${outcome}`)
    },
    network,
    isOnline: () => network.isOnline,
  })
  link.start()
  onTestFinished(() => link.stop())
  /** Resolves once the agent has answered on it. */
  const sent = (text: string) => eventually(() => expect(link.command(text)).toBe(true))
  const done = async (text: string) =>
    (await node.servers.lines(server)).filter(([, , , line]) => line === `heard: ${text}`).length
  const setOnline = (isOnline: boolean) => {
    network.isOnline = isOnline
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  /** A later command that was executed proves that an earlier one would have been. */
  const proven = async (text: string) => {
    await sent(text)
    await eventually(async () => expect(await done(text)).toBe(1))
  }
  return { link, line, sent, done, proven, setOnline, fates: () => outcomes, status: () => status }
}

test('console command: over a good connection it runs once, without a notice', async () => {
  const { sent, done, fates: outcomes } = await consoleOverLine()
  await sent('hello')
  await eventually(async () => expect([await done('hello'), outcomes()]).toEqual([1, []]))
})

test('console command: offline it is not sent, and not executed after the reconnect', async () => {
  const { link, proven, done, fates: outcomes, status, setOnline } = await consoleOverLine()
  await proven('before')
  setOnline(false)
  expect(status()).toBe('offline')
  expect(link.command('stop it')).toBe(false)
  setOnline(true)
  await proven('after')
  expect([await done('stop it'), outcomes(), status()]).toEqual([0, [], 'connected'])
})

test('console command: one lost by a dropped connection is reported as not executed', async () => {
  const { sent, proven, line, done, fates: outcomes } = await consoleOverLine()
  await proven('before')
  line.hold()
  await sent('stop it')
  line.cut()
  await eventually(() => expect(outcomes()).toEqual(['stop it: lost']))
  await eventually(() => expect(outcomes()).toEqual(['stop it: late']))
  await proven('after')
  expect(await done('stop it')).toBe(0)
})

test('console command: one whose response was lost runs once, and is reported as executed', async () => {
  const { sent, proven, line, done, fates: outcomes } = await consoleOverLine()
  await proven('before')
  line.mute()
  await sent('save it')
  await eventually(async () => expect(await done('save it')).toBe(1))
  line.cut()
  await eventually(() => expect(outcomes()).toEqual(['save it: lost']))
  await eventually(() => expect(outcomes()).toEqual([]))
  await proven('after')
  expect(await done('save it')).toBe(1)
})

test('console command: a half-open connection does not execute one reported as lost', async () => {
  const { sent, proven, line, done, fates: outcomes, status } = await consoleOverLine()
  await proven('before')
  line.hold()
  await sent('stop it')
  expect(status()).toBe('connected')
  // Nothing closes; only the missing response shows the failure.
  await eventually(() => expect(outcomes()).toEqual(['stop it: lost']))
  await eventually(() => expect(outcomes()).toEqual(['stop it: late']))
  line.release()
  await proven('after')
  expect([await done('stop it'), outcomes()]).toEqual([0, ['stop it: late']])
})

test('console command: one delivered too late is refused, and reported as not executed', async () => {
  const { sent, proven, line, done, fates: outcomes } = await consoleOverLine()
  await proven('before')
  line.hold()
  await sent('stop it')
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
  line.release()
  await eventually(() => expect(outcomes()).toEqual(['stop it: late']))
  await proven('after')
  expect(await done('stop it')).toBe(0)
})
