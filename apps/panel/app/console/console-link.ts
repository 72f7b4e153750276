import type { ConsoleIn, ConsoleLine, ConsoleOut } from '@zubr/contracts/servers'
import type { z } from 'zod'
import { ApiFailure } from '../wire/request.ts'
import type { Access } from '../wire/servers.ts'
import type { ConsoleBuffer } from './console-buffer.ts'

export type LinkStatus = 'connecting' | 'connected' | 'reconnecting' | 'blocked'
export type Found = { lines: readonly ConsoleLine[]; more: boolean }
type Refusal = Extract<ConsoleOut, { type: 'refused' }>['why']

type Options = {
  buffer: ConsoleBuffer
  access(): Promise<Access>
  onStatus(status: LinkStatus): void
  /** A command or a search was not taken. */
  onRefused(why: Refusal): void
  connect?(url: string): WebSocket
  /** A number from 0 to 1; tests hand in their own. */
  random?: () => number
}

/** A fresh token is asked for so long before the old one ends. */
const renewBeforeMs = 60_000
const longestPauseMs = 10_000

/**
 * One console's connection to its node. It comes back by itself after the last line that the buffer has, so that no line is lost
 * and none comes twice.
 */
export class ConsoleLink {
  #options: Options
  #socket: WebSocket | undefined
  #stopped = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #renewal: ReturnType<typeof setTimeout> | undefined
  #searches = new Map<number, { resolve(found: Found): void; reject(): void }>()
  #nextSearch = 1
  #hurry = () => {
    if (this.#timer !== undefined) void this.#connect()
  }

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    this.#options.onStatus('connecting')
    if (typeof window !== 'undefined') window.addEventListener('online', this.#hurry)
    void this.#connect()
  }

  stop(): void {
    this.#stopped = true
    if (typeof window !== 'undefined') window.removeEventListener('online', this.#hurry)
    clearTimeout(this.#timer)
    clearTimeout(this.#renewal)
    this.#endSearches()
    this.#socket?.close()
  }

  /** False while there is no connection. */
  command(text: string): boolean {
    return this.#send({ type: 'command', text })
  }

  /** Rejects if it was refused or the connection dropped meanwhile. */
  search(text: string): Promise<Found> {
    const id = this.#nextSearch++
    return new Promise((resolve, reject) => {
      if (!this.#send({ type: 'search', id, text })) return reject(new Error('not connected'))
      this.#searches.set(id, { resolve, reject: () => reject(new Error('refused')) })
    })
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    let access: Access
    try {
      access = await this.#options.access()
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : 'internal'
      if (code === 'server_not_active') return this.#options.onStatus('blocked')
      if (code !== 'unauthorized' && code !== 'not_found') this.#tryLater()
      return
    }
    if (this.#stopped) return
    const socket = (this.#options.connect ?? ((url) => new WebSocket(url)))(access.url)
    this.#socket = socket
    socket.addEventListener('open', () => {
      if (socket !== this.#socket || this.#stopped) return socket.close()
      const { buffer } = this.#options
      buffer.reopened()
      this.#send({ type: 'open', token: access.token, after: buffer.last === 0 ? null : buffer.last })
      this.#options.onStatus('connected')
      this.#renewAt(access)
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as ConsoleOut)) // the contract's shape
    socket.addEventListener('close', () => {
      if (socket !== this.#socket) return
      this.#socket = undefined
      clearTimeout(this.#renewal)
      this.#endSearches()
      if (!this.#stopped) this.#tryLater()
    })
  }

  #hear(message: ConsoleOut): void {
    const { buffer, onRefused } = this.#options
    switch (message.type) {
      case 'lines':
        this.#failures = 0
        buffer.take(message.lines)
        break
      case 'gap':
        buffer.gap(message.from)
        break
      case 'found':
        this.#searches.get(message.id)?.resolve(message)
        this.#searches.delete(message.id)
        break
      case 'refused':
        // A server that the node has not heard of yet, and a token that ran out, end the connection; the next one settles it.
        if (message.why === 'token' || message.why === 'server') break
        this.#endSearches()
        onRefused(message.why)
        break
    }
  }

  #send(message: z.infer<typeof ConsoleIn>): boolean {
    if (this.#socket?.readyState !== 1) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #renewAt({ expiresAt }: Access): void {
    clearTimeout(this.#renewal)
    // The browser's clock may be wrong: never at once, never later than the token's whole life.
    const pause = Math.min(Math.max(Date.parse(expiresAt) - Date.now() - renewBeforeMs, 30_000), 240_000)
    this.#renewal = setTimeout(async () => {
      const access = await this.#options.access().catch(() => undefined)
      if (access && this.#send({ type: 'renew', token: access.token })) this.#renewAt(access)
    }, pause)
  }

  #tryLater(): void {
    this.#options.onStatus(this.#options.buffer.last === 0 ? 'connecting' : 'reconnecting')
    const longest = Math.min(longestPauseMs, 400 * 2 ** this.#failures)
    this.#failures++
    const pause = longest * (0.5 + (this.#options.random ?? Math.random)() / 2)
    this.#timer = setTimeout(() => void this.#connect(), pause)
  }

  #endSearches(): void {
    for (const { reject } of this.#searches.values()) reject()
    this.#searches.clear()
  }
}
