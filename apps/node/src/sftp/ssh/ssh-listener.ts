import { createServer, type Server, type Socket } from 'node:net'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import { ConnectionShares } from '@zubr/on-node/connection-shares'
import { addressKeyOf, networkOf } from '@zubr/process/network'
import ssh2, { type Connection } from 'ssh2'
import type { FromThread, ThreadOptions } from '../messages.ts'
import type { SessionHost } from '../session/session-host.ts'
import { algorithms } from './algorithms.ts'
import { keepKeyObjects, offerFastCiphers } from './fast-ciphers.ts'
import { hostKey } from './host-key.ts'
import { RefusalCounter } from './refusal-counter.ts'
import { SshConnection } from './ssh-connection.ts'

export type SshHost = {
  /**
   * Resolves to the account of a login for `connection`, or else to the seconds for which its
   * address is blocked.
   */
  logIn(attempt: {
    connection: number
    user: string
    address: string
    proof: SftpProof
  }): Promise<{ account: string | null; waitSeconds: number }>
  files(connection: number): SessionHost['files']
  changed(connection: number): SessionHost['changed']
  closed(connection: number): void
}

const maxBlocked = 10_000

/** A socket that may become a connection. */
type Client = {
  number: number
  socket: Socket
  address: string
  /** The address by which logins are blocked. */
  addressKey: string
  network: string
  account: string | undefined
  connection: SshConnection | undefined
}

/** Listens for SSH and serves files. Rejects if the port is taken. */
export async function listenForSsh(options: ThreadOptions, host: SshHost): Promise<SshListener> {
  const ownKey = await hostKey(options.keyFile)
  const listener = new SshListener(ownKey, options, host)
  await listener.listen()
  return listener
}

/** Accepts SSH connections within the limits. */
export class SshListener {
  readonly fingerprint: string
  readonly #options: ThreadOptions
  readonly #host: SshHost
  readonly #refusals = new RefusalCounter()
  readonly #sockets = new Map<number, Socket>()
  readonly #shares: ConnectionShares<Socket>
  /** Connections by account. */
  readonly #accounts = new Map<string, number>()
  /** Blocked addresses, with the end of the block. */
  readonly #blockedUntil = new Map<string, number>()
  /** Sockets before their SSH greeting, by the address that the library reports. */
  readonly #greeting = new Map<string, (connection: Connection) => void>()
  readonly #server: InstanceType<typeof ssh2.Server>
  readonly #listener: Server
  #lastNumber = 0

  constructor(ownKey: Awaited<ReturnType<typeof hostKey>>, options: ThreadOptions, host: SshHost) {
    const { limits } = options
    this.fingerprint = ownKey.fingerprint
    this.#options = options
    this.#host = host
    this.#shares = new ConnectionShares({
      maxUnknown: limits.maxUnknown,
      maxUnknownPerAddress: limits.maxUnknownPerAddress,
      maxKnown: limits.maxKnown,
      // `enter` tells an account that has more connections.
      maxKnownPerSubject: limits.maxKnown,
    })
    this.#server = new ssh2.Server(
      {
        ...{ hostKeys: [ownKey.key], algorithms, ident: 'Zubr' },
        ...{ keepaliveInterval: 30_000, keepaliveCountMax: 3 },
      },
      (connection, info) => {
        offerFastCiphers(connection, info.header.versions.software)
        this.#greeting.get(`${info.ip} ${info.port}`)?.(connection)
      },
    )
    this.#listener = createServer({ noDelay: true }, (socket) => this.#admit(socket))
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#listener.once('error', reject)
      this.#listener.listen(this.#options.port, this.#options.host, resolve)
    })
    this.#listener.removeAllListeners('error')
    // The error of a connection that could not be accepted: too many open files.
    this.#listener.on('error', () => undefined)
  }

  get port(): number {
    const bound = this.#listener.address()
    return typeof bound === 'object' && bound ? bound.port : this.#options.port
  }

  /** Refused clients since the last call, if there are any. */
  takeRefusals(): Extract<FromThread, { is: 'refused' }> | undefined {
    return this.#refusals.take()
  }

  end(connection: number): void {
    this.#sockets.get(connection)?.destroy()
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#listener.close(() => resolve()))
    for (const socket of this.#sockets.values()) socket.destroy()
    await closed
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const addressKey = addressKeyOf(address)
    const network = networkOf(address) ?? 'unknown'
    // The socket closes after an error.
    socket.on('error', () => undefined)
    if (this.#isBlocked(addressKey)) {
      this.#refusals.count('connection', network)
      socket.destroy()
      return
    }
    this.#lastNumber += 1
    const client: Client = {
      ...{ number: this.#lastNumber, socket, address, addressKey, network },
      ...{ account: undefined, connection: undefined },
    }
    this.#sockets.set(client.number, socket)
    this.#shares.add(socket, address)
    const place = `${socket.remoteAddress} ${socket.remotePort}`
    const handshake = setTimeout(() => socket.destroy(), this.#options.limits.handshakeMs)
    socket.once('close', () => {
      clearTimeout(handshake)
      this.#greeting.delete(place)
      this.#onClose(client)
    })
    this.#greeting.set(place, (connection) => {
      connection.on('handshake', () => {
        clearTimeout(handshake)
        keepKeyObjects(connection)
      })
      this.#serve(client, connection)
    })
    this.#server.injectSocket(socket)
  }

  #serve(client: Client, connection: Connection): void {
    const { number, socket, network } = client
    const { limits } = this.#options
    client.connection = new SshConnection(connection, socket, {
      limits,
      logIn: (user, proof) => this.#logIn(client, user, proof),
      enter: (account) => {
        this.#shares.logIn(socket, account)
        client.account = account
        return addCount(this.#accounts, account, 1) <= limits.maxKnownPerAccount
      },
      sessionHost: () => ({ files: this.#host.files(number), changed: this.#host.changed(number) }),
      refusedLogin: () => this.#refusals.count('login', network),
    })
    client.connection.serve()
  }

  async #logIn(
    { number, address, addressKey }: Client,
    user: string,
    proof: SftpProof,
  ): Promise<{ account: string } | undefined> {
    const { account, waitSeconds } = await this.#host.logIn({ connection: number, user, address, proof })
    if (waitSeconds > 0 && this.#blockedUntil.size < maxBlocked)
      this.#blockedUntil.set(addressKey, performance.now() + Math.min(waitSeconds, 60) * 1_000)
    return account === null ? undefined : { account }
  }

  #onClose({ number, socket, network, account, connection }: Client): void {
    if (account === undefined) this.#refusals.count('connection', network)
    this.#shares.remove(socket)
    this.#sockets.delete(number)
    if (account !== undefined) addCount(this.#accounts, account, -1)
    // After everything that it had open is closed.
    setImmediate(() => void Promise.resolve(connection?.ended()).finally(() => this.#host.closed(number)))
  }

  #isBlocked(addressKey: string): boolean {
    const until = this.#blockedUntil.get(addressKey)
    if (until === undefined) return false
    if (until > performance.now()) return true
    this.#blockedUntil.delete(addressKey)
    return false
  }
}

/** Returns the new count. */
function addCount(counts: Map<string, number>, key: string, change: number): number {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
  return count
}
