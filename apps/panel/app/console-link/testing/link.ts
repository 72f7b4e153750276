import type { ConsoleOut } from '@zubr/contracts/console'
import { vi } from 'vitest'
import { ConsoleBuffer } from '../console-buffer.ts'
import { ConsoleLink } from '../console-link.ts'
import { type SentCommand, SentCommands } from '../sent-commands.ts'

/** A fake WebSocket: the browser's end, and methods for the node's messages. */
export class FakeSocket extends EventTarget {
  readyState = 0
  sent: { type: string; [key: string]: unknown }[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(message: ConsoleOut) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

/** A link with fake sockets, for `vi.useFakeTimers({ now: 0 })`. */
export function linkForTest(
  access = async () => ({ url: 'wss://n/console', token: 't', expiresAt: '1970-01-01T00:05:00.000Z' }),
  sent = new SentCommands(),
) {
  const sockets: FakeSocket[] = []
  const buffer = new ConsoleBuffer((notify) => notify())
  const statuses: string[] = []
  const refused = vi.fn()
  const tokens = vi.fn(access)
  const reasons: (string | undefined)[] = []
  const network = Object.assign(new EventTarget(), { isOnline: true })
  let commands: readonly SentCommand[] = []
  const link = new ConsoleLink({
    buffer,
    access: tokens,
    onStatus: (status, why) => {
      statuses.push(status)
      reasons.push(why)
    },
    onRefused: refused,
    commands: sent,
    onCommands: (sent) => {
      commands = sent
    },
    network,
    isOnline: () => network.isOnline,
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    random: () => 1,
  })
  link.start()
  const socket = async (index: number) => {
    await vi.advanceTimersByTimeAsync(0)
    const found = sockets[index]
    if (!found) throw new Error(`there is no connection ${index}`)
    return found
  }
  const setOnline = (isOnline: boolean) => {
    network.isOnline = isOnline
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  const outcomes = () => commands.map(({ text, outcome }) => `${text}: ${outcome}`)
  return { link, buffer, statuses, reasons, refused, sockets, socket, tokens, setOnline, outcomes, sent }
}

export const line = (seq: number): [number, number, 'normal', string] => [seq, seq, 'normal', `line ${seq}`]
