/** The part of ssh2 that is used here. Its own types would depend on those of another Node. */
declare module 'ssh2' {
  import type { EventEmitter } from 'node:events'
  import type { Socket } from 'node:net'
  import type { Duplex, Writable } from 'node:stream'

  export type AuthContext = {
    username: string
    method: 'none' | 'password' | 'publickey' | 'hostbased' | 'keyboard-interactive'
    password?: string
    key?: { algo: string; data: Buffer }
    /**
     * The signed data, with `signature`. Both are absent while the client only asks whether a key
     * is accepted.
     */
    blob?: Buffer
    signature?: Buffer
    hashAlgo?: string
    accept(): void
    reject(methods?: string[]): void
  }
  export type Channel = Duplex & { stderr: Writable; exit(status: number): void; close(): void }
  type Accept<T> = () => T
  export interface Session extends EventEmitter {
    on(event: 'shell', listener: (accept: Accept<Channel>) => void): this
    on(
      event: 'exec',
      listener: (accept: Accept<Channel>, reject: unknown, info: { command: string }) => void,
    ): this
    on(
      event: 'subsystem',
      listener: (accept: Accept<Channel>, reject: (() => void) | undefined, info: { name: string }) => void,
    ): this
  }
  /** Undocumented, so another version may not have it. */
  type Undocumented = Record<string, unknown> | null | undefined
  export interface Connection extends EventEmitter {
    _protocol?: { _offer?: unknown; _cipher?: Undocumented; _decipher?: Undocumented }
    on(event: 'authentication', listener: (context: AuthContext) => void): this
    on(event: 'session', listener: (accept: Accept<Session>, reject: () => void) => void): this
    on(event: 'ready' | 'handshake' | 'rekey' | 'close' | 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
    end(): this
  }
  export class Server {
    constructor(
      options: object,
      listener: (
        connection: Connection,
        info: { ip: string; port: number; header: { versions: { software: string } } },
      ) => void,
    )
    injectSocket(socket: Socket): void
  }
  const ssh2: {
    Server: typeof Server
    utils: { generateKeyPairSync(type: 'ed25519'): { private: string; public: string } }
  }
  export default ssh2
}

declare module 'ssh2/lib/protocol/kex.js' {
  type Both = {
    cipher: readonly string[]
    mac: readonly string[]
    compress: readonly string[]
    lang: readonly string[]
  }
  const kex: {
    KexInit: new (lists: {
      kex: readonly string[]
      serverHostKey: readonly string[]
      cs: Both
      sc: Both
    }) => object
  }
  export default kex
}
