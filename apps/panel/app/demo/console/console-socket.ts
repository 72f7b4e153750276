import type { ConsoleIn, ConsoleLine, ConsoleOut } from '@zubr/contracts/console'
import { consoleHeartbeatMs } from '@zubr/contracts/console-constants'
import type { ConsoleSocket } from '../../api/fake-backend.ts'
import type { DemoServer } from '../memory.ts'
import { awaitsConfirm, runConsoleCommand } from '../servers/running.ts'
import { usageAt } from '../servers/usage.ts'
import { playersNamed } from './console-log.ts'

const openMs = 120
const linesAtFirst = 500
const maxFound = 200
/** How often a player writes in the chat while a visitor watches. */
const chatEveryMs = 9_000

/** A fake WebSocket for the console link, with a simulated agent behind it. */
export class DemoSocket extends EventTarget implements ConsoleSocket {
  readyState: ConsoleSocket['readyState'] = WebSocket.CONNECTING
  #server: DemoServer
  #chat: readonly string[]
  #ends: (() => void)[] = []

  constructor(demoServer: DemoServer, chat: readonly string[]) {
    super()
    this.#server = demoServer
    this.#chat = chat
    setTimeout(() => {
      if (this.readyState !== WebSocket.CONNECTING) return
      this.readyState = WebSocket.OPEN
      this.dispatchEvent(new Event('open'))
    }, openMs)
  }

  send(data: string): void {
    const message = JSON.parse(data) as ConsoleIn
    const { log } = this.#server
    switch (message.type) {
      case 'open':
        this.#open(message.after)
        break
      case 'renew':
        break
      case 'command':
        this.#command(message.text, message.sent && { id: message.sent.id })
        break
      case 'search': {
        const sought = message.text.toLowerCase()
        const lines = log.lines.filter(([, , , text]) => text.toLowerCase().includes(sought))
        const more = lines.length > maxFound
        this.#say({ type: 'searchResults', id: message.id, lines: lines.slice(-maxFound), more })
      }
    }
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    for (const end of this.#ends) end()
    this.dispatchEvent(new Event('close'))
  }

  #open(after: number | null): void {
    const { log } = this.#server
    this.#live()
    this.#tell(after === null ? log.lines.slice(-linesAtFirst) : log.lines.slice(after))
    const alive = setInterval(() => this.#live(), consoleHeartbeatMs)
    const chat = setInterval(() => this.#chatter(), chatEveryMs)
    this.#ends.push(
      log.subscribe((line) => this.#tell([line])),
      () => clearInterval(alive),
      () => clearInterval(chat),
    )
  }

  /** Nothing is lost in memory, so each heartbeat may be the first. */
  #live(): void {
    this.#say({ type: 'heartbeat', epoch: 'demo', heartbeat: 1 })
  }

  #command(text: string, sent: { id: string } | undefined): void {
    const isListening = this.#server.view.state === 'running' || awaitsConfirm(this.#server)
    if (isListening) runConsoleCommand(this.#server, text)
    if (!isListening) this.#say({ type: 'refused', reason: 'not_running', ...sent })
    else if (sent) this.#say({ type: 'accepted', ...sent })
  }

  #tell(lines: ConsoleLine[]): void {
    if (lines.length > 0) this.#say({ type: 'lines', lines })
  }

  #say(message: ConsoleOut): void {
    // Asynchronous, like a network.
    queueMicrotask(() => {
      if (this.readyState === WebSocket.OPEN)
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
    })
  }

  #chatter(): void {
    const { view, use, log } = this.#server
    if (view.state !== 'running' || view.nodeSilent) return
    const names = playersNamed(usageAt(use, view.limits, Date.now()).players ?? 0)
    const count = log.lines.length
    const line = this.#chat[count % this.#chat.length]
    if (names.length > 0 && line) log.append(`<${names[count % names.length]}> ${line}`)
  }
}
